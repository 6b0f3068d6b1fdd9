package cydonia.testkit;

import cydonia.engine.Action;
import cydonia.engine.Position;

/** Something that holds in every game: checked on one walk, an {@link AssertionError} where it does not hold. */
public interface Law {

    /** The law as a sentence. */
    String sentence();

    <P extends Position<P, A, O>, A extends Action, O> void check(Walk<P, A, O> walk);
}
