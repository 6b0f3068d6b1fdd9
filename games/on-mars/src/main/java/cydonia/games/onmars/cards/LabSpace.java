package cydonia.games.onmars.cards;

import static cydonia.games.onmars.cards.Vocabulary.*;

import cydonia.engine.Text;
import cydonia.engine.Thing;
import java.util.List;

/** The thirteen spaces of a laboratory. Columns are known; where most bonuses stand is reconstructed. */
public enum LabSpace implements Printed {
    // spotless:off
    L1A(1, 2, 3,   stock(1).orCrystals()),
    L1B(1, 3, 4,   gain(1, Item.CRYSTAL)),
    L2A(2, 5, -1,  gain(1, Item.CRYSTAL)),
    L2B(2, 5, 6,   nothing()),
    L2C(2, 6, -1,  takePlans(1).boosted()),
    L3A(3, 7, 8,   gain(1, Item.MINERAL)),
    L3B(3, 8, 9,   stock(1).orCrystals()),
    L4A(4, 10, -1, upgrade(1).paid().withTech().boosted()),
    L4B(4, 10, 11, gain(1, Item.CRYSTAL)),
    L4C(4, 11, -1, move().bots(2)),
    L5A(5, 12, -1, takePlans(1).boosted()),
    L5B(5, 12, -1, upgrade(1).paid().withTech().boosted()),
    L6A(6, -1, -1, gain(1, Item.MINERAL));
    // spotless:on

    public static final List<LabSpace> ALL = List.of(values());
    /** Where the Shelter tile starts. */
    public static final LabSpace SHELTER_START = L2B;
    public static final int COLUMNS = 6;
    private static final int[] LEVELS = ALL.stream().mapToInt(LabSpace::column).toArray();
    private static final int[] POINTS = {0, 1, 2, 3, 4, 5, 9};
    /** By column: what a tile that moves there costs; into the first one it is learnt. */
    private static final List<List<Thing>> PRICES = List.of(List.of(), List.of(), List.of(Things.RESOURCE),
            List.of(Item.OXYGEN.thing()), List.of(Item.OXYGEN.thing()), List.of(Item.OXYGEN.thing(), Things.RESOURCE),
            List.of(Item.OXYGEN.thing(), Item.CRYSTAL.thing()));

    private final int column;
    private final int upper;
    private final int lower;
    private final Effect bonus;

    LabSpace(int column, int upper, int lower, Effect bonus) {
        this.column = column;
        this.upper = upper;
        this.lower = lower;
        this.bonus = bonus;
    }

    public static LabSpace of(int index) {
        return ALL.get(index);
    }

    @Override
    public String id() {
        return Printed.super.id().substring(1);
    }

    @Override
    public Text label() {
        return Text.same(id());
    }

    /** Also the level of a tile that lies there. */
    public int column() {
        return column;
    }

    /** The level of a tile that lies on the space of that number. */
    public static int level(int space) {
        return LEVELS[space];
    }

    /** The first or second space to the right, or a negative number where there is none. */
    public int right(int which) {
        return which == 0 ? upper : lower;
    }

    public Effect bonus() {
        return bonus;
    }

    /** At the end, for a tile that lies there. */
    public int points() {
        return points(column);
    }

    public static int points(int column) {
        return POINTS[column];
    }

    /** What development into that column costs, one of each. */
    public static List<Thing> price(int column) {
        return PRICES.get(column);
    }

    /** Sources tell the bonus of three spaces only. */
    public boolean reconstructed() {
        return this != L1B && this != L3A && this != L5A;
    }
}
