package cydonia.bench;

import cydonia.ai.Effort;
import cydonia.ai.Knowledge;
import cydonia.ai.Player;
import cydonia.ai.Search;
import cydonia.engine.Action;
import cydonia.engine.Outcome;
import cydonia.engine.Position;
import cydonia.engine.Purpose;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A net against none. Of two, every deal is played twice with seats changed; alone, once by each. How long each side
 * thought says whether the iterations were fair.
 */
public final class Mirrored<P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>> {

    private final Subject<P, A, O, R> subject;
    private final Seed seed;
    private final List<Contestant> sides;

    /** One of both: what it knows, how much it may think, and what came of it. */
    private final class Contestant {
        private final Knowledge<P, A, R> knowledge;
        private final Effort effort;
        private final Tally<P> tally = subject.tally().get();
        private final List<Double> wins = new ArrayList<>();
        private long nanos;

        Contestant(Knowledge<P, A, R> knowledge, int iterations) {
            this.knowledge = knowledge;
            this.effort = Effort.iterations(iterations);
        }

        Player<P, A, O> player(int seats) {
            Search<P, A, O, R> search = new Search<>(knowledge, seats, effort);
            return (decision, chance) -> {
                long start = System.nanoTime();
                try {
                    return search.choose(decision, chance);
                } finally {
                    nanos += System.nanoTime() - start;
                }
            };
        }

        void add(P end, Seat seat) {
            Outcome outcome = end.outcome().orElseThrow();
            wins.add(outcome.winners().contains(seat) ? 1.0 / outcome.winners().size() : 0);
            tally.add(end, seat);
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%.1f of %d won, %s, %.0f s",
                    wins.stream().mapToDouble(Double::doubleValue).sum(), wins.size(), tally, nanos / 1e9);
        }
    }

    private Mirrored(Subject<P, A, O, R> subject, Seed seed, int withNet, int without) {
        this.subject = subject;
        this.seed = seed;
        this.sides = List.of(
                new Contestant(subject.knowledge().apply(Optional.of(subject.learned().net())), withNet),
                new Contestant(subject.knowledge().apply(Optional.empty()), without));
    }

    /** The subject, the first deal, the one after the last, the seed, the iterations with the net and those without. */
    public static void main(String[] args) {
        match(Subject.named(args[0]), Seed.of(Long.parseLong(args[3])), Integer.parseInt(args[4]),
                Integer.parseInt(args[5])).playAll(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
    }

    private static <P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>> Mirrored<P, A, O, R> match(
            Subject<P, A, O, R> subject, Seed seed, int withNet, int without) {
        return new Mirrored<>(subject, seed, withNet, without);
    }

    private void playAll(int from, int to) {
        for (int deal = from; deal < to; deal++) {
            for (int changed = 0; changed < 2; changed++) {
                play(deal, changed);
            }
        }
        System.out.printf("the net: %s%nwithout: %s%n", sides.getFirst(), sides.getLast());
        System.out.printf("won by one side only: %d by the net, %d without%n", ahead(0), ahead(1));
    }

    /** Games that this side won and the other one did not; alone, deals. */
    private long ahead(int side) {
        List<Double> own = sides.get(side).wins;
        List<Double> others = sides.get(1 - side).wins;
        return IntStream.range(0, own.size()).filter(i -> own.get(i) > others.get(i)).count();
    }

    private void play(int deal, int changed) {
        Setup setup = subject.setup().apply(deal);
        List<Contestant> seated = IntStream.range(0, setup.seats()).mapToObj(i -> sides.get(i ^ changed)).toList();
        P end = SelfPlay.play(subject.game().begin(setup, seed.derive(Purpose.DEALS, deal)),
                seated.stream().map(side -> side.player(setup.seats())).toList(),
                seed.derive(Purpose.ARENA_CHANCES, 2L * deal + changed));
        for (int i = 0; i < seated.size(); i++) {
            seated.get(i).add(end, Seat.of(i));
        }
    }
}
