package cydonia.cli;

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
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/**
 * Many games of random players through open rollouts. Game number i depends on the seed and i alone, so the same games
 * are played whatever the number of threads.
 *
 * @param limit
 *            a game that takes more decisions is given up
 */
record Simulation<P extends Position<P, A, O>, A extends Action, O>(Game<P, A, O> game, Setup setup, Seed seed,
        int games, int limit) {

    /** Somebody who wants to know every action that was chosen. */
    @FunctionalInterface
    interface Witness<A> {
        void saw(A action);
    }

    /** A game in which the rules failed. */
    static final class Failure extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Failure(int number, Seed seed, RuntimeException cause) {
            super("game %d (seed %s): %s".formatted(number, seed, cause), cause);
        }
    }

    /** Takes the next game from the counter until there are none, or until somebody failed. */
    void work(AtomicInteger next, Tally tally, LongAdder played, Witness<A> witness) {
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
