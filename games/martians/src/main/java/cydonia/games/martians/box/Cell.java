package cydonia.games.martians.box;

import java.util.List;
import java.util.stream.IntStream;

/** A cell of the excavation as views speak of it: by its name in the {@linkplain Area area}, as in the notation. */
public record Cell(int number) {

    private static final List<Cell> ALL = IntStream.range(0, Area.CELLS).mapToObj(Cell::new).toList();

    public static Cell of(int number) {
        return ALL.get(number);
    }

    public static List<Cell> all() {
        return ALL;
    }

    public String word() {
        return Area.id(number);
    }
}
