package cydonia.games.terraforming.cards;

/** Every kind of tile. The special ones exist once each; the capital is a city with a card of its own. */
public enum Tile {
    OCEAN, GREENERY, CITY, CAPITAL, NATURAL_PRESERVE, MINING_AREA, MINING_RIGHTS, COMMERCIAL_DISTRICT, NUCLEAR_ZONE, INDUSTRIAL_CENTER, ECOLOGICAL_ZONE, LAVA_FLOWS, MOHOLE_AREA, RESTRICTED_AREA;

    /** How many special tiles there are. */
    public static final int SPECIALS = 11;

    public boolean special() {
        return ordinal() >= CAPITAL.ordinal();
    }

    /** The number of a special tile among its like. */
    public int slot() {
        return ordinal() - CAPITAL.ordinal();
    }

    public boolean city() {
        return this == CITY || this == CAPITAL;
    }
}
