package cydonia.ai.onmars;

import cydonia.engine.Seat;
import cydonia.games.onmars.Survey;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Tech;

/** What a company is in when it has to choose, as numbers of about one: by these its instinct goes. */
final class Situation {

    static final int NUMBERS = 56;

    private static final Item[] ITEMS = Item.values();
    private static final Tech[] TECHS = Tech.values();
    private static final Goal[] GOALS = Goal.values();
    private static final Contract[] CONTRACTS = Contract.values();
    private static final Blueprint[] BLUEPRINTS = Blueprint.values();
    private static final Seat LACERDA = Seat.GREEN;

    private static final int MISSIONS = 3;
    private static final int HIGHEST = 4;
    private static final int MANY_STEPS = 10;
    private static final int WANTED_MINES = 3;
    /** Rounds to the next shuttle, where there is none: as far away as any. */
    private static final int LATE = 5;

    private final Survey table;
    private final Seat seat;
    private final float[] to;
    private int at;

    private Situation(Survey table, Seat seat, float[] to) {
        this.table = table;
        this.seat = seat;
        this.to = to;
    }

    static void put(Survey table, Seat seat, float[] to) {
        Situation situation = new Situation(table, seat, to);
        situation.time();
        situation.colonists();
        situation.stock();
        situation.colony();
        situation.missions();
        situation.cards();
        situation.challenge();
    }

    private void put(double number) {
        to[at++] = (float) number;
    }

    private void put(boolean is) {
        put(is ? 1 : 0);
    }

    private void time() {
        put(1);
        put(Calendar.roundsLeft(table, 2) / 10);
        put(table.finalRound());
        put(Math.min(1, table.round() / 25.0));
        boolean orbit = table.inOrbit(seat);
        double crossing = Math.min(LATE, table.shuttleIn(orbit)) / 4.0;
        put(orbit);
        put(orbit ? crossing : 0);
        put(orbit ? 0 : crossing);
    }

    private void colonists() {
        int quarters = table.quarters(seat);
        int working = table.working(seat);
        int orbit = table.onSlots(seat, true);
        int colony = table.onSlots(seat, false);
        put(quarters / 6.0);
        put(quarters == 0);
        put(quarters == 1);
        put(working / 6.0);
        put(orbit / 3.0);
        put(colony / 3.0);
        put((table.beds(seat) - quarters - working - orbit - colony) / 4.0);
    }

    private void stock() {
        for (int i = 0; i < Item.RESOURCES; i++) {
            put(table.stock(seat, ITEMS[i]) / 3.0);
        }
        put(table.stock(seat, Item.MINERAL) == 0);
        put(table.storage(seat) / 3.0);
        int crystals = table.crystals(seat);
        put(crystals / 4.0);
        put(crystals >= 2);
        put(crystals >= 3);
        put(crystals >= 4);
    }

    private void colony() {
        put(table.shelters(seat) / 3.0);
        put(table.bots(seat) / 3.0);
        put(table.hangar(seat) / 2.0);
        put(table.shipsLeft(seat) / 5.0);
        for (int level = 2; level <= HIGHEST; level++) {
            put(table.colonyLevel() >= level);
        }
        int wanted = 0;
        int toHighest = 0;
        for (Building type : Calendar.LIFE_SUPPORT) {
            int row = table.row(type);
            wanted += row <= table.colonyLevel() ? 1 : 0;
            toHighest += Math.max(0, HIGHEST - row);
        }
        put(wanted / 4.0);
        put(wanted == 1);
        put(toHighest / 12.0);
        put(Math.min(WANTED_MINES, table.mines(seat)) / 3.0);
        put(table.miners(seat) / 3.0);
    }

    private void missions() {
        put(table.missionsLeft() / 3.0);
        int least = MANY_STEPS;
        for (int place = 0; place < MISSIONS; place++) {
            int steps = table.missionSteps(place);
            least = steps == 0 ? least : Math.min(least, steps);
        }
        put(least / 5.0);
        boolean done = table.goalDone(seat);
        put(done);
        put(done ? 0 : nearestGoal());
    }

    private double nearestGoal() {
        double best = 0;
        for (Goal goal : GOALS) {
            if (table.holds(seat, goal)) {
                best = Math.max(best, Math.min(1, table.towards(seat, goal) / (double) goal.condition().n()));
            }
        }
        return best;
    }

    private void cards() {
        int[] contracts = new int[4];
        for (Contract contract : CONTRACTS) {
            if (table.owns(seat, contract)) {
                contracts[(table.isDone(contract) ? 2 : 0) + (contract.isUpgrade() ? 0 : 1)]++;
            }
        }
        for (int count : contracts) {
            put(count);
        }
        int planned = 0;
        int built = 0;
        for (Blueprint card : BLUEPRINTS) {
            if (table.owns(seat, card)) {
                planned += table.isBuilt(card) ? 0 : 1;
                built += table.isBuilt(card) ? 1 : 0;
            }
        }
        put(planned / 3.0);
        put(planned > 0);
        put(built / 3.0);
        int techs = 0;
        int highest = 0;
        for (Tech tech : TECHS) {
            int level = table.techLevel(seat, tech);
            techs += level > 0 ? 1 : 0;
            highest = Math.max(highest, level);
        }
        put(techs / 4.0);
        put(highest / 6.0);
        put(table.progress(seat) / 5.0);
        put(table.researchTiles(seat) / 2.0);
    }

    /** Alone only. */
    private void challenge() {
        put((table.score(seat) - table.score(LACERDA)) / 30.0);
        put(table.difficulty() == 1);
        put(table.difficulty() == 3);
        put(table.secondPass());
    }
}
