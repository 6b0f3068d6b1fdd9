package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansAction.Collapse;
import cydonia.games.martians.MartiansAction.Deck;
import cydonia.games.martians.MartiansAction.Extract;
import cydonia.games.martians.MartiansAction.Move;
import cydonia.games.martians.MartiansAction.Take;
import cydonia.games.martians.MartiansAction.TurnUp;
import cydonia.games.martians.MartiansObstacle.AlreadyDone;
import cydonia.games.martians.MartiansObstacle.NoRegolithDug;
import cydonia.games.martians.MartiansObstacle.NothingToDig;
import cydonia.games.martians.cards.Area;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Knob;
import cydonia.games.martians.cards.Technology;
import cydonia.games.martians.cards.TokenKind;
import java.util.Optional;

/**
 * Excavation (rulebook pp. 18 to 20). A dig extracts from one token and moves the excavator, in either order; the move
 * must not lead away from the face-down tokens. {@code subject} is the cell being emptied; {@code count} is 1 once the
 * excavator has moved.
 */
final class Dig {

    static final int DIG = 1;
    static final int ANALYSE = 2;
    static final int CRYSTALS = 2;

    private static final Text TOKENS = new Text("tokens", "jetons");

    private Dig() {
    }

    static boolean price(Table t, int extra, Till till) {
        boolean ok = till.time(t, 1 + extra + t.knob(Knob.EXCAVATION_TIME) + t.knob(Knob.DIG_TIME));
        ok &= till.good(t, Good.ENERGY, 1 + t.knob(Knob.DIG_ENERGY));
        return ok;
    }

    static boolean may(Table t, int extra, Why why) {
        boolean ok = price(t, extra, Till.check(why));
        ok &= t.tokens != 0 || why.asked() && why.not(new NothingToDig());
        return ok;
    }

    static void begin(Table t) {
        t.done = DIG;
        t.count = 0;
        long within = reach(t);
        long moves = moves(t);
        if (within == 0 && single(moves)) {
            moveTo(t, Long.numberOfTrailingZeros(moves));
        } else if (moves == 0 && single(within)) {
            extract(t, Long.numberOfTrailingZeros(within));
        } else {
            t.ask(Asked.DIG, t.agreed.seatOf(t.active));
        }
    }

    private static boolean single(long cells) {
        return cells != 0 && (cells & cells - 1) == 0;
    }

    /** The face-up tokens the excavator can empty: the one under it, with a crane those around it too. */
    static long reach(Table t) {
        long within = Area.ring(t.excavator, 0);
        if (t.developed(t.board(), Technology.TELESCOPIC_CRANE)) {
            within |= Area.ring(t.excavator, 1);
        }
        return within & t.tokens & ~t.faceDown;
    }

    /**
     * Where the excavator may go: to a neighbouring token not further from the nearest face-down one. If there is none
     * it jumps to the nearest token that keeps this rule, or else to the nearest of all.
     */
    static long moves(Table t) {
        long others = t.tokens & ~(1L << t.excavator);
        if (others == 0) {
            return 0;
        }
        int now = Area.nearest(t.excavator, t.faceDown);
        for (int distance = 1; distance < Area.FAR; distance++) {
            long good = 0;
            for (long left = Area.ring(t.excavator, distance) & others; left != 0; left &= left - 1) {
                int cell = Long.numberOfTrailingZeros(left);
                if (Area.nearest(cell, t.faceDown) <= now) {
                    good |= 1L << cell;
                }
            }
            if (good != 0) {
                return good;
            }
        }
        return Area.ring(t.excavator, Area.nearest(t.excavator, others)) & others;
    }

    static void list(Table t, Choices<MartiansAction> to) {
        if (t.question != Asked.MOVE) {
            for (long left = reach(t); left != 0; left &= left - 1) {
                to.add(Deck.EXTRACTIONS.get(Long.numberOfTrailingZeros(left)));
            }
        }
        if (t.question != Asked.EXTRACT) {
            for (long left = moves(t); left != 0; left &= left - 1) {
                to.add(Deck.MOVES.get(Long.numberOfTrailingZeros(left)));
            }
        }
    }

