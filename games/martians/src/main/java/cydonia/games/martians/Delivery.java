package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansObstacle.DeliveryLimit;
import cydonia.games.martians.MartiansObstacle.NoneThere;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.Knob;
import cydonia.games.martians.cards.Need;
import java.util.List;
import java.util.Optional;

/** Deliveries (rulebook p. 15): with the colonist token up to two products come to the quarters. */
final class Delivery {

    static final int LIMIT = 2;
    static final int MEDICINE_REPUTATION = 3;
    static final int FOOD_REPUTATION = 2;

    /** An item is a product and a place. */
    private static final int ITEMS = 2 * Need.QUARTERS;
    private static final Deliver NOTHING_YET = new Deliver(0, 0);
    private static final Text PRODUCTS = new Text("products", "produits");

    private Delivery() {
    }

    static int limit(Table t) {
        return Math.max(0, LIMIT + t.conditions.knob(Knob.DELIVERIES));
    }

    static void begin(Table t) {
        t.acting.post = Index.NONE;
        t.acting.done = 0;
        if (NOTHING_YET.asked(t) != 0) {
            t.push(NOTHING_YET);
        }
    }

    /** Items are medicine for the four quarters, then food. */
    private static boolean may(Table t, int item, int picked, Why why) {
        int quarters = item % Need.QUARTERS;
        Good product = item < Need.QUARTERS ? Good.MEDICINE : Good.FOOD;
        Need need = item < Need.QUARTERS ? Need.SICKNESS : Need.HUNGER;
        boolean reachable = t.terms.sharedColony || quarters == t.acting.crew;
        boolean ok = picked < limit(t) || why.asked() && why.not(new DeliveryLimit(limit(t)));
        ok &= price(t, product, Payment.check(why));
        ok &= reachable && t.colonies.need(quarters, need) > 0
                || why.asked() && why.not(new NoneThere(need, quarters + 1));
        return ok;
    }

    static int reputation(Good product) {
        return product == Good.MEDICINE ? MEDICINE_REPUTATION : FOOD_REPUTATION;
    }

    static boolean price(Table t, Good product, Payment payment) {
        return payment.good(t, product, 1);
    }

    private static MartiansAction.Deliver action(int item) {
        return MartiansAction.Deliver.of(item < Need.QUARTERS ? Good.MEDICINE : Good.FOOD, item % Need.QUARTERS + 1);
    }

    /**
     * What comes to which quarters, in one order so that no choice is met twice: medicine before food, quarters by
     * quarters.
     *
     * @param least
     *            the first item still open
     * @param picked
     *            products delivered so far
     */
    record Deliver(int least, int picked) implements Owed.ByActor {

        private boolean open(Table t, int item) {
            return may(t, item, picked, Why.NOT_ASKED);
        }

        /** Nobody, where nothing can be delivered. */
        @Override
        public int asked(Table t) {
            for (int item = least; item < ITEMS; item++) {
                if (open(t, item)) {
                    return Owed.ByActor.super.asked(t);
                }
            }
            return 0;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            for (int item = least; item < ITEMS; item++) {
                if (open(t, item)) {
                    out.add(action(item));
                }
            }
            out.add(MartiansAction.Enough.IT);
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            t.pop();
            if (action instanceof MartiansAction.Deliver(Good product, int quarters)) {
                boolean medicine = product == Good.MEDICINE;
                t.stocks.add(t.stock(), product, -1);
                if (t.listens()) {
                    t.tell(new MartiansHappening.Delivered(t.actor(), product, quarters));
                }
                Relief.remove(t, medicine ? Need.SICKNESS : Need.HUNGER, quarters - 1);
                t.gain(Good.REPUTATION, reputation(product));
                t.push(new Deliver((medicine ? 0 : Need.QUARTERS) + quarters - 1, picked + 1));
            }
        }

        @Override
        public Question question(Table t) {
            return new Question.Deliver();
        }

        @Override
        public void explain(Table t, Seat seat, Reasons<MartiansAction> out) {
            for (int item = 0; item < ITEMS; item++) {
                int here = item;
                int quarters = item % Need.QUARTERS;
                if (t.terms.sharedColony ? quarters < t.terms.quartersInUse : quarters == t.acting.crew) {
                    out.unless(action(item), why -> may(t, here, picked, why));
                }
            }
        }

        @Override
        public Optional<Several<MartiansAction>> several(Table t, Seat seat) {
            Several.Builder<MartiansAction> choice = Several.<MartiansAction>of(PRODUCTS, 0, limit(t) - picked)
                    .limit(Good.MEDICINE.title(), 0, t.has(Good.MEDICINE)).limit(Good.FOOD.title(), 0, t.has(Good.FOOD))
                    .done(MartiansAction.Enough.IT).picked(picked);
            for (int item = least; item < ITEMS; item++) {
                if (open(t, item)) {
                    boolean medicine = item < Need.QUARTERS;
                    int needed = t.colonies.need(item % Need.QUARTERS, medicine ? Need.SICKNESS : Need.HUNGER);
                    choice.item(action(item), needed, medicine ? 1 : 0, medicine ? 0 : 1);
                }
            }
            return Optional.of(choice.build());
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, MartiansAction action) {
            Payment.Bill bill = new Payment.Bill();
            if (action instanceof MartiansAction.Deliver deliver) {
                price(t, deliver.product(), bill);
            }
            return bill.prices();
        }
    }
}
