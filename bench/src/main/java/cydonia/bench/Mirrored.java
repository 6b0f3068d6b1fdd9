package cydonia.bench;

import cydonia.ai.Effort;
import cydonia.ai.Net;
import cydonia.bench.Duel.Contestant;
import cydonia.engine.Action;
import cydonia.engine.Position;
import cydonia.engine.Rollout;
import cydonia.engine.Seed;
import java.util.Optional;

/** A net against none. */
public final class Mirrored {

    private Mirrored() {
    }

    /** The subject, the first deal, the one after the last, the seed, the iterations with the net and those without. */
    public static void main(String[] args) {
        duel(Subject.named(args[0]), Seed.of(Long.parseLong(args[3])), Integer.parseInt(args[4]),
                Integer.parseInt(args[5])).playAll(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
    }

    private static <P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>> Duel<P, A, O, R> duel(
            Subject<P, A, O, R> subject, Seed seed, int withNet, int without) {
        return new Duel<>(subject.game(), subject.setup(), seed,
                contestant("the net", subject, Optional.of(subject.learned().net()), withNet),
                contestant("without", subject, Optional.empty(), without));
    }

    private static <P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>> Contestant<P, A, O, R> contestant(
            String name, Subject<P, A, O, R> subject, Optional<Net> net, int iterations) {
        return new Contestant<>(name, subject.knowledge().apply(net), Effort.iterations(iterations),
                subject.tally().get());
    }
}
