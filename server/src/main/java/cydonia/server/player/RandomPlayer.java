package cydonia.server.player;

import cydonia.engine.Action;
import cydonia.engine.DiceCup;
import cydonia.engine.Position;
import java.util.List;

/** Takes any legal action. */
public record RandomPlayer<P extends Position<P, A, O>, A extends Action, O>(DiceCup dice)
        implements
            Player<P, A, O> {

    @Override
    public A choose(O seen, List<A> legal, Worlds<P> worlds) {
        return legal.get(dice.roll(legal.size()));
    }
}
