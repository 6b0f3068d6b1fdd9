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
    static void built(Table t, int seat, Building type) {
        Company c = t.companies[seat];
        if (c.cardA < 0 || c.cardAShown || !CardA.of(c.cardA).buildings().contains(type)) {
            return;
        }
        c.cardAShown = true;
        for (int i = 0; i < DRAWN; i++) {
            int card = t.drawn(t.cardsBLeft);
            t.cardsBLeft &= ~(1 << card);
            c.cardsB |= 1 << card;
        }
        if (t.listens()) {
            t.tell(new ColonistCardShown(t.owner(seat), CardA.of(c.cardA)));
        }
    }

    /** A task done on one's own turn brings its reward, one task a turn. */
    static void done(Table t, int seat, Task task) {
        Company c = t.companies[seat];
        int bit = 1 << task.ordinal();
        if ((c.cardsB & ~c.cardsBDone & bit) == 0 || t.taskDone || t.active != seat
                || t.phase != Table.Phase.COLONIZATION) {
            return;
        }
        t.taskDone = true;
        c.cardsBDone |= bit;
        CardB card = CardB.of(task.ordinal());
        if (t.listens()) {
            t.tell(new ColonistTaskDone(t.owner(seat), card));
        }
        Economy.gain(t, seat, card.reward(), 1);
    }
}
