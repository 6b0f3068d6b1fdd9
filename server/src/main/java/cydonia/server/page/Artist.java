package cydonia.server.page;

import cydonia.engine.Action;

/** Draws the table of one game: its own view and its own actions, nothing to be parsed or guessed. */
@FunctionalInterface
public interface Artist<A extends Action, O> {

    Drawing draw(TablePage<A, O> page);
}
