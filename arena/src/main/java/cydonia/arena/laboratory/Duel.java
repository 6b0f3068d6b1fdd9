package cydonia.arena.laboratory;

import cydonia.ai.Effort;
import cydonia.ai.Knowledge;
import cydonia.ai.Player;
import cydonia.ai.Search;
import cydonia.engine.Action;
import cydonia.engine.Game;
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
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Two sides. Of two players, every deal is played twice with seats changed; alone, once by each side. How long each
 * thought says whether the effort was fair.
 */
final class Duel<P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>> {

    private final Game<P, A, O> game;
    private final IntFunction<Setup> setup;
    private final Seed seed;
    private final List<Contestant<P, A, O, R>> sides;

    /** One of both: what it knows, how much it may think, and what came of it. */
    static final class Contestant<P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>> {
        private final String name;
        private final Knowledge<P, A, R> knowledge;
        private final Effort effort;
        private final Tally<P> tally;
        private final List<Double> wins = new ArrayList<>();
        private long nanos;

        Contestant(String name, Knowledge<P, A, R> knowledge, Effort effort, Tally<P> tally) {
            this.name = name;
            this.knowledge = knowledge;
            this.effort = effort;
            this.tally = tally;
        }

        private Player<P, A, O> player(int seats) {
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

        private void add(P end, Seat seat) {
            Outcome outcome = end.outcome().orElseThrow();
            wins.add(outcome.winners().contains(seat) ? 1.0 / outcome.winners().size() : 0);
            tally.add(end, seat);
        }

        /** Games that this side won and the other one did not; alone, deals. */
        private long aheadOf(Contestant<P, A, O, R> other) {
            return IntStream.range(0, wins.size()).filter(i -> wins.get(i) > other.wins.get(i)).count();
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%s: %.1f of %d won, %s, %.0f s", name,
                    wins.stream().mapToDouble(Double::doubleValue).sum(), wins.size(), tally, nanos / 1e9);
        }
    }

    Duel(Game<P, A, O> game, IntFunction<Setup> setup, Seed seed, Contestant<P, A, O, R> first,
            Contestant<P, A, O, R> second) {
        this.game = game;
        this.setup = setup;
        this.seed = seed;
        this.sides = List.of(first, second);
    }

    /** Plays all deals from the first number to before the second. */
    void playAll(int from, int to) {
        for (int deal = from; deal < to; deal++) {
            for (int changed = 0; changed < 2; changed++) {
                play(deal, changed);
            }
        }
        Contestant<P, A, O, R> first = sides.getFirst();
        Contestant<P, A, O, R> second = sides.getLast();
        System.out.printf("%s%n%s%n", first, second);
        System.out.printf("won by one side only: %s %d, %s %d%n", first.name, first.aheadOf(second), second.name,
                second.aheadOf(first));
    }

    private void play(int deal, int changed) {
        Setup dealt = setup.apply(deal);
        List<Contestant<P, A, O, R>> seated = IntStream.range(0, dealt.seats()).mapToObj(i -> sides.get(i ^ changed))
                .toList();
        P end = SelfPlay.play(game.begin(dealt, seed.derive(Purpose.DEALS, deal)),
                seated.stream().map(side -> side.player(dealt.seats())).toList(),
                seed.derive(Purpose.ARENA_CHANCES, 2L * deal + changed));
        for (int i = 0; i < seated.size(); i++) {
            seated.get(i).add(end, Seat.of(i));
        }
    }
}
