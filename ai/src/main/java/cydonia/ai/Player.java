package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Position;
import cydonia.engine.Seed;

/**
 * A computer player in one seat of one game. It has no dice of its own, and no memory but that of its own last
 * thoughts: the same decisions with the same chances give the same choices, unless the player looks at the clock.
 */
@FunctionalInterface
public interface Player<P extends Position<P, A, O>, A extends Action, O> {

    Choice<A> choose(Decision<P, A, O> decision, Seed chance);
}
