package cydonia.games.onmars.rules;

import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Effect;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.box.Pieces;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.SoloCard;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.box.TurnSpace;
import cydonia.games.onmars.language.OnMarsHappening;
import cydonia.games.onmars.language.OnMarsHappening.Travelled;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Ground;
import cydonia.games.onmars.table.OnMarsSource;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Pick;
import cydonia.games.onmars.table.Table;

/** Lacerda's rover, which moves where an action fails, and his journeys. Summary, Partie solo. */
final class LacerdaOnTheRoad {

    private static final int ME = Owner.AUTOMA;
    private static final int HUMAN = 0;

    private LacerdaOnTheRoad() {
    }

    // ---- the rover

    /** Towards the nearest tile he can take; crystals are spent only to reach it. */
    record MoveRover() implements Owed.Chore {

        @Override
        public void run(Table t) {
            moveRover(t);
        }
    }

    private static void moveRover(Table t) {
        Company c = t.companies[ME];
        int from = Movement.roverHex(c);
        Pick pick = new Pick();
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (t.ground.tile[hex] >= 0 && t.ground.piece[hex] < 0 && wants(t, t.ground.tile[hex])) {
                pick.offer(hex, -MarsMap.distance(from, hex));
            }
        }
        int target = pick.among(t);
        if (target < 0) {
            return;
        }
        int away = MarsMap.distance(from, target);
        int tech = Technology.best(t, ME, Tech.ROVER);
        int points = 2;
        if (away > points && tech > 0) {
            points += tech;
            Technology.use(t, ME, LacerdaInColony.owner(t, Tech.ROVER, tech), Tech.ROVER);
        }
        if (away > points && away <= points + c.crystals) {
            LacerdaPurse.pay(t, away - points);
            points = away;
        }
        drive(t, from, away <= points ? target : closest(t, from, target, points));
    }

    private static boolean wants(Table t, int tile) {
        return tile >= Ground.RESEARCH
                ? (t.companies[ME].research >> tile - Ground.RESEARCH & 1) == 0
                        && LacerdaInOrbit.canDevelop(t, false, 0)
                : !Discovery.of(tile).isResources() && canUse(t, Discovery.of(tile).effect());
    }

    private static boolean canUse(Table t, Effect effect) {
        return switch (effect) {
            case Effect.Construct construct -> LacerdaInColony.sites(t, construct.type().ordinal()).first() >= 0;
            case Effect.ConstructAny _ -> LacerdaInColony.canBuild(t);
            case Effect.Develop develop -> LacerdaInOrbit.canDevelop(t, develop.paying(), t.companies[ME].crystals);
            case Effect.Upgrade _ -> LacerdaInColony.canUpgrade(t);
            case Effect.Hire _ -> {
                int card = LacerdaInColony.bestOffer(t, true);
                yield card >= 0 && (card < Hiring.CONTRACTS || t.companies[ME].crystals > 0);
            }
            case Effect.TakePlans _ -> LacerdaInOrbit.canTakePlan(t);
            case Effect.Learn _ -> LacerdaInOrbit.learnable(t) >= 0;
            default -> true;
        };
    }

    /** Where he can rest nearest to the target. */
    private static int closest(Table t, int from, int target, int points) {
        Pick pick = new Pick();
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (MarsMap.distance(from, hex) <= points && t.ground.piece[hex] < 0 && t.ground.tile[hex] < 0) {
                pick.offer(hex, -MarsMap.distance(hex, target));
            }
        }
        int best = pick.among(t);
        return best >= 0 && MarsMap.distance(best, target) < MarsMap.distance(from, target) ? best : from;
    }

    private static void drive(Table t, int from, int to) {
        if (from == to) {
            return;
        }
        Company c = t.companies[ME];
        if (c.rover >= 0) {
            t.ground.piece[c.rover] = Printed.NONE;
        }
        for (int at = from; at != to;) {
            at = nextStep(t, at, to);
            Movement.collectGem(t, ME, at);
        }
        if (t.listens()) {
            t.tell(new OnMarsHappening.RoverMoved(t.owner(ME), from, to));
        }
        c.rover = to;
        t.ground.piece[to] = (byte) (Pieces.ROVER + ME);
        Movement.takeTile(t, ME, to);
    }

    private static int nextStep(Table t, int at, int to) {
        int best = -1;
        for (int d = 0; d < MarsMap.DIRECTIONS; d++) {
            int next = MarsMap.neighbour(at, d);
            if (next >= 0 && MarsMap.distance(next, to) < MarsMap.distance(at, to)
                    && (best < 0 || Surface.hasGem(t, next))) {
                best = next;
            }
        }
        return best;
    }

    // ---- travelling

    static void shuttle(Table t, boolean ride) {
        if (ride && t.automa.card >= 0 && SoloCard.ALL.get(t.automa.card).travels()) {
            t.owe(new Journey(!t.companies[ME].inOrbit()));
        }
    }

    /** To Orbit he only takes a space; in the Colony he explores before and builds after. */
    record Journey(boolean toOrbit) implements Owed.Chore {

        @Override
        public void run(Table t) {
            if (t.listens()) {
                t.tell(new Travelled(t.owner(ME), toOrbit));
            }
            travel(t, toOrbit);
        }
    }

    private static void travel(Table t, boolean toOrbit) {
        t.owe(new ColonyLevel.LevelCheck(ME));
        t.owe(new Hiring.Gaps(ME));
        t.owe(new Technology.OxygenOwed(ME));
        if (!toOrbit) {
            t.owe(new LacerdaInColony.Build());
            explore(t);
        }
        Travel.settle(t, ME,
                TurnSpace.of(1 + t.drawn(OnMarsSource.SOLO_SPACES, free(t, toOrbit ? 0b1111 : 0b11110000))));
    }

    static int free(Table t, int among) {
        int free = among;
        for (Company c : t.companies) {
            if (c.space > 0) {
                free &= ~(1 << c.space - 1);
            }
        }
        return free;
    }

    /** The left tile, three from his rover, as far as possible from the human's. */
    private static void explore(Table t) {
        int tile = t.market.exploration[0] >= 0 ? t.market.exploration[0] : t.market.exploration[1];
        int human = Movement.roverHex(t.companies[HUMAN]);
        Pick pick = new Pick();
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (Travel.isSite(t, ME, hex)) {
                pick.offer(hex, MarsMap.distance(human, hex));
            }
        }
        int hex = pick.among(t);
        if (tile >= 0 && hex >= 0) {
            Travel.place(t, ME, Discovery.of(tile), hex);
        }
    }
}
