package cydonia.games.tilsit.rules;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsAction.Destroy;
import cydonia.games.tilsit.language.MarsHappening;
import cydonia.games.tilsit.language.Question;
import cydonia.games.tilsit.table.Colony;
import cydonia.games.tilsit.table.Owed;
import cydonia.games.tilsit.table.Table;

/**
 * The winner of a conflict destroys the highest level of one of the loser's installations (rulebook, 1 a, 6 a); never a
 * mine or level 0.
 */
record Destruction(Seat by, Seat victim) implements Owed.Decision {

    static boolean anyTarget(Colony colony) {
        for (Installation what : Installation.ALL) {
            if (canBeDestroyed(colony, what)) {
                return true;
            }
        }
        return false;
    }

    private static boolean canBeDestroyed(Colony colony, Installation what) {
        return !what.isMine() && colony.built(what) > 0;
    }

    @Override
    public int asked(Table table) {
        return by.bit();
    }

    @Override
    public void offer(Table table, Seat seat, Choices<MarsAction> out) {
        for (Installation what : Installation.ALL) {
            if (canBeDestroyed(table.colony(victim), what)) {
                out.add(Destroy.of(what));
            }
        }
    }

    @Override
    public void take(Table table, Seat seat, MarsAction action) {
        table.pop();
        if (action instanceof Destroy(Installation what)) {
            destroy(table, table.colony(victim), what);
        }
    }

    /** The tile goes back; its colonist becomes idle, or, for a powered habitation, its colonists are lost. */
    private void destroy(Table table, Colony colony, Installation what) {
        int i = what.ordinal();
        boolean wasActive = colony.active[i] == colony.places(what);
        if (table.listens()) {
            table.tell(new MarsHappening.Destroyed(by, victim, what, colony.built[i], wasActive));
        }
        colony.built[i]--;
        if (!wasActive) {
            return;
        }
        colony.active[i]--;
        if (what == Installation.HABITATION) {
            Losses.habitationLost(table, colony);
        } else {
            colony.idle++;
            Losses.balanceEnergy(table, victim);
        }
    }

    @Override
    public Question question(Table table) {
        return new Question.Destroy(victim);
    }
}
