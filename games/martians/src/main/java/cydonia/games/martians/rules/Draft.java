package cydonia.games.martians.rules;

import static cydonia.games.martians.box.HiddenObjective.DEALT;
import static cydonia.games.martians.box.HiddenObjective.PASSED;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.martians.box.HiddenObjective;
import cydonia.games.martians.box.Index;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansAction.Keep;
import cydonia.games.martians.language.MartiansHappening;
import cydonia.games.martians.language.Question;
import cydonia.games.martians.table.MartiansSource;
import cydonia.games.martians.table.Owed;
import cydonia.games.martians.table.Table;
import java.util.Arrays;
import java.util.Optional;

/**
 * The draft of hidden objectives (rulebook p. 10): keep one of three, pass two to the left, keep one of those. The
 * three dealt to a seat stay where they are, in ascending order; the choices are kept beside them.
 */
public final class Draft {

    private static final HiddenObjective[] CARDS = HiddenObjective.values();

    private Draft() {
    }

    public static void deal(Table t) {
        int[] cards = new int[HiddenObjective.KINDS];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = i;
        }
        t.dice.shuffle(MartiansSource.OBJECTIVES, cards, cards.length);
        for (int seat = 0; seat < t.terms.seats; seat++) {
            System.arraycopy(cards, seat * DEALT, t.draft.dealt, seat * DEALT, DEALT);
            Arrays.sort(t.draft.dealt, seat * DEALT, seat * DEALT + DEALT);
        }
        int everybody = (1 << t.terms.seats) - 1;
        t.push(new Turns.BeginTurn(1));
        t.push(new KeepObjective(true, everybody));
        t.push(new PassOn());
        t.push(new KeepObjective(false, everybody));
    }

    /**
     * Everybody keeps one card, all at the same time.
     *
     * @param passed
     *            whether it is one of those that were passed on
     * @param owing
     *            bits of the seats that have yet to choose
     */
    public record KeepObjective(boolean passed, int owing) implements Owed.Decision {
        @Override
        public int asked(Table t) {
            return owing;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            for (int i = 0; i < offered(); i++) {
                out.add(Keep.of(CARDS[card(t, seat, i)]));
            }
        }

        public int offered() {
            return passed ? PASSED : DEALT;
        }

        /** One of the cards that seat holds. */
        public int card(Table t, Seat seat, int which) {
            return passed ? passedTo(t, seat.index(), which) : t.draft.dealt[seat.index() * DEALT + which];
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            HiddenObjective card = ((Keep) action).card();
            int at = 0;
            while (card(t, seat, at) != card.ordinal()) {
                at++;
            }
            (passed ? t.draft.secondPick : t.draft.firstPick)[seat.index()] = at;
            t.pop();
            t.push(new KeepObjective(passed, owing & ~seat.bit()));
            if (t.listens()) {
                t.tell(new MartiansHappening.ObjectiveKept(seat, Optional.of(card)));
            }
        }

        @Override
        public Question question(Table t) {
            return new Question.KeepObjective();
        }
    }

    /** What was not kept goes to the left, and is looked at there. */
    record PassOn() implements Owed.Chore {
        @Override
        public void run(Table t) {
            t.secretsOpened++;
        }
    }

    /** Whether cards have been passed on, or there is no draft any more. */
    public static boolean passed(Table t) {
        return !(t.agenda.top() instanceof KeepObjective keep) || keep.passed();
    }

    public static int rightOf(Table t, int seat) {
        return (seat + t.terms.seats - 1) % t.terms.seats;
    }

    /** One of the two cards the right neighbour did not keep. */
    public static int passedTo(Table t, int seat, int which) {
        int from = rightOf(t, seat);
        int at = which < t.draft.firstPick[from] ? which : which + 1;
        return t.draft.dealt[from * DEALT + at];
    }

    /** The card that seat kept first, or none yet. */
    public static int firstKept(Table t, int seat) {
        return t.draft.firstPick[seat] == Index.NONE
                ? Index.NONE
                : t.draft.dealt[seat * DEALT + t.draft.firstPick[seat]];
    }

    /** The card that seat kept of those passed to it, or none yet. */
    public static int secondKept(Table t, int seat) {
        return t.draft.secondPick[seat] == Index.NONE ? Index.NONE : passedTo(t, seat, t.draft.secondPick[seat]);
    }
}
