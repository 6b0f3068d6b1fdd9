package cydonia.arena.laboratory;

import cydonia.ai.Effort;
import cydonia.ai.Net;
import cydonia.arena.laboratory.Duel.Contestant;
import cydonia.engine.Action;
import cydonia.engine.Position;
import cydonia.engine.Rollout;
import cydonia.engine.Seed;
import java.util.Optional;

/** What was learned against players without it. */
public final class Mirrored {

    private Mirrored() {
    }

    /**
     * The subject, or the name of its instinct; the first deal, the one after the last, the seed, the iterations with
     * what was learned and those without.
     */
    public static void main(String[] args) {
        Seed seed = Seed.of(Long.parseLong(args[3]));
        Effort with = Effort.iterations(Integer.parseInt(args[4]));
        Effort without = Effort.iterations(Integer.parseInt(args[5]));
        Duel<?, ?, ?, ?> duel = args[0].equals(OnMarsSubjects.INSTINCT)
                ? OnMarsSubjects.instinct(seed, with, without)
                : net(Subject.named(args[0]), seed, with, without);
        duel.playAll(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
    }

    private static <P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>> Duel<P, A, O, R> net(
            Subject<P, A, O, R> subject, Seed seed, Effort withNet, Effort without) {
        return new Duel<>(subject.game(), subject.setup(), seed,
                contestant("the net", subject, Optional.of(subject.learned().net()), withNet),
                contestant("without", subject, Optional.empty(), without));
    }

    private static <P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>> Contestant<P, A, O, R> contestant(
            String name, Subject<P, A, O, R> subject, Optional<Net> net, Effort effort) {
        return new Contestant<>(name, subject.knowledge().apply(net), effort, subject.tally().get());
    }
}
