package cydonia.games.martians.rules;

import cydonia.engine.Choices;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.martians.box.Area;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Cell;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Knob;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.TokenKind;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansAction.Extract;
import cydonia.games.martians.language.MartiansAction.Move;
import cydonia.games.martians.language.MartiansAction.Take;
import cydonia.games.martians.language.MartiansHappening;
import cydonia.games.martians.language.MartiansObstacle.AlreadyDone;
import cydonia.games.martians.language.MartiansObstacle.FaceDown;
import cydonia.games.martians.language.MartiansObstacle.MovesAway;
import cydonia.games.martians.language.MartiansObstacle.NoRegolithDug;
import cydonia.games.martians.language.MartiansObstacle.NoTokenThere;
import cydonia.games.martians.language.MartiansObstacle.NothingToDig;
import cydonia.games.martians.language.MartiansObstacle.OutOfReach;
import cydonia.games.martians.language.Question;
import cydonia.games.martians.table.Displays;
import cydonia.games.martians.table.MartiansSource;
import cydonia.games.martians.table.Owed;
import cydonia.games.martians.table.Table;

/**
 * Excavation (rulebook pp. 18, 19, 20). A dig extracts from one token and moves the excavator, in either order; the
 * move must not lead away from the face-down tokens.
 */
public final class Dig {

    static final int DIG = 1;
    static final int ANALYSE = 2;
    static final int CRYSTALS = 2;

    private Dig() {
    }

    static boolean price(Table t, int extra, Payment payment) {
        boolean ok = payment.time(t,
                1 + extra + t.conditions.knob(Knob.EXCAVATION_TIME) + t.conditions.knob(Knob.DIG_TIME));
        ok &= payment.good(t, Good.ENERGY, 1 + t.conditions.knob(Knob.DIG_ENERGY));
        return ok;
    }

    static boolean may(Table t, int extra, Why why) {
        boolean ok = price(t, extra, Payment.check(why));
        ok &= t.digSite.tokens != 0 || why.asked() && why.not(new NothingToDig());
        return ok;
    }

    static void begin(Table t) {
        t.acting.done = DIG;
        long within = reach(t);
        long moves = moves(t);
        if (within == 0 && single(moves)) {
            moveFirst(t, Long.numberOfTrailingZeros(moves));
        } else if (moves == 0 && single(within)) {
            extract(t, Long.numberOfTrailingZeros(within), false);
        } else {
            t.push(new ExtractOrMove());
        }
    }

    private static boolean single(long cells) {
        return cells != 0 && (cells & cells - 1) == 0;
    }

    /** The face-up tokens the excavator can empty: the one under it, with a crane those around it too. */
    static long reach(Table t) {
        long within = Area.ring(t.digSite.excavator, 0);
        if (t.developed(t.board(), Technology.TELESCOPIC_CRANE)) {
            within |= Area.ring(t.digSite.excavator, 1);
        }
        return within & t.digSite.tokens & ~t.digSite.faceDown;
    }

    /** The artefacts that lie open. */
    public static long artefacts(Table t) {
        long found = 0;
        for (long left = Area.EXTENSION_CELLS & t.digSite.tokens & ~t.digSite.faceDown; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            if (TokenKind.of(t.digSite.token[cell]) == TokenKind.ARTEFACT) {
                found |= 1L << cell;
            }
        }
        return found;
    }

    /**
     * Where the excavator may go: to a neighbouring token not further from the nearest face-down one. If there is none
     * it jumps to the nearest token that keeps this rule, or else to the nearest of all.
     */
    public static long moves(Table t) {
        long others = t.digSite.tokens & ~(1L << t.digSite.excavator);
        if (others == 0) {
            return 0;
        }
        int now = Area.nearest(t.digSite.excavator, t.digSite.faceDown);
        for (int distance = 1; distance < Area.FAR; distance++) {
            long good = 0;
            for (long left = Area.ring(t.digSite.excavator, distance) & others; left != 0; left &= left - 1) {
                int cell = Long.numberOfTrailingZeros(left);
                if (Area.nearest(cell, t.digSite.faceDown) <= now) {
                    good |= 1L << cell;
                }
            }
            if (good != 0) {
                return good;
            }
        }
        return Area.ring(t.digSite.excavator, Area.nearest(t.digSite.excavator, others)) & others;
    }

