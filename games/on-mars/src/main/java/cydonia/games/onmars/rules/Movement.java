package cydonia.games.onmars.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Bill;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Effect;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Pieces;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Research;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.Bot;
import cydonia.games.onmars.language.OnMarsAction.Plain;
import cydonia.games.onmars.language.OnMarsAction.Rover;
import cydonia.games.onmars.language.OnMarsAction.UseTech;
import cydonia.games.onmars.language.OnMarsHappening.*;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Ground;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;
import java.util.List;

/**
 * Moving bots and the rover, step by step. Points are spent in any order: a bot, the rover, the same bot again. A piece
 * that has moved stands on no hex until the whole movement ends; only then do pieces need a hex each, bots destroy what
 * lies under them, and the rover takes its tile. A step without a point left costs a crystal. No step is offered after
 * which the pieces could not come to rest any more. Summary, p. 4.
 */
public final class Movement {

    private Movement() {
    }

    static void begin(Table t, int seat, Effect.Drive terms) {
        t.owe(new Drive(seat, terms, terms.botPoints(), terms.roverPoints(), terms.tech(), 0, 0));
    }

    public static int roverHex(Company c) {
        return c.rover < 0 ? MarsMap.CENTRE : c.rover;
    }

    // ---- what lies on the way

    static void collectGem(Table t, int seat, int hex) {
        if (Surface.hasGem(t, hex)) {
            Surface.removeGem(t, hex);
            Storage.gain(t, seat, Item.CRYSTAL, 1);
        }
    }

