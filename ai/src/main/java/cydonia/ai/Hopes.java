package cydonia.ai;

import cydonia.engine.Outcome;

/** Numbers between 0 and 1 that say how good things look: helpers for {@link Knowledge}. */
public final class Hopes {

    /** The part of an ended game's worth that is not victory or defeat but how clear it was. */
    private static final double MARGIN = 0.05;

    private Hopes() {
    }

    /** From an advantage, in whatever unit, to a chance: 0 is even, 1 gives 73 %, 3 gives 95 %. */
    public static double chance(double advantage) {
        return 1 / (1 + Math.exp(-advantage));
    }

    /** The best of all the others' estimates; one's own where there are none. */
    public static double bestOther(double[] estimates, int seat) {
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < estimates.length; i++) {
            best = i == seat ? best : Math.max(best, estimates[i]);
        }
        return estimates.length == 1 ? estimates[0] : best;
    }

    /** Fills in, for competitors, the chance each has by their lead over the best of the others. */
    public static void byLead(double[] estimates, double unit, double[] hopes) {
        for (int i = 0; i < hopes.length; i++) {
            hopes[i] = byLead(estimates[i] - bestOther(estimates, i), unit);
        }
    }

    /** The chance of a competitor with such a lead over the best of the others. */
    public static double byLead(double lead, double unit) {
        return MARGIN / 2 + (1 - MARGIN) * chance(lead / unit);
    }

    /**
     * A game that is over: victory counts, shared among the victors of a competition, and a little how clear it was.
     */
    public static void ended(Outcome outcome, double[] hopes) {
        int victors = outcome.kind() == Outcome.Kind.COMPETITIVE ? Math.max(1, outcome.winners().size()) : 1;
        for (int i = 0; i < hopes.length; i++) {
            double won = outcome.results().get(i).won() ? 1.0 / victors : 0;
            hopes[i] = (1 - MARGIN) * won + MARGIN * ByScore.narrowly(outcome, i);
        }
    }
}
