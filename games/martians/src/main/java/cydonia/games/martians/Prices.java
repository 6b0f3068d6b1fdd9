package cydonia.games.martians;

import cydonia.engine.Why;
import cydonia.games.martians.MartiansObstacle.NotEnough;
import cydonia.games.martians.MartiansObstacle.NotEnoughArtefacts;
import cydonia.games.martians.MartiansObstacle.NotEnoughTime;
import cydonia.games.martians.cards.Cost;
import cydonia.games.martians.cards.Good;

/** Whether the actor can pay, and paying. The same words decide and explain. */
final class Prices {

    private Prices() {
    }

    static boolean time(Table t, int needed, Why why) {
        return t.time >= needed || why.asked() && why.not(new NotEnoughTime(needed, t.time));
    }

    static boolean good(Table t, Good good, int needed, Why why) {
        return t.has(good) >= needed || why.asked() && why.not(new NotEnough(good, needed, t.has(good)));
    }

    /** Everything but the time, which depends on the post. */
    static boolean affordable(Table t, Cost cost, Why why) {
        boolean ok = true;
        for (int i = 0; i < cost.kinds(); i++) {
            ok &= good(t, cost.good(i), cost.count(i), why);
            if (!ok && !why.asked()) {
                return false;
            }
        }
        if (cost.minerals() > 0) {
            ok &= Minerals.enough(t, cost, why);
        }
        if (cost.artefacts() > 0) {
            ok &= t.artefacts >= cost.artefacts()
                    || why.asked() && why.not(new NotEnoughArtefacts(cost.artefacts(), t.artefacts));
        }
        return ok;
    }

    /** Pays everything but the time and the minerals, which may be a choice. */
    static void pay(Table t, Cost cost) {
        for (int i = 0; i < cost.kinds(); i++) {
            t.pay(cost.good(i), cost.count(i));
        }
        t.artefacts -= cost.artefacts();
    }
}
