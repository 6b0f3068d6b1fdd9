package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansAction.Deck;
import cydonia.games.martians.MartiansAction.Deliver;
import cydonia.games.martians.MartiansObstacle.DeliveryLimit;
import cydonia.games.martians.MartiansObstacle.NoneThere;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Knob;
import cydonia.games.martians.cards.Need;

/**
 * Deliveries (rulebook p. 15): with the colonist token up to two products come to the quarters. They are named in one
 * order, medicine before food, quarters by quarters; {@code least} is the first still open.
 */
final class Delivery {

    static final int LIMIT = 2;
    static final int MEDICINE_REPUTATION = 3;
    static final int FOOD_REPUTATION = 2;

    private static final Text PRODUCTS = new Text("products", "produits");

    private Delivery() {
    }

    static int limit(Table t) {
        return Math.max(0, LIMIT + t.knob(Knob.DELIVERIES));
    }

    static void begin(Table t) {
        t.post = Table.NONE;
        t.done = 0;
        t.least = 0;
        t.picked = 0;
        askOrEnd(t);
    }

    private static void askOrEnd(Table t) {
        if (any(t)) {
            t.ask(Asked.DELIVER, t.agreed.seatOf(t.active));
        } else {
            end(t);
        }
    }

    private static void end(Table t) {
        t.least = 0;
        t.picked = 0;
        Course.endPlayerTurn(t);
    }

    private static boolean any(Table t) {
        for (int item = t.least; item < 2 * Table.QUARTERS; item++) {
            if (may(t, item, Why.NOT_ASKED)) {
                return true;
            }
        }
        return false;
    }

    /** An item is a product and a place: medicine for the four quarters, then food. */
    static boolean may(Table t, int item, Why why) {
        int quarters = item % Table.QUARTERS;
        Good product = item < Table.QUARTERS ? Good.MEDICINE : Good.FOOD;
        Need need = item < Table.QUARTERS ? Need.SICKNESS : Need.HUNGER;
        boolean reachable = t.agreed.sharedColony || quarters == t.active;
        boolean ok = t.picked < limit(t) || why.asked() && why.not(new DeliveryLimit(limit(t)));
        ok &= Till.check(why).good(t, product, 1);
        ok &= reachable && t.need(quarters, need) > 0 || why.asked() && why.not(new NoneThere(need, quarters + 1));
        return ok;
    }

    static int reputation(Good product) {
        return product == Good.MEDICINE ? MEDICINE_REPUTATION : FOOD_REPUTATION;
    }

    static Deliver action(int item) {
        return item < Table.QUARTERS ? Deck.MEDICINES.get(item) : Deck.MEALS.get(item - Table.QUARTERS);
    }

    static void list(Table t, Choices<MartiansAction> to) {
        for (int item = t.least; item < 2 * Table.QUARTERS; item++) {
            if (may(t, item, Why.NOT_ASKED)) {
                to.add(action(item));
            }
        }
        to.add(Deck.ENOUGH);
    }

    static Several<MartiansAction> several(Table t) {
        Several.Builder<MartiansAction> choice = Several.<MartiansAction>of(PRODUCTS, 0, limit(t) - t.picked)
                .limit(Good.MEDICINE.title(), 0, t.has(Good.MEDICINE)).limit(Good.FOOD.title(), 0, t.has(Good.FOOD))
                .done(Deck.ENOUGH).picked(t.picked);
        for (int item = t.least; item < 2 * Table.QUARTERS; item++) {
            if (may(t, item, Why.NOT_ASKED)) {
                boolean medicine = item < Table.QUARTERS;
                int needed = t.need(item % Table.QUARTERS, medicine ? Need.SICKNESS : Need.HUNGER);
                choice.item(action(item), needed, medicine ? 1 : 0, medicine ? 0 : 1);
            }
        }
        return choice.build();
    }

    static void play(Table t, MartiansAction action) {
        if (action instanceof Deliver deliver) {
            int quarters = deliver.quarters() - 1;
            boolean medicine = deliver.product() == Good.MEDICINE;
            t.least = medicine ? quarters : Table.QUARTERS + quarters;
            t.picked++;
            t.add(t.stock(), deliver.product(), -1);
            if (t.listens()) {
                t.tell(new MartiansHappening.Delivered(t.actor(), deliver.product(), deliver.quarters()));
            }
            Relief.remove(t, medicine ? Need.SICKNESS : Need.HUNGER, quarters);
            t.gain(Good.REPUTATION, reputation(deliver.product()));
            askOrEnd(t);
        } else {
            end(t);
        }
    }
}
