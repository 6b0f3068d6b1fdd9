package cydonia.ai.martians;

import static cydonia.ai.martians.Bill.PLACEMENT;

import cydonia.ai.Account;
import cydonia.ai.Account.Part;
import cydonia.ai.Hopes;
import cydonia.engine.Seat;
import cydonia.games.martians.Survey;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.Ward;
import java.util.ArrayList;
import java.util.List;

/** Everything that is left to do for a mission, as time units, against the time that is left. */
final class Workload {

    /** Of all time so much is not wasted. */
    private static final double USEFUL_TIME = 0.75;
    /** What nobody asks for yet may still come in handy. */
    private static final double SPARE = 0.04;
    /** The technology of four time units, with its placement and energy. */
    private static final double DNA_ALTERATION = 4.3;
    private static final double LABORATORY = 3.5;
    private static final int BIRTHS_FOR_FOURTH = 3;
    /** So much slack gives three chances in four: more while much can still happen. */
    private static final double UNIT_AT_THE_END = 0.7;
    private static final double UNIT_PER_TIME = 0.1;

    private final Survey table;
    private final Team team;
    private final Bill bill = new Bill();

    Workload(Survey table, int seats) {
        this.table = table;
        this.team = new Team(table, seats);
    }

    /** The chance that everything is done in time. */
    double chance() {
        Duties duties = new Duties(team, bill);
        duties.needs();
        duties.objectives();
        markers();
        new Making(team, bill).all();
        double slack = time() + SPARE * bill.spare(team) - bill.time();
        return 0.03 + 0.94 * Hopes.chance(slack / (UNIT_AT_THE_END + UNIT_PER_TIME * team.timeLeft()));
    }

    /** The same as a person would count it: the time that is left, and what each duty takes of it. */
    Account account() {
        Duties duties = new Duties(team, bill);
        List<Part> parts = new ArrayList<>();
        parts.add(new Part(Accounts.TIME, time()));
        duties.needs();
        parts.add(new Part(Accounts.NEEDS, -bill.time()));
        double before = bill.time();
        duties.objectives();
        parts.add(new Part(Accounts.OBJECTIVES, before - bill.time()));
        before = bill.time();
        markers();
        parts.add(new Part(Accounts.MARKERS, before - bill.time()));
        before = bill.time();
        new Making(team, bill).all();
        parts.add(new Part(Accounts.GOODS, SPARE * bill.spare(team) + before - bill.time()));
        return new Account(Accounts.TIME_TO_SPARE, parts, Accounts.openNeeds(table, team.anybody()));
    }

    private double time() {
        return USEFUL_TIME * team.timeLeft() + growth() + fourTimeUnits();
    }

    /** Markers that must come back before they can be placed again. */
    private void markers() {
        int hungry = team.inWard(Ward.APARTMENTS);
        int paid = Math.min(hungry, team.held(Good.CURRENCY) / 2);
        bill.time(PLACEMENT * team.markersOut() + team.inWard(Ward.INFIRMARY) + 0.3 * paid + 0.9 * (hungry - paid));
    }

    /** A colony without needs grows; three births free a fourth colonist, who has a turn in every cycle to come. */
    private double growth() {
        Seat one = team.anybody();
        int cyclesLeft = team.cyclesLeft();
        if (cyclesLeft == 0 || table.fourthFree(one)) {
            return 0;
        }
        int control = table.developed(one, Technology.BIRTH_CONTROL) ? 1 : 0;
        int births = table.births(one);
        boolean possible = births + (1 + control) * cyclesLeft >= BIRTHS_FOR_FOURTH;
        return possible ? table.crews() * 0.35 * Math.min(BIRTHS_FOR_FOURTH, births + control) : 0;
    }

    /** The laboratory can make every player-turn longer. */
    private double fourTimeUnits() {
        double gain = 0;
        for (int i = 0; i < team.seats(); i++) {
            Seat seat = Seat.of(i);
            if (!table.developed(seat, Technology.DNA_ALTERATION)) {
                gain += Math.max(0, 0.7 * (table.turnsToCome(seat) - 1) - DNA_ALTERATION);
            }
        }
        double cost = table.underConstruction(Infrastructure.LABORATORY) ? LABORATORY : 0;
        return 0.5 * Math.max(0, gain - cost);
    }
}
