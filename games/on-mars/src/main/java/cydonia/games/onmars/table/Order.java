package cydonia.games.onmars.table;

import cydonia.games.onmars.box.TurnSpace;

/** Companies in a row, three bits each, the first one lowest; one is added to each so that 0 means nobody. */
public record Order(int packed) {

    public static final Order NOBODY = new Order(0);

    private static final int BITS = 3;

    /** All companies by their turn-order spaces. */
    public static Order ofTurns(Table t) {
        int packed = 0;
        int shift = 0;
        for (int space = 1; space <= TurnSpace.ALL.size(); space++) {
            for (int seat = 0; seat < t.count(); seat++) {
                if (t.companies[seat].space == space) {
                    packed |= seat + 1 << shift;
                    shift += BITS;
                }
            }
        }
        return new Order(packed);
    }

    public boolean isEmpty() {
        return packed == 0;
    }

    public int first() {
        return (packed & (1 << BITS) - 1) - 1;
    }

    public Order rest() {
        return new Order(packed >> BITS);
    }
}
