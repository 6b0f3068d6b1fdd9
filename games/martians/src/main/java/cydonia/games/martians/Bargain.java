package cydonia.games.martians;

import cydonia.engine.Imprint;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Index;
import java.util.Arrays;

/** The offer that is being made, and who may make others. */
final class Bargain {

    int maker = Index.NONE;
    int partner = Index.NONE;
    /** The maker, or the partner who answers with an offer. */
    int author = Index.NONE;
    boolean countered;
    final int[] gives;
    final int[] wants;
    /** Pieces named so far. */
    int picked;
    /** Whether a wish was named, so that no gift may follow. */
    boolean asking;
    /** The first good that may still be named: gifts and wishes are named in order, so that no offer is met twice. */
    int least;
    /** Whether offers may be made before the next player-turn. */
    boolean marketDue;
    /** Seats that may still make offers before the next player-turn, as bits. */
    int invited;
    /** Seats that make no offers between player-turns in this cycle, as bits. */
    int silent;
    /** Offers that came to nothing in this turn, two bits for each maker and partner. */
    int refusals;
    /** Offers of each seat that were accepted in this turn. The rules do not limit them; computers limit themselves. */
    final int[] deals;

    Bargain() {
        gives = new int[Good.KINDS];
        wants = new int[Good.KINDS];
        deals = new int[Mode.MOST_SEATS];
    }

    Bargain(Bargain other) {
        maker = other.maker;
        partner = other.partner;
        author = other.author;
        countered = other.countered;
        gives = other.gives.clone();
        wants = other.wants.clone();
        picked = other.picked;
        asking = other.asking;
        least = other.least;
        marketDue = other.marketDue;
        invited = other.invited;
        silent = other.silent;
        refusals = other.refusals;
        deals = other.deals.clone();
    }

    void beginTurn() {
        refusals = 0;
        Arrays.fill(deals, 0);
    }

    void imprint(Imprint to) {
        to.put(maker).put(partner).put(author).put(countered).put(gives).put(wants).put(picked).put(asking).put(least)
                .put(marketDue).put(invited).put(silent).put(refusals).put(deals);
    }
}
