package cydonia.tables.sight;

import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import java.util.List;
import java.util.Optional;

/**
 * A sentence of the story.
 *
 * @param move
 *            the number of the action that made it
 * @param who
 *            who took that action
 * @param what
 *            what it tells, as far as the viewer may know; nothing where it is not about the game
 * @param standing
 *            everybody's points where a new part of the game begins, as far as all may know them; else empty
 */
public record Line(int move, Seat who, String text, Optional<Happening> what, List<Integer> standing) {

    public Line {
        standing = List.copyOf(standing);
    }

    public Line(int move, Seat who, String text, Optional<Happening> what) {
        this(move, who, text, what, List.of());
    }

    /** Whether a new part of the game begins with it. */
    public boolean chapter() {
        return what.flatMap(Happening::chapter).isPresent();
    }

    /** Whether it says what was done, and not what that cost or brought. */
    public boolean deed() {
        return what.filter(Happening::deed).isPresent();
    }

    /** Who did it, where the deeds of several come to light together. */
    public Optional<Seat> doer() {
        return what.flatMap(Happening::doer);
    }

    /** The name of what it sums up, if it does. */
    public Optional<Text> summary() {
        return what.flatMap(Happening::summary);
    }

    /** The places and cards it speaks of. */
    public List<String> about() {
        return what.map(Happening::about).orElse(List.of());
    }
}
