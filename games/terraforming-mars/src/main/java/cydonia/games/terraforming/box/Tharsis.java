package cydonia.games.terraforming.box;

/** The board as bits, one per {@link Area}: what never changes about it. */
public final class Tharsis {

    public static final int AREAS = 63;
    public static final int NOCTIS_INDEX = Area.of("r5c3").index();
    public static final int PHOBOS_INDEX = Area.of("phobos").index();
    public static final int GANYMEDE_INDEX = Area.of("ganymede").index();

    public static final long OCEAN = all(Area.Kind.OCEAN);
    public static final long LAND = all(Area.Kind.LAND);
    public static final long MARS = (1L << Area.ON_MARS) - 1;
    public static final long VOLCANIC = volcanic();
    public static final long METAL = metal();

    private static final long[] BESIDE = new long[AREAS];
    private static final int[] STEEL = new int[AREAS];
    private static final int[] TITANIUM = new int[AREAS];
    private static final int[] PLANTS = new int[AREAS];
    private static final int[] CARDS = new int[AREAS];

    static {
        for (Area area : Area.all()) {
            for (Area other : area.neighbours()) {
                BESIDE[area.index()] |= 1L << other.index();
            }
            STEEL[area.index()] = area.steel();
            TITANIUM[area.index()] = area.titanium();
            PLANTS[area.index()] = area.plants();
            CARDS[area.index()] = area.cards();
        }
    }

    private Tharsis() {
    }

    /** The bits of the areas beside an area. */
    public static long beside(int area) {
        return BESIDE[area];
    }

    public static int steel(int area) {
        return STEEL[area];
    }

    public static int titanium(int area) {
        return TITANIUM[area];
    }

    public static int plants(int area) {
        return PLANTS[area];
    }

    public static int cards(int area) {
        return CARDS[area];
    }

    private static long all(Area.Kind kind) {
        long bits = 0;
        for (Area area : Area.all()) {
            bits |= area.kind() == kind ? 1L << area.index() : 0;
        }
        return bits;
    }

    private static long volcanic() {
        long bits = 0;
        for (Area area : Area.all()) {
            bits |= area.volcanic() ? 1L << area.index() : 0;
        }
        return bits;
    }

    private static long metal() {
        long bits = 0;
        for (Area area : Area.all()) {
            bits |= area.steel() + area.titanium() > 0 ? 1L << area.index() : 0;
        }
        return bits;
    }
}
