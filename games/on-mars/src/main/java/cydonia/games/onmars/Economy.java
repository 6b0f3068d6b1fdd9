package cydonia.games.onmars;

import cydonia.games.onmars.OnMarsHappening.*;
import cydonia.games.onmars.cards.Item;

/** General economy: what comes and goes, and where it finds room. */
final class Economy {

    private Economy() {
    }

    /** What does not fit goes on a contract that asks for it, and is lost otherwise. */
    static void gain(Table t, int p, Item item, int n) {
        if (n == 0) {
            return;
        }
        Company c = t.companies[p];
        if (item == Item.CRYSTAL) {
            c.waiting += n;
            if (t.told()) {
                t.tell(new Gained(t.owner(p), item, n, 0));
            }
            return;
        }
        if (t.isAutoma(p)) {
            return;
        }
        int i = item.ordinal();
        int stored = Math.min(n, c.storage() - c.stock[i]);
        c.stock[i] += stored;
        int lost = n - stored;
        while (lost > 0 && Contracts.deliverGain(t, p, item)) {
            lost--;
        }
        if (t.told()) {
            t.tell(new Gained(t.owner(p), item, n - lost, lost));
        }
    }

    static boolean hasRoom(Table t, int p, Item item) {
        Company c = t.companies[p];
        return (item == Item.CRYSTAL
                ? c.crystals + c.waiting < c.crystalCapacity()
                : c.stock[item.ordinal()] < c.storage()) || Contracts.wantedBy(t, p, item) >= 0;
    }

    /** At the beginning of a turn crystals that waited enter the depot. */
    static void receiveCrystals(Table t, int p) {
        Company c = t.companies[p];
        if (c.waiting == 0) {
            return;
        }
        int stored = Math.min(c.waiting, c.crystalCapacity() - c.crystals);
        int lost = c.waiting - stored;
        c.crystals += stored;
        c.waiting = 0;
        while (lost > 0 && !t.isAutoma(p) && Contracts.deliverGain(t, p, Item.CRYSTAL)) {
            lost--;
        }
        if (lost > 0 && t.told()) {
            t.tell(new Lost(t.owner(p), Item.CRYSTAL, lost));
        }
    }

    /** Those without a bed stay away. */
    static void gainColonists(Table t, int p, int n) {
        if (t.isAutoma(p)) {
            return;
        }
        Company c = t.companies[p];
        int come = Math.min(n, Math.min(c.supply, c.quartersCapacity() - c.quarters));
        c.supply -= come;
        c.quarters += come;
        if (t.told()) {
            t.tell(new ColonistsCame(t.owner(p), come, n - come));
        }
    }

    static boolean colonistCanCome(Company c) {
        return c.supply > 0 && c.quarters < c.quartersCapacity();
    }

    /** Colonists who are on Mars already come back; those without a bed leave. */
    static void bringHome(Table t, int p, int n) {
        if (t.isAutoma(p)) {
            return;
        }
        Company c = t.companies[p];
        int beds = Math.min(n, c.quartersCapacity() - c.quarters);
        c.quarters += beds;
        c.supply += n - beds;
        if (n > 0 && t.told()) {
            t.tell(new CameHome(t.owner(p), beds, n - beds));
        }
    }

    static void sendToWork(Table t, int p, int n) {
        t.companies[p].quarters -= n;
        t.companies[p].working += n;
        if (n > 0 && t.told()) {
            t.tell(new SentToWork(t.owner(p), n));
        }
    }

    /** Crystals in the depot, and private goals that may stand for them on one's own turn. */
    static int power(Table t, int p) {
        return t.companies[p].crystals + Integer.bitCount(payableGoals(t, p));
    }

    static int payableGoals(Table t, int p) {
        return t.active == p && t.phase == Table.Phase.COLONIZATION ? t.companies[p].goals : 0;
    }
}