    private static void offerMoves(Table t, Choices<MartiansAction> out) {
        for (long left = moves(t); left != 0; left &= left - 1) {
            out.add(Move.of(Long.numberOfTrailingZeros(left)));
        }
    }

    private static void offerExtractions(Table t, Choices<MartiansAction> out) {
        for (long left = reach(t); left != 0; left &= left - 1) {
            out.add(Extract.of(Long.numberOfTrailingZeros(left)));
        }
    }

    /** Extract before the move, or move first. */
    record ExtractOrMove() implements Owed.ByActor {
        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            offerExtractions(t, out);
            offerMoves(t, out);
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            t.pop();
            switch (action) {
                case Extract(int cell) -> extract(t, cell, false);
                case Move(int cell) -> moveFirst(t, cell);
                default -> throw new IllegalArgumentException("not in a dig: " + action);
            }
        }

        @Override
        public Question question(Table t) {
            return new Question.Dig();
        }

        @Override
        public void explain(Table t, Seat seat, Reasons<MartiansAction> out) {
            explainExcavator(t, true, out);
        }
    }

    /** What to extract after the move. */
    record ExtractAfterMove() implements Owed.ByActor {
        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            offerExtractions(t, out);
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            t.pop();
            extract(t, ((Extract) action).cell(), true);
        }

        @Override
        public Question question(Table t) {
            return new Question.Extract();
        }
    }

    /** Where the excavator goes after it has emptied a token. */
    record MoveAfterExtraction() implements Owed.ByActor {
        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            offerMoves(t, out);
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            t.pop();
            arrive(t, ((Move) action).cell());
        }

        @Override
        public Question question(Table t) {
            return new Question.MoveExcavator();
        }

        @Override
        public void explain(Table t, Seat seat, Reasons<MartiansAction> out) {
            explainExcavator(t, false, out);
        }
    }

    /**
     * Which crystals of a token to take. “Up to”: taking less is possible. The most comes first.
     *
     * @param moved
     *            whether the excavator has moved already
     */
    public record TakeCrystals(int cell, boolean moved) implements Owed.ByActor {
        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            TokenKind kind = TokenKind.of(t.digSite.token[cell]);
            for (int crystals = most(t, kind); crystals >= 0; crystals--) {
                int least = Math.max(0, crystals - kind.ice());
                for (int regolith = Math.min(crystals, kind.regolith()); regolith >= least; regolith--) {
                    out.add(Take.of(regolith, crystals - regolith));
                }
            }
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            t.pop();
            Take taken = (Take) action;
            empty(t, cell, moved, taken.regolith(), taken.ice());
        }

        @Override
        public Question question(Table t) {
            return new Question.TakeCrystals(Cell.of(cell));
        }
    }

    /** Up to two crystals and one for each geologist; an earthquake leaves one fewer of what there is, down to none. */
    public static int most(Table t, TokenKind kind) {
        int reached = Math.min(CRYSTALS + t.assistants(Assistant.GEOLOGIST), kind.regolith() + kind.ice());
        return Math.max(0, reached + t.conditions.knob(Knob.DUG_CRYSTALS));
    }

    private static void extract(Table t, int cell, boolean moved) {
        if (most(t, TokenKind.of(t.digSite.token[cell])) > 0) {
            t.push(new TakeCrystals(cell, moved));
        } else {
            empty(t, cell, moved, 0, 0);
        }
    }

    /** The token leaves the board even if something is left on it; then the excavator moves, if it has not yet. */
    private static void empty(Table t, int cell, boolean moved, int regolith, int ice) {
        TokenKind kind = TokenKind.of(t.digSite.token[cell]);
        t.stocks.add(t.stock(), Good.REGOLITH, regolith);
        t.stocks.add(t.stock(), Good.ICE, ice);
        t.acting.regolithDug += regolith;
        removeToken(t, cell);
        if (t.listens()) {
            t.tell(new MartiansHappening.Dug(t.actor(), cell, regolith, ice, kind.regolith() - regolith,
                    kind.ice() - ice));
        }
        if (kind == TokenKind.ARTEFACT) {
            t.mission.artefacts++;
            if (t.listens()) {
                t.tell(new MartiansHappening.ArtefactFound(t.actor()));
            }
        }
        long moves = moved ? 0 : moves(t);
        if (single(moves)) {
            arrive(t, Long.numberOfTrailingZeros(moves));
        } else if (moves != 0) {
            t.push(new MoveAfterExtraction());
        }
    }

    static void removeToken(Table t, int cell) {
        t.digSite.tokens &= ~(1L << cell);
        t.digSite.token[cell] = 0;
        t.digSite.tokensGone++;
    }

    /** Moves first; extraction follows. */
    private static void moveFirst(Table t, int cell) {
        arrive(t, cell);
        long within = reach(t);
        if (single(within)) {
            extract(t, Long.numberOfTrailingZeros(within), true);
        } else {
            t.push(new ExtractAfterMove());
        }
    }

    /** The token entered and all around it are turned up. */
    private static void arrive(Table t, int cell) {
        t.digSite.excavator = cell;
        if (t.listens()) {
            t.tell(new MartiansHappening.ExcavatorMoved(t.actor(), cell));
        }
        for (long left = (Area.ring(cell, 0) | Area.ring(cell, 1)) & t.digSite.faceDown; left != 0; left &= left - 1) {
            reveal(t, Long.numberOfTrailingZeros(left));
        }
    }

    public static void reveal(Table t, int cell) {
        boolean main = cell < Area.MAIN;
        int[] pool = main ? t.digSite.hiddenTokens : t.digSite.hiddenExtension;
        int kind = t.dice.pick(main ? MartiansSource.TOKENS : MartiansSource.EXTENSION_TOKENS, pool,
                Displays.sum(pool));
        pool[kind]--;
        t.digSite.token[cell] = (byte) kind;
        t.digSite.faceDown &= ~(1L << cell);
        t.secretsOpened++;
        if (t.listens()) {
            t.tell(new MartiansHappening.TurnedUp(cell, TokenKind.of(kind)));
        }
    }

    /** Cells next to the excavator, and what keeps it from going or digging there. */
    private static void explainExcavator(Table t, boolean extracting, Reasons<MartiansAction> out) {
        long moves = moves(t);
        long within = reach(t);
        int now = Area.nearest(t.digSite.excavator, t.digSite.faceDown);
        long around = Area.ring(t.digSite.excavator, 1) & (t.terms.extension ? -1L : Area.MAIN_CELLS);
        for (long left = around; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            boolean there = (t.digSite.tokens & 1L << cell) != 0;
            if ((moves & 1L << cell) == 0) {
                out.unless(Move.of(cell), why -> there
                        ? why.not(new MovesAway(now, Area.nearest(cell, t.digSite.faceDown)))
                        : why.not(new NoTokenThere()));
            }
            if (extracting && (within & 1L << cell) == 0) {
                out.unless(Extract.of(cell), why -> !there
                        ? why.not(new NoTokenThere())
                        : (t.digSite.faceDown & 1L << cell) != 0
                                ? why.not(new FaceDown())
                                : why.not(new OutOfReach()));
            }
        }
        if (extracting && (within & 1L << t.digSite.excavator) == 0) {
            out.unless(Extract.of(t.digSite.excavator), why -> why.not(new NoTokenThere()));
        }
    }

    // ---- analysis ----

    static boolean analysisPrice(Table t, int extra, Payment payment) {
        return payment.time(t, 1 + extra + t.conditions.knob(Knob.EXCAVATION_TIME));
    }

    static boolean mayAnalyse(Table t, int extra, Why why) {
        boolean ok = (t.acting.done & ANALYSE) == 0 || why.asked() && why.not(new AlreadyDone());
        ok &= t.acting.regolithDug > 0 || why.asked() && why.not(new NoRegolithDug());
        ok &= analysisPrice(t, extra, Payment.check(why));
        return ok;
    }

    static void analyse(Table t) {
        t.acting.done |= ANALYSE;
        int probe = t.developed(t.board(), Technology.MOLECULAR_PROBE) ? 1 : 0;
        Displays.drawAnalysis(t, t.acting.crew, t.acting.regolithDug + probe);
    }

    static void explainAnalysis(Table t, Reasons<MartiansAction> out) {
        Infrastructure here = Infrastructure.EXCAVATION;
        out.unless(MartiansAction.Analyse.IT,
                why -> t.acting.mayActAt(here, why) & mayAnalyse(t, t.extraAt(here), why));
    }
}
