package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.games.martians.cards.Effect;
import cydonia.games.martians.cards.Who;
import java.util.List;

/** Payments an event or a raid asks for: whoever can pay decides, everyone for their own stock at the same time. */
final class Tolls {

    private Tolls() {
    }

    static void ask(Table t, Effect.PayOr toll) {
        int seats = 0;
        boolean onlyFirst = toll.who() == Who.FIRST_PLAYER || t.terms.sharedStock;
        int from = onlyFirst ? t.terms.seatOf(t.calendar.first) : 0;
        int to = onlyFirst ? from : t.terms.seats - 1;
        for (int seat = from; seat <= to; seat++) {
            if (t.stocks.of(t.terms.stockOf(seat), toll.good()) >= toll.count()) {
                seats |= 1 << seat;
            } else {
                suffer(t, seat, toll.otherwise());
            }
        }
        t.push(new Pay(toll, seats));
    }

    /**
     * @param owing
     *            bits of the seats that have yet to decide
     */
    record Pay(Effect.PayOr toll, int owing) implements Owed.Decision {
        @Override
        public int asked(Table t) {
            return owing;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            out.add(MartiansAction.Pay.IT);
            out.add(MartiansAction.Refuse.IT);
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            t.pop();
            t.push(new Pay(toll, owing & ~seat.bit()));
            if (action instanceof MartiansAction.Pay) {
                t.stocks.add(t.terms.stockOf(seat.index()), toll.good(), -toll.count());
                if (t.listens()) {
                    t.tell(new MartiansHappening.Paid(seat, toll.good(), toll.count()));
                }
                suffer(t, seat.index(), toll.reward());
            } else {
                suffer(t, seat.index(), toll.otherwise());
            }
        }

        @Override
        public Question question(Table t) {
            return new Question.Pay(toll);
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, MartiansAction action) {
            return action instanceof MartiansAction.Pay
                    ? List.of(new Fact.Price(toll.good().thing(), toll.count()))
                    : List.of();
        }
    }

    private static void suffer(Table t, int seat, List<Effect> effects) {
        int stock = t.terms.stockOf(seat);
        for (int i = 0; i < effects.size(); i++) {
            switch (effects.get(i)) {
                case Effect.Gain gain -> Consequences.change(t, stock, gain.good(), gain.count());
                case Effect.Lose lose -> Consequences.change(t, stock, lose.good(), -lose.count());
                case Effect other -> Consequences.apply(t, other);
            }
        }
    }
}