    static void play(Table t, MartiansAction action) {
        switch (action) {
            case Extract extract -> extract(t, extract.cell());
            case Move move when t.question == Asked.MOVE -> {
                t.count = 1;
                arrive(t, move.cell());
                finish(t);
            }
            case Move move -> moveTo(t, move.cell());
            case Take take -> take(t, take.regolith(), take.ice());
            default -> throw new IllegalArgumentException("not in a dig: " + action);
        }
    }

    /** Up to two crystals and one for each geologist; an earthquake leaves one fewer of what there is, down to none. */
    static int most(Table t, TokenKind kind) {
        int reached = Math.min(CRYSTALS + t.assistants(Assistant.GEOLOGIST), kind.regolith() + kind.ice());
        return Math.max(0, reached + t.knob(Knob.DUG_CRYSTALS));
    }

    private static void extract(Table t, int cell) {
        t.subject = cell;
        if (most(t, TokenKind.of(t.token[cell])) > 0) {
            t.ask(Asked.TAKE, t.agreed.seatOf(t.active));
        } else {
            take(t, 0, 0);
        }
    }

    /** “Up to”: taking less is possible. The most comes first. */
    static void listTakes(Table t, Choices<MartiansAction> to) {
        TokenKind kind = TokenKind.of(t.token[t.subject]);
        for (int crystals = most(t, kind); crystals >= 0; crystals--) {
            for (int regolith = Math.min(crystals, kind.regolith()); regolith >= Math.max(0,
                    crystals - kind.ice()); regolith--) {
                to.add(Deck.take(regolith, crystals - regolith));
            }
        }
    }

    /** The token leaves the board even if something is left on it. */
    private static void take(Table t, int regolith, int ice) {
        int cell = t.subject;
        TokenKind kind = TokenKind.of(t.token[cell]);
        t.add(t.stock(), Good.REGOLITH, regolith);
        t.add(t.stock(), Good.ICE, ice);
        t.regolithDug += regolith;
        removeToken(t, cell);
        t.subject = Table.NONE;
        if (t.listens()) {
            t.tell(new MartiansHappening.Dug(t.actor(), cell, regolith, ice, kind.regolith() - regolith,
                    kind.ice() - ice));
        }
        if (kind == TokenKind.ARTEFACT) {
            t.artefacts++;
            if (t.listens()) {
                t.tell(new MartiansHappening.ArtefactFound(t.actor()));
            }
        }
        long moves = t.count == 1 ? 0 : moves(t);
        if (moves == 0) {
            finish(t);
        } else if (single(moves)) {
            arrive(t, Long.numberOfTrailingZeros(moves));
            finish(t);
        } else {
            t.ask(Asked.MOVE, t.agreed.seatOf(t.active));
        }
    }

    private static void removeToken(Table t, int cell) {
        t.tokens &= ~(1L << cell);
        t.token[cell] = 0;
        t.tokensGone++;
    }

    /** Moves first; extraction follows. */
    private static void moveTo(Table t, int cell) {
        arrive(t, cell);
        t.count = 1;
        long within = reach(t);
        if (single(within)) {
            extract(t, Long.numberOfTrailingZeros(within));
        } else {
            t.ask(Asked.EXTRACT, t.agreed.seatOf(t.active));
        }
    }

    /** The token entered and all around it are turned up. */
    private static void arrive(Table t, int cell) {
        t.excavator = cell;
        if (t.listens()) {
            t.tell(new MartiansHappening.ExcavatorMoved(t.actor(), cell));
        }
        for (long left = (Area.ring(cell, 0) | Area.ring(cell, 1)) & t.faceDown; left != 0; left &= left - 1) {
            reveal(t, Long.numberOfTrailingZeros(left));
        }
    }

    static void reveal(Table t, int cell) {
        int[] pool = cell < Area.MAIN ? t.hiddenTokens : t.hiddenExtension;
        int kind = t.dice.pick(pool, Displays.sum(pool));
        pool[kind]--;
        t.token[cell] = (byte) kind;
        t.faceDown &= ~(1L << cell);
        t.secretsOpened++;
        if (t.listens()) {
            t.tell(new MartiansHappening.TurnedUp(cell, TokenKind.of(kind)));
        }
    }

    private static void finish(Table t) {
        t.count = 0;
        t.subject = Table.NONE;
        t.backToPlay();
    }

