package cydonia.games.onmars.box;

import cydonia.engine.Text;
import java.util.List;

/** The six types of building. Each costs what the one before it gives, and gives the item of its own place. */
public enum Building implements Printed {
    // spotless:off
    MINE            ("mine",             "mine"),
    GENERATOR       ("generator",        "générateur"),
    WATER_EXTRACTOR ("water extractor",  "extracteur d'eau"),
    GREENHOUSE      ("greenhouse",       "serre"),
    OXYGEN_CONDENSER("oxygen condenser", "condensateur d'oxygène"),
    SHELTER         ("shelter",          "abri");
    // spotless:on

    public static final List<Building> ALL = List.of(values());
    /** Tiles of each type but shelters, beside the starting one. */
    public static final int TILES = 6;

    /**
     * Arrows on the back of the tiles, as sets of directions, for mines; each next type is turned by one step.
     * Reconstructed: that some tiles carry arrows is known, which ones is not published.
     */
    private static final int[] ARROWS = {0, 1, 1 << 3, 1 << 1 | 1 << 4, 1 << 2 | 1 << 5, 1 | 1 << 2 | 1 << 4};

    private final Text label;

    Building(String en, String fr) {
        this.label = new Text(en, fr);
    }

    public static Building of(int index) {
        return ALL.get(index);
    }

    @Override
    public Text label() {
        return label;
    }

    public Item gives() {
        return Item.of(ordinal());
    }

    /** Generators, water extractors, greenhouses and oxygen condensers keep the colony alive. */
    public boolean isLifeSupport() {
        return this != MINE && this != SHELTER;
    }

    /** The tile that lets complexes of this type grow. */
    public Tech tech() {
        return Tech.of(ordinal());
    }

    /** The directions the arrows of one of the six tiles of this type point to, one bit each. */
    public int arrows(int tile) {
        int turned = ARROWS[tile] << ordinal();
        return (turned | turned >> 6) & 0x3f;
    }
}
