package cydonia.games.tilsit;

import cydonia.engine.Seat;

/**
 * A trade on the table: what the maker gives and what is asked of the partner, as {@link Amounts}.
 *
 * @param counters
 *            how often this negotiation has been countered so far
 */
public record Offer(Seat maker, Seat partner, int give, int ask, int counters) {

    public int gives(Resource what) {
        return Amounts.of(give, what);
    }

    public int asks(Resource what) {
        return Amounts.of(ask, what);
    }

    Offer giving(Resource what) {
        return new Offer(maker, partner, Amounts.plus(give, what), ask, counters);
    }

    public Offer asking(Resource what) {
        return new Offer(maker, partner, give, Amounts.plus(ask, what), counters);
    }

    /** The partner starts afresh as maker. */
    Offer countered() {
        return new Offer(/* maker= */ partner, /* partner= */ maker, Amounts.NONE, Amounts.NONE, counters + 1);
    }

    /** Who began this negotiation: maker and partner change places with every counter-offer. */
    Seat opener() {
        return counters % 2 == 0 ? maker : partner;
    }

    int asked() {
        return Amounts.count(ask);
    }

    /** Cards named so far, on both sides. */
    int named() {
        return Amounts.count(give) + Amounts.count(ask);
    }
}
