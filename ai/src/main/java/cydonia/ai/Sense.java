package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Seat;

/**
 * What an {@link Instinct} looks at, as numbers: what kind of action it is, what the table is like for whoever acts,
 * and what is special about the action.
 */
public interface Sense<A extends Action, R> {

    /** The name of the file with what was learned. */
    String name();

    /** How many kinds of action there are. */
    int kinds();

    /** How many numbers tell what the table is like. */
    int common();

    /** How many numbers tell what is special about an action. */
    int own();

    /** Puts what the table is like for that seat, and nothing it may not know. */
    void common(R table, Seat seat, float[] to);

    /** The kind of an action, from nought. */
    int kind(R table, Seat seat, A action);

    /** Puts what is special about an action. */
    void own(R table, Seat seat, A action, float[] to);
}
