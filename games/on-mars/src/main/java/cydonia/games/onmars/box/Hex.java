package cydonia.games.onmars.box;

import java.util.List;
import java.util.stream.IntStream;

/** A hex as views speak of it: by its name on the {@linkplain MarsMap map}, as in the notation. */
public record Hex(int number) implements Comparable<Hex> {

    private static final List<Hex> ALL = IntStream.range(0, MarsMap.HEXES).mapToObj(Hex::new).toList();

    public static Hex of(int number) {
        return ALL.get(number);
    }

    public static List<Hex> all() {
        return ALL;
    }

    public String word() {
        return MarsMap.name(number);
    }

    @Override
    public int compareTo(Hex other) {
        return Integer.compare(number, other.number);
    }
}
