package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.Position;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import java.util.List;
import java.util.Objects;

/**
 * Everything a player gets when it is asked: what a person in that seat would see, the legal actions, and worlds it
 * cannot tell from the real one. The real position stays behind.
 */
public record Decision<P extends Position<P, A, O>, A extends Action, O>(Seat seat, O seen, List<A> legal,
        Worlds<P> worlds) {

    private static final Seed ANY = Seed.of(0);

    public Decision {
        legal = List.copyOf(legal);
    }

    /** The border: this is the only place where players come near a real position. */
    public static <P extends Position<P, A, O>, A extends Action, O> Decision<P, A, O> of(P real, Seat seat) {
        return new Decision<>(seat, real.observe(seat), real.legal(seat), guess -> real.determinise(seat, guess));
    }

    /** How much of the game is over: all worlds that look the same agree on it. */
    public <R extends Rollout<P, A>> double progress(Knowledge<P, A, R> knowledge, int seats) {
        return knowledge.progress(knowledge.open(worlds.guess(Dice.guessing(ANY, 0))), seats);
    }

    /** Whether this is what comes of that action in an imagined world, as far as this seat can tell. */
    boolean followsFrom(P imagined, A taken) {
        P foreseen = imagined.apply(seat, taken);
        return !foreseen.toAct().isEmpty() && foreseen.toAct().getFirst() == seat
                && Objects.equals(foreseen.observe(seat), seen);
    }
}
