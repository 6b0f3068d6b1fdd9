package cydonia.games.onmars;

import cydonia.engine.Imprint;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Discovery;
import cydonia.games.onmars.cards.Printed;
import java.util.Arrays;

/** What stands and lies on the hexes, and the building tiles left for them. */
final class Ground {

    /** Shelters of different companies are different kinds: this number plus the company. */
    static final int SHELTER_KIND = Building.SHELTER.ordinal();
    /** Tiles on hexes: discoveries by ordinal, then research tiles by type. */
    static final int RESEARCH = Discovery.ALL.size();
    private static final int KINDS = SHELTER_KIND + Owner.SEATS;

    /** By hex: building kind, tile, piece. */
    final byte[] building = new byte[MarsMap.HEXES];
    final byte[] tile = new byte[MarsMap.HEXES];
    final byte[] piece = new byte[MarsMap.HEXES];
    /** By kind: where its buildings stand, two words each; and where crystals lie. */
    final long[] built = new long[2 * KINDS];
    final long[] gems = new long[2];
    /** Building tiles left, one bit each, by type. */
    final byte[] tilesLeft = new byte[Building.SHELTER.ordinal()];
    /** The one of them that lies on top, its back with the arrows for all to see. */
    final byte[] top = new byte[tilesLeft.length];

    Ground() {
        Arrays.fill(building, (byte) Printed.NONE);
        Arrays.fill(tile, (byte) Printed.NONE);
        Arrays.fill(piece, (byte) Printed.NONE);
    }

    Ground(Ground other) {
        System.arraycopy(other.building, 0, building, 0, building.length);
        System.arraycopy(other.tile, 0, tile, 0, tile.length);
        System.arraycopy(other.piece, 0, piece, 0, piece.length);
        System.arraycopy(other.built, 0, built, 0, built.length);
        System.arraycopy(other.gems, 0, gems, 0, gems.length);
        System.arraycopy(other.tilesLeft, 0, tilesLeft, 0, tilesLeft.length);
        System.arraycopy(other.top, 0, top, 0, top.length);
    }

    /** What is built follows from the hexes. */
    void imprint(Imprint to) {
        to.put(building).put(tile).put(piece).put(gems[0]).put(gems[1]).put(tilesLeft).put(top);
    }
}
