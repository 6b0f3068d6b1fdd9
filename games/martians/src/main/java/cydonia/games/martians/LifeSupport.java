package cydonia.games.martians;

import cydonia.engine.Why;
import cydonia.games.martians.MartiansObstacle.NoNeed;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Knob;
import cydonia.games.martians.cards.Need;

/** MOXIE, hospital and water plant (rulebook p. 18): one action each, done as soon as the marker stands. */
final class LifeSupport {

    static final int OXYGEN_REPUTATION = 2;
    static final int TREATED_WATER = 2;

    private LifeSupport() {
    }

    private static int moxieEnergy(Table t) {
        return 1 + t.knob(Knob.MOXIE_ENERGY);
    }

    static boolean mayMakeOxygen(Table t, int extra, Why why) {
        boolean ok = Prices.time(t, 1 + extra, why);
        ok &= Prices.good(t, Good.ENERGY, moxieEnergy(t), why);
        ok &= Relief.present(t, Need.OXYGEN) > 0 || why.asked() && why.not(new NoNeed(Need.OXYGEN));
        return ok;
    }

    static void makeOxygen(Table t, int extra) {
        t.time -= 1 + extra;
        t.pay(Good.ENERGY, moxieEnergy(t));
        t.done = 1;
        t.gain(Good.REPUTATION, OXYGEN_REPUTATION);
        Relief.bring(t, Need.OXYGEN, 1);
    }

    static boolean mayMakeMedicine(Table t, int extra, Why why) {
        boolean ok = Prices.time(t, 1 + extra, why);
        ok &= Prices.good(t, Good.ENERGY, 1, why);
        ok &= Prices.good(t, Good.SUPPLIES, 1, why);
        ok &= Prices.good(t, Good.WATER, 1, why);
        return ok;
    }

    static void makeMedicine(Table t, int extra) {
        t.time -= 1 + extra;
        t.pay(Good.ENERGY, 1);
        t.pay(Good.SUPPLIES, 1);
        t.pay(Good.WATER, 1);
        t.done = 1;
        t.gain(Good.MEDICINE, 1);
    }

    static boolean mayTreatWater(Table t, int extra, Why why) {
        boolean ok = Prices.time(t, 1 + extra, why);
        ok &= Prices.good(t, Good.ENERGY, 1, why);
        ok &= Prices.good(t, Good.ICE, 1, why);
        return ok;
    }

    static void treatWater(Table t, int extra) {
        t.time -= 1 + extra;
        t.pay(Good.ENERGY, 1);
        t.pay(Good.ICE, 1);
        t.done = 1;
        t.gain(Good.WATER, Math.max(0, TREATED_WATER + t.knob(Knob.TREATED_WATER)));
    }
}
