package cydonia.games.martians;

import cydonia.engine.Fact;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansObstacle.NotEnough;
import cydonia.games.martians.MartiansObstacle.NotEnoughArtefacts;
import cydonia.games.martians.MartiansObstacle.NotEnoughTime;
import cydonia.games.martians.cards.AnalysisCard;
import cydonia.games.martians.cards.Cost;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Named;
import cydonia.games.martians.cards.Piece;
import java.util.ArrayList;
import java.util.List;

/**
 * What becomes of a price. Each chapter says once what something costs; whether the actor can pay, why not, what it
 * would be and the payment itself all come from there.
 */
abstract sealed class Payment {

    private static final Payment CHECK = new Check(Why.NOT_ASKED);
    private static final Payment PAY = new Pay();

    private Payment() {
    }

    abstract boolean time(Table t, int units);

    abstract boolean good(Table t, Good good, int count);

    abstract boolean minerals(Table t, Cost cost);

    abstract boolean artefacts(Table t, int count);

    /** Everything but the time, which depends on the post. */
    boolean cost(Table t, Cost cost) {
        boolean ok = true;
        for (int i = 0; i < cost.kinds(); i++) {
            ok &= good(t, cost.good(i), cost.count(i));
        }
        if (cost.minerals() > 0) {
            ok &= minerals(t, cost);
        }
        if (cost.artefacts() > 0) {
            ok &= artefacts(t, cost.artefacts());
        }
        return ok;
    }

    /** Tells what was paid, where somebody listens. */
    void close(Table t) {
        // nothing to tell
    }

    /** Whether the actor can pay, and if not, why. */
    static Payment check(Why why) {
        return why.asked() ? new Check(why) : CHECK;
    }

    /** The actor pays; the minerals are collected afterwards, since they may be a choice. */
    static Payment begin(Table t) {
        return t.listens() ? new Receipt() : PAY;
    }

    private static final class Check extends Payment {

        private final Why why;

        Check(Why why) {
            this.why = why;
        }

        @Override
        boolean time(Table t, int units) {
            return t.acting.time >= units || why.asked() && why.not(new NotEnoughTime(units, t.acting.time));
        }

        @Override
        boolean good(Table t, Good good, int count) {
            return t.has(good) >= count || why.asked() && why.not(new NotEnough(good, count, t.has(good)));
        }

        @Override
        boolean minerals(Table t, Cost cost) {
            return Minerals.enough(t, cost, why);
        }

        @Override
        boolean artefacts(Table t, int count) {
            return t.mission.artefacts >= count
                    || why.asked() && why.not(new NotEnoughArtefacts(count, t.mission.artefacts));
        }
    }

    private static sealed class Pay extends Payment {

        @Override
        boolean time(Table t, int units) {
            t.acting.time -= units;
            return true;
        }

        @Override
        boolean good(Table t, Good good, int count) {
            t.stocks.add(t.stock(), good, -count);
            return true;
        }

        @Override
        boolean minerals(Table t, Cost cost) {
            return true;
        }

        @Override
        boolean artefacts(Table t, int count) {
            t.mission.artefacts -= count;
            return true;
        }
    }

    /** Pays, and notes what. */
    private static final class Receipt extends Pay {

        private final Bill bill = new Bill();

        @Override
        boolean time(Table t, int units) {
            return bill.time(t, units) & super.time(t, units);
        }

        @Override
        boolean good(Table t, Good good, int count) {
            return bill.good(t, good, count) & super.good(t, good, count);
        }

        @Override
        boolean artefacts(Table t, int count) {
            return bill.artefacts(t, count) & super.artefacts(t, count);
        }

        @Override
        void close(Table t) {
            if (!bill.prices.isEmpty()) {
                t.tell(new MartiansHappening.Spent(t.actor(), bill.prices()));
            }
        }
    }

    /** Only writes down what it is. */
    static final class Bill extends Payment {

        private final List<Fact.Price> prices = new ArrayList<>();

        List<Fact.Price> prices() {
            return List.copyOf(prices);
        }

        private boolean add(Named what, int amount) {
            if (amount > 0) {
                prices.add(new Fact.Price(what.thing(), amount));
            }
            return true;
        }

        @Override
        boolean time(Table t, int units) {
            return add(Piece.TIME, units);
        }

        @Override
        boolean good(Table t, Good good, int count) {
            return add(good, count);
        }

        @Override
        boolean minerals(Table t, Cost cost) {
            for (int colour = 0; colour < AnalysisCard.MINERALS; colour++) {
                add(AnalysisCard.values()[colour], cost.mineral(colour));
            }
            return true;
        }

        @Override
        boolean artefacts(Table t, int count) {
            return add(Piece.ARTEFACT, count);
        }
    }
}
