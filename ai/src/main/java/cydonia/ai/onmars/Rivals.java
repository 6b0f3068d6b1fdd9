package cydonia.ai.onmars;

import cydonia.ai.Hopes;
import cydonia.ai.Net;
import cydonia.ai.Traits;
import cydonia.engine.Seat;
import cydonia.games.onmars.Survey;

/** What companies that compete may hope for. */
final class Rivals {

    /** A lead of so many points gives three chances in four: more while much can still happen. */
    private static final double UNIT_AT_THE_END = 3;
    private static final double UNIT_PER_ROUND = 0.8;
    /** The part of a hope that each round to come takes: whoever is far ahead should bring the game to its end. */
    private static final double HASTE = 0.003;
    /** The same units for leads that the net foresees. */
    private static final double LEARNED_UNIT_AT_THE_END = 4;
    private static final double LEARNED_UNIT_PER_ROUND = 0.8;

    private Rivals() {
    }

    static void hopes(Survey table, double rounds, double[] hopes) {
        double[] estimates = new double[hopes.length];
        for (int i = 0; i < hopes.length; i++) {
            estimates[i] = Prospects.of(table, Seat.of(i), rounds);
        }
        Hopes.byLead(estimates, UNIT_AT_THE_END + UNIT_PER_ROUND * rounds, hopes);
        makeHaste(rounds, hopes);
    }

    private static void makeHaste(double rounds, double[] hopes) {
        for (int i = 0; i < hopes.length; i++) {
            hopes[i] *= 1 - HASTE * rounds;
        }
    }

    /**
     * The same by what was learned from played games, for two. Each sees the lead a little differently, for each knows
     * other goals; the middle of both is taken, so that one's gain is the other's loss.
     */
    static void learnedHopes(Survey table, double rounds, Net learned, double[] hopes) {
        Side[] sides = {Side.of(table, Seat.of(0), rounds), Side.of(table, Seat.of(1), rounds)};
        double lead = (lead(table, rounds, sides, learned, 0) - lead(table, rounds, sides, learned, 1)) / 2;
        double unit = LEARNED_UNIT_AT_THE_END + LEARNED_UNIT_PER_ROUND * rounds;
        hopes[0] = Hopes.byLead(lead, unit);
        hopes[1] = Hopes.byLead(-lead, unit);
        makeHaste(rounds, hopes);
    }

    private static double lead(Survey table, double rounds, Side[] sides, Net learned, int seat) {
        Net.Sum sum = learned.sum();
        traits(table, rounds, sides, seat, sum);
        return sum.value();
    }

    /** What a net is to learn from. */
    static void traits(Survey table, double rounds, Seat seat, Traits to) {
        Side[] sides = {Side.of(table, Seat.of(0), rounds), Side.of(table, Seat.of(1), rounds)};
        traits(table, rounds, sides, seat.index(), to);
    }

    private static void traits(Survey table, double rounds, Side[] sides, int seat, Traits to) {
        Side own = sides[seat];
        Side other = sides[1 - seat];
        new OnMarsTraits(table, rounds).put(Seat.of(seat), own, other, own.worth() - other.worth(), 0, to);
    }
}
