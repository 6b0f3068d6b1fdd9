package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.onmars.OnMarsAction.Bot;
import cydonia.games.onmars.OnMarsAction.Plain;
import cydonia.games.onmars.OnMarsAction.Rover;
import cydonia.games.onmars.OnMarsAction.UseTech;
import cydonia.games.onmars.OnMarsHappening.*;
import cydonia.games.onmars.cards.Beginner;
import cydonia.games.onmars.cards.Discovery;
import cydonia.games.onmars.cards.Effect;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.Mission;
import cydonia.games.onmars.cards.Research;
import cydonia.games.onmars.cards.Tech;
import java.util.List;

/**
 * Moving bots and the rover, step by step. Each piece moves once in an effect, in one go; while it moves it stands on
 * no hex. A step without a point left costs a crystal. No step is offered from which the piece could not come to rest.
 */
final class Movement {

    /** The pieces of a company in a movement: the rover, then the bots. */
    private static final int NOBODY = -1;
    private static final int ROVER = 0;
    private static final int FIRST_BOT = 1;

    private Movement() {
    }

    static void begin(Table t, int seat, Effect.Drive terms) {
        t.owe(new Drive(seat, terms, terms.botPoints(), terms.roverPoints(), terms.tech(), 0, NOBODY));
    }

    static int roverHex(Company c) {
        return c.rover < 0 ? MarsMap.CENTRE : c.rover;
    }

    // ---- where a piece may rest

    private static boolean mayRest(Table t, int seat, int hex, boolean collects, int crystals) {
        Ground ground = t.ground;
        return ground.piece[hex] < 0
                && (!collects || ground.tile[hex] < 0 || canTake(t, seat, ground.tile[hex], crystals));
    }

    /** A tile can be taken if its cost can be paid and it is of some use; never two research tiles alike. */
    static boolean canTake(Table t, int seat, int tile, int crystals) {
        return tile >= Table.RESEARCH
                ? (t.companies[seat].research & 1 << tile - Table.RESEARCH) == 0
                        && Laboratory.canDevelop(t, seat, false, crystals)
                : Effects.possible(t, seat, Discovery.of(tile).effect(), t.companies[seat].quarters, crystals,
                        Why.NOT_ASKED);
    }

    /** The cheapest question first: most hexes are clear, or have a clear one beside them. */
    private static boolean canEnter(Table t, int seat, int hex, boolean collects, int pointsLeft, int crystals) {
        return isClear(t, hex) || nearRest(t, hex, pointsLeft + crystals) || mayRest(t, seat, hex, collects, crystals);
    }

    private static boolean isClear(Table t, int hex) {
        return t.ground.piece[hex] < 0 && t.ground.tile[hex] < 0;
    }

