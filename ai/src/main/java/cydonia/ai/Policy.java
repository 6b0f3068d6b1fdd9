package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.DiceCup;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import java.util.Arrays;
import java.util.List;

/** How imagined games go on beyond what is searched: by chance, as the weights of the knowledge have it. */
final class Policy<P, A extends Action, R extends Rollout<P, A>> {

    private static final int FINE = 1 << 20;

    private final Knowledge<P, A, R> knowledge;
    private final DiceCup dice;
    private double[] weights = new double[64];

    Policy(Knowledge<P, A, R> knowledge, DiceCup dice) {
        this.knowledge = knowledge;
        this.dice = dice;
    }

    A pick(R table, Seat seat) {
        List<A> legal = table.legal(seat);
        return legal.get(legal.size() == 1 ? 0 : draw(weigh(table, seat, legal), legal.size()));
    }

    /** Fills in the weights and tells their sum; where nothing weighs anything, all are alike. */
    double weigh(R table, Seat seat, List<A> legal) {
        int count = legal.size();
        if (weights.length < count) {
            weights = new double[2 * count];
        }
        knowledge.weigh(table, seat, legal, weights);
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += weights[i];
        }
        if (sum <= 0) {
            Arrays.fill(weights, 0, count, 1);
            return count;
        }
        return sum;
    }

    /** The weight of an action of the list that was weighed last. */
    double weight(int number) {
        return weights[number];
    }

    private int draw(double sum, int count) {
        double at = sum * dice.roll(FINE) / FINE;
        for (int i = 0; i < count - 1; i++) {
            at -= weights[i];
            if (at < 0) {
                return i;
            }
        }
        return lastThatWeighs(count);
    }

    private int lastThatWeighs(int count) {
        int last = count - 1;
        while (weights[last] <= 0) {
            last--;
        }
        return last;
    }
}
