package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.Position;
import cydonia.engine.Seed;
import java.util.List;

/** Somebody who plays for the fun of it: any move will do that was thought of nearly as often as the best. */
record Casual<P extends Position<P, A, O>, A extends Action, O>(Search<P, A, O> search) implements Player<P, A, O> {

    private static final long WHIMS = 5;
    private static final double GOOD_ENOUGH = 0.5;

    @Override
    public Choice<A> choose(Decision<P, A, O> decision, Seed chance) {
        if (decision.legal().size() == 1) {
            return new Choice<>(decision.legal().getFirst(), 0);
        }
        Search.Thoughts<A> thoughts = search.think(decision, chance);
        int most = thoughts.actions().getFirst().visits();
        List<Search.Judged<A>> good = thoughts.actions().stream().filter(one -> one.visits() >= GOOD_ENOUGH * most)
                .toList();
        int picked = Dice.choosing(chance.derive(WHIMS, 0), 0).open().roll(good.size());
        return new Choice<>(good.get(picked).action(), thoughts.iterations());
    }
}
