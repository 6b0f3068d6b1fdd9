package cydonia.games.onmars.rules;

import cydonia.engine.Choices;
import cydonia.games.onmars.box.Beginner.CardA;
import cydonia.games.onmars.box.Beginner.CardB;
import cydonia.games.onmars.box.Beginner.Task;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.ClaimTask;
import cydonia.games.onmars.language.OnMarsHappening.ColonistCardShown;
import cydonia.games.onmars.language.OnMarsHappening.ColonistTaskDone;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.OnMarsSource;
import cydonia.games.onmars.table.Table;

/**
 * The First Colonists variant: small tasks for a first game. B cards are secret until they are claimed, one a turn, by
 * whoever has done their task this turn. Summary, Variante Premiers Colons.
 */
final class FirstColonists {

    private static final int DRAWN = 2;

    private FirstColonists() {
    }

    /** Building a type of one's A card shows it and brings two B cards. */
    static void built(Table t, int seat, Building type) {
        Company c = t.companies[seat];
        if (c.cardA < 0 || c.cardAShown || !CardA.of(c.cardA).buildings().contains(type)) {
            return;
        }
        c.cardAShown = true;
        for (int i = 0; i < DRAWN; i++) {
            int card = t.drawn(OnMarsSource.CARDS_B, t.cardsBLeft);
            t.cardsBLeft &= ~(1 << card);
            c.cardsB |= 1 << card;
        }
        t.tasksDone = 0;
        if (t.listens()) {
            t.tell(new ColonistCardShown(t.owner(seat), CardA.of(c.cardA)));
        }
    }

    /** What was done before the cards came does not count. */
    static void done(Table t, int seat, Task task) {
        if (t.isTurnOf(seat)) {
            t.tasksDone |= 1 << task.ordinal();
        }
    }

    private static int unclaimed(Company c) {
        return c.cardsB & ~c.cardsBDone;
    }

    static void list(Table t, int seat, Choices<OnMarsAction> out) {
        if (!t.taskClaimed) {
            for (int rest = unclaimed(t.companies[seat]) & t.tasksDone; rest != 0; rest &= rest - 1) {
                out.add(ClaimTask.of(CardB.of(Integer.numberOfTrailingZeros(rest))));
            }
        }
    }

    /** Whether others, who do not know its B cards, have to reckon that this company could claim one now. */
    static boolean mightClaim(Table t, int seat) {
        int shown = 0;
        for (Company c : t.companies) {
            shown |= c.cardsBDone;
        }
        return !t.taskClaimed && unclaimed(t.companies[seat]) != 0 && (t.tasksDone & ~shown) != 0;
    }

    static void claim(Table t, int seat, CardB card) {
        t.taskClaimed = true;
        t.companies[seat].cardsBDone |= 1 << card.ordinal();
        t.secretsOpened++;
        t.stirred = true;
        if (t.listens()) {
            t.tell(new ColonistTaskDone(t.owner(seat), card));
        }
        Storage.gain(t, seat, card.reward(), 1);
    }
}
