package cydonia.server.board.onmars;

import cydonia.server.page.Spot;
import java.util.List;
import java.util.Optional;

/**
 * The map: hexes, complexes joined by bridges, pieces, and the reach of one's bots.
 *
 * @param reach
 *            the edge of the zones of one's bots as the data of a path; empty where it does not matter
 */
public record Mars(List<Field> fields, List<Bridge> bridges, List<Token> tokens, String reach) {

    /**
     * A hex.
     *
     * @param css
     *            its column and height on the map, what stands there, and whether it has changed
     * @param size
     *            the size of a complex, on one of its hexes
     * @param tile
     *            a discovery or research tile and what it brings
     */
    public record Field(String name, int x, double y, String css, Optional<String> building, boolean advanced,
            Optional<String> owner, String shape, int size, Optional<Amount> tile, boolean crystal, boolean piece,
            String label, List<Way> ways, Optional<Walk> walk) {

        /** Whether nothing lies or is built there; pieces come and go. */
        public boolean empty() {
            return building.isEmpty() && tile.isEmpty() && !crystal;
        }

        /** The same as long as it looks the same: what is new comes into sight. */
        public String look() {
            return name + "-"
                    + Integer.toHexString(List.of(building, advanced, owner, tile, crystal, piece).hashCode());
        }
    }

    /** A wooden piece of somebody, by which it is known while it moves. */
    public record Token(String id, String icon, String seat, String shape, double x, double y) {
    }

    /** Two buildings of one complex. */
    public record Bridge(int fromX, double fromY, int toX, double toY, String css) {
    }

    /**
     * A choice on a hex, and what it would bring there.
     *
     * @param piece
     *            the piece that would move, where several could
     */
    public record Way(Spot spot, Optional<String> piece, Optional<Amount> brings) {
    }

    /**
     * A way of several steps to a hex.
     *
     * @param notation
     *            the steps, one after another
     * @param words
     *            who goes where, and over which hexes
     */
    public record Walk(String notation, int steps, String piece, String words) {
    }

    public Mars {
        fields = List.copyOf(fields);
        bridges = List.copyOf(bridges);
        tokens = List.copyOf(tokens);
    }

    static Mars of(Draft draft) {
        return new Surveyor(draft).map();
    }
}
