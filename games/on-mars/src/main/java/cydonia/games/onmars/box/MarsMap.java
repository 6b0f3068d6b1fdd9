package cydonia.games.onmars.box;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The 91 hexes, numbered column by column. In axial coordinates q grows to the right and r downwards; a hex is named by
 * the letter of its column and its number from the top, so that the starting mine lies on {@code g5}. Sets of hexes are
 * two words of bits.
 */
public final class MarsMap {

    public static final int HEXES = 91;
    public static final int DIRECTIONS = 6;
    public static final int FAR = 3;

    private static final int[] TOP = {2, 0, -1, -2, -3, -3, -4, -4, -5, -5, -5, -5, -4};
    private static final int[] BOTTOM = {4, 5, 5, 5, 5, 4, 4, 3, 3, 2, 1, 0, -2};
    private static final int[] STEP_Q = {0, 1, 1, 0, -1, -1};
    private static final int[] STEP_R = {-1, -1, 0, 1, 1, 0};
    private static final int MOST_LEFT = -6;

    private static final int[] Q = new int[HEXES];
    private static final int[] R = new int[HEXES];
    private static final byte[] NEIGHBOURS = new byte[HEXES * DIRECTIONS];
    private static final byte[] DISTANCES = new byte[HEXES * HEXES];
    /** For each hex all hexes, the nearest first. */
    private static final byte[] NEAREST = new byte[HEXES * HEXES];
    /** Two words each: the six around a hex, the hex with them, and those exactly two away. */
    private static final long[] AROUND = new long[2 * HEXES];
    private static final long[] ZONE = new long[2 * HEXES];
    private static final long[] TWO_AWAY = new long[2 * HEXES];

    static {
        fill();
    }

    /** Where the starting mine lies and every rover begins. */
    public static final int CENTRE = at(0, 0);
    /** Buildings beside the mine that lie there from the beginning. */
    public static final int STARTING_BUILDINGS = 4;
    private static final int[] STARTING_SITES = {at(0, -2), at(2, -1), at(0, 2), at(-2, 1)};
    public static final int CORNERS = 4;
    /** By type of research tile, two hexes each. Reconstructed: the corners are known, the hexes are not. */
    private static final int[][] CORNER_HEXES = {{at(-5, 0), at(-4, -1)}, {at(5, -5), at(4, -5)}, {at(5, 0), at(4, 1)},
            {at(-5, 5), at(-4, 5)}};
    /** By number of companies less two. Reconstructed: all are three from the mine and two from two buildings. */
    private static final int[][] SHELTERS = {{at(-2, -1), at(2, 1)}, {at(-2, -1), at(2, -3), at(2, 1)},
            {at(-2, -1), at(2, -3), at(2, 1), at(-2, 3)}};

    private MarsMap() {
    }

    /** Where the starting buildings of other types than mines lie, in the order of their types. */
    public static int startingSite(int index) {
        return STARTING_SITES[index];
    }

    /** The hexes where a type of research tile lies. */
    public static int[] corner(int type) {
        return CORNER_HEXES[type].clone();
    }

    /** Where the first shelter of a seat stands. */
    public static int shelter(int companies, int seat) {
        return SHELTERS[companies - 2][seat];
    }

    private static void fill() {
        int hex = 0;
        for (int column = 0; column < TOP.length; column++) {
            for (int r = TOP[column]; r <= BOTTOM[column]; r++) {
                Q[hex] = column + MOST_LEFT;
                R[hex++] = r;
            }
        }
        for (int from = 0; from < HEXES; from++) {
            for (int d = 0; d < DIRECTIONS; d++) {
                NEIGHBOURS[from * DIRECTIONS + d] = (byte) find(Q[from] + STEP_Q[d], R[from] + STEP_R[d]);
            }
            for (int to = 0; to < HEXES; to++) {
                int dq = Q[from] - Q[to];
                int dr = R[from] - R[to];
                int distance = Math.max(Math.abs(dq), Math.max(Math.abs(dr), Math.abs(dq + dr)));
                DISTANCES[from * HEXES + to] = (byte) distance;
                long bit = 1L << (to & 63);
                int word = 2 * from + (to >> 6);
                AROUND[word] |= distance == 1 ? bit : 0;
                ZONE[word] |= distance <= 1 ? bit : 0;
                TWO_AWAY[word] |= distance == 2 ? bit : 0;
            }
            sortByDistance(from);
        }
    }

    private static void sortByDistance(int from) {
        List<Integer> sorted = IntStream.range(0, HEXES).boxed()
                .sorted(Comparator.comparingInt(hex -> distance(from, hex))).toList();
        for (int place = 0; place < HEXES; place++) {
            NEAREST[from * HEXES + place] = sorted.get(place).byteValue();
        }
    }

    private static int find(int q, int r) {
        for (int hex = 0; hex < HEXES; hex++) {
            if (Q[hex] == q && R[hex] == r) {
                return hex;
            }
        }
        return -1;
    }

    /** The hex with these axial coordinates. */
    public static int at(int q, int r) {
        int hex = find(q, r);
        if (hex < 0) {
            throw new IllegalArgumentException("no hex at " + q + "," + r);
        }
        return hex;
    }

    public static int q(int hex) {
        return Q[hex];
    }

    public static int r(int hex) {
        return R[hex];
    }

    public static String name(int hex) {
        int column = Q[hex] - MOST_LEFT;
        return (char) ('a' + column) + Integer.toString(R[hex] - TOP[column] + 1);
    }

    public static List<Integer> all() {
        return IntStream.range(0, HEXES).boxed().toList();
    }

    public static int distance(int from, int to) {
        return DISTANCES[from * HEXES + to];
    }

    /** The hexes by their distance; the nearest, in place 0, is the hex itself. */
    public static int nearest(int from, int place) {
        return NEAREST[from * HEXES + place];
    }

    /** Next to a hex in direction 0 (north) to 5, clockwise; negative beyond the edge. */
    public static int neighbour(int hex, int direction) {
        return NEIGHBOURS[hex * DIRECTIONS + direction];
    }

    public static long around(int hex, int word) {
        return AROUND[2 * hex + word];
    }

    public static long zone(int hex, int word) {
        return ZONE[2 * hex + word];
    }

    public static long twoAway(int hex, int word) {
        return TWO_AWAY[2 * hex + word];
    }

    /** The rows of the map as seen, for drawing: each row lists its hexes from left to right, half a step apart. */
    public static List<List<Integer>> rows() {
        List<List<Integer>> rows = new ArrayList<>();
        for (int height = -9; height <= 9; height++) {
            int wanted = height;
            rows.add(IntStream.range(0, HEXES).filter(hex -> 2 * R[hex] + Q[hex] == wanted).boxed().toList());
        }
        return rows.stream().filter(row -> !row.isEmpty()).toList();
    }
}
