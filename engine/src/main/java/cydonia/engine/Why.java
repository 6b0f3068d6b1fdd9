package cydonia.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * Lets one definition say both whether something is possible and why not. A rule reads
 * {@code ok &= tiles > 0 || why.asked() && why.not(new NoTileLeft(kind))}; where nobody asks, nothing is made.
 */
public final class Why {

    /** For when only the answer counts. */
    public static final Why NOT_ASKED = new Why(false);

    private final boolean asked;
    private final List<Obstacle> obstacles = new ArrayList<>();

    private Why(boolean asked) {
        this.asked = asked;
    }

    public static Why asking() {
        return new Why(true);
    }

    public boolean asked() {
        return asked;
    }

    /** Notes the obstacle; always false, which is what the condition then is. */
    public boolean not(Obstacle obstacle) {
        if (asked) {
            obstacles.add(obstacle);
        }
        return false;
    }

    public List<Obstacle> obstacles() {
        return List.copyOf(obstacles);
    }
}
