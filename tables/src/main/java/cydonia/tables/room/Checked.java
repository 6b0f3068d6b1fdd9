package cydonia.tables.room;

import cydonia.engine.Action;
import cydonia.engine.Happening;
import cydonia.engine.Next;
import java.util.List;
import java.util.Optional;

/**
 * A wish that the rules allow: the event to be written, and what comes of it. Nothing has happened yet.
 *
 * @param ends
 *            whether the game is over after it
 * @param next
 *            the positions an action leads to
 * @param happenings
 *            what will be told of it
 */
record Checked<P, A extends Action>(Event event, boolean ends, Optional<Next<P, A>> next,
        List<Happening> happenings) {

    Checked {
        happenings = List.copyOf(happenings);
    }

    /** An event that leaves the position as it is, or as it was. */
    static <P, A extends Action> Checked<P, A> of(Event event, boolean ends) {
        return new Checked<>(event, ends, Optional.empty(), List.of());
    }
}
