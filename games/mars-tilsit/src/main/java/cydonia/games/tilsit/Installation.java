package cydonia.games.tilsit;

import cydonia.engine.Text;
import cydonia.engine.Thing;
import java.util.List;
import java.util.Locale;

/**
 * What a colony consists of. Mines are one kind per resource, and their "levels" are simply the first, second… mine of
 * that kind. Level 0 of habitation, power plant and silo is printed on the board.
 */
public enum Installation {
    // spotless:off
    //            words                                      level 0  points  cost of level 1, 2, …          tiles of level 1, 2, …
    HABITATION   ("habitation", "habitation",                true,    1, costs(4, new Cost(0, 1, 1, 1, 1)),  4, 4, 3, 3),
    POWER        ("power plant", "centrale énergétique",     true,    0, costs(3, new Cost(0, 0, 1, 1, 0)),  4, 4, 4),
    SILO         ("silo", "silo",                            true,    1, costs(2, new Cost(2, 1, 0, 0, 0)),  4, 2),
    COMMUNICATION("communication module", "module de communication", false, 1,
            List.of(new Cost(0, 1, 0, 0, 1), new Cost(0, 1, 0, 0, 2), new Cost(0, 1, 0, 0, 3)),              4, 3, 3),
    MILITARY     ("military base", "base militaire",         false,   1,
            List.of(new Cost(1, 0, 0, 1, 0), new Cost(2, 0, 0, 1, 0), new Cost(3, 0, 0, 1, 0)),              4, 3, 3),
    RESEARCH     ("R&D centre", "centre R&D",                false,   1,
            List.of(new Cost(0, 0, 2, 0, 1), new Cost(0, 0, 3, 0, 2)),                                       4, 4),
    SPACEPORT    ("spaceport", "spatioport",                 false,   1, List.of(new Cost(1, 0, 1, 0, 0)),   2),
    IRON_MINE    (Resource.IRON,    4),
    CARBON_MINE  (Resource.CARBON,  3),
    SILICON_MINE (Resource.SILICON, 3),
    WATER_MINE   (Resource.WATER,   3),
    OXYGEN_MINE  (Resource.OXYGEN,  3);
    // spotless:on

    static final int KINDS = 12;
    public static final int MINE_PLACES = 4;
    /** Colonists a habitation brings once it has energy, as long as there are tokens. */
    static final int COLONISTS_PER_HABITATION = 3;

    static final List<Installation> ALL = List.of(values());
    static final List<Installation> MINES = ALL.subList(IRON_MINE.ordinal(), KINDS);

    private static final int ENERGY_PER_PLANT = 5;

    private final Text label;
    private final Thing thing;
    private final boolean printed;
    private final int points;
    private final List<Cost> costs;
    private final List<Integer> tiles;
    private final int tilesInAll;
    private final boolean mine;

    Installation(String en, String fr, boolean printed, int points, List<Cost> costs, Integer... tiles) {
        this.label = new Text(en, fr);
        this.thing = new Thing(word(), label);
        this.printed = printed;
        this.points = points;
        this.costs = costs;
        this.tiles = List.of(tiles);
        this.tilesInAll = this.tiles.stream().mapToInt(Integer::intValue).sum();
        this.mine = false;
    }

    Installation(Resource ore, int tiles) {
        this.label = new Text(ore.label().en() + " mine", "mine " + ore.ofIt().fr());
        this.thing = new Thing(word(), label);
        this.printed = false;
        this.points = 0;
        this.costs = costs(MINE_PLACES, new Cost(0, 1, 1, 0, 0));
        this.tiles = List.of();
        this.tilesInAll = tiles;
        this.mine = true;
    }

    private static List<Cost> costs(int levels, Cost each) {
        return java.util.Collections.nCopies(levels, each);
    }

    static Installation mineOf(Resource ore) {
        return MINES.get(ore.ordinal());
    }

    public boolean isMine() {
        return mine;
    }

    /** What a mine of this kind yields. */
    public Resource ore() {
        return Resource.of(ordinal() - IRON_MINE.ordinal());
    }

    public Text label() {
        return label;
    }

    public Thing thing() {
        return thing;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A place on the board; mines have no levels. */
    public Thing place(int level) {
        return mine ? thing : new Thing(word() + " " + level, Text.of("%s %s", "%s %s", label, level));
    }

    /** Whether level 0 is printed on the board. */
    public boolean printed() {
        return printed;
    }

    /** Places that stand on the board without being built. */
    int printedLevels() {
        return printed ? 1 : 0;
    }

    int lowestLevel() {
        return printed ? 0 : 1;
    }

    public int topLevel() {
        return costs.size();
    }

    public Cost cost(int level) {
        return costs.get(level - 1);
    }

    /** Victory points of each active level above 0. */
    public int points() {
        return points;
    }

    /** Tiles of one level in the box; only where tiles carry a level. */
    public int tiles(int level) {
        return tiles.get(level - 1);
    }

    public int tilesInAll() {
        return tilesInAll;
    }

    /** What so many active power plants give. */
    static int energyOf(int plants) {
        return ENERGY_PER_PLANT * plants;
    }

    /** Everything but power plants draws a unit of energy for each active level. */
    boolean consumes() {
        return this != POWER;
    }

    /** Everything but habitations works only with a colonist on it. */
    boolean needsColonist() {
        return this != HABITATION;
    }

    /** Whether the printed cost of that level is lost or damaged and the one here is our guess. */
    public boolean costReconstructed(int level) {
        return switch (this) {
            case SILO, MILITARY, IRON_MINE, CARBON_MINE, SILICON_MINE, WATER_MINE, OXYGEN_MINE -> true;
            case COMMUNICATION -> level >= 2;
            case RESEARCH -> level == 1;
            case HABITATION, POWER, SPACEPORT -> false;
        };
    }

    /** Whether no source tells how many levels there are. */
    public boolean topLevelReconstructed() {
        return this == SILO;
    }
}
