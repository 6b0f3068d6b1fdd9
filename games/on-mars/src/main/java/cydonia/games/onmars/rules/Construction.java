package cydonia.games.onmars.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Bill;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Pieces;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Things;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.At;
import cydonia.games.onmars.language.OnMarsAction.Construct;
import cydonia.games.onmars.language.OnMarsAction.Plain;
import cydonia.games.onmars.language.OnMarsAction.UseTech;
import cydonia.games.onmars.language.OnMarsHappening.*;
import cydonia.games.onmars.language.OnMarsObstacle.NoSite;
import cydonia.games.onmars.language.OnMarsObstacle.NoTileLeft;
import cydonia.games.onmars.language.OnMarsObstacle.TooFewColonists;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.OnMarsSource;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Constructing a building: where it may stand, what it costs, and what follows. Summary, p. 4. */
public final class Construction {

    /** By type: what the one before it gives. A mine costs nothing but the colonist who works there. */
    private static final Cost[] COSTS = Building.ALL.stream().map(
            type -> type == Building.MINE ? Cost.FREE : Cost.of(Item.of(type.ordinal() - 1))).toArray(Cost[]::new);

    private Construction() {
    }

    private static Cost cost(Building type) {
        return COSTS[type.ordinal()];
    }

    static void add(Building type, Bill bill) {
        cost(type).add(bill);
        bill.add(Things.COLONIST, type == Building.MINE ? 1 : 0);
    }

    private static boolean tileLeft(Table t, int seat, Building type) {
        return type == Building.SHELTER
                ? t.companies[seat].shelters < Company.SHELTERS
                : t.ground.tilesLeft[type.ordinal()] != 0;
    }

    /** A mine keeps one colonist; the others may raise the level of the technology. */
    private static int boosts(Building type, int colonists) {
        return type == Building.MINE ? Math.max(0, colonists - 1) : colonists;
    }

    static boolean possible(Table t, int seat, Building type, int quarters, int boost, Why why) {
        Company c = t.companies[seat];
        boolean ok = tileLeft(t, seat, type) || why.asked() && why.not(new NoTileLeft(type));
        ok &= cost(type).covered(c, 0, why);
        ok &= type != Building.MINE || quarters > 0 || why.asked() && why.not(new TooFewColonists(quarters, 1));
        if (!ok && !why.asked()) {
            return false;
        }
        return ok & (anySite(t, seat, type, boosts(type, boost))
                || why.asked() && why.not(new NoSite(type, Technology.best(t, seat, type.tech()))));
    }

    static boolean possibleAny(Table t, int seat, int quarters) {
        for (Building type : Building.ALL) {
            if (possible(t, seat, type, quarters, 0, Why.NOT_ASKED)) {
                return true;
            }
        }
        return false;
    }

    private static boolean anySite(Table t, int seat, Building type, int boost) {
        return sites(t, seat, type, boost, null);
    }

    /** Looks through the hexes in reach: tells whether there is a site, or lists them all. */
    private static boolean sites(Table t, int seat, Building type, int boost,
            @Nullable Choices<OnMarsAction> choices) {
        int kind = Surface.kind(type.ordinal(), seat);
        int level = Technology.best(t, seat, type.tech());
        int reach = level == 0 ? 0 : level + boost;
        boolean found = false;
        for (int word = 0; word < 2; word++) {
            long free = Surface.zone(t, seat, word) & ~Surface.builtUp(t, word);
            for (long rest = free; rest != 0; rest &= rest - 1) {
                int hex = 64 * word + Long.numberOfTrailingZeros(rest);
                if (fits(t, hex, kind, reach)) {
                    if (choices == null) {
                        return true;
                    }
                    choices.add(At.of(hex));
                    found = true;
                }
            }
        }
        return found;
    }

    /** Next to its own kind a building needs technology; otherwise one of its kind must be exactly two away. */
    static boolean fits(Table t, int hex, int kind, int reach) {
        if (touches(t, hex, kind)) {
            return reach > 0 && Surface.joined(t, hex, kind) <= reach;
        }
        long[] built = t.ground.built;
        return ((MarsMap.twoAway(hex, 0) & built[2 * kind]) | (MarsMap.twoAway(hex, 1) & built[2 * kind + 1])) != 0;
    }

    public static boolean touches(Table t, int hex, int kind) {
        long[] built = t.ground.built;
        return ((MarsMap.around(hex, 0) & built[2 * kind]) | (MarsMap.around(hex, 1) & built[2 * kind + 1])) != 0;
    }

    /** Which type, where the effect leaves it open. */
    record ChooseType(int company, List<Building> types, int boosters, boolean must) implements Owed.Decision {

        private boolean possible(Table t, Building type, Why why) {
            int quarters = t.companies[company].quarters;
            return Construction.possible(t, company, type, quarters, Math.min(boosters, quarters), why);
        }

        @Override
        public boolean isBetweenSteps() {
            return true;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            for (Building type : types) {
                if (possible(t, type, Why.NOT_ASKED)) {
                    out.add(Construct.of(type));
                }
            }
            if (!must || out.isEmpty()) {
                out.add(Plain.ENOUGH);
            }
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            if (action instanceof Construct(Building type)) {
                t.owe(new ChooseSite(company, type, boosters));
            }
        }

