package cydonia.games.tilsit;

import cydonia.engine.Imprint;

/** What has been done in this turn and may not be done again. */
final class TurnMemory {

    /** Offers each seat has made. */
    final int[] offers;
    boolean fought;
    boolean rerolled;
    boolean bartered;
    boolean discounted;
    /** Cards the next installation costs less, from a played card. */
    int prefabricated;
    /** Bits of the seats that do not want to trade (any more) in this turn of another. */
    int noForeignTrade;
    /** Bits of installations vacated in this arrangement: they stay so until the next. */
    int vacated;

    TurnMemory(int seats) {
        offers = new int[seats];
    }

    TurnMemory(TurnMemory other) {
        offers = other.offers.clone();
        fought = other.fought;
        rerolled = other.rerolled;
        bartered = other.bartered;
        discounted = other.discounted;
        prefabricated = other.prefabricated;
        noForeignTrade = other.noForeignTrade;
        vacated = other.vacated;
    }

    void forget() {
        java.util.Arrays.fill(offers, 0);
        fought = false;
        rerolled = false;
        bartered = false;
        discounted = false;
        prefabricated = 0;
        noForeignTrade = 0;
        vacated = 0;
    }

    void imprint(Imprint to) {
        to.put(offers).put(fought).put(rerolled).put(bartered).put(discounted).put(prefabricated);
        to.put(noForeignTrade).put(vacated);
    }
}
