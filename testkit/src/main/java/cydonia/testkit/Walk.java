package cydonia.testkit;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Game;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** One random game, every position of it kept. */
public record Walk<P extends Position<P, A, O>, A extends Action, O>(Game<P, A, O> game, Setup setup, Seed seed,
        List<Step<P, A>> steps, P last) {

    /** A position, and what was done in it. */
    public record Step<P, A>(P before, Seat seat, A action) {
    }

    /** Plays at random until the game is over, or until that many actions were taken. */
    public static <P extends Position<P, A, O>, A extends Action, O> Walk<P, A, O> random(Game<P, A, O> game,
            Setup setup, Seed seed, int limit) {
        return play(game, setup, seed, limit, Walk::any);
    }

    /** Every second time does what was done least so far, so that rare things happen too. */
    public static <P extends Position<P, A, O>, A extends Action, O> Walk<P, A, O> curious(Game<P, A, O> game,
            Setup setup, Seed seed, int limit) {
        Map<A, Integer> done = new HashMap<>();
        return play(game, setup, seed, limit, (legal, dice) -> {
            A chosen = any(legal, dice);
            if (dice.roll(2) == 0) {
                for (A action : legal) {
                    if (done.getOrDefault(action, 0) < done.getOrDefault(chosen, 0)) {
                        chosen = action;
                    }
                }
            }
            done.merge(chosen, 1, Integer::sum);
            return chosen;
        });
    }

    private static <P extends Position<P, A, O>, A extends Action, O> Walk<P, A, O> play(Game<P, A, O> game,
            Setup setup, Seed seed, int limit, BiFunction<List<A>, DiceCup, A> choose) {
        DiceCup dice = Dice.choosing(seed, 0).open();
        List<Step<P, A>> steps = new ArrayList<>();
        P position = game.begin(setup, seed);
        try {
            while (!position.toAct().isEmpty() && steps.size() < limit) {
                Seat seat = any(position.toAct(), dice);
                A action = choose.apply(position.legal(seat), dice);
                steps.add(new Step<>(position, seat, action));
                position = position.apply(seat, action);
            }
        } catch (RuntimeException | AssertionError broken) {
            Object last = steps.isEmpty() ? "the beginning" : steps.getLast().action();
            throw new AssertionError(
                    "in %s, at %s: %s".formatted(new Walk<>(game, setup, seed, steps, position), last, broken), broken);
        }
        return new Walk<>(game, setup, seed, steps, position);
    }

    /** Fails with the seed in the message where the law does not hold. */
    public void obeys(Law law) {
        try {
            law.check(this);
        } catch (RuntimeException | AssertionError broken) {
            throw new AssertionError("%s: in %s: %s".formatted(law.sentence(), this, broken.getMessage()), broken);
        }
    }

    private static <T> T any(List<T> things, DiceCup dice) {
        return things.get(dice.roll(things.size()));
    }

    public List<Seat> seats() {
        return Seat.first(setup.seats());
    }

    /** Some steps spread over the whole game, for laws that are dear to check; always the first few. */
    public List<Step<P, A>> some(int count) {
        if (steps.size() <= count) {
            return steps;
        }
        List<Step<P, A>> chosen = new ArrayList<>(steps.subList(0, count / 4));
        double stride = (double) steps.size() / (count - chosen.size());
        for (double at = 0; at < steps.size(); at += stride) {
            chosen.add(steps.get((int) at));
        }
        return chosen;
    }

    @Override
    public String toString() {
        return "%s, %d seats, %s, %s, seed %s, %d actions".formatted(game.profile().id(), setup.seats(),
                setup.options(), setup.chance(), seed, steps.size());
    }
}
