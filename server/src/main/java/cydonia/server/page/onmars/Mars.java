package cydonia.server.page.onmars;

import cydonia.server.page.Spot;
import java.util.List;
import java.util.Optional;

/**
 * The map: hexes, complexes joined by bridges, pieces, and the reach of one's bots.
 *
 * @param reach
 *            the edge of the zones of one's bots as the data of a path; empty where it does not matter
 */
public record Mars(List<Field> fields, List<Bridge> bridges, String reach) {

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
    public record Field(String name, int x, double y, String css, Optional<String> building, Optional<String> owner,
            String shape, int size, Optional<Amount> tile, boolean crystal, List<Token> pieces, String label,
            List<Way> ways) {

        public boolean empty() {
            return building.isEmpty() && tile.isEmpty() && !crystal && pieces.isEmpty();
        }
    }

    /** A wooden piece of somebody. */
    public record Token(String icon, String seat, String shape, boolean solid) {
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

    public Mars {
        fields = List.copyOf(fields);
        bridges = List.copyOf(bridges);
    }

    static Mars of(Draft draft) {
        return new Surveyor(draft).map();
    }
}
