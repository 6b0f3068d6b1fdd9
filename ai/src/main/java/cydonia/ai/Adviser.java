package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Position;
import cydonia.engine.Seed;

/**
 * Thinks a decision over for somebody else: not one choice comes back, but all of them, judged. It knows what whoever
 * asks may know, and no more.
 */
public record Adviser<P extends Position<P, A, O>, A extends Action, O>(Knowledge<P, A, ?> knowledge, int seats,
        Effort effort) {

    public Search.Thoughts<A> advise(Decision<P, A, O> decision, Seed chance) {
        return new Search<>(knowledge, seats, effort).think(decision, chance);
    }
}
