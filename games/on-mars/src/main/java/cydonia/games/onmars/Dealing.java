package cydonia.games.onmars;

import cydonia.engine.Dice;
import cydonia.games.onmars.cards.Beginner.CardA;
import cydonia.games.onmars.cards.Goal;

/**
 * Guessing what a seat cannot know: the goals and A cards of others. All piles are sets, so they hold no secret order.
 */
final class Dealing {

    private Dealing() {
    }

    static void guess(Table t, int viewer, Dice guess) {
        t.cup.refill(guess);
        goals(t, viewer);
        cardsA(t, viewer);
    }

    private static void goals(Table t, int viewer) {
        int hidden = (1 << Goal.ALL.size()) - 1;
        for (int p = 0; p < t.count(); p++) {
            Company c = t.companies[p];
            if (c.goalDone >= 0) {
                hidden &= ~(1 << c.goalDone);
            }
            if (p == viewer) {
                hidden &= ~(c.goals | c.goalsDiscarded);
            }
        }
        for (int p = 0; p < t.count(); p++) {
            Company c = t.companies[p];
            if (p != viewer) {
                int hand = draw(t, hidden, Integer.bitCount(c.goals));
                hidden &= ~hand;
                int discarded = draw(t, hidden, Integer.bitCount(c.goalsDiscarded));
                hidden &= ~discarded;
                c.goals = hand;
                c.goalsDiscarded = discarded;
            }
        }
    }

    private static void cardsA(Table t, int viewer) {
        int hidden = (1 << CardA.ALL.size()) - 1;
        for (int p = 0; p < t.count(); p++) {
            Company c = t.companies[p];
            if (c.cardA >= 0 && (p == viewer || c.cardAShown)) {
                hidden &= ~(1 << c.cardA);
            }
        }
        for (int p = 0; p < t.count(); p++) {
            Company c = t.companies[p];
            if (c.cardA >= 0 && p != viewer && !c.cardAShown) {
                int card = draw(t, hidden, 1);
                hidden &= ~card;
                c.cardA = Integer.numberOfTrailingZeros(card);
            }
        }
    }

    private static int draw(Table t, int from, int n) {
        int drawn = 0;
        for (int i = 0; i < n; i++) {
            int rest = from & ~drawn;
            for (int skip = t.cup.roll(Integer.bitCount(rest)); skip > 0; skip--) {
                rest &= rest - 1;
            }
            drawn |= Integer.lowestOneBit(rest);
        }
        return drawn;
    }
}
