package cydonia.games.onmars;

import cydonia.games.onmars.OnMarsHappening.*;
import cydonia.games.onmars.cards.Item;

/** General economy: what comes and goes, and where it finds room. Summary, p. 1. */
final class Economy {

    private Economy() {
    }

    /** What does not fit goes straight onto contracts that ask for it, and is lost otherwise. */
    static void gain(Table t, int seat, Item item, int n) {
        if (n == 0) {
            return;
        }
        Company c = t.companies[seat];
        if (item == Item.CRYSTAL) {
            c.waiting += n;
            if (t.listens()) {
                t.tell(new Gained(t.owner(seat), item, n, 0));
            }
            return;
        }
        if (t.isAutoma(seat)) {
            return;
        }
        int i = item.ordinal();
        int stored = Math.min(n, c.storage() - c.stock[i]);
        c.stock[i] += stored;
        int lost = n - stored - Contracts.deliverGain(t, seat, item, n - stored);
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

    /** Those without a bed stay away. */
    static void gainColonists(Table t, int seat, int n) {
        if (t.isAutoma(seat)) {
            return;
        }
        Company c = t.companies[seat];
        int come = Math.min(n, Math.min(c.supply, c.quartersCapacity() - c.quarters));
        c.supply -= come;
        c.quarters += come;
        t.newcomers += t.isTurnOf(seat) ? come : 0;
        if (t.listens()) {
            t.tell(new ColonistsCame(t.owner(seat), come, n - come));
        }
    }

    static boolean colonistCanCome(Company c) {
        return c.supply > 0 && c.quarters < c.quartersCapacity();
    }

    /** Colonists who are on Mars already come back; those without a bed leave. */
    static void bringHome(Table t, int seat, int n) {
        if (t.isAutoma(seat)) {
            return;
        }
        Company c = t.companies[seat];
        int beds = Math.min(n, c.quartersCapacity() - c.quarters);
        c.quarters += beds;
        c.supply += n - beds;
        if (n > 0 && t.listens()) {
            t.tell(new CameHome(t.owner(seat), beds, n - beds));
        }
    }

    /** Those who came this turn leave first, since they are good for less. */
    static void leaveQuarters(Table t, int seat, int n) {
        t.companies[seat].quarters -= n;
        if (t.isTurnOf(seat)) {
            t.newcomers = Math.max(0, t.newcomers - n);
        }
    }

    static void sendToWork(Table t, int seat, int n) {
        leaveQuarters(t, seat, n);
        t.companies[seat].working += n;
        if (n > 0 && t.listens()) {
            t.tell(new SentToWork(t.owner(seat), n));
        }
    }

    /** Crystals in the depot, and private goals that may stand for them on one's own turn. */
    static int power(Table t, int seat) {
        return t.companies[seat].crystals + Integer.bitCount(payableGoals(t, seat));
    }

    static int payableGoals(Table t, int seat) {
        return t.isTurnOf(seat) ? t.companies[seat].goals : 0;
    }
}
