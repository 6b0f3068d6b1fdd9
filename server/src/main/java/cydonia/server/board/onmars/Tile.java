package cydonia.server.board.onmars;

import cydonia.server.page.Spot;

/**
 * A small thing to be seen or taken: a blueprint of the display, a technology of the grid, goods, a type of building.
 *
 * @param icon
 *            the name of its symbol; empty where a place is empty
 * @param mark
 *            what stands beside it
 * @param arrows
 *            where the arrows on its back point; empty for most
 */
public record Tile(String icon, Amount mark, String css, String label, Spot spot, String arrows) {

    Tile(String icon, Amount mark, String css, String label, Spot spot) {
        this(icon, mark, css, label, spot, "");
    }

    /** The same in a station: where it has no choice of its own, it does what the station does. */
    Tile in(Spot station) {
        return spot.live() || spot.dimmed() || !station.live() || equals(GONE)
                ? this
                : new Tile(icon, mark, css + " via", label, station, arrows);
    }

    /** A place with nothing on it. */
    static final Tile GONE = new Tile("", new Amount("", ""), "gone", "", Spot.STILL);
}
