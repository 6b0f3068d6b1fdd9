package cydonia.games.onmars.sight;

import cydonia.engine.Dice;
import cydonia.games.onmars.box.Beginner.CardA;
import cydonia.games.onmars.box.Beginner.CardB;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.rules.Payment;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.OnMarsSource;
import cydonia.games.onmars.table.Table;

/**
 * Guessing what a seat cannot know: the goals, A cards and B cards of others. All piles are sets, so they hold no
 * secret order.
 */
public final class Guessing {

    private Guessing() {
    }

    public static void guess(Table t, int viewer, Dice guess) {
        t.dice.refill(guess);
        goals(t, viewer);
        cardsA(t, viewer);
        cardsB(t, viewer);
        goalsPaid(t, viewer);
    }

    private static void goals(Table t, int viewer) {
        int hidden = (1 << Goal.ALL.size()) - 1;
        for (int seat = 0; seat < t.count(); seat++) {
            Company c = t.companies[seat];
            if (c.goalDone >= 0) {
                hidden &= ~(1 << c.goalDone);
            }
            if (seat == viewer) {
                hidden &= ~(c.goals | c.goalsDiscarded);
            }
        }
        for (int seat = 0; seat < t.count(); seat++) {
            Company c = t.companies[seat];
            if (seat != viewer) {
                int hand = draw(t, OnMarsSource.GOALS, hidden, Integer.bitCount(c.goals));
                hidden &= ~hand;
                int discarded = draw(t, OnMarsSource.GOALS, hidden, Integer.bitCount(c.goalsDiscarded));
                hidden &= ~discarded;
                c.goals = hand;
                c.goalsDiscarded = discarded;
            }
        }
    }

    /** Which goals others have discarded in the payment they are asked for, that seat cannot know. */
    private static void goalsPaid(Table t, int viewer) {
        if (t.asking instanceof Payment.PayCrystals paying && paying.company() != viewer) {
            Payment.PayCrystals unknown = paying.fromTheFirst();
            t.done();
            t.owe(unknown);
            t.ask(unknown, unknown.company());
        }
    }

    private static void cardsA(Table t, int viewer) {
        int hidden = (1 << CardA.ALL.size()) - 1;
        for (int seat = 0; seat < t.count(); seat++) {
            Company c = t.companies[seat];
            if (c.cardA >= 0 && (seat == viewer || c.cardAShown)) {
                hidden &= ~(1 << c.cardA);
            }
        }
        for (boolean certain : new boolean[]{true, false}) {
            for (int seat = 0; seat < t.count(); seat++) {
                Company c = t.companies[seat];
                if (c.cardA >= 0 && seat != viewer && !c.cardAShown && certain == tells(c.typesBuilt)) {
                    int card = draw(t, OnMarsSource.CARDS_A, hidden & without(c.typesBuilt), 1);
                    hidden &= ~card;
                    c.cardA = Integer.numberOfTrailingZeros(card);
                }
            }
        }
    }

    private static void cardsB(Table t, int viewer) {
        int hidden = (1 << CardB.ALL.size()) - 1;
        for (int seat = 0; seat < t.count(); seat++) {
            hidden &= ~(seat == viewer ? t.companies[seat].cardsB : t.companies[seat].cardsBDone);
        }
        for (int seat = 0; seat < t.count(); seat++) {
            Company c = t.companies[seat];
            if (seat != viewer) {
                int hand = draw(t, OnMarsSource.CARDS_B, hidden, Integer.bitCount(c.cardsB & ~c.cardsBDone));
                hidden &= ~hand;
                c.cardsB = c.cardsBDone | hand;
            }
        }
        t.cardsBLeft = hidden;
    }

    /** Whoever has built a type without showing a card has the one card that lacks it. */
    private static boolean tells(int typesBuilt) {
        return without(typesBuilt) != (1 << CardA.ALL.size()) - 1;
    }

    private static int without(int typesBuilt) {
        int cards = 0;
        for (CardA card : CardA.ALL) {
            if (card.buildings().stream().noneMatch(type -> (typesBuilt >> type.ordinal() & 1) != 0)) {
                cards |= 1 << card.ordinal();
            }
        }
        return cards;
    }

    private static int draw(Table t, OnMarsSource source, int from, int n) {
        int drawn = 0;
        for (int i = 0; i < n; i++) {
            int rest = from & ~drawn;
            for (int skip = t.dice.roll(source, Integer.bitCount(rest)); skip > 0; skip--) {
                rest &= rest - 1;
            }
            drawn |= Integer.lowestOneBit(rest);
        }
        return drawn;
    }
}
