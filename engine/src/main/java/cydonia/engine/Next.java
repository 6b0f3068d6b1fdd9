package cydonia.engine;

import java.util.List;

/**
 * What comes of a command that has been checked and not yet been carried out: the actions as the rules take them, and
 * the position after each. {@link Match#take} makes it happen.
 */
public record Next<P, A extends Action>(Seat seat, List<A> actions, List<P> positions) {

    public Next {
        actions = List.copyOf(actions);
        positions = List.copyOf(positions);
    }

    /** Where it leads. */
    public P position() {
        return positions.getLast();
    }
}
