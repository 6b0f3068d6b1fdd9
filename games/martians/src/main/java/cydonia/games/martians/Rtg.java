package cydonia.games.martians;

import cydonia.engine.Why;
import cydonia.games.martians.MartiansObstacle.ClosedByEvent;
import cydonia.games.martians.MartiansObstacle.MustActFirst;
import cydonia.games.martians.MartiansObstacle.RtgEmpty;
import cydonia.games.martians.MartiansObstacle.UsedThisTurn;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Knob;

/** The RTG (rulebook p. 18): one energy per crew and turn for one reputation, until its stock is gone. */
final class Rtg {

    private Rtg() {
    }

    static boolean price(Table t, Till till) {
        return till.good(t, Good.REPUTATION, 1);
    }

    static boolean may(Table t, Why why) {
        boolean ok = t.post == Table.NONE || t.done != 0
                || why.asked() && why.not(new MustActFirst(Infrastructure.ofPost(t.post)));
        ok &= t.rtg > 0 || why.asked() && why.not(new RtgEmpty());
        ok &= (t.rtgUsed & 1 << t.active) == 0 || why.asked() && why.not(new UsedThisTurn());
        ok &= t.knob(Knob.RTG_CLOSED) == 0 || why.asked() && why.not(new ClosedByEvent());
        ok &= price(t, Till.check(why));
        return ok;
    }

    static void draw(Table t) {
        t.rtg--;
        t.rtgUsed |= 1 << t.active;
        t.add(t.stock(), Good.ENERGY, 1);
        if (t.listens()) {
            t.tell(new MartiansHappening.RtgDrawn(t.actor(), t.rtg));
        }
    }
}
