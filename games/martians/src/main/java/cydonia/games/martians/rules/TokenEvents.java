package cydonia.games.martians.rules;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.games.martians.box.Area;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansAction.Collapse;
import cydonia.games.martians.language.MartiansAction.TurnUp;
import cydonia.games.martians.language.MartiansHappening;
import cydonia.games.martians.language.Question;
import cydonia.games.martians.table.Owed;
import cydonia.games.martians.table.Table;
import java.util.Optional;

/** What events do to excavation tokens (rulebook p. 13): the first player says which are lost or turned up. */
final class TokenEvents {

    private TokenEvents() {
    }

    // ---- face-up tokens nearest to the excavator are lost ----

    static void lose(Table t, int count) {
        lose(t, count, 0, 0);
    }

    /** Asks where more lie equally near than are lost; equal sets are reached one way only. */
    private static void lose(Table t, int count, int least, int picked) {
        int left = count;
        int from = least;
        while (left > 0) {
            long nearest = nearest(t, from);
            int many = Long.bitCount(nearest);
            if (many > left) {
                t.push(new LoseTokens(left, from, picked));
                return;
            }
            if (many > 0) {
                collapse(t, Long.numberOfTrailingZeros(nearest));
                left--;
            } else if (from > 0) {
                from = 0;
            } else {
                return;
            }
        }
    }

    /** Of the face-up tokens nearest to the excavator, those from that cell on. */
    private static long nearest(Table t, int from) {
        long losable = t.digSite.tokens & ~t.digSite.faceDown & ~(1L << t.digSite.excavator);
        return losable == 0
                ? 0
                : Area.ring(t.digSite.excavator, Area.nearest(t.digSite.excavator, losable)) & losable & -1L << from;
    }

    private static void collapse(Table t, int cell) {
        Dig.removeToken(t, cell);
        if (t.listens()) {
            t.tell(new MartiansHappening.TokenLost(cell));
        }
    }

    /**
     * Which of the nearest tokens are lost, in ascending order so that no choice is met twice.
     *
     * @param count
     *            tokens left to lose
     * @param least
     *            the first cell still open
     * @param picked
     *            tokens named so far
     */
    record LoseTokens(int count, int least, int picked) implements Owed.ByFirstPlayer {

        private static final Text TOKENS = new Text("tokens", "jetons");

        /** Enough of them are left for the rest. */
        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            long left = nearest(t, least);
            for (int rest = Long.bitCount(left); rest >= count; rest--) {
                out.add(Collapse.of(Long.numberOfTrailingZeros(left)));
                left &= left - 1;
            }
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            int cell = ((Collapse) action).cell();
            t.pop();
            collapse(t, cell);
            lose(t, count - 1, cell + 1, picked + 1);
        }

        @Override
        public Question question(Table t) {
            return new Question.LoseTokens(count);
        }

        /** Exactly as many as are left to lose; a single one is no choice of several. */
        @Override
        public Optional<Several<MartiansAction>> several(Table t, Seat seat) {
            if (count + picked == 1) {
                return Optional.empty();
            }
            Several.Builder<MartiansAction> choice = Several.<MartiansAction>of(TOKENS, count, count).picked(picked);
            for (long left = nearest(t, least); left != 0; left &= left - 1) {
                choice.item(Collapse.of(Long.numberOfTrailingZeros(left)), 1);
            }
            return Optional.of(choice.build());
        }
    }

    // ---- face-down tokens are turned up ----

    static void turnUp(Table t, int count) {
        t.push(new TurnUpTokens(count));
    }

    /** One by one, so that each is chosen knowing the last. */
    record TurnUpTokens(int count) implements Owed.ByFirstPlayer {
        @Override
        public int asked(Table t) {
            return count > 0 && t.digSite.faceDown != 0 ? Owed.ByFirstPlayer.super.asked(t) : 0;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            for (long left = t.digSite.faceDown; left != 0; left &= left - 1) {
                out.add(TurnUp.of(Long.numberOfTrailingZeros(left)));
            }
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            t.pop();
            Dig.reveal(t, ((TurnUp) action).cell());
            t.push(new TurnUpTokens(count - 1));
        }

        @Override
        public Question question(Table t) {
            return new Question.TurnUpTokens(count);
        }
    }
}
