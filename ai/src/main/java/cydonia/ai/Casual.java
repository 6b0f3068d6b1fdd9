package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.Position;
import cydonia.engine.Purpose;
import cydonia.engine.Seed;
import java.util.List;

/**
 * Somebody who plays for the fun of it: any move will do that was tried nearly as often as the best.
 *
 * @param enough
 *            the part of the best one's visits that will do
 */
record Casual<P extends Position<P, A, O>, A extends Action, O>(Search<P, A, O, ?> search,
        double enough) implements Player<P, A, O> {

    @Override
    public Choice<A> choose(Decision<P, A, O> decision, Seed chance) {
        if (decision.legal().size() == 1) {
            return new Choice<>(decision.legal().getFirst(), 0);
        }
        Search.Thoughts<A> thoughts = search.think(decision, chance);
        int most = thoughts.actions().getFirst().visits();
        List<Search.Judged<A>> good = thoughts.actions().stream().filter(one -> one.visits() >= enough * most)
                .toList();
        int picked = Dice.choosing(chance.derive(Purpose.COMPUTERS, 0), 0).open().roll(good.size());
        return new Choice<>(good.get(picked).action(), thoughts.iterations());
    }
}
