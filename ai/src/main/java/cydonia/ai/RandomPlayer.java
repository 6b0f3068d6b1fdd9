package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.Position;
import cydonia.engine.Seed;
import java.util.List;

/** Takes any legal action. */
public record RandomPlayer<P extends Position<P, A, O>, A extends Action, O>() implements Player<P, A, O> {

    @Override
    public Choice<A> choose(Decision<P, A, O> decision, Seed chance) {
        List<A> legal = decision.legal();
        return new Choice<>(legal.get(Dice.choosing(chance, 0).open().roll(legal.size())), 0);
    }
}
