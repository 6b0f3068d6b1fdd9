package cydonia.games.martians.sight;

import cydonia.engine.Dice;
import cydonia.engine.Seat;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.HiddenObjective;
import cydonia.games.martians.box.Index;
import cydonia.games.martians.box.Phase;
import cydonia.games.martians.rules.Draft;
import cydonia.games.martians.rules.Sky;
import cydonia.games.martians.table.Displays;
import cydonia.games.martians.table.MartiansSource;
import cydonia.games.martians.table.Table;
import java.util.Arrays;

/**
 * Worlds a seat cannot tell from the real one: everything hidden from it goes into sorted pools and is dealt again with
 * the guess. Piles have no order, so they need no guess.
 */
public final class Guessing {

    private Guessing() {
    }

    public static void make(Table t, Seat viewer, Dice guess) {
        t.refill(guess);
        hands(t, viewer);
        weather(t, viewer);
        if (t.terms.hiddenObjectives && t.calendar.phase != Phase.OVER) {
            objectives(t, viewer.index());
        }
    }

    private static void hands(Table t, Seat viewer) {
        if (t.terms.sharedStock) {
            return;
        }
        int[] sizes = new int[t.terms.stocks];
        int pool = Displays.sum(t.piles.analysisPile);
        for (int stock = 0; stock < t.terms.stocks; stock++) {
            if (stock != viewer.index()) {
                for (int card = 0; card < AnalysisCard.KINDS; card++) {
                    int at = stock * AnalysisCard.KINDS + card;
                    sizes[stock] += t.stocks.hand[at];
                    t.piles.analysisPile[card] += t.stocks.hand[at];
                    t.stocks.hand[at] = 0;
                }
            }
            pool += sizes[stock];
        }
        for (int stock = 0; stock < t.terms.stocks; stock++) {
            for (int i = 0; i < sizes[stock]; i++) {
                int card = t.dice.pick(MartiansSource.ANALYSES, t.piles.analysisPile, pool--);
                t.piles.analysisPile[card]--;
                t.stocks.hand[stock * AnalysisCard.KINDS + card]++;
            }
        }
    }

    /** Somebody else may have seen the next weather card. */
    private static void weather(Table t, Seat viewer) {
        if (t.conditions.nextWeather != Index.NONE && !t.terms.sharedStock && !Sky.knows(t, viewer.index())) {
            t.conditions.weatherPile[t.conditions.nextWeather]++;
            t.conditions.nextWeather = t.dice.pick(MartiansSource.WEATHER, t.conditions.weatherPile,
                    Displays.sum(t.conditions.weatherPile));
            t.conditions.weatherPile[t.conditions.nextWeather]--;
        }
    }

    /**
     * A seat knows the three cards it was dealt, and once cards were passed also the two it got from the right. All
     * other cards and choices are guessed.
     */
    private static void objectives(Table t, int viewer) {
        boolean passed = Draft.passed(t);
        int right = Draft.rightOf(t, viewer);
        int one = passed ? Draft.passedTo(t, viewer, 0) : Index.NONE;
        int two = passed ? Draft.passedTo(t, viewer, 1) : Index.NONE;
        int[] pool = unknown(t, viewer, one, two);
        t.dice.shuffle(MartiansSource.OBJECTIVES, pool, pool.length);
        int next = 0;
        for (int seat = 0; seat < t.terms.seats; seat++) {
            if (seat == viewer) {
                continue;
            }
            int from = seat * HiddenObjective.DEALT;
            boolean chosen = t.draft.firstPick[seat] != Index.NONE;
            int first = pool[next++];
            t.draft.dealt[from] = first;
            t.draft.dealt[from + 1] = passed && seat == right ? one : pool[next++];
            t.draft.dealt[from + 2] = passed && seat == right ? two : pool[next++];
            Arrays.sort(t.draft.dealt, from, from + HiddenObjective.DEALT);
            t.draft.firstPick[seat] = chosen ? indexOf(t, from, first) : Index.NONE;
            if (t.draft.secondPick[seat] != Index.NONE) {
                t.draft.secondPick[seat] = t.dice.roll(MartiansSource.OBJECTIVES, HiddenObjective.PASSED);
            }
        }
    }

    private static int indexOf(Table t, int from, int card) {
        int at = 0;
        while (t.draft.dealt[from + at] != card) {
            at++;
        }
        return at;
    }

    private static int[] unknown(Table t, int viewer, int one, int two) {
        int[] pool = new int[HiddenObjective.KINDS];
        int size = 0;
        for (int card = 0; card < HiddenObjective.KINDS; card++) {
            boolean mine = false;
            for (int i = 0; i < HiddenObjective.DEALT; i++) {
                mine |= t.draft.dealt[viewer * HiddenObjective.DEALT + i] == card;
            }
            if (!mine && card != one && card != two) {
                pool[size++] = card;
            }
        }
        return Arrays.copyOf(pool, size);
    }
}
