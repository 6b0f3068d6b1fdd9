package cydonia.server.page;

import cydonia.engine.Seat;

/** The sign of each seat: never a colour without a shape. */
public final class Shapes {

    private Shapes() {
    }

    /** The name of its symbol. */
    public static String of(Seat seat) {
        return switch (seat) {
            case RED -> "circle";
            case GREEN -> "square";
            case BLUE -> "triangle";
            case YELLOW -> "diamond";
            case VIOLET -> "hexagon";
        };
    }
}
