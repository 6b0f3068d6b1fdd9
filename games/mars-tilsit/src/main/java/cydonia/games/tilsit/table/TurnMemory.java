package cydonia.games.tilsit.table;

import cydonia.engine.Imprint;

/** What has been done in this turn and may not be done again. */
public final class TurnMemory {

    /** Offers of each seat that came to nothing. */
    public final int[] refused;
    public boolean fought;
    public boolean rolled;
    public boolean rerolled;
    public boolean bartered;
    public boolean discounted;
    /** Cards the next installation costs less, from a played card. */
    public int prefabricated;
    /** Bits of the seats that do not want to trade (any more) in this turn of another. */
    public int noForeignTrade;
    /** Bits of installations vacated in this arrangement: they stay so until a habitation is powered or the next. */
    public int vacated;

    public TurnMemory(int seats) {
        refused = new int[seats];
    }

    TurnMemory(TurnMemory other) {
        refused = other.refused.clone();
        fought = other.fought;
        rolled = other.rolled;
        rerolled = other.rerolled;
        bartered = other.bartered;
        discounted = other.discounted;
        prefabricated = other.prefabricated;
        noForeignTrade = other.noForeignTrade;
        vacated = other.vacated;
    }

    public void forget() {
        java.util.Arrays.fill(refused, 0);
        fought = false;
        rolled = false;
        rerolled = false;
        bartered = false;
        discounted = false;
        prefabricated = 0;
        noForeignTrade = 0;
        vacated = 0;
    }

    public void imprint(Imprint to) {
        to.put(refused).put(fought).put(rolled).put(rerolled).put(bartered).put(discounted).put(prefabricated);
        to.put(noForeignTrade).put(vacated);
    }
}
