package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.martians.MartiansAction.Deck;
import cydonia.games.martians.MartiansAction.Keep;
import cydonia.games.martians.cards.HiddenObjective;
import java.util.Arrays;
import java.util.Optional;

/**
 * The draft of hidden objectives (rulebook p. 10): keep one of three, pass two to the left, keep one of those. The
 * three dealt to a seat stay where they are, in ascending order; the choices are kept beside them.
 */
final class Draft {

    static final int DEALT = 3;
    static final int PASSED = 2;

    private Draft() {
    }

    static void deal(Table t) {
        int[] cards = new int[HiddenObjective.KINDS];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = i;
        }
        t.dice.shuffle(cards, cards.length);
        for (int seat = 0; seat < t.agreed.seats; seat++) {
            System.arraycopy(cards, seat * DEALT, t.dealt, seat * DEALT, DEALT);
            Arrays.sort(t.dealt, seat * DEALT, seat * DEALT + DEALT);
        }
        t.stage = Stage.DRAFT_FIRST;
        askAll(t);
    }

    private static void askAll(Table t) {
        t.question = Asked.KEEP;
        t.asked = (1 << t.agreed.seats) - 1;
    }

    /** Once everybody has chosen: cards are passed, or the game begins. */
    static void next(Table t) {
        if (t.stage == Stage.DRAFT_FIRST) {
            t.stage = Stage.DRAFT_SECOND;
            t.secretsOpened++;
            askAll(t);
        } else {
            Course.beginTurn(t, 1);
        }
    }

    static void list(Table t, Seat seat, Choices<MartiansAction> to) {
        int offered = t.stage == Stage.DRAFT_FIRST ? DEALT : PASSED;
        for (int i = 0; i < offered; i++) {
            int card = t.stage == Stage.DRAFT_FIRST ? t.dealt[seat.index() * DEALT + i] : passedTo(t, seat.index(), i);
            to.add(Deck.KEEPS.get(card));
        }
    }

    static void keep(Table t, Seat seat, MartiansAction action) {
        int card = ((Keep) action).card().ordinal();
        if (t.stage == Stage.DRAFT_FIRST) {
            int at = 0;
            while (t.dealt[seat.index() * DEALT + at] != card) {
                at++;
            }
            t.firstPick[seat.index()] = at;
        } else {
            t.secondPick[seat.index()] = passedTo(t, seat.index(), 0) == card ? 0 : 1;
        }
        t.asked &= ~seat.bit();
        if (t.asked == 0) {
            t.question = Asked.NONE;
        }
        if (t.listens()) {
            t.tell(new MartiansHappening.ObjectiveKept(seat, Optional.of(HiddenObjective.values()[card])));
        }
    }

    static int rightOf(Table t, int seat) {
        return (seat + t.agreed.seats - 1) % t.agreed.seats;
    }

    /** One of the two cards the right neighbour did not keep. */
    static int passedTo(Table t, int seat, int which) {
        int from = rightOf(t, seat);
        int at = which < t.firstPick[from] ? which : which + 1;
        return t.dealt[from * DEALT + at];
    }

    /** The card that seat kept first, or none yet. */
    static int firstKept(Table t, int seat) {
        return t.firstPick[seat] == Table.NONE ? Table.NONE : t.dealt[seat * DEALT + t.firstPick[seat]];
    }

    /** The card that seat kept of those passed to it, or none yet. */
    static int secondKept(Table t, int seat) {
        return t.secondPick[seat] == Table.NONE ? Table.NONE : passedTo(t, seat, t.secondPick[seat]);
    }
}
