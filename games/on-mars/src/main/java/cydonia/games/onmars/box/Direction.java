package cydonia.games.onmars.box;

import cydonia.engine.Text;
import java.util.List;

/** The six sides of a hex, clockwise from the north, as {@link MarsMap#neighbour} counts them. */
public enum Direction implements Printed {
    // spotless:off
    N ("N",  "N"),
    NE("NE", "NE"),
    SE("SE", "SE"),
    S ("S",  "S"),
    SW("SW", "SO"),
    NW("NW", "NO");
    // spotless:on

    public static final List<Direction> ALL = List.of(values());

    private final Text label;

    Direction(String en, String fr) {
        this.label = new Text(en, fr);
    }

    @Override
    public Text label() {
        return label;
    }
}
