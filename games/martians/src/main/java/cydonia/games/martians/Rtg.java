package cydonia.games.martians;

import cydonia.engine.Why;
import cydonia.games.martians.MartiansObstacle.ClosedByEvent;
import cydonia.games.martians.MartiansObstacle.MustActFirst;
import cydonia.games.martians.MartiansObstacle.RtgEmpty;
import cydonia.games.martians.MartiansObstacle.UsedThisTurn;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Knob;

/** The RTG (rulebook p. 18): one energy per crew and turn for one reputation, until its stock is gone. */
final class Rtg {

    private Rtg() {
    }

    static boolean price(Table t, Payment payment) {
        return payment.good(t, Good.REPUTATION, 1);
    }

    static boolean may(Table t, Why why) {
        boolean ok = t.acting.post == Index.NONE || t.acting.done != 0
                || why.asked() && why.not(new MustActFirst(Infrastructure.ofPost(t.acting.post)));
        ok &= t.piles.rtg > 0 || why.asked() && why.not(new RtgEmpty());
        ok &= (t.acting.rtgUsed & 1 << t.acting.crew) == 0 || why.asked() && why.not(new UsedThisTurn());
        ok &= t.conditions.knob(Knob.RTG_CLOSED) == 0 || why.asked() && why.not(new ClosedByEvent());
        ok &= price(t, Payment.check(why));
        return ok;
    }

    static void draw(Table t) {
        t.piles.rtg--;
        t.acting.rtgUsed |= 1 << t.acting.crew;
        t.stocks.add(t.stock(), Good.ENERGY, 1);
        if (t.listens()) {
            t.tell(new MartiansHappening.RtgDrawn(t.actor(), t.piles.rtg));
        }
    }
}
