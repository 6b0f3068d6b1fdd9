package cydonia.games.onmars;

import cydonia.engine.Imprint;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Contract;
import cydonia.games.onmars.cards.Discovery;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.Printed;
import java.util.Arrays;

/** What can be had in Orbit and beside the board: displays, and what has not been seen yet, as sets. */
final class Market {

    /** Blueprints side by side in the display. */
    static final int ROW = 6;
    private static final int GRID = 8;
    private static final int OFFERS = 6;

    /** By item: minerals are never there. */
    final byte[] warehouse = new byte[Item.ALL.size()];
    /** Technologies on the spaces of the grid, from the bottom row up; and those still in the stacks. */
    final byte[] grid = new byte[GRID];
    int techStock;
    /** Blueprints: the bottom row, then the top row; and cards not yet seen. */
    final byte[] plans = new byte[2 * ROW];
    int plansUnseen = (1 << Blueprint.ALL.size()) - 1;
    final byte[] exploration = {Printed.NONE, Printed.NONE};
    int discoveriesUnseen = (1 << Discovery.ALL.size()) - 1;
    int radarTile = Printed.NONE;
    /** Scientists by number, contracts after them. */
    final byte[] offers = new byte[OFFERS];
    int contractDeck = (1 << Contract.ALL.size()) - 1;
    /** Places of the display to be filled at the end of the turn. */
    int gaps;

    Market() {
        Arrays.fill(grid, (byte) Printed.NONE);
        Arrays.fill(plans, (byte) Printed.NONE);
    }

    Market(Market other) {
        System.arraycopy(other.warehouse, 0, warehouse, 0, warehouse.length);
        System.arraycopy(other.grid, 0, grid, 0, grid.length);
        techStock = other.techStock;
        System.arraycopy(other.plans, 0, plans, 0, plans.length);
        plansUnseen = other.plansUnseen;
        System.arraycopy(other.exploration, 0, exploration, 0, exploration.length);
        discoveriesUnseen = other.discoveriesUnseen;
        radarTile = other.radarTile;
        System.arraycopy(other.offers, 0, offers, 0, offers.length);
        contractDeck = other.contractDeck;
        gaps = other.gaps;
    }

    void imprint(Imprint to) {
        to.put(warehouse).put(grid).put(techStock).put(plans).put(plansUnseen).put(exploration).put(discoveriesUnseen)
                .put(radarTile).put(offers).put(contractDeck).put(gaps);
    }
}
