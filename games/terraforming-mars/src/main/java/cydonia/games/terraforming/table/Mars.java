package cydonia.games.terraforming.table;

import cydonia.engine.Imprint;
import cydonia.games.terraforming.box.Tharsis;
import cydonia.games.terraforming.box.Tile;

/** The tiles laid so far and who owns them, as bits by area. Tiles never move, so what lies beside them only grows. */
public final class Mars {

    /** Who owns the tiles that were there before a solo game began. */
    public static final int NEUTRAL = 5;
    private static final int OWNERS = 6;

    private long oceans;
    private long cities;
    private long greeneries;
    private long besideTile;
    private long besideCity;
    private long besideTwoCities;
    private long besideGreenery;
    private final long[] owned;
    private final long[] besideOwned;
    private final long[] claimed;
    private final byte[] specials;

    Mars() {
        owned = new long[OWNERS];
        besideOwned = new long[OWNERS];
        claimed = new long[OWNERS];
        specials = new byte[Tile.SPECIALS];
        java.util.Arrays.fill(specials, (byte) -1);
    }

    private Mars(Mars other) {
        oceans = other.oceans;
        cities = other.cities;
        greeneries = other.greeneries;
        besideTile = other.besideTile;
        besideCity = other.besideCity;
        besideTwoCities = other.besideTwoCities;
        besideGreenery = other.besideGreenery;
        owned = other.owned.clone();
        besideOwned = other.besideOwned.clone();
        claimed = other.claimed.clone();
        specials = other.specials.clone();
    }

    Mars copy() {
        return new Mars(this);
    }

    /** Lays a tile; oceans have no owner. */
    public void lay(Tile tile, int area, int owner) {
        long bit = 1L << area;
        long beside = Tharsis.beside(area);
        besideTile |= beside;
        if (tile == Tile.OCEAN) {
            oceans |= bit;
        } else {
            owned[owner] |= bit;
            besideOwned[owner] |= beside;
        }
        if (tile.city()) {
            cities |= bit;
            besideTwoCities |= besideCity & beside;
            besideCity |= beside;
        }
        if (tile == Tile.GREENERY) {
            greeneries |= bit;
            besideGreenery |= beside;
        }
        if (tile.special()) {
            specials[tile.slot()] = (byte) area;
        }
        for (int i = 0; i < OWNERS; i++) {
            claimed[i] &= ~bit;
        }
    }

    public void claim(int area, int owner) {
        claimed[owner] |= 1L << area;
    }

    public long oceans() {
        return oceans;
    }

    int oceanCount() {
        return Long.bitCount(oceans);
    }

    public long cities() {
        return cities;
    }

    public int cityCount() {
        return Long.bitCount(cities);
    }

    public int citiesOnMars() {
        return Long.bitCount(cities & Tharsis.MARS);
    }

    public long greeneries() {
        return greeneries;
    }

    public long owned(int owner) {
        return owned[owner];
    }

    public long claimed(int owner) {
        return claimed[owner];
    }

    public long besideOwned(int owner) {
        return besideOwned[owner];
    }

    public long besideTile() {
        return besideTile;
    }

    public long besideCity() {
        return besideCity;
    }

    public long besideTwoCities() {
        return besideTwoCities;
    }

    public long besideGreenery() {
        return besideGreenery;
    }

    public long taken() {
        long taken = oceans;
        for (long bits : owned) {
            taken |= bits;
        }
        return taken;
    }

    /** Areas that other players have marked. */
    public long claimedByOthers(int owner) {
        long bits = 0;
        for (int i = 0; i < OWNERS; i++) {
            bits |= i == owner ? 0 : claimed[i];
        }
        return bits;
    }

    /** Where a special tile lies, or -1. */
    public int special(Tile tile) {
        return specials[tile.slot()];
    }

    /** Who owns the tile there, or -1. */
    public int ownerAt(int area) {
        for (int i = 0; i < OWNERS; i++) {
            if ((owned[i] >>> area & 1) != 0) {
                return i;
            }
        }
        return -1;
    }

    /** The tile there; the area must have one. */
    public Tile tileAt(int area) {
        long bit = 1L << area;
        if ((oceans & bit) != 0) {
            return Tile.OCEAN;
        }
        if ((greeneries & bit) != 0) {
            return Tile.GREENERY;
        }
        for (Tile tile : Tile.values()) {
            if (tile.special() && specials[tile.slot()] == area) {
                return tile;
            }
        }
        return Tile.CITY;
    }

    void imprint(Imprint into) {
        into.put(oceans).put(cities).put(greeneries).put(specials);
        for (int i = 0; i < OWNERS; i++) {
            into.put(owned[i]).put(claimed[i]);
        }
    }
}
