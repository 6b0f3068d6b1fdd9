package cydonia.games.onmars;

import cydonia.engine.Why;
import cydonia.games.onmars.OnMarsHappening.SlotsCleared;
import cydonia.games.onmars.OnMarsObstacle.AlreadyThere;
import cydonia.games.onmars.OnMarsObstacle.SlotTooDear;
import cydonia.games.onmars.OnMarsObstacle.TooFewColonists;
import cydonia.games.onmars.cards.MainAction;

/** Placing a colonist on a main action: who must leave, what it costs, and who comes in. */
final class Slots {

    private static final int SHARED = 3;

    private Slots() {
    }

    /** How many would have to leave for there to be room; 0 if nobody leaves. */
    private static int crowd(Table t, MainAction main) {
        if (main.hasOwnSlots()) {
            return 0;
        }
        int total = 0;
        int most = 0;
        for (int p = 0; p < t.count(); p++) {
            total += t.slots(main.ordinal(), p);
            most = Math.max(most, t.slots(main.ordinal(), p));
        }
        return total < SHARED ? 0 : most;
    }

    /** One for each other colour; with two companies one for each colonist. */
    static int cost(Table t, int p, MainAction main) {
        int crowd = crowd(t, main);
        int cost = 0;
        for (int other = 0; other < t.count(); other++) {
            int there = t.slots(main.ordinal(), other);
            if (there > 0 && there != crowd) {
                cost += t.rules.small() ? there : other == p ? 0 : 1;
            }
        }
        return cost;
    }

    /** Whether the action can be paid and still be done, in some mix of colonists and crystals. */
    static boolean open(Table t, int p, MainAction main, Why why) {
        if (main.hasOwnSlots() && t.slots(main.ordinal(), p) > 0) {
            return why.asked() && why.not(new AlreadyThere());
        }
        int quarters = t.companies[p].quarters;
        if (quarters < 1) {
            return why.asked() && why.not(new TooFewColonists(quarters, 1));
        }
        int cost = cost(t, p, main);
        int power = Economy.power(t, p);
        if (cost == 0) {
            return Effects.possible(t, p, main.effect(), quarters - 1, power, why);
        }
        if (why.asked() && !Effects.possible(t, p, main.effect(), quarters - 1, power, why)) {
            return false;
        }
        return payable(t, p, main, cost, quarters, power) || why.asked() && why.not(new SlotTooDear(cost));
    }

    /** Whether that many units can be paid so that a colonist is left to place and the effect stays possible. */
    static boolean payable(Table t, int p, MainAction main, int cost, int quarters, int power) {
        for (int colonists = 0; colonists <= cost; colonists++) {
            if (payable(t, p, main, colonists, cost - colonists, quarters, power)) {
                return true;
            }
        }
        return false;
    }

    /** Whether so many colonists and crystals can be paid. */
    static boolean payable(Table t, int p, MainAction main, int colonists, int crystals, int quarters, int power) {
        return crystals <= power && quarters - colonists >= 1 && Effects.possible(t, p, main.effect(),
                quarters - colonists - 1, power - crystals, Why.NOT_ASKED);
    }

    /** If all slots are full, whoever has the most there goes to work elsewhere; all of them if several do. */
    static void makeRoom(Table t, MainAction main) {
        int crowd = crowd(t, main);
        if (crowd == 0) {
            return;
        }
        for (int p = 0; p < t.count(); p++) {
            int at = 4 * main.ordinal() + p;
            if (t.slots[at] == crowd) {
                t.slots[at] = 0;
                if (!t.isAutoma(p)) {
                    t.companies[p].working += crowd;
                }
                if (t.told()) {
                    t.tell(new SlotsCleared(main, t.owner(p), crowd));
                }
            }
        }
    }

    static void enter(Table t, int p, MainAction main) {
        t.slots[4 * main.ordinal() + p]++;
        if (!t.isAutoma(p)) {
            t.companies[p].quarters--;
        }
    }

    static void leave(Table t, int p, MainAction main) {
        t.slots[4 * main.ordinal() + p]--;
        Economy.bringHome(t, p, 1);
    }
}
