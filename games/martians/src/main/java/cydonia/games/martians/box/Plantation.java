package cydonia.games.martians.box;

import cydonia.engine.Text;

/** The plantation tiles, two of each type; types, costs and yields are reconstructed. */
public enum Plantation implements Named {
    // spotless:off
    POTATO_BEDS    ("potato-beds",     "Potato beds",     "Pommes de terre",     1, 1, 2, 0),
    ALGAE_TANKS    ("algae-tanks",     "Algae tanks",     "Cuves à algues",      1, 2, 4, 0),
    MEDICINAL_HERBS("medicinal-herbs", "Medicinal herbs", "Plantes médicinales", 1, 1, 1, 1);
    // spotless:on

    public static final int KINDS = 3;
    public static final int COPIES = 2;
    /** What the board itself grows without a tile: 1 energy and 1 water give 1 food. */
    public static final int PRINTED_ENERGY = 1;
    public static final int PRINTED_WATER = 1;
    public static final int PRINTED_FOOD = 1;

    private final String id;
    private final Text title;
    private final int energy;
    private final int water;
    private final int food;
    private final int medicine;

    Plantation(String id, String en, String fr, int energy, int water, int food, int medicine) {
        this.id = id;
        this.title = new Text(en, fr);
        this.energy = energy;
        this.water = water;
        this.food = food;
        this.medicine = medicine;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Text title() {
        return title;
    }

    public int energy() {
        return energy;
    }

    public int water() {
        return water;
    }

    public int food() {
        return food;
    }

    public int medicine() {
        return medicine;
    }
}
