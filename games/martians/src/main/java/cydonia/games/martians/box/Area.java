package cydonia.games.martians.box;

import java.util.Locale;

/**
 * The excavation area: a hexagon of side 4, rows a to g from the top, cells counted from the left; the extension goes
 * on to the right of rows a to d. Sets of cells are bit sets. The layout is reconstructed from the number of tokens.
 */
public final class Area {

    public static final int MAIN = 37;
    public static final int CELLS = 57;
    public static final long MAIN_CELLS = (1L << MAIN) - 1;
    public static final long EXTENSION_CELLS = (1L << CELLS) - 1 & ~MAIN_CELLS;
    /** Further apart than any two cells. */
    public static final int FAR = 16;

    private static final int[] Q = new int[CELLS];
    private static final int[] R = new int[CELLS];
    private static final String[] IDS = new String[CELLS];
    private static final long[][] RING = new long[CELLS][FAR + 1];

    /** The three darker cells that begin face up, the topmost first: there the excavator stands. */
    public static final long DARK_CELLS;
    public static final int START;

    static {
        int cell = 0;
        for (int r = -3; r <= 3; r++) {
            for (int q = Math.max(-3, -3 - r); q <= Math.min(3, 3 - r); q++) {
                name(cell++, q, r);
            }
        }
        for (int r = -3; r <= 0; r++) {
            for (int q = 4; q <= 8; q++) {
                name(cell++, q, r);
            }
        }
        for (int from = 0; from < CELLS; from++) {
            for (int to = 0; to < CELLS; to++) {
                RING[from][distance(from, to)] |= 1L << to;
            }
        }
        START = at(0, 0);
        DARK_CELLS = 1L << START | 1L << at(-1, 1) | 1L << at(0, 1);
    }

    private Area() {
    }

    public static String id(int cell) {
        return IDS[cell];
    }

    /** The cell at axial coordinates: r grows downwards, q to the right. */
    public static int at(int q, int r) {
        for (int cell = 0; cell < CELLS; cell++) {
            if (Q[cell] == q && R[cell] == r) {
                return cell;
            }
        }
        throw new IllegalArgumentException("no cell at " + q + ", " + r);
    }

    public static int row(int cell) {
        return R[cell] + 3;
    }

    /** Half columns from the left edge, for drawing: neighbours in a row are two apart. */
    public static int column(int cell) {
        return 2 * Q[cell] + R[cell] + 6;
    }

    /** The cells at exactly that distance. */
    public static long ring(int cell, int distance) {
        return RING[cell][distance];
    }

    /** How far the nearest of these cells is; {@link #FAR} if there is none. Holes do not count. */
    public static int nearest(int cell, long cells) {
        if (cells == 0) {
            return FAR;
        }
        long[] rings = RING[cell];
        int distance = 0;
        while ((rings[distance] & cells) == 0) {
            distance++;
        }
        return distance;
    }

    public static int distance(int from, int to) {
        int dq = Q[from] - Q[to];
        int dr = R[from] - R[to];
        return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
    }

    private static void name(int cell, int q, int r) {
        Q[cell] = q;
        R[cell] = r;
        IDS[cell] = String.format(Locale.ROOT, "%c%d", 'a' + r + 3, q - Math.max(-3, -3 - r) + 1);
    }
}
