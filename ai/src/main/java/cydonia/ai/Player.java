package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Position;
import cydonia.engine.Seed;

/**
 * A computer player. It has no memory and no dice of its own: the same decision and the same chance give the same
 * choice, unless the player looks at the clock.
 */
@FunctionalInterface
public interface Player<P extends Position<P, A, O>, A extends Action, O> {

    Choice<A> choose(Decision<P, A, O> decision, Seed chance);
}
