package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.martians.MartiansAction.Deck;
import cydonia.games.martians.MartiansAction.Pay;
import cydonia.games.martians.cards.Effect;
import cydonia.games.martians.cards.Event;
import cydonia.games.martians.cards.Who;
import java.util.List;
import java.util.Objects;

/** Payments an event or a raid asks for: whoever can pay decides, everyone for their own stock at the same time. */
final class Tolls {

    private Tolls() {
    }

    static void ask(Table t, Effect.PayOr toll) {
        int seats = 0;
        boolean onlyFirst = toll.who() == Who.FIRST_PLAYER || t.agreed.sharedStock;
        int from = onlyFirst ? t.agreed.seatOf(t.first) : 0;
        int to = onlyFirst ? from : t.agreed.seats - 1;
        for (int seat = from; seat <= to; seat++) {
            if (t.goodOf(t.agreed.stockOf(seat), toll.good()) >= toll.count()) {
                seats |= 1 << seat;
            } else {
                suffer(t, seat, toll.otherwise());
            }
        }
        t.asked = seats;
        t.question = seats == 0 ? Asked.NONE : Asked.TOLL;
    }

    /** The payment in question: that of the event on the table, or of the raid when there is none. */
    static Effect.PayOr current(Table t) {
        return t.event == Table.NONE
                ? Objects.requireNonNull(t.agreed.raids).toll()
                : (Effect.PayOr) Event.of(t.event).effects().get(t.step - 1);
    }

    static void list(Table t, Seat seat, Choices<MartiansAction> to) {
        if ((t.asked & seat.bit()) != 0) {
            to.add(Deck.PAY);
            to.add(Deck.REFUSE);
        }
    }

    static void answer(Table t, Seat seat, MartiansAction action) {
        Effect.PayOr toll = current(t);
        t.asked &= ~seat.bit();
        if (t.asked == 0) {
            t.question = Asked.NONE;
        }
        if (action instanceof Pay) {
            t.add(t.agreed.stockOf(seat.index()), toll.good(), -toll.count());
            if (t.listens()) {
                t.tell(new MartiansHappening.Paid(seat, toll.good(), toll.count()));
            }
            suffer(t, seat.index(), toll.reward());
        } else {
            suffer(t, seat.index(), toll.otherwise());
        }
    }

    private static void suffer(Table t, int seat, List<Effect> effects) {
        int stock = t.agreed.stockOf(seat);
        for (int i = 0; i < effects.size(); i++) {
            switch (effects.get(i)) {
                case Effect.Gain gain -> Events.change(t, stock, gain.good(), gain.count());
                case Effect.Lose lose -> Events.change(t, stock, lose.good(), -lose.count());
                case Effect other -> Events.apply(t, other);
            }
        }
    }
}