    private static boolean nearRest(Table t, int from, int steps) {
        if (steps == 0) {
            return false;
        }
        for (int d = 0; d < MarsMap.DIRECTIONS; d++) {
            int hex = MarsMap.neighbour(from, d);
            if (hex >= 0 && isClear(t, hex)) {
                return true;
            }
        }
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (isClear(t, hex) && MarsMap.distance(from, hex) <= steps) {
                return true;
            }
        }
        return false;
    }

    // ---- what lies on the way

    static void collectGem(Table t, int seat, int hex) {
        if (Surface.hasGem(t, hex)) {
            Surface.removeGem(t, hex);
            Economy.gain(t, seat, Item.CRYSTAL, 1);
        }
    }

    /** Whoever rests on a tile takes it and resolves it at once. */
    static void takeTile(Table t, int seat, int hex) {
        int tile = t.ground.tile[hex];
        if (tile < 0) {
            return;
        }
        t.ground.tile[hex] = Table.NONE;
        Company c = t.companies[seat];
        if (t.listens()) {
            t.tell(new Collected(t.owner(seat), Surface.tile(tile).orElseThrow(), hex));
        }
        if (tile >= Table.RESEARCH) {
            c.research |= 1 << tile - Table.RESEARCH;
            Effects.owe(t, seat, Research.EFFECT, false);
            Missions.contribute(t, seat, Mission.RESEARCH);
            FirstColonists.done(t, seat, Beginner.Task.RESEARCH_COLLECTED);
        } else {
            c.discoveries++;
            Effects.owe(t, seat, Discovery.of(tile).effect(), false);
            Missions.contribute(t, seat, Mission.DISCOVERIES);
            FirstColonists.done(t, seat, Beginner.Task.DISCOVERY_COLLECTED);
        }
    }

    /**
     * The next step.
     *
     * @param terms
     *            what the effect allows
     * @param techOpen
     *            whether a technology may still add points for the rover
     * @param moved
     *            the pieces that have moved, one bit each
     * @param moving
     *            the piece on the move
     */
    record Drive(int company, Effect.Drive terms, int botPoints, int roverPoints, boolean techOpen, int moved,
            int moving) implements Owed.Decision {

        private boolean hasMoved(int piece) {
            return (moved >> piece & 1) != 0;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            Company c = t.companies[company];
            int crystals = Economy.power(t, company);
            if (moving >= FIRST_BOT) {
                int hex = c.bot[moving - FIRST_BOT];
                offerStop(t, hex, terms.collecting(), crystals, out);
                offerBot(t, hex, crystals, out);
                return;
            }
            if (moving == NOBODY) {
                out.add(Plain.ENOUGH);
                for (int k = 0; k < c.bots && terms.botPoints() > 0; k++) {
                    if (!hasMoved(FIRST_BOT + k)) {
                        offerBot(t, c.bot[k], crystals, out);
                    }
                }
            } else {
                offerStop(t, c.rover, true, crystals, out);
            }
            if ((terms.roverPoints() > 0 || terms.tech()) && !hasMoved(ROVER)) {
                offerRover(t, roverHex(c), crystals, out);
            }
        }

        private void offerStop(Table t, int hex, boolean collects, int crystals, Choices<OnMarsAction> out) {
            if (mayRest(t, company, hex, collects, crystals)) {
                out.add(Plain.STOP);
            }
        }

        private void offerBot(Table t, int from, int crystals, Choices<OnMarsAction> out) {
            if (botPoints + crystals == 0) {
                return;
            }
            for (int d = 0; d < MarsMap.DIRECTIONS; d++) {
                int to = MarsMap.neighbour(from, d);
                if (to >= 0 && canEnter(t, company, to, terms.collecting(), Math.max(0, botPoints - 1),
                        botPoints > 0 ? crystals : crystals - 1)) {
                    out.add(Bot.of(from, to));
                }
            }
        }

        private void offerRover(Table t, int from, int crystals, Choices<OnMarsAction> out) {
            if (techOpen) {
                Technology.listTiles(t, company, Tech.ROVER, 1, out);
            }
            if (roverPoints + crystals == 0) {
                return;
            }
            for (int d = 0; d < MarsMap.DIRECTIONS; d++) {
                int to = MarsMap.neighbour(from, d);
                if (to >= 0 && canEnter(t, company, to, true, Math.max(0, roverPoints - 1),
                        roverPoints > 0 ? crystals : crystals - 1)) {
                    out.add(Rover.of(to));
                }
            }
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            switch (action) {
                case UseTech(Seat owner) -> {
                    int more = t.companies[owner.index()].level(Tech.ROVER.ordinal());
                    t.owe(new Drive(company, terms, botPoints, roverPoints + more, false, moved, moving));
                    Technology.use(t, company, owner.index(), Tech.ROVER);
                }
                case Rover(int to) -> stepRover(t, to);
                case Bot(int from, int to) -> stepBot(t, from, to);
                case Plain.STOP -> stop(t);
                default -> {
                    // enough
                }
            }
        }

        private void stepRover(Table t, int to) {
            t.owe(new Drive(company, terms, botPoints, Math.max(0, roverPoints - 1), techOpen, moved, ROVER));
            Company c = t.companies[company];
            if (moving == NOBODY && c.rover >= 0) {
                t.ground.piece[c.rover] = Table.NONE;
            }
            if (t.listens()) {
                t.tell(new RoverMoved(t.owner(company), roverHex(c), to));
            }
            c.rover = to;
            collectGem(t, company, to);
            Payment.oweCrystals(t, company, roverPoints > 0 ? 0 : 1);
        }

        private void stepBot(Table t, int from, int to) {
            Company c = t.companies[company];
            int piece = moving;
            if (piece == NOBODY) {
                t.ground.piece[from] = Table.NONE;
                piece = FIRST_BOT + c.botAt(from);
            }
            t.owe(new Drive(company, terms, Math.max(0, botPoints - 1), roverPoints, techOpen, moved, piece));
            c.bot[piece - FIRST_BOT] = to;
            if (t.listens()) {
                t.tell(new BotMoved(t.owner(company), from, to));
            }
            if (terms.collecting()) {
                collectGem(t, company, to);
            }
            Payment.oweCrystals(t, company, botPoints > 0 ? 0 : 1);
        }

        private void stop(Table t) {
            t.owe(new Drive(company, terms, botPoints, roverPoints, techOpen, moved | 1 << moving, NOBODY));
            Company c = t.companies[company];
            if (moving == ROVER) {
                t.ground.piece[c.rover] = (byte) (Table.ROVER + company);
                takeTile(t, company, c.rover);
                return;
            }
            int hex = c.bot[moving - FIRST_BOT];
            t.ground.piece[hex] = (byte) (Table.BOT + company);
            if (terms.collecting()) {
                takeTile(t, company, hex);
            } else {
                Surface.destroy(t, hex);
            }
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            boolean dear = action instanceof Bot && botPoints == 0 || action instanceof Rover && roverPoints == 0;
            return new Bill().add(Item.CRYSTAL.thing(), dear ? 1 : 0).prices();
        }

        @Override
        public Question question(Table t) {
            return new Question.Drive(who(), botPoints, roverPoints);
        }
    }
}
