package cydonia.games.onmars;

import cydonia.games.onmars.OnMarsHappening.Paid;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.MainAction;

/** What Lacerda pays, in crystals only: resources cost him nothing. Summary, Partie solo. */
final class LacerdaPurse {

    private static final int ME = Owner.AUTOMA;

    private LacerdaPurse() {
    }

    static void pay(Table t, int crystals) {
        t.companies[ME].crystals -= crystals;
        if (crystals > 0 && t.listens()) {
            t.tell(new Paid(t.owner(ME), Item.CRYSTAL, crystals));
        }
    }

    /** Enters an action: he pays others' presence, and keeps some crystals for the action itself. */
    static boolean enter(Table t, MainAction main, int keep) {
        if (main.hasOwnSlots() && t.slots(main.ordinal(), ME) > 0) {
            return false;
        }
        int cost = Slots.cost(t, ME, main);
        if (t.companies[ME].crystals < cost + keep) {
            return false;
        }
        Slots.makeRoom(t, main);
        pay(t, cost);
        Slots.enter(t, ME, main);
        return true;
    }
}
