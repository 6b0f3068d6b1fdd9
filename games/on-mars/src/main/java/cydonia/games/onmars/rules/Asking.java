package cydonia.games.onmars.rules;

import cydonia.engine.Fact;
import cydonia.engine.Reasons;
import cydonia.engine.Refusal;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** How what is owed becomes a question, and what an answer does; at any moment more may be done. */
public final class Asking {

    private Asking() {
    }

    /** Does what needs nobody's opinion, and lists the answers to the next question. */
    public static void settle(Table t) {
        for (Owed.Decision next = t.next(); next != null; next = t.next()) {
            int company = next.company();
            if (t.isAutoma(company)) {
                next.byLacerda(t);
                continue;
            }
            t.choices.clear();
            Seat seat = Seat.of(company);
            next.offer(t, seat, t.choices);
            if (t.choices.isEmpty()) {
                t.done();
            } else if (hasToBeAsked(t, next)) {
                AnyMoment.offer(t, next, t.choices);
                t.ask(next, company);
                return;
            } else {
                t.unasked = true;
                next.take(t, seat, t.choices.get(0));
                t.unasked = false;
            }
        }
        t.choices.clear();
        t.askNobody();
    }

    private static boolean hasToBeAsked(Table t, Owed.Decision decision) {
        return t.choices.size() > 1 || decision.isAlwaysAsked(t) || AnyMoment.interrupts(t, decision);
    }

    /** Writes down again what may be answered now: a copy of a table does not know it yet. */
    public static void list(Table t) {
        t.choices.clear();
        Owed.Decision asking = t.asking;
        if (asking != null) {
            asking.offer(t, asking.who(), t.choices);
            AnyMoment.offer(t, asking, t.choices);
        }
    }

    public static void play(Table t, Seat seat, OnMarsAction action) {
        Owed.Decision asking = Objects.requireNonNull(t.asking);
        if (!AnyMoment.take(t, asking, action)) {
            asking.take(t, seat, action);
        }
        settle(t);
    }

    public static Optional<Several<OnMarsAction>> several(Table t, Seat seat) {
        return t.asks(seat) ? Objects.requireNonNull(t.asking).several(t, seat) : Optional.empty();
    }

    public static List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
        return t.asks(seat) ? AnyMoment.prices(t, Objects.requireNonNull(t.asking), action) : List.of();
    }

    public static List<Refusal<OnMarsAction>> refusals(Table t, Seat seat) {
        Reasons<OnMarsAction> reasons = new Reasons<>();
        if (t.asks(seat)) {
            Objects.requireNonNull(t.asking).explain(t, seat, reasons);
        }
        return reasons.refusals();
    }
}
