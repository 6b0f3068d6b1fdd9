package cydonia.server.player;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.Position;
import java.util.List;

/** A computer player of one seat. It gets what a person in that seat would get, and never the real position. */
public interface Player<P extends Position<P, A, O>, A extends Action, O> {

    A choose(O seen, List<A> legal, Worlds<P> worlds);

    /** Worlds that look from the player's seat exactly like the real one. */
    @FunctionalInterface
    interface Worlds<P> {
        P guess(Dice dice);
    }
}
