package cydonia.games.onmars;

import cydonia.engine.Fact;
import cydonia.engine.Reasons;
import cydonia.engine.Refusal;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** How what is owed becomes a question, and what an answer does; at any moment more may be done. */
final class Asking {

    private Asking() {
    }

    /** Does what needs nobody's opinion, and lists the answers to the next question. */
    static void settle(Table t) {
        for (Owed.Decision next = t.next(); next != null; next = t.next()) {
            if (t.isAutoma(next.company())) {
                next.byLacerda(t);
                continue;
            }
            t.choices.clear();
            next.offer(t, next.who(), t.choices);
            if (t.choices.isEmpty()) {
                t.done();
            } else if (hasToBeAsked(t, next)) {
                AnyMoment.offer(t, next, t.choices);
                t.ask(next);
                return;
            } else {
                t.unasked = true;
                next.take(t, next.who(), t.choices.get(0));
                t.unasked = false;
            }
        }
        t.choices.clear();
        t.ask(null);
    }

    private static boolean hasToBeAsked(Table t, Owed.Decision decision) {
        return t.choices.size() > 1 || decision.isAlwaysAsked(t) || AnyMoment.interrupts(t, decision);
    }

    /** Writes down again what may be answered now: a copy of a table does not know it yet. */
    static void list(Table t) {
        t.choices.clear();
        Owed.Decision asking = t.asking;
        if (asking != null) {
            asking.offer(t, asking.who(), t.choices);
            AnyMoment.offer(t, asking, t.choices);
        }
    }

    static void play(Table t, Seat seat, OnMarsAction action) {
        Owed.Decision asking = Objects.requireNonNull(t.asking);
        if (!AnyMoment.take(t, asking, action)) {
            asking.take(t, seat, action);
        }
        settle(t);
    }

    static Optional<Several<OnMarsAction>> several(Table t, Seat seat) {
        return t.asks(seat) ? Objects.requireNonNull(t.asking).several(t, seat) : Optional.empty();
    }

    static List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
        return t.asks(seat) ? AnyMoment.prices(t, Objects.requireNonNull(t.asking), action) : List.of();
    }

    static List<Refusal<OnMarsAction>> refusals(Table t, Seat seat) {
        Reasons<OnMarsAction> reasons = new Reasons<>();
        if (t.asks(seat)) {
            Objects.requireNonNull(t.asking).explain(t, seat, reasons);
        }
        return reasons.refusals();
    }
}
