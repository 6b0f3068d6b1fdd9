package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.engine.Why;
import cydonia.games.onmars.OnMarsAction.Plain;
import cydonia.games.onmars.OnMarsAction.Take;
import cydonia.games.onmars.OnMarsObstacle.NoRoom;
import cydonia.games.onmars.OnMarsObstacle.NoneInWarehouse;
import cydonia.games.onmars.cards.Item;

/** Resupply: items of the warehouse, which nobody may take without room for them. */
final class Warehouse {

    private static final int MANY = 3;
    private static final int FEW = 2;

    private Warehouse() {
    }

    static void refill(Table t) {
        for (int i = 1; i < t.warehouse.length; i++) {
            t.warehouse[i] = (byte) full(t);
        }
    }

    static int full(Table t) {
        return t.terms.small() ? FEW : MANY;
    }

    static boolean canTake(Table t, int seat, int item, Why why) {
        Company c = t.companies[seat];
        boolean ok = t.warehouse[item] > 0 || why.asked() && why.not(new NoneInWarehouse(Item.of(item)));
        return ok & (Economy.hasRoom(t, seat, Item.of(item)) || why.asked() && why
                .not(new NoRoom(Item.of(item), item == Item.RESOURCES ? c.crystalCapacity() : c.storage())));
    }

    static boolean possible(Table t, int seat, boolean crystals) {
        for (int i = 1; i < Item.RESOURCES + (crystals ? 1 : 0); i++) {
            if (canTake(t, seat, i, Why.NOT_ASKED)) {
                return true;
            }
        }
        return false;
    }

    static void list(Table t, Choices<OnMarsAction> choices) {
        int seat = t.who();
        if (t.canRepeat()) {
            for (int i = 1; i < Item.RESOURCES + ((t.c() & Effects.CRYSTALS) != 0 ? 1 : 0); i++) {
                if (canTake(t, seat, i, Why.NOT_ASKED)) {
                    choices.add(Take.of(Item.of(i)));
                }
            }
        }
        t.offerEnough();
    }

    static void answer(Table t, OnMarsAction action) {
        if (action == Plain.ENOUGH) {
            t.pop();
            return;
        }
        Item item = ((Take) action).item();
        t.spendRepeat();
        t.warehouse[item.ordinal()]--;
        Economy.gain(t, t.who(), item, 1);
    }
}
