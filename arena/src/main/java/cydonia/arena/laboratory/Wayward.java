package cydonia.arena.laboratory;

import cydonia.ai.Choice;
import cydonia.ai.Decision;
import cydonia.ai.Knowledge;
import cydonia.ai.Player;
import cydonia.engine.Action;
import cydonia.engine.Position;
import cydonia.engine.Rollout;
import cydonia.engine.Seed;
import java.util.Random;

/**
 * A player that makes one decision of so many at a glance, so that it is seen as well what comes of something unusual.
 * Those who learn may be shown the table as it is: the weights of a knowledge tell nothing that is hidden.
 */
final class Wayward<P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>>
        implements
            Player<P, A, O> {

    /** One decision of so many. */
    static final int UNUSUAL = 30;

    private final Player<P, A, O> usual;
    private final Knowledge<P, A, R> knowledge;
    private final Random random;
    private P seen;

    Wayward(Player<P, A, O> usual, Knowledge<P, A, R> knowledge, P beginning, long chance) {
        this.usual = usual;
        this.knowledge = knowledge;
        this.seen = beginning;
        this.random = new Random(chance);
    }

    /** To be told before each decision. */
    void see(P position) {
        seen = position;
    }

    @Override
    public Choice<A> choose(Decision<P, A, O> decision, Seed chance) {
        if (decision.legal().size() > 1 && random.nextInt(UNUSUAL) == 0) {
            return new Choice<>(atAGlance(decision), 0);
        }
        return usual.choose(decision, chance);
    }

    /** Any action, those that weigh much rather than others. */
    private A atAGlance(Decision<P, A, O> decision) {
        double[] weights = new double[decision.legal().size()];
        knowledge.weigh(knowledge.open(seen), decision.seat(), decision.legal(), weights);
        double all = 0;
        for (double weight : weights) {
            all += Math.sqrt(weight);
        }
        double at = random.nextDouble() * all;
        int chosen = 0;
        while (chosen < weights.length - 1 && (at -= Math.sqrt(weights[chosen])) >= 0) {
            chosen++;
        }
        return decision.legal().get(chosen);
    }
}