        @Override
        public void explain(Table t, Seat seat, Reasons<OnMarsAction> out) {
            for (Building type : types) {
                out.unless(Construct.of(type), why -> possible(t, type, why));
            }
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            Bill bill = new Bill();
            if (action instanceof Construct(Building type)) {
                Construction.add(type, bill);
            }
            return bill.prices();
        }

        @Override
        public Question question(Table t) {
            return new Question.Construct(who());
        }
    }

    /** Which hex. */
    record ChooseSite(int company, Building type, int boosters) implements Owed.Decision {

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            sites(t, company, type, boosts(type, Math.min(boosters, t.companies[company].quarters)), out);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            int hex = ((At) action).hex();
            int kind = Surface.kind(type.ordinal(), company);
            t.done();
            if (touches(t, hex, kind)) {
                t.owe(new ChooseTech(company, type, boosters, hex, Surface.joined(t, hex, kind)));
            } else {
                pay(t, company, type, hex, 0);
            }
        }

        /** Where it joins others, the best technology there is asks for the fewest colonists. */
        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            Bill bill = new Bill();
            Construction.add(type, bill);
            int joined = Surface.joined(t, ((At) action).hex(), Surface.kind(type.ordinal(), company));
            bill.add(Things.COLONIST, joined - Technology.best(t, company, type.tech()));
            return bill.prices();
        }

        @Override
        public Question question(Table t) {
            return new Question.ConstructAt(who(), type);
        }
    }

    /** By whose technology the complex grows. */
    record ChooseTech(int company, Building type, int boosters, int hex, int joined) implements Owed.Decision {

        private int sent(Table t, Seat owner) {
            return Math.max(0, joined - t.companies[owner.index()].level(type.tech().ordinal()));
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            int needed = joined - boosts(type, Math.min(boosters, t.companies[company].quarters));
            Technology.listTiles(t, company, type.tech(), needed, out);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            Seat owner = ((UseTech) action).owner();
            t.done();
            Economy.sendToWork(t, company, sent(t, owner));
            Technology.use(t, company, owner.index(), type.tech());
            pay(t, company, type, hex, joined);
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            Bill bill = new Bill();
            Construction.add(type, bill);
            return bill.add(Things.COLONIST, sent(t, ((UseTech) action).owner())).prices();
        }

        @Override
        public Question question(Table t) {
            return new Question.ConstructBy(who(), type);
        }
    }

    private static void pay(Table t, int seat, Building type, int hex, int joined) {
        place(t, seat, type, hex, joined);
        Payment.owe(t, seat, cost(type));
    }

    /** Owes the building itself, once whoever stands there has moved. */
    static void place(Table t, int seat, Building type, int hex, int joined) {
        t.owe(new Raise(seat, type, hex, joined));
        Surface.displace(t, hex);
    }

    // ---- what follows

    /** The rest of a construction once the hex is clear. */
    record Raise(int company, Building type, int hex, int joined) implements Owed.Chore {

        @Override
        public void run(Table t) {
            raise(t, company, type, hex, joined + 1);
        }
    }

    private static void raise(Table t, int seat, Building type, int hex, int size) {
        Company c = t.companies[seat];
        c.typesBuilt |= 1 << type.ordinal();
        Surface.destroy(t, hex);
        Surface.build(t, hex, Surface.kind(type.ordinal(), seat));
        t.stirred = true;
        if (t.listens()) {
            t.tell(new Built(t.owner(seat), type, hex, size));
        }
        if (type == Building.SHELTER) {
            c.shelters++;
            FirstColonists.done(t, seat, Beginner.Task.SHELTER_BUILT);
        } else {
            placeCrystals(t, seat, type, hex);
        }
        Storage.gain(t, seat, type.gives(), size);
        if (size > 1 && type != Building.SHELTER && (c.cubes & 1 << type.ordinal()) == 0) {
            c.cubes |= 1 << type.ordinal();
            if (t.listens()) {
                t.tell(new CubePlaced(t.owner(seat), type));
            }
            Missions.contribute(t, seat, Mission.PROGRESS);
        }
        if (type == Building.MINE) {
            t.ground.piece[hex] = (byte) (Pieces.MINER + seat);
            Economy.leaveQuarters(t, seat, t.isAutoma(seat) ? 0 : 1);
        }
        if (type.isLifeSupport()) {
            LifeSupport.raise(t, seat, type);
        }
        Contracts.checkUpgrades(t);
        FirstColonists.built(t, seat, type);
    }

    /** Shows the back of the next tile of a type, if one is left. */
    static void turnUp(Table t, int type) {
        int left = t.ground.tilesLeft[type];
        t.ground.top[type] = (byte) (left == 0 ? Printed.NONE : t.drawn(OnMarsSource.tiles(type), left));
    }

    /** The back of the tile points to empty hexes where crystals appear. */
    private static void placeCrystals(Table t, int seat, Building type, int hex) {
        int tile = t.ground.top[type.ordinal()];
        t.ground.tilesLeft[type.ordinal()] &= (byte) ~(1 << tile);
        turnUp(t, type.ordinal());
        int arrows = type.arrows(tile);
        for (int d = 0; d < MarsMap.DIRECTIONS; d++) {
            int next = MarsMap.neighbour(hex, d);
            if ((arrows >> d & 1) != 0 && next >= 0 && Surface.isEmpty(t, next)) {
                Surface.putGem(t, next);
                if (t.listens()) {
                    t.tell(new CrystalFound(t.owner(seat), next));
                }
            }
        }
    }
}
