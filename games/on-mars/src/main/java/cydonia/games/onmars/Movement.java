package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.engine.Why;
import cydonia.games.onmars.OnMarsAction.Bot;
import cydonia.games.onmars.OnMarsAction.Plain;
import cydonia.games.onmars.OnMarsAction.Rover;
import cydonia.games.onmars.OnMarsAction.UseTech;
import cydonia.games.onmars.OnMarsHappening.*;
import cydonia.games.onmars.cards.Beginner;
import cydonia.games.onmars.cards.Discovery;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.Mission;
import cydonia.games.onmars.cards.Tech;

/**
 * Moving bots and the rover, step by step. Each piece moves once in an effect, in one go; while it moves it stands on
 * no hex. A step without a point left costs a crystal. No step is offered from which the piece could not come to rest.
 */
final class Movement {

    private static final int POINTS = 15;
    private static final int ROVER_SHIFT = 4;
    private static final int COLLECTING = 1 << 8;
    private static final int TECH = 1 << 9;
    private static final int ROVER = 1 << 10;
    private static final int BOTS = 1 << 11;
    private static final int ROVER_MOVED = 1 << 12;
    private static final int BOT_MOVED = 1 << 13;

    /** The piece on the move: nobody, the rover, or a bot from this number on. */
    private static final int NOBODY = 0;
    private static final int THE_ROVER = 1;
    private static final int FIRST_BOT = 2;

    private Movement() {
    }

    static void begin(Table t, int seat, int bots, int rover, boolean tech, boolean collecting) {
        int flags = (collecting ? COLLECTING : 0) | (tech ? TECH : 0) | (rover > 0 || tech ? ROVER : 0)
                | (bots > 0 ? BOTS : 0);
        t.push(Task.DRIVE, seat, bots | rover << ROVER_SHIFT | flags, NOBODY, 0);
    }

    /** Points left in the movement that is asked about. */
    static int botPoints(Table t) {
        return t.a() & POINTS;
    }

    static int roverPoints(Table t) {
        return t.a() >> ROVER_SHIFT & POINTS;
    }

    static int roverHex(Company c) {
        return c.rover < 0 ? MarsMap.CENTRE : c.rover;
    }

    // ---- where a piece may rest

    static boolean mayRest(Table t, int seat, int hex, boolean collects, int crystals) {
        return t.piece[hex] < 0 && (!collects || t.tile[hex] < 0 || canTake(t, seat, t.tile[hex], crystals));
    }

    /** A tile can be taken if its cost can be paid and it is of some use; never two research tiles alike. */
    static boolean canTake(Table t, int seat, int tile, int crystals) {
        return tile >= Table.RESEARCH
                ? (t.companies[seat].research & 1 << tile - Table.RESEARCH) == 0
                        && Laboratory.canDevelop(t, seat, false, crystals)
                : Effects.possible(t, seat, Discovery.of(tile).effect(), t.companies[seat].quarters, crystals,
                        Why.NOT_ASKED);
    }

    private static boolean canEnter(Table t, int seat, int hex, boolean collects, int pointsLeft, int crystals) {
        return mayRest(t, seat, hex, collects, crystals) || nearRest(t, hex, pointsLeft + crystals);
    }

