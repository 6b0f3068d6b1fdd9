package cydonia.games.martians.text;

import static cydonia.games.martians.text.EnglishCards.amount;
import static cydonia.games.martians.text.EnglishCards.time;
import static java.util.stream.Collectors.joining;

import cydonia.engine.Fact;
import cydonia.engine.Thing;
import cydonia.games.martians.MartiansView;
import cydonia.games.martians.cards.AnalysisCard;
import cydonia.games.martians.cards.Cost;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Piece;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What is paid, offered and gained, in English. */
final class EnglishPrices {

    private EnglishPrices() {
    }

    /** One side of an offer: what is the price of the other. */
    static String goods(List<Cost.Amount> amounts) {
        return amounts.isEmpty()
                ? "nothing"
                : amounts.stream().map(some -> amount(some.count(), some.good())).collect(joining(", "));
    }

    static String prices(List<Fact.Price> prices) {
        return prices.stream().map(price -> quantity(price.amount(), price.what())).collect(joining(", "));
    }

    /** What is taken from a token; what is not there is left out. */
    static String crystals(int regolith, int ice) {
        return regolith + ice == 0
                ? "nothing"
                : Stream.of(regolith > 0 ? regolith + " regolith" : "", ice > 0 ? ice + " dirty ice" : "")
                        .filter(part -> !part.isEmpty()).collect(joining(" and "));
    }

    static String quantity(int count, Thing what) {
        if (what.equals(Piece.TIME.thing())) {
            return time(count);
        }
        if (what.equals(Good.SUPPLIES.thing())) {
            return amount(count, Good.SUPPLIES);
        }
        boolean single = what.equals(Piece.ARTEFACT.thing())
                || Stream.of(AnalysisCard.values()).anyMatch(card -> card.thing().equals(what));
        return count + " " + what.name().en().toLowerCase(Locale.ROOT) + (single && count != 1 ? "s" : "");
    }

    /** What it costs and brings as things are, in brackets. */
    static String terms(MartiansView.Tariff tariff) {
        String gains = tariff.gains().stream().map(gain -> "+" + quantity(gain.amount(), gain.what()))
                .collect(joining(", "));
        String all = Stream.of(prices(tariff.price()), gains).filter(part -> !part.isEmpty()).collect(joining("; "));
        return all.isEmpty() ? "" : " (%s)".formatted(all);
    }
}
