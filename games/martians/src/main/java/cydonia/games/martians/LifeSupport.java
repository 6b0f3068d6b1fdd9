package cydonia.games.martians;

import cydonia.engine.Why;
import cydonia.games.martians.MartiansObstacle.NoNeed;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Knob;
import cydonia.games.martians.cards.Need;

/** MOXIE, hospital and water plant (rulebook p. 18): one action each, done as soon as the marker stands. */
final class LifeSupport {

    static final int OXYGEN_REPUTATION = 2;
    static final int MEDICINE = 1;
    private static final int TREATED_WATER = 2;

    private LifeSupport() {
    }

    static boolean oxygenPrice(Table t, int extra, Payment payment) {
        boolean ok = payment.time(t, 1 + extra);
        ok &= payment.good(t, Good.ENERGY, 1 + t.conditions.knob(Knob.MOXIE_ENERGY));
        return ok;
    }

    static boolean mayMakeOxygen(Table t, int extra, Why why) {
        boolean ok = oxygenPrice(t, extra, Payment.check(why));
        ok &= Relief.present(t, Need.OXYGEN) > 0 || why.asked() && why.not(new NoNeed(Need.OXYGEN));
        return ok;
    }

    static void makeOxygen(Table t) {
        t.acting.done = 1;
        t.gain(Good.REPUTATION, OXYGEN_REPUTATION);
        Relief.bring(t, Need.OXYGEN, 1);
    }

    static boolean medicinePrice(Table t, int extra, Payment payment) {
        boolean ok = payment.time(t, 1 + extra);
        ok &= payment.good(t, Good.ENERGY, 1);
        ok &= payment.good(t, Good.SUPPLIES, 1);
        ok &= payment.good(t, Good.WATER, 1);
        return ok;
    }

    static void makeMedicine(Table t) {
        t.acting.done = 1;
        t.gain(Good.MEDICINE, MEDICINE);
    }

    static boolean waterPrice(Table t, int extra, Payment payment) {
        boolean ok = payment.time(t, 1 + extra);
        ok &= payment.good(t, Good.ENERGY, 1);
        ok &= payment.good(t, Good.ICE, 1);
        return ok;
    }

    static int treatedWater(Table t) {
        return Math.max(0, TREATED_WATER + t.conditions.knob(Knob.TREATED_WATER));
    }

    static void treatWater(Table t) {
        t.acting.done = 1;
        t.gain(Good.WATER, treatedWater(t));
    }
}
