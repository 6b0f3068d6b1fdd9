package cydonia.arena;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Game;
import cydonia.engine.Position;
import cydonia.engine.Purpose;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongConsumer;

/**
 * Many games of random players through open rollouts. Game number i depends on the seed and i alone, so the same games
 * are played whatever the number of threads.
 *
 * @param limit
 *            a game that takes more decisions is given up
 */
public record Simulation<P extends Position<P, A, O>, A extends Action, O>(Game<P, A, O> game, Setup setup, Seed seed,
        int games, int limit) {

    /** Somebody who wants to know every action that was chosen. */
    @FunctionalInterface
    private interface Witness<A> {
        void saw(A action);
    }

    /** A game in which the rules failed. */
    public static final class Failure extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Failure(int number, Seed seed, RuntimeException cause) {
            super("game %d (seed %s): %s".formatted(number, seed, cause), cause);
        }
    }

    /**
     * Plays everything on so many threads.
     *
     * @param coverage
     *            is told every action that was chosen, where somebody wants to know
     * @param progress
     *            is told now and then how many games are done
     */
    public Tally play(int threads, Optional<Coverage<A>> coverage, LongConsumer progress) {
        AtomicInteger next = new AtomicInteger();
        LongAdder played = new LongAdder();
        List<Tally> tallies = new ArrayList<>();
        List<Coverage<A>> seen = new ArrayList<>();
        List<Runnable> work = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Tally tally = new Tally(setup.seats());
            tallies.add(tally);
            work.add(() -> work(next, tally, played, coverage.isEmpty() ? _ -> {
            } : witness(seen)));
        }
        Workers.run(threads, work, () -> progress.accept(played.sum()));
        coverage.ifPresent(all -> seen.forEach(all::add));
        Tally all = new Tally(setup.seats());
        tallies.forEach(all::add);
        return all;
    }

    /** Each thread counts for itself. */
    private Witness<A> witness(List<Coverage<A>> seen) {
        Coverage<A> own = new Coverage<>();
        synchronized (seen) {
            seen.add(own);
        }
        return own::saw;
    }

    /** Takes the next game from the counter until there are none, or until somebody failed. */
    private void work(AtomicInteger next, Tally tally, LongAdder played, Witness<A> witness) {
        for (int number = next.getAndIncrement(); number < games; number = next.getAndIncrement()) {
            Seed own = seed.derive(Purpose.SIMULATED_GAMES, number);
            try {
                play(number, own, tally, witness);
            } catch (RuntimeException broken) {
                next.set(games);
                throw new Failure(number, own, broken);
            }
            played.increment();
        }
    }

    private void play(int number, Seed own, Tally tally, Witness<A> witness) {
        DiceCup dice = Dice.choosing(own, 0).open();
        Rollout<P, A> rollout = game.begin(setup, own).open();
        int decisions = 0;
        List<Seat> toAct = rollout.toAct();
        while (!toAct.isEmpty() && decisions < limit) {
            Seat seat = toAct.getFirst();
            List<A> legal = rollout.legal(seat);
            A action = legal.get(legal.size() == 1 ? 0 : dice.roll(legal.size()));
            witness.saw(action);
            rollout.play(seat, action);
            decisions++;
            toAct = rollout.toAct();
        }
        tally.add(number, decisions, rollout.outcome(), rollout.seal().imprint());
    }
}
