package cydonia.tables.sight;

import cydonia.engine.Action;
import cydonia.engine.Obstacle;
import java.util.List;

/**
 * Something the viewer might want and cannot do.
 *
 * @param obstacles
 *            every reason, as the rules give it
 * @param reasons
 *            the same in words
 */
public record Barred<A extends Action>(A action, String notation, String label, List<Obstacle> obstacles,
        List<String> reasons) {

    public Barred {
        obstacles = List.copyOf(obstacles);
        reasons = List.copyOf(reasons);
    }
}