    /** Whoever rests on a tile takes it and resolves it at once. */
    static void takeTile(Table t, int seat, int hex) {
        int tile = t.ground.tile[hex];
        if (tile < 0) {
            return;
        }
        t.ground.tile[hex] = Printed.NONE;
        Company c = t.companies[seat];
        t.stirred = true;
        if (t.listens()) {
            t.tell(new Collected(t.owner(seat), Surface.tile(tile).orElseThrow(), hex));
        }
        if (tile >= Ground.RESEARCH) {
            c.research |= 1 << tile - Ground.RESEARCH;
            t.owe(new Owed.Begin(seat, Research.EFFECT, false));
            Missions.contribute(t, seat, Mission.RESEARCH);
            FirstColonists.done(t, seat, Beginner.Task.RESEARCH_COLLECTED);
        } else {
            c.discoveries++;
            t.owe(new Owed.Begin(seat, Discovery.of(tile).effect(), false));
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
     * @param since
     *            the hexes from which these have gone on without collecting anything, a few bits each
     */
    public record Drive(int company, Effect.Drive terms, int botPoints, int roverPoints, boolean techOpen, int moved,
            long since) implements Owed.Decision, Resting.UnderWay {

        /** Enough for the number of a hex. */
        private static final int BITS = 7;

        @Override
        public boolean hasMoved(int piece) {
            return (moved >> piece & 1) != 0;
        }

        /** Whether a step leads to where its piece could have gone in fewer of them: back, or round about. */
        public boolean isDetour(Table t, OnMarsAction step) {
            Company c = t.companies[company];
            return switch (step) {
                case Rover(int to) -> isDetour(Resting.ROVER, roverHex(c), to);
                case Bot(int from, int to) -> isDetour(Resting.FIRST_BOT + mover(c, from), from, to);
                default -> false;
            };
        }

        private boolean isDetour(int piece, int from, int to) {
            return hasMoved(piece) && MarsMap.distance(since(piece), to) <= MarsMap.distance(since(piece), from);
        }

        private int since(int piece) {
            return (int) (since >> BITS * piece) & (1 << BITS) - 1;
        }

        @Override
        public boolean movesBots() {
            return terms.botPoints() > 0;
        }

        @Override
        public boolean movesRover() {
            return terms.roverPoints() > 0 || terms.tech();
        }

        @Override
        public boolean isBetweenSteps() {
            return moved == 0;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            Company c = t.companies[company];
            int crystals = Economy.power(t, company);
            if (moved == 0) {
                out.add(Plain.ENOUGH);
            } else if (Resting.allRest(t, this, crystals)) {
                out.add(Plain.STOP);
            }
            if (movesBots() && botPoints + crystals > 0) {
                for (int k = 0; k < c.bots; k++) {
                    if (c.botAt(c.bot[k]) == k) {
                        offerBot(t, k, crystals, out);
                    }
                }
            }
            if (movesRover()) {
                if (techOpen) {
                    Technology.listTiles(t, company, Tech.ROVER, 1, out);
                }
                if (roverPoints + crystals > 0) {
                    offerRover(t, crystals, out);
                }
            }
        }

        /** Tries every step that needs a thought on the table itself, and takes it back. */
        private void offerBot(Table t, int number, int crystals, Choices<OnMarsAction> out) {
            Company c = t.companies[company];
            int from = c.bot[number];
            int piece = Resting.FIRST_BOT + number;
            Drive after = stepped(piece);
            int left = botPoints > 0 ? crystals : crystals - 1;
            boolean othersRest = Resting.othersRest(t, after, piece);
            for (int d = 0; d < MarsMap.DIRECTIONS; d++) {
                int to = MarsMap.neighbour(from, d);
                if (to >= 0) {
                    c.bot[number] = to;
                    if (othersRest && Resting.restsNear(t, after, piece, to, after.botPoints + left)
                            || Resting.canRest(t, after, left)) {
                        out.add(Bot.of(from, to));
                    }
                }
            }
            c.bot[number] = from;
        }

        private void offerRover(Table t, int crystals, Choices<OnMarsAction> out) {
            Company c = t.companies[company];
            int before = c.rover;
            int from = roverHex(c);
            Drive after = stepped(Resting.ROVER);
            int left = roverPoints > 0 ? crystals : crystals - 1;
            boolean othersRest = Resting.othersRest(t, after, Resting.ROVER);
            for (int d = 0; d < MarsMap.DIRECTIONS; d++) {
                int to = MarsMap.neighbour(from, d);
                if (to >= 0) {
                    c.rover = to;
                    if (othersRest && Resting.restsNear(t, after, Resting.ROVER, to, after.roverPoints + left)
                            || Resting.canRest(t, after, left)) {
                        out.add(Rover.of(to));
                    }
                }
            }
            c.rover = before;
        }

        /** What is left after a step of that piece. */
        private Drive stepped(int piece) {
            return piece == Resting.ROVER
                    ? new Drive(company, terms, botPoints, Math.max(0, roverPoints - 1), techOpen, moved | 1, since)
                    : new Drive(company, terms, Math.max(0, botPoints - 1), roverPoints, techOpen, moved | 1 << piece,
                            since);
        }

        /** The same, with what is known of the way: whoever collects something there begins a new one. */
        private Drive stepped(int piece, int from, int to, boolean collecting) {
            Drive after = stepped(piece);
            int begun = collecting ? to : hasMoved(piece) ? since(piece) : from;
            long others = since & ~((1L << BITS) - 1 << BITS * piece);
            return new Drive(company, terms, after.botPoints, after.roverPoints, techOpen, after.moved,
                    others | (long) begun << BITS * piece);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            switch (action) {
                case UseTech(Seat owner) -> {
                    int more = t.companies[owner.index()].level(Tech.ROVER.ordinal());
                    t.owe(new Drive(company, terms, botPoints, roverPoints + more, false, moved, since));
                    Technology.use(t, company, owner.index(), Tech.ROVER);
                }
                case Rover(int to) -> stepRover(t, to);
                case Bot(int from, int to) -> stepBot(t, from, to);
                default -> rest(t);
            }
        }

        private void stepRover(Table t, int to) {
            Company c = t.companies[company];
            t.owe(stepped(Resting.ROVER, roverHex(c), to, Surface.hasGem(t, to)));
            if (!hasMoved(Resting.ROVER) && c.rover >= 0) {
                t.ground.piece[c.rover] = Printed.NONE;
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
            int number = mover(c, from);
            if (!hasMoved(Resting.FIRST_BOT + number)) {
                t.ground.piece[from] = Printed.NONE;
            }
            t.owe(stepped(Resting.FIRST_BOT + number, from, to, terms.collecting() && Surface.hasGem(t, to)));
            c.bot[number] = to;
            if (t.listens()) {
                t.tell(new BotMoved(t.owner(company), from, to));
            }
            if (terms.collecting()) {
                collectGem(t, company, to);
            }
            Payment.oweCrystals(t, company, botPoints > 0 ? 0 : 1);
        }

        /** Of two bots on one hex the one that is on its way already. */
        private int mover(Company c, int from) {
            int number = c.botAt(from);
            for (int k = number + 1; k < c.bots && !hasMoved(Resting.FIRST_BOT + number); k++) {
                number = c.bot[k] == from ? k : number;
            }
            return number;
        }

        /** All that have moved come to rest: bots first, and the rover takes its tile last. */
        private void rest(Table t) {
            Company c = t.companies[company];
            if (hasMoved(Resting.ROVER)) {
                t.ground.piece[c.rover] = (byte) (Pieces.ROVER + company);
                takeTile(t, company, c.rover);
            }
            for (int k = 0; k < c.bots; k++) {
                if (hasMoved(Resting.FIRST_BOT + k)) {
                    restBot(t, c.bot[k]);
                }
            }
        }

        /** Collecting bots take a tile as a rover would; what they cannot take is destroyed as by any bot. */
        private void restBot(Table t, int hex) {
            t.ground.piece[hex] = (byte) (Pieces.BOT + company);
            int tile = t.ground.tile[hex];
            if (terms.collecting() && tile >= 0 && Resting.canTake(t, company, tile, Economy.power(t, company))) {
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
