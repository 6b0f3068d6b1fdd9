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

    /** Every card of the box. */
    List<CardText> cards();
}
