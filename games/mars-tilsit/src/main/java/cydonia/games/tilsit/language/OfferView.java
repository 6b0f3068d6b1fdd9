package cydonia.games.tilsit.language;

import cydonia.engine.Seat;
import cydonia.games.tilsit.box.Resource;
import java.util.Map;
import java.util.stream.Stream;

/** A trade on the table as everybody sees it; see {@link Offer}. */
public record OfferView(Seat maker, Seat partner, Map<Resource, Integer> gives, Map<Resource, Integer> asks,
        int counters) {

    /** Whether nothing has been named yet. */
    public boolean blank() {
        return Stream.of(gives, asks).flatMap(side -> side.values().stream()).allMatch(amount -> amount == 0);
    }

    public static OfferView of(Offer offer) {
        return new OfferView(offer.maker(), offer.partner(), Resource.each(offer::gives), Resource.each(offer::asks),
                offer.counters());
    }
}
