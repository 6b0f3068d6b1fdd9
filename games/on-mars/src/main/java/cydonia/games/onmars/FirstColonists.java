package cydonia.games.onmars;

import cydonia.games.onmars.OnMarsHappening.ColonistCardShown;
import cydonia.games.onmars.OnMarsHappening.ColonistTaskDone;
import cydonia.games.onmars.cards.Beginner.CardA;
import cydonia.games.onmars.cards.Beginner.CardB;
import cydonia.games.onmars.cards.Beginner.Task;
import cydonia.games.onmars.cards.Building;

/** The First Colonists variant: small tasks for a first game. */
final class FirstColonists {

    private static final int DRAWN = 2;

    private FirstColonists() {
    }

    /** Building a type of one's A card shows it and brings two B cards. */
    static void built(Table t, int p, Building type) {
        Company c = t.companies[p];
        if (c.cardA < 0 || c.cardAShown || !CardA.of(c.cardA).buildings().contains(type)) {
            return;
        }
        c.cardAShown = true;
        for (int i = 0; i < DRAWN; i++) {
            int card = t.drawn(t.cardsBLeft);
            t.cardsBLeft &= ~(1 << card);
            c.cardsB |= 1 << card;
        }
        if (t.told()) {
            t.tell(new ColonistCardShown(t.owner(p), CardA.of(c.cardA)));
        }
    }

    /** A task done on one's own turn brings its reward, one task a turn. */
    static void done(Table t, int p, Task task) {
        Company c = t.companies[p];
        int bit = 1 << task.ordinal();
        if ((c.cardsB & ~c.cardsBDone & bit) == 0 || t.taskDone || t.active != p
                || t.phase != Table.Phase.COLONIZATION) {
            return;
        }
        t.taskDone = true;
        c.cardsBDone |= bit;
        CardB card = CardB.of(task.ordinal());
        if (t.told()) {
            t.tell(new ColonistTaskDone(t.owner(p), card));
        }
        Economy.gain(t, p, card.reward(), 1);
    }
}
