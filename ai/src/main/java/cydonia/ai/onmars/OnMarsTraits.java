package cydonia.ai.onmars;

import cydonia.ai.Traits;
import cydonia.engine.Seat;
import cydonia.games.onmars.Survey;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Goal;

/**
 * What a company knows of the game against another one, or against Lacerda, as numbers to learn from: never the private
 * goals of others, nor what lies face down.
 */
final class OnMarsTraits {

    private static final Building[] BUILDINGS = Building.values();
    private static final Contract[] CONTRACTS = Contract.values();
    private static final Goal[] GOALS = Goal.values();
    private static final int DIFFICULTIES = 4;
    private static final int MISSIONS = 3;

    private static final int DIFFICULTY = 2;
    private static final int MISSION = DIFFICULTY + DIFFICULTIES;
    private static final int LEVEL = MISSION + 1 + MISSIONS;
    private static final int ROW = LEVEL + 3;
    private static final int COMPLEX = ROW + Calendar.LIFE_SUPPORT.length;
    private static final int GOAL = COMPLEX + BUILDINGS.length;
    /** What was reckoned of the lead: the net begins with that and learns what it does not tell. */
    static final int RECKONED = GOAL + 2;
    static final int RECKONED_END = RECKONED + 5;
    private static final int SIDES = RECKONED_END;
    static final int FIRST_CARD = SIDES + 2 * Side.NUMBERS;
    private static final int OFFERED = FIRST_CARD + 2 * Side.CARDS;
    private static final int GOAL_HELD = OFFERED + CONTRACTS.length;

    /** So many traits there are. */
    static final int COUNT = GOAL_HELD + GOALS.length;

    /** Towards the end what is reckoned becomes certain; so many rounds are near the end. */
    private static final double NEAR = 3;

    private final Survey table;
    private final double rounds;

    OnMarsTraits(Survey table, double rounds) {
        this.table = table;
        this.rounds = rounds;
    }

    /**
     * Puts them all.
     *
     * @param lead
     *            that was reckoned for the end, or how much more it is than has to be reached
     * @param lacking
     *            how much of what has to be reached besides a lead will probably be lacking; alone only
     */
    void put(Seat seat, Side own, Side other, double lead, double lacking, Traits to) {
        common(to);
        complexes(seat, to);
        goals(seat, to);
        reckoned(lead, lacking, to);
        own.put(SIDES, FIRST_CARD, to);
        other.put(SIDES + Side.NUMBERS, FIRST_CARD + Side.CARDS, to);
        for (Contract contract : CONTRACTS) {
            to.put(OFFERED + contract.ordinal(), table.isOffered(contract) ? 1 : 0);
        }
    }

    private void common(Traits to) {
        to.put(0, rounds);
        to.put(1, table.finalRound() ? 1 : 0);
        if (table.difficulty() > 0) {
            to.put(DIFFICULTY + table.difficulty() - 1, 1);
        }
        to.put(MISSION, table.missionsLeft());
        for (int place = 0; place < MISSIONS; place++) {
            to.put(MISSION + 1 + place, table.missionSteps(place));
        }
        to.put(LEVEL, table.colonyLevel());
        int toThird = 0;
        int toFourth = 0;
        for (int i = 0; i < Calendar.LIFE_SUPPORT.length; i++) {
            int row = table.row(Calendar.LIFE_SUPPORT[i]);
            to.put(ROW + i, row);
            toThird += Math.max(0, Calendar.FIRST_LEVEL - row);
            toFourth += Math.max(0, Calendar.FIRST_LEVEL + 1 - row);
        }
        to.put(LEVEL + 1, toThird);
        to.put(LEVEL + 2, toFourth);
    }

    private void complexes(Seat seat, Traits to) {
        for (Building type : BUILDINGS) {
            to.put(COMPLEX + type.ordinal(), table.largest(seat, type));
        }
    }

    /** The own ones. */
    private void goals(Seat seat, Traits to) {
        int held = 0;
        double best = 0;
        for (Goal goal : GOALS) {
            if (table.holds(seat, goal)) {
                double done = Math.min(1, table.towards(seat, goal) / (double) goal.condition().n());
                held++;
                best = Math.max(best, done);
                to.put(GOAL_HELD + goal.ordinal(), 0.25 + 0.75 * done);
            }
        }
        to.put(GOAL, held);
        to.put(GOAL + 1, best);
    }

    private void reckoned(double lead, double lacking, Traits to) {
        double near = Math.exp(-rounds / NEAR);
        to.put(RECKONED, lead);
        to.put(RECKONED + 1, lead * near);
        to.put(RECKONED + 2, lead * rounds);
        to.put(RECKONED + 3, lacking);
        to.put(RECKONED + 4, lacking * near);
    }
}
