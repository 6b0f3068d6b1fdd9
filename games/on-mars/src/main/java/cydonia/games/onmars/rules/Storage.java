package cydonia.games.onmars.rules;

import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.language.OnMarsHappening.Gained;
import cydonia.games.onmars.language.OnMarsHappening.Lost;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Table;

/** What is gained: where it finds room, and what becomes of the rest. Summary, p. 1. */
final class Storage {

    private Storage() {
    }

    /** What does not fit goes straight onto contracts that ask for it, and is lost otherwise. */
    static void gain(Table t, int seat, Item item, int n) {
        if (item == Item.CRYSTAL) {
            Economy.gainCrystals(t, seat, n);
            return;
        }
        if (n == 0 || t.isAutoma(seat)) {
            return;
        }
        Company c = t.companies[seat];
        int i = item.ordinal();
        int stored = Math.min(n, c.storage() - c.stock[i]);
        c.stock[i] += stored;
        int lost = n - stored - Contracts.deliverGain(t, seat, item, n - stored);
        t.stirred |= lost < n;
        if (t.listens()) {
            t.tell(new Gained(t.owner(seat), item, n - lost, lost));
        }
    }

    static boolean hasRoom(Table t, int seat, Item item) {
        Company c = t.companies[seat];
        int room = item == Item.CRYSTAL
                ? c.crystalCapacity() - c.crystals - c.waiting
                : c.storage() - c.stock[item.ordinal()];
        return room > 0 || room + Contracts.wanted(t, seat, item) > 0;
    }

    /** At the beginning of a turn crystals that waited enter the depot. */
    static void receiveCrystals(Table t, int seat) {
        Company c = t.companies[seat];
        if (c.waiting == 0) {
            return;
        }
        int stored = Math.min(c.waiting, c.crystalCapacity() - c.crystals);
        int over = c.waiting - stored;
        c.crystals += stored;
        c.waiting = 0;
        int lost = t.isAutoma(seat) ? over : over - Contracts.deliverGain(t, seat, Item.CRYSTAL, over);
        if (lost > 0 && t.listens()) {
            t.tell(new Lost(t.owner(seat), Item.CRYSTAL, lost));
        }
    }
}
