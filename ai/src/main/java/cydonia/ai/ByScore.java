package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Outcome;
import cydonia.engine.Position;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;

/**
 * Knowledge of a game of which nothing is known but its scores: whoever is ahead of the best of the others may hope. A
 * small part of the hope is the own score itself, for games where all win together and nobody is ahead.
 */
public final class ByScore<P extends Position<P, A, O>, A extends Action, O>
        implements
            Knowledge<P, A, Rollout<P, A>> {

    private static final double OWN_SCORE = 0.2;
    private static final double USUAL_SCORE = 50;
    private static final double LEAD_THAT_COUNTS = 0.1;

    @Override
    public Rollout<P, A> open(P world) {
        return world.open();
    }

    @Override
    public void value(Rollout<P, A> table, double[] hopes) {
        var outcome = table.outcome();
        if (outcome.isPresent()) {
            Hopes.ended(outcome.get(), hopes);
            return;
        }
        double[] scores = new double[hopes.length];
        for (int i = 0; i < hopes.length; i++) {
            scores[i] = table.score(Seat.of(i));
        }
        for (int i = 0; i < hopes.length; i++) {
            double own = scores[i] / (USUAL_SCORE + Math.abs(scores[i])) / 2 + 0.5;
            double lead = hopes.length == 1 ? own : lead(scores, i);
            hopes[i] = (1 - OWN_SCORE) * lead + OWN_SCORE * own;
        }
    }

    private static double lead(double[] scores, int seat) {
        double rival = Hopes.bestOther(scores, seat);
        double size = 1 + LEAD_THAT_COUNTS * (Math.abs(scores[seat]) + Math.abs(rival));
        return Hopes.chance((scores[seat] - rival) / size);
    }

    @Override
    public double weight(Rollout<P, A> table, Seat seat, A action) {
        return 1;
    }

    /** How scores of an ended game look when they are compared: used to tell a narrow defeat from a rout. */
    static double narrowly(Outcome outcome, int seat) {
        double[] scores = outcome.results().stream().mapToDouble(Outcome.Result::score).toArray();
        return scores.length == 1 ? scores[0] / (USUAL_SCORE + Math.abs(scores[0])) / 2 + 0.5 : lead(scores, seat);
    }
}
