package cydonia.ai.martians;

import static cydonia.ai.martians.Bill.ACTION;
import static cydonia.ai.martians.Bill.PLACEMENT;

import cydonia.games.martians.Survey;
import cydonia.games.martians.box.Cost;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.Objective;
import cydonia.games.martians.box.Objective.Condition;
import cydonia.games.martians.box.Technology;
import java.util.List;
import java.util.Optional;

/** What a mission and the people of the colony ask for until the end. */
record Duties(Team team, Bill bill) {

    /** What is not done yet may still go wrong. */
    private static final double RISK = 0.5;
    /** Digs to turn up an artefact in the extension and to get it, and from one that lies open to the next. */
    private static final double SEARCH = 3;
    private static final double TO_THE_NEXT = 2;
    private static final double TECHNOLOGY = 3.3;
    private static final double LOST_CAUSE = 30;
    /**
     * What is made besides the needs that will come for sure, because events bring more, or take their makers' time.
     */
    private static final double SICKNESS_BY_EVENTS = 0.7;
    private static final double HUNGER_BY_EVENTS = 1.5;
    private static final int BIRTHS_FOR_FOURTH = 3;
    /** Its people are hungrier than others. */
    private static final Optional<Mission> HUNGRY_MISSION = Optional.of(Mission.CHANGE_OF_PLANS);

    private Survey table() {
        return team.table();
    }

    private int needs(Need need) {
        return table().needs(team.anybody(), need);
    }

    private int less(Technology technology) {
        return table().developed(team.anybody(), technology) ? 1 : 0;
    }

    /** In the last cycle every need must be met; before, what is left over costs markers, and missing oxygen lives. */
    void needs() {
        int crews = table().crews();
        int cyclesLeft = team.cyclesLeft();
        int sickness = needs(Need.SICKNESS);
        int hunger = needs(Need.HUNGER);
        bill.actions(needs(Need.OXYGEN) + cyclesLeft * (crews - less(Technology.CO2_CONVERTER)));
        if (cyclesLeft == 0) {
            bill.ask(sickness, Good.MEDICINE);
            bill.ask(hunger, Good.FOOD);
            bill.time(3 * Math.max(0, sickness + hunger - table().deliveries() * team.turnsInCycle()));
        } else {
            bill.time(sickness == 0 ? 0 : 0.4 * (crews + sickness));
            bill.time(hunger == 0 ? 0 : 0.3 * crews + 0.15 * hunger);
            bill.ask(crews - less(Technology.MEDICINES) + SICKNESS_BY_EVENTS, Good.MEDICINE);
            bill.ask(2 * crews + hungrier(), Good.FOOD);
        }
    }

    private double hungrier() {
        return HUNGER_BY_EVENTS + (table().fourthFree(team.anybody()) ? 1 : 0) + table().refugees()
                + (table().mission().equals(HUNGRY_MISSION) ? 1 : 0);
    }

    void objectives() {
        List<Objective> objectives = table().objectives();
        for (int i = 0; i < objectives.size(); i++) {
            switch (objectives.get(i)) {
                case Objective.Task task -> task(task.cost(), table().slots(i) - table().filled(i));
                case Objective.State state -> state(state.condition());
            }
        }
    }

    private void task(Cost cost, int times) {
        if (times <= 0) {
            return;
        }
        bill.time(times * (cost.time() + PLACEMENT + RISK));
        for (int kind = 0; kind < cost.kinds(); kind++) {
            bill.ask(times * cost.count(kind), cost.good(kind));
        }
        artefacts(times * cost.artefacts() - table().artefacts());
    }

    /** First those that lie open; the others may be anywhere in the extension. */
    private void artefacts(int missing) {
        if (missing <= 0) {
            return;
        }
        int seen = Math.min(missing, table().artefactsSeen());
        bill.actions(seen == 0
                ? table().toExtension() - 1
                : Math.max(1, table().toArtefact()) + TO_THE_NEXT * (seen - 1));
        bill.actions(SEARCH * (missing - seen));
    }

    private void state(Condition condition) {
        int value = table().value(condition);
        int players = team.seats();
        switch (condition) {
            case Condition.ConstructionLeft left -> wanted(value - left.most().at(players));
            case Condition.GreenhouseImprovementsLeft left -> wanted(value - left.most().at(players));
            case Condition.ImprovementsLeft left -> wanted(value - left.most().at(players));
            case Condition.Installations some -> wanted(some.least().at(players) - value);
            case Condition.NoDust _ -> dust(value);
            case Condition.TokensDug some -> bill.actions(Math.max(0, some.least().at(players) - value) / 2.0);
            case Condition.NobodyDead _ -> bill.time(value * LOST_CAUSE);
            case Condition.FourthColonist _ -> bill.time(value == 1 ? 0 : fourthColonist());
            case Condition.ColonyTechnologies some -> technologies(some.least().at(players) - value);
            case Condition.ReputationTogether some -> bill.time(0.4 * Math.max(0, some.least().at(players) - value));
        }
    }

    private void wanted(int buildings) {
        bill.buildings(buildings);
        bill.time(RISK * Math.max(0, buildings));
    }

    /** More falls in every preparation to come. */
    private void dust(int lying) {
        int places = lying + team.cyclesLeft();
        bill.time(places * ACTION + lying * RISK);
        bill.ask(places, Good.ENERGY);
        bill.ask(places, Good.WATER);
    }

    private void technologies(int missing) {
        if (missing > 0) {
            bill.time(missing * TECHNOLOGY);
            bill.ask(missing, Good.ENERGY);
            bill.buildings(table().underConstruction(Infrastructure.LABORATORY) ? 1 : 0);
        }
    }

    /** How far away the fourth colonist is; the last chance is the preparation of the last cycle. */
    private double fourthColonist() {
        int cyclesLeft = team.cyclesLeft();
        if (cyclesLeft == 0) {
            return LOST_CAUSE;
        }
        int perCycle = 1 + less(Technology.BIRTH_CONTROL);
        int missing = Math.max(0, BIRTHS_FOR_FOURTH - table().births(team.anybody()));
        return 3 * missing + LOST_CAUSE / 2 * Math.max(0, missing - perCycle * cyclesLeft);
    }
}
