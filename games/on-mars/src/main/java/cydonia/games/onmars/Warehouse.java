package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.onmars.OnMarsAction.Take;
import cydonia.games.onmars.OnMarsObstacle.NoRoom;
import cydonia.games.onmars.OnMarsObstacle.NoneInWarehouse;
import cydonia.games.onmars.cards.Item;
import java.util.List;

/** Resupply: items of the warehouse, which nobody may take without room for them. Summary, p. 3. */
final class Warehouse {

    private static final int MANY = 3;
    private static final int FEW = 2;

    private Warehouse() {
    }

    static void refill(Table t) {
        for (int i = 1; i < t.market.warehouse.length; i++) {
            t.market.warehouse[i] = (byte) full(t);
        }
    }

    static int full(Table t) {
        return t.terms.small() ? FEW : MANY;
    }

    private static boolean canTake(Table t, int seat, int item, Why why) {
        Company c = t.companies[seat];
        boolean ok = t.market.warehouse[item] > 0 || why.asked() && why.not(new NoneInWarehouse(Item.of(item)));
        return ok & (Storage.hasRoom(t, seat, Item.of(item)) || why.asked() && why
                .not(new NoRoom(Item.of(item), item == Item.RESOURCES ? c.crystalCapacity() : c.storage())));
    }

    static boolean possible(Table t, int seat, boolean crystals) {
        for (int i = 1; i < items(crystals); i++) {
            if (canTake(t, seat, i, Why.NOT_ASKED)) {
                return true;
            }
        }
        return false;
    }

    private static int items(boolean crystals) {
        return crystals ? Item.ALL.size() : Item.RESOURCES;
    }

    record Resupply(int company, Repeats repeats, boolean crystals) implements Owed.Decision {

        @Override
        public boolean isBetweenSteps() {
            return true;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            if (repeats.left(t.companies[company])) {
                for (int i = 1; i < items(crystals); i++) {
                    if (canTake(t, company, i, Why.NOT_ASKED)) {
                        out.add(Take.of(Item.of(i)));
                    }
                }
            }
            repeats.offerEnough(out);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            if (action instanceof Take(Item item)) {
                t.owe(new Resupply(company, repeats.spend(t, company), crystals));
                t.market.warehouse[item.ordinal()]--;
                Storage.gain(t, company, item, 1);
            }
        }

        @Override
        public void explain(Table t, Seat seat, Reasons<OnMarsAction> out) {
            for (int i = 1; i < items(crystals); i++) {
                int item = i;
                out.unless(Take.of(Item.of(item)), why -> canTake(t, company, item, why));
            }
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            return action instanceof Take ? repeats.bill().prices() : List.of();
        }

        @Override
        public Question question(Table t) {
            return new Question.Stock(who(), repeats.free());
        }
    }
}
