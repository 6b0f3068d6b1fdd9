package cydonia.games.onmars.rules;

import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.language.OnMarsHappening.*;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Table;

/** Colonists and crystals: who comes and goes, who finds a bed, and what can be paid. Summary, p. 1. */
public final class Economy {

    private Economy() {
    }

    /** Crystals come in at once, but wait below the depot for the next turn. */
    static void gainCrystals(Table t, int seat, int n) {
        if (n > 0) {
            t.companies[seat].waiting += n;
            t.stirred = true;
            if (t.listens()) {
                t.tell(new Gained(t.owner(seat), Item.CRYSTAL, n, 0));
            }
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
        t.stirred |= come > 0;
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
        t.stirred |= beds > 0;
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
    public static int power(Table t, int seat) {
        return t.companies[seat].crystals + Integer.bitCount(payableGoals(t, seat));
    }

    static int payableGoals(Table t, int seat) {
        return t.isTurnOf(seat) ? t.companies[seat].goals : 0;
    }
}
