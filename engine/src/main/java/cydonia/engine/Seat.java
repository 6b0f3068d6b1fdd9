package cydonia.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A place at the table, clockwise, named by its colour. */
public enum Seat implements Viewer {
    RED("Red", "Rouge"), GREEN("Green", "Vert"), BLUE("Blue", "Bleu"), YELLOW("Yellow", "Jaune"), VIOLET("Violet",
            "Violet");

    private static final List<Seat> ALL = List.of(values());
    private static final List<List<Seat>> SUBSETS = subsets();

    private final Text colour;

    Seat(String en, String fr) {
        this.colour = new Text(en, fr);
    }

    public static Seat of(int index) {
        return ALL.get(index);
    }

    /** The seats of a table for that many people. */
    public static List<Seat> first(int count) {
        return SUBSETS.get((1 << count) - 1);
    }

    /** The seats whose bits are set, in order; no list is made anew. */
    public static List<Seat> in(int bits) {
        return SUBSETS.get(bits);
    }

    public int index() {
        return ordinal();
    }

    public int bit() {
        return 1 << ordinal();
    }

    /** The neighbour to the left at a table of that size: who plays next. */
    public Seat next(int seats) {
        return ALL.get((ordinal() + 1) % seats);
    }

    public Text colour() {
        return colour;
    }

    /** The word that stands for this seat in notation and files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    private static List<List<Seat>> subsets() {
        List<List<Seat>> subsets = new ArrayList<>();
        for (int bits = 0; bits < 1 << ALL.size(); bits++) {
            int set = bits;
            subsets.add(ALL.stream().filter(seat -> (set & seat.bit()) != 0).toList());
        }
        return List.copyOf(subsets);
    }
}