    // ---- analysis ----

    static boolean analysisPrice(Table t, int extra, Till till) {
        return till.time(t, 1 + extra + t.knob(Knob.EXCAVATION_TIME));
    }

    static boolean mayAnalyse(Table t, int extra, Why why) {
        boolean ok = (t.done & ANALYSE) == 0 || why.asked() && why.not(new AlreadyDone());
        ok &= t.regolithDug > 0 || why.asked() && why.not(new NoRegolithDug());
        ok &= analysisPrice(t, extra, Till.check(why));
        return ok;
    }

    static void analyse(Table t) {
        t.done |= ANALYSE;
        int probe = t.developed(t.board(), Technology.MOLECULAR_PROBE) ? 1 : 0;
        Displays.drawAnalysis(t, t.active, t.regolithDug + probe);
    }

    // ---- events in the excavation ----

    /** The first player takes away face-up tokens nearest to the excavator; equal sets are reached one way only. */
    static void askLosses(Table t, int count) {
        t.count = count;
        t.least = 0;
        settleLosses(t);
    }

    private static long losable(Table t) {
        return t.tokens & ~t.faceDown & ~(1L << t.excavator);
    }

    private static long nearestLosable(Table t) {
        long losable = losable(t);
        return losable == 0 ? 0 : Area.ring(t.excavator, Area.nearest(t.excavator, losable)) & losable;
    }

    private static void settleLosses(Table t) {
        while (t.count > 0) {
            long nearest = nearestLosable(t) & -1L << t.least;
            int many = Long.bitCount(nearest);
            if (many == 0 && t.least == 0) {
                t.count = 0;
            } else if (many == 0) {
                t.least = 0;
            } else if (many <= t.count) {
                collapse(t, Long.numberOfTrailingZeros(nearest));
            } else {
                t.ask(Asked.LOSE_TOKEN, t.agreed.seatOf(t.first));
                return;
            }
        }
        t.least = 0;
        t.picked = 0;
        t.question = Asked.NONE;
        t.asked = 0;
    }

    /** In ascending order, so that enough of them are left for the rest. */
    static void listLosses(Table t, Choices<MartiansAction> to) {
        long left = nearestLosable(t) & -1L << t.least;
        for (int rest = Long.bitCount(left); rest >= t.count; rest--) {
            to.add(Deck.COLLAPSES.get(Long.numberOfTrailingZeros(left)));
            left &= left - 1;
        }
    }

    /** Exactly as many as are left to lose; a single one is no choice of several. */
    static Optional<Several<MartiansAction>> several(Table t) {
        if (t.count + t.picked == 1) {
            return Optional.empty();
        }
        Several.Builder<MartiansAction> choice = Several.<MartiansAction>of(TOKENS, t.count, t.count)
                .picked(t.picked);
        for (long left = nearestLosable(t) & -1L << t.least; left != 0; left &= left - 1) {
            choice.item(Deck.COLLAPSES.get(Long.numberOfTrailingZeros(left)), 1);
        }
        return Optional.of(choice.build());
    }

    static void lose(Table t, MartiansAction action) {
        int cell = ((Collapse) action).cell();
        collapse(t, cell);
        t.picked++;
        t.least = cell + 1;
        settleLosses(t);
    }

    private static void collapse(Table t, int cell) {
        removeToken(t, cell);
        t.count--;
        if (t.listens()) {
            t.tell(new MartiansHappening.TokenLost(cell));
        }
    }

    static void askTurnUps(Table t, int count) {
        t.count = count;
        settleTurnUps(t);
    }

    private static void settleTurnUps(Table t) {
        if (t.count > 0 && t.faceDown != 0) {
            t.ask(Asked.TURN_UP, t.agreed.seatOf(t.first));
        } else {
            t.count = 0;
            t.question = Asked.NONE;
            t.asked = 0;
        }
    }

    static void listHidden(Table t, Choices<MartiansAction> to) {
        for (long left = t.faceDown; left != 0; left &= left - 1) {
            to.add(Deck.TURN_UPS.get(Long.numberOfTrailingZeros(left)));
        }
    }

    static void turnUp(Table t, MartiansAction action) {
        reveal(t, ((TurnUp) action).cell());
        t.count--;
        settleTurnUps(t);
    }
}
