package cydonia.games.tilsit;

import cydonia.engine.Seat;

/**
 * A trade on the table: what the maker gives and what is asked of the partner, four bits a resource.
 *
 * @param counters
 *            how often this negotiation has been countered so far
 */
public record Offer(Seat maker, Seat partner, int give, int ask, int counters) {

    private static final int BITS = 4;
    private static final int MASK = (1 << BITS) - 1;

    public int gives(Resource what) {
        return give >> BITS * what.ordinal() & MASK;
    }

    public int asks(Resource what) {
        return ask >> BITS * what.ordinal() & MASK;
    }

    Offer giving(Resource what) {
        return new Offer(maker, partner, give + (1 << BITS * what.ordinal()), ask, counters);
    }

    Offer asking(Resource what) {
        return new Offer(maker, partner, give, ask + (1 << BITS * what.ordinal()), counters);
    }

    /** The partner starts afresh as maker. */
    Offer countered() {
        return new Offer(/* maker= */ partner, /* partner= */ maker, 0, 0, counters + 1);
    }

    int asked() {
        int sum = 0;
        for (Resource what : Resource.ALL) {
            sum += asks(what);
        }
        return sum;
    }
}