    private static boolean nearRest(Table t, int from, int steps) {
        if (steps == 0) {
            return false;
        }
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (t.piece[hex] < 0 && t.tile[hex] < 0 && MarsMap.distance(from, hex) <= steps) {
                return true;
            }
        }
        return false;
    }

    // ---- the question

    static void list(Table t, Choices<OnMarsAction> choices) {
        int seat = t.who();
        Company c = t.companies[seat];
        int state = t.a();
        int moving = t.b();
        int crystals = Economy.power(t, seat);
        if (moving >= FIRST_BOT) {
            int hex = c.bot[moving - FIRST_BOT];
            offerStop(t, seat, hex, (state & COLLECTING) != 0, crystals, choices);
            listBot(t, seat, hex, state, crystals, choices);
            return;
        }
        if (moving == NOBODY) {
            choices.add(Plain.ENOUGH);
            for (int k = 0; k < c.bots && (state & BOTS) != 0; k++) {
                if ((state & BOT_MOVED << k) == 0) {
                    listBot(t, seat, c.bot[k], state, crystals, choices);
                }
            }
        } else {
            offerStop(t, seat, c.rover, true, crystals, choices);
        }
        if ((state & ROVER) != 0 && (state & ROVER_MOVED) == 0) {
            listRover(t, seat, roverHex(c), state, crystals, choices);
        }
    }

    private static void offerStop(Table t, int seat, int hex, boolean collects, int crystals,
            Choices<OnMarsAction> choices) {
        if (mayRest(t, seat, hex, collects, crystals)) {
            choices.add(Plain.STOP);
        }
    }

    private static void listBot(Table t, int seat, int from, int state, int crystals, Choices<OnMarsAction> choices) {
        int points = state & POINTS;
        if (points + crystals == 0) {
            return;
        }
        boolean collects = (state & COLLECTING) != 0;
        for (int d = 0; d < MarsMap.DIRECTIONS; d++) {
            int to = MarsMap.neighbour(from, d);
            if (to >= 0 && canEnter(t, seat, to, collects, Math.max(0, points - 1),
                    points > 0 ? crystals : crystals - 1)) {
                choices.add(Bot.of(from, to));
            }
        }
    }

    private static void listRover(Table t, int seat, int from, int state, int crystals, Choices<OnMarsAction> choices) {
        int points = state >> ROVER_SHIFT & POINTS;
        if ((state & TECH) != 0) {
            Laboratory.listTiles(t, seat, Tech.ROVER, 1, choices);
        }
        if (points + crystals == 0) {
            return;
        }
        for (int d = 0; d < MarsMap.DIRECTIONS; d++) {
            int to = MarsMap.neighbour(from, d);
            if (to >= 0 && canEnter(t, seat, to, true, Math.max(0, points - 1), points > 0 ? crystals : crystals - 1)) {
                choices.add(Rover.of(to));
            }
        }
    }

    // ---- the answer

    static void answer(Table t, OnMarsAction action) {
        int seat = t.who();
        switch (action) {
            case UseTech(var owner) -> {
                int level = t.companies[owner.index()].level(Tech.ROVER.ordinal());
                t.a((t.a() & ~TECH) + (level << ROVER_SHIFT));
                Laboratory.use(t, seat, owner.index(), Tech.ROVER);
            }
            case Rover(int to) -> stepRover(t, seat, to);
            case Bot(int from, int to) -> stepBot(t, seat, from, to);
            case Plain.STOP -> stop(t, seat);
            default -> t.pop();
        }
    }

    private static void stepRover(Table t, int seat, int to) {
        Company c = t.companies[seat];
        if (t.b() == NOBODY && c.rover >= 0) {
            t.piece[c.rover] = Table.NONE;
        }
        if (t.listens()) {
            t.tell(new RoverMoved(t.owner(seat), roverHex(c), to));
        }
        c.rover = to;
        t.b(THE_ROVER);
        collectGem(t, seat, to);
        spend(t, seat, ROVER_SHIFT);
    }

    private static void stepBot(Table t, int seat, int from, int to) {
        Company c = t.companies[seat];
        if (t.b() == NOBODY) {
            int k = 0;
            while (c.bot[k] != from) {
                k++;
            }
            t.piece[from] = Table.NONE;
            t.b(FIRST_BOT + k);
        }
        c.bot[t.b() - FIRST_BOT] = to;
        if (t.listens()) {
            t.tell(new BotMoved(t.owner(seat), from, to));
        }
        if ((t.a() & COLLECTING) != 0) {
            collectGem(t, seat, to);
        }
        spend(t, seat, 0);
    }

    private static void spend(Table t, int seat, int shift) {
        if ((t.a() >> shift & POINTS) > 0) {
            t.a(t.a() - (1 << shift));
        } else {
            Payment.oweCrystals(t, seat, 1);
        }
    }

    static void collectGem(Table t, int seat, int hex) {
        if (Surface.hasGem(t, hex)) {
            Surface.removeGem(t, hex);
            Economy.gain(t, seat, Item.CRYSTAL, 1);
        }
    }

    private static void stop(Table t, int seat) {
        Company c = t.companies[seat];
        int moving = t.b();
        t.b(NOBODY);
        if (moving == THE_ROVER) {
            t.a(t.a() | ROVER_MOVED);
            t.piece[c.rover] = (byte) (Table.ROVER + seat);
            takeTile(t, seat, c.rover);
            return;
        }
        int k = moving - FIRST_BOT;
        t.a(t.a() | BOT_MOVED << k);
        t.piece[c.bot[k]] = (byte) (Table.BOT + seat);
        if ((t.a() & COLLECTING) != 0) {
            takeTile(t, seat, c.bot[k]);
        } else {
            Surface.destroy(t, c.bot[k]);
        }
    }

    /** Whoever rests on a tile takes it and resolves it at once. */
    static void takeTile(Table t, int seat, int hex) {
        int tile = t.tile[hex];
        if (tile < 0) {
            return;
        }
        t.tile[hex] = Table.NONE;
        Company c = t.companies[seat];
        if (t.listens()) {
            t.tell(new Collected(t.owner(seat), Surface.tile(tile).orElseThrow(), hex));
        }
        if (tile >= Table.RESEARCH) {
            c.research |= 1 << tile - Table.RESEARCH;
            Effects.owe(t, seat, Effects.RESEARCH, false);
            Missions.contribute(t, seat, Mission.RESEARCH);
            FirstColonists.done(t, seat, Beginner.Task.RESEARCH_COLLECTED);
        } else {
            c.discoveries++;
            Effects.owe(t, seat, Effects.DISCOVERY + tile, false);
            Missions.contribute(t, seat, Mission.DISCOVERIES);
            FirstColonists.done(t, seat, Beginner.Task.DISCOVERY_COLLECTED);
        }
    }
}
