package cydonia.engine;

import java.util.List;

/** Everything a game says, in one language. One implementation per language, exhaustive, without a default. */
public interface Prose<A extends Action, O> {

    /** What is asked of the viewer now, or what the table waits for: one sentence. */
    String ask(O seen);

    /** An action as a phrase to choose. */
    String choice(A action, O seen);

    String tell(Happening happening);

    String explain(Obstacle obstacle);

    /** The table as text, for terminals. */
    String show(O seen);

    /** What can be looked at alone. */
    enum Part {
        MAP, PLAYERS, HAND
    }

    /** A part of the table; all of it where a game does not tell its parts apart. */
    default String show(O seen, Part part) {
        return show(seen);
    }

    /** Every card of the box. */
    List<CardText> cards();
}
