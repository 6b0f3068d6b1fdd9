package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.games.martians.cards.Need;
import java.util.Optional;

/** Taking need tokens away: from the own quarters in COM.4, from any quarters in a shared colony. */
final class Relief {

    private static final Text TOKENS = new Text("tokens", "jetons");

    private Relief() {
    }

    /** How many such tokens the actor's crew may take away. */
    static int present(Table t, Need need) {
        if (!t.terms.sharedColony) {
            return t.colonies.need(t.acting.crew, need);
        }
        int sum = 0;
        for (int quarters = 0; quarters < t.terms.quartersInUse; quarters++) {
            sum += t.colonies.need(quarters, need);
        }
        return sum;
    }

    /** Takes away up to that many, asking where there is a choice. */
    static void bring(Table t, Need need, int count) {
        bring(t, need, Math.min(count, present(t, need)), t.terms.sharedColony ? 0 : t.acting.crew, 0);
    }

    private static void bring(Table t, Need need, int count, int least, int picked) {
        int from = least;
        for (int left = count; left > 0; left--) {
            int open = open(t, need, left, from);
            if ((open & open - 1) != 0) {
                t.push(new Relieve(need, left, from, picked));
                return;
            }
            from = Integer.numberOfTrailingZeros(open);
            remove(t, need, from);
        }
    }

    /** The quarters from which the next token may come, as bits: enough tokens must lie there and beyond. */
    private static int open(Table t, Need need, int count, int least) {
        if (!t.terms.sharedColony) {
            return 1 << t.acting.crew;
        }
        int open = 0;
        int beyond = 0;
        for (int quarters = t.terms.quartersInUse - 1; quarters >= least; quarters--) {
            int here = t.colonies.need(quarters, need);
            beyond += here;
            if (here > 0 && beyond >= count) {
                open |= 1 << quarters;
            }
        }
        return open;
    }

    static void remove(Table t, Need need, int quarters) {
        t.colonies.needs[quarters * Need.KINDS + need.ordinal()]--;
        if (t.listens()) {
            t.tell(new MartiansHappening.NeedRemoved(t.ownerOf(quarters), need, quarters + 1));
        }
    }

    /**
     * Which quarters a token is taken from, in the order of the quarters so that no choice is met twice.
     *
     * @param count
     *            tokens left to take
     * @param least
     *            the first quarters still open
     * @param picked
     *            tokens named so far
     */
    record Relieve(Need need, int count, int least, int picked) implements Owed.ByActor {
        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            for (int left = open(t, need, count, least); left != 0; left &= left - 1) {
                out.add(MartiansAction.Relieve.of(Integer.numberOfTrailingZeros(left) + 1));
            }
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            int quarters = ((MartiansAction.Relieve) action).quarters() - 1;
            t.pop();
            remove(t, need, quarters);
            bring(t, need, count - 1, quarters, picked + 1);
        }

        @Override
        public Question question(Table t) {
            return new Question.Relieve(need, count);
        }

        /** Exactly as many as are left to take; a single one is no choice of several. */
        @Override
        public Optional<Several<MartiansAction>> several(Table t, Seat seat) {
            if (count + picked == 1) {
                return Optional.empty();
            }
            Several.Builder<MartiansAction> choice = Several.<MartiansAction>of(TOKENS, count, count).picked(picked);
            for (int quarters = least; quarters < t.terms.quartersInUse; quarters++) {
                if (t.colonies.need(quarters, need) > 0) {
                    choice.item(MartiansAction.Relieve.of(quarters + 1), t.colonies.need(quarters, need));
                }
            }
            return Optional.of(choice.build());
        }
    }
}
