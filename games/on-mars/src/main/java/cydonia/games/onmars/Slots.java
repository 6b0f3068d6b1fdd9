package cydonia.games.onmars;

import cydonia.engine.Why;
import cydonia.games.onmars.OnMarsHappening.SlotsCleared;
import cydonia.games.onmars.OnMarsObstacle.AlreadyThere;
import cydonia.games.onmars.OnMarsObstacle.SlotTooDear;
import cydonia.games.onmars.OnMarsObstacle.TooFewColonists;
import cydonia.games.onmars.cards.MainAction;

/** Placing a colonist on a main action: who must leave, what it costs, and who comes in. Summary, p. 1. */
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
        for (int seat = 0; seat < t.count(); seat++) {
            total += t.slots(main.ordinal(), seat);
            most = Math.max(most, t.slots(main.ordinal(), seat));
        }
        return total < SHARED ? 0 : most;
    }

    /** One for each other colour; with two companies one for each colonist. */
    static int cost(Table t, int seat, MainAction main) {
        int crowd = crowd(t, main);
        int cost = 0;
        for (int other = 0; other < t.count(); other++) {
            int there = t.slots(main.ordinal(), other);
            if (there > 0 && there != crowd) {
                cost += t.terms.small() ? there : other == seat ? 0 : 1;
            }
        }
        return cost;
    }

    /** Whether the action can be paid and still be done, in some mix of colonists and crystals. */
    static boolean open(Table t, int seat, MainAction main, Why why) {
        if (main.hasOwnSlots() && t.slots(main.ordinal(), seat) > 0) {
            return why.asked() && why.not(new AlreadyThere());
        }
        int quarters = t.companies[seat].quarters;
        if (quarters < 1) {
            return why.asked() && why.not(new TooFewColonists(quarters, 1));
        }
        int cost = cost(t, seat, main);
        int power = Economy.power(t, seat);
        if (cost == 0) {
            return t.effects.possible(t, seat, main.effect(), quarters - 1, power, why);
        }
        if (why.asked() && !t.effects.possible(t, seat, main.effect(), quarters - 1, power, why)) {
            return false;
        }
        return payable(t, seat, main, cost, quarters, power) || why.asked() && why.not(new SlotTooDear(cost));
    }

    /** Whether that many units can be paid so that a colonist is left to place and the effect stays possible. */
    static boolean payable(Table t, int seat, MainAction main, int cost, int quarters, int power) {
        for (int colonists = 0; colonists <= cost; colonists++) {
            if (payable(t, seat, main, colonists, cost - colonists, quarters, power)) {
                return true;
            }
        }
        return false;
    }

    /** Whether so many colonists and crystals can be paid. */
    static boolean payable(Table t, int seat, MainAction main, int colonists, int crystals, int quarters, int power) {
        return crystals <= power && quarters - colonists >= 1 && t.effects.possible(t, seat, main.effect(),
                quarters - colonists - 1, power - crystals, Why.NOT_ASKED);
    }

    /** If all slots are full, whoever has the most there goes to work elsewhere; all of them if several do. */
    static void makeRoom(Table t, MainAction main) {
        int crowd = crowd(t, main);
        if (crowd == 0) {
            return;
        }
        for (int seat = 0; seat < t.count(); seat++) {
            int at = Owner.SEATS * main.ordinal() + seat;
            if (t.slots[at] == crowd) {
                t.slots[at] = 0;
                if (!t.isAutoma(seat)) {
                    t.companies[seat].working += crowd;
                }
                if (t.listens()) {
                    t.tell(new SlotsCleared(main, t.owner(seat), crowd));
                }
            }
        }
    }

    static void enter(Table t, int seat, MainAction main) {
        t.slots[Owner.SEATS * main.ordinal() + seat]++;
        if (!t.isAutoma(seat)) {
            Economy.leaveQuarters(t, seat, 1);
        }
    }

    static void leave(Table t, int seat, MainAction main) {
        t.slots[Owner.SEATS * main.ordinal() + seat]--;
        Economy.bringHome(t, seat, 1);
    }
}
