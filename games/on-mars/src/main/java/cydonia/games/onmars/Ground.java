package cydonia.games.onmars;

import cydonia.engine.Imprint;
import cydonia.games.onmars.cards.Building;
import java.util.Arrays;

/** What stands and lies on the hexes, and the building tiles left for them. */
final class Ground {

    /** Shelters of different companies are different kinds. */
    private static final int KINDS = Building.SHELTER.ordinal() + Table.SEATS;

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
        Arrays.fill(building, (byte) Table.NONE);
        Arrays.fill(tile, (byte) Table.NONE);
        Arrays.fill(piece, (byte) Table.NONE);
    }

    Ground(Ground other) {
        Table.copy(other.building, building);
        Table.copy(other.tile, tile);
        Table.copy(other.piece, piece);
        System.arraycopy(other.built, 0, built, 0, built.length);
        System.arraycopy(other.gems, 0, gems, 0, gems.length);
        Table.copy(other.tilesLeft, tilesLeft);
        Table.copy(other.top, top);
    }

    /** What is built follows from the hexes. */
    void imprint(Imprint to) {
        to.put(building).put(tile).put(piece).put(gems[0]).put(gems[1]).put(tilesLeft).put(top);
    }
}
