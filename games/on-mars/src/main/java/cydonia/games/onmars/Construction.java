package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.engine.Why;
import cydonia.games.onmars.OnMarsAction.At;
import cydonia.games.onmars.OnMarsAction.Construct;
import cydonia.games.onmars.OnMarsAction.UseTech;
import cydonia.games.onmars.OnMarsHappening.*;
import cydonia.games.onmars.OnMarsObstacle.NoSite;
import cydonia.games.onmars.OnMarsObstacle.NoTileLeft;
import cydonia.games.onmars.OnMarsObstacle.TooFewColonists;
import cydonia.games.onmars.cards.Beginner;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.Mission;
import org.jspecify.annotations.Nullable;

/** Constructing a building: where it may stand, what it costs, and what follows. */
final class Construction {

    private Construction() {
    }

    static int cost(Building type) {
        return type == Building.MINE ? Payment.FREE : Payment.one(Item.of(type.ordinal() - 1));
    }

    private static boolean tileLeft(Table t, int seat, Building type) {
        return type == Building.SHELTER
                ? t.companies[seat].shelters < Company.SHELTERS
                : t.tilesLeft[type.ordinal()] != 0;
    }

    /** A mine keeps one colonist; the others may raise the level of the technology. */
    private static int boosts(Building type, int colonists) {
        return type == Building.MINE ? Math.max(0, colonists - 1) : colonists;
    }

    static boolean possible(Table t, int seat, Building type, int quarters, int boost, Why why) {
        Company c = t.companies[seat];
        boolean ok = tileLeft(t, seat, type) || why.asked() && why.not(new NoTileLeft(type));
        ok &= Payment.can(c, 0, cost(type), why);
        ok &= type != Building.MINE || quarters > 0 || why.asked() && why.not(new TooFewColonists(quarters, 1));
        if (!ok && !why.asked()) {
            return false;
        }
        return ok & (anySite(t, seat, type, boosts(type, boost))
                || why.asked() && why.not(new NoSite(type, Laboratory.best(t, seat, type.tech()))));
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
        int level = Laboratory.best(t, seat, type.tech());
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
        return ((MarsMap.twoAway(hex, 0) & t.built[2 * kind])
                | (MarsMap.twoAway(hex, 1) & t.built[2 * kind + 1])) != 0;
    }

    static boolean touches(Table t, int hex, int kind) {
        return ((MarsMap.around(hex, 0) & t.built[2 * kind])
                | (MarsMap.around(hex, 1) & t.built[2 * kind + 1])) != 0;
    }

    // ---- the questions: what, where, and by whose technology

    static void listTypes(Table t, Choices<OnMarsAction> choices) {
        int seat = t.who();
        int quarters = t.companies[seat].quarters;
        for (Building type : Building.ALL) {
            if ((t.a() < 0 || t.a() == type.ordinal())
                    && possible(t, seat, type, quarters, Math.min(t.b(), quarters), Why.NOT_ASKED)) {
                choices.add(Construct.of(type));
            }
        }
        t.offerEnough();
    }

    static void answerType(Table t, OnMarsAction action) {
        int seat = t.who();
        int boost = t.b();
        t.pop();
        if (action instanceof Construct(Building type)) {
            t.push(Task.CONSTRUCT_AT, seat, type.ordinal(), boost, 0);
        }
    }

    static void listSites(Table t, Choices<OnMarsAction> choices) {
        sites(t, t.who(), Building.of(t.a()), boostLeft(t), choices);
    }

    private static int boostLeft(Table t) {
        return boosts(Building.of(t.a()), Math.min(t.b(), t.companies[t.who()].quarters));
    }

    static void answerSite(Table t, OnMarsAction action) {
        int seat = t.who();
        int type = t.a();
        int boost = t.b();
        int hex = ((At) action).hex();
        int kind = Surface.kind(type, seat);
        t.pop();
        if (touches(t, hex, kind)) {
            t.push(Task.CONSTRUCT_TECH, seat, type, boost, hex | Surface.joined(t, hex, kind) << 8);
        } else {
            pay(t, seat, Building.of(type), hex, 0);
        }
    }

    static void listTech(Table t, Choices<OnMarsAction> choices) {
        int needed = (t.c() >> 8) - boostLeft(t);
        Laboratory.listTiles(t, t.who(), Building.of(t.a()).tech(), needed, choices);
    }

    static void answerTech(Table t, OnMarsAction action) {
        int seat = t.who();
        Building type = Building.of(t.a());
        int hex = t.c() & 0xff;
        int joined = t.c() >> 8;
        int owner = ((UseTech) action).owner().index();
        int boosters = boosters(t, owner);
        t.pop();
        Economy.sendToWork(t, seat, boosters);
        Laboratory.use(t, seat, owner, type.tech());
        pay(t, seat, type, hex, joined);
    }

    /** Colonists that must raise the level of that owner's tile for the complex that is asked about. */
    static int boosters(Table t, int owner) {
        return Math.max(0, (t.c() >> 8) - t.companies[owner].level(Building.of(t.a()).tech().ordinal()));
    }

    /** The same with the best tile there is. */
    static int fewestBoosters(Table t, int seat, Building type, int hex) {
        int kind = Surface.kind(type.ordinal(), seat);
        return Math.max(0, Surface.joined(t, hex, kind) - Laboratory.best(t, seat, type.tech()));
    }

    private static void pay(Table t, int seat, Building type, int hex, int joined) {
        place(t, seat, type, hex, joined);
        Payment.owe(t, seat, cost(type));
    }

    /** Owes the building itself, once whoever stands there has moved. */
    static void place(Table t, int seat, Building type, int hex, int joined) {
        t.push(Task.RAISE_BUILDING, seat, type.ordinal(), hex, joined);
        Surface.displace(t, hex);
    }

    // ---- what follows

    static void raise(Table t) {
        int seat = t.who();
        Building type = Building.of(t.a());
        int hex = t.b();
        int size = t.c() + 1;
        t.pop();
        Company c = t.companies[seat];
        c.typesBuilt |= 1 << type.ordinal();
        Surface.destroy(t, hex);
        Surface.build(t, hex, Surface.kind(type.ordinal(), seat));
        if (t.listens()) {
            t.tell(new Built(t.owner(seat), type, hex, size));
        }
        if (type == Building.SHELTER) {
            c.shelters++;
            FirstColonists.done(t, seat, Beginner.Task.SHELTER_BUILT);
        } else {
            placeCrystals(t, seat, type, hex);
        }
        Economy.gain(t, seat, type.gives(), size);
        if (size > 1 && type != Building.SHELTER && (c.cubes & 1 << type.ordinal()) == 0) {
            c.cubes |= 1 << type.ordinal();
            if (t.listens()) {
                t.tell(new CubePlaced(t.owner(seat), type));
            }
            Missions.contribute(t, seat, Mission.PROGRESS);
        }
        if (type == Building.MINE) {
            t.piece[hex] = (byte) (Table.MINER + seat);
            c.quarters -= t.isAutoma(seat) ? 0 : 1;
        }
        if (type.isLifeSupport()) {
            LifeSupport.raise(t, seat, type);
        }
        Contracts.checkUpgrades(t);
        FirstColonists.built(t, seat, type);
    }

    /** The back of the tile, drawn by chance, points to empty hexes where crystals appear. */
    private static void placeCrystals(Table t, int seat, Building type, int hex) {
        int tile = t.drawn(t.tilesLeft[type.ordinal()]);
        t.tilesLeft[type.ordinal()] &= (byte) ~(1 << tile);
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
