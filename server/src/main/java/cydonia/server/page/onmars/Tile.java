package cydonia.server.page.onmars;

import cydonia.server.page.Spot;

/**
 * A small thing to be seen or taken: a blueprint of the display, a technology of the grid, goods, a type of building.
 *
 * @param icon
 *            the name of its symbol; empty where a place is empty
 * @param mark
 *            what stands beside it
 */
public record Tile(String icon, Amount mark, String css, String label, Spot spot) {

    /** A place with nothing on it. */
    static final Tile GONE = new Tile("", new Amount("", ""), "gone", "", Spot.STILL);
}
