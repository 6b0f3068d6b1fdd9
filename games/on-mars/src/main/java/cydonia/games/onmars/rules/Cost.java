package cydonia.games.onmars.rules;

import cydonia.engine.Thing;
import cydonia.engine.Why;
import cydonia.games.onmars.box.Bill;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Things;
import cydonia.games.onmars.language.OnMarsObstacle.TooFew;
import cydonia.games.onmars.language.OnMarsObstacle.TooFewCrystals;
import cydonia.games.onmars.language.OnMarsObstacle.TooFewResources;
import cydonia.games.onmars.table.Company;
import java.util.List;

/**
 * What something costs: resources, resources of one's choice, crystals. Minerals replace any other resource, never
 * crystals. Inside it is one number with a few bits for each, so that rollouts can compare costs cheaply.
 */
record Cost(int packed) {

    static final Cost FREE = new Cost(0);
    /** A resource of one's choice. */
    static final Cost ANY = new Cost(1 << 15);
    static final Cost CRYSTAL = new Cost(1 << 18);

    private static final int BITS = 3;
    private static final int MASK = (1 << BITS) - 1;
    private static final int CRYSTALS = 18;
    /** One of each resource but minerals. */
    private static final int ONE_OF_EACH = 0b001_001_001_001_000;

    static Cost of(Item resource) {
        return new Cost(1 << BITS * resource.ordinal());
    }

    /** One of each of these things. */
    static Cost ofAll(List<Thing> things) {
        Cost cost = FREE;
        for (Thing thing : things) {
            cost = cost.plus(thing.equals(Things.RESOURCE) ? ANY : ofItem(thing));
        }
        return cost;
    }

    private static Cost ofItem(Thing thing) {
        Item item = Item.ALL.stream().filter(each -> each.thing().equals(thing)).findFirst().orElseThrow();
        return item == Item.CRYSTAL ? CRYSTAL : of(item);
    }

    Cost plus(Cost other) {
        return new Cost(packed + other.packed);
    }

    int of(int resource) {
        return packed >> BITS * resource & MASK;
    }

    int any() {
        return of(Item.RESOURCES);
    }

    int crystals() {
        return packed >> CRYSTALS;
    }

    boolean isFree() {
        return packed == 0;
    }

    boolean isCrystalsOnly() {
        return packed != 0 && packed == crystals() << CRYSTALS;
    }

    /** Two different resources, no minerals. */
    boolean isPair() {
        return Integer.bitCount(packed) == 2 && (packed & ONE_OF_EACH) == packed;
    }

    /** The resource that is paid next: named ones in their order, then minerals, then those of one's choice. */
    int next() {
        for (int r = 1; r < Item.RESOURCES; r++) {
            if (of(r) > 0) {
                return r;
            }
        }
        return of(Item.MINERAL.ordinal()) > 0 ? Item.MINERAL.ordinal() : Item.RESOURCES;
    }

    /** What is left once that is paid. */
    Cost without(int next) {
        return new Cost(packed - (1 << BITS * next));
    }

    /** Whether the stock, and that many crystals, cover it. */
    boolean covered(Company c, int crystals, Why why) {
        boolean ok = crystals() <= crystals || why.asked() && why.not(new TooFewCrystals(crystals, crystals()));
        int minerals = c.stock[0];
        int total = of(0);
        int spare = minerals - total;
        ok &= spare >= 0 || why.asked() && why.not(new TooFew(Item.MINERAL, minerals, total));
        for (int r = 1; r < Item.RESOURCES; r++) {
            int needs = of(r);
            if (needs > 0) {
                total += needs;
                int missing = needs - c.stock[r];
                if (missing > 0) {
                    spare -= missing;
                    ok &= spare >= 0 || why.asked() && why.not(new TooFew(Item.of(r), c.stock[r] + minerals, needs));
                }
            }
        }
        total += any();
        return ok & (c.resources() >= total || why.asked() && why.not(new TooFewResources(c.resources(), total)));
    }

    void add(Bill bill) {
        for (int r = 0; r < Item.RESOURCES; r++) {
            bill.add(Item.of(r).thing(), of(r));
        }
        bill.add(Things.RESOURCE, any()).add(Item.CRYSTAL.thing(), crystals());
    }
}
