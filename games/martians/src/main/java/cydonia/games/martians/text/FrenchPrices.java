package cydonia.games.martians.text;

import static cydonia.games.martians.text.FrenchNouns.amount;
import static cydonia.games.martians.text.FrenchNouns.time;
import static java.util.stream.Collectors.joining;

import cydonia.engine.Fact;
import cydonia.engine.Thing;
import cydonia.games.martians.MartiansView;
import cydonia.games.martians.cards.AnalysisCard;
import cydonia.games.martians.cards.Cost;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Piece;
import java.util.List;
import java.util.stream.Stream;

/** What is paid, offered and gained, in French. */
final class FrenchPrices {

    private FrenchPrices() {
    }

    /** One side of an offer: what is the price of the other. */
    static String goods(List<Cost.Amount> amounts) {
        return amounts.isEmpty()
                ? "rien"
                : amounts.stream().map(some -> FrenchNouns.price(some.count(), some.good())).collect(joining(", "));
    }

    static String prices(List<Fact.Price> prices) {
        return prices.stream().map(price -> quantity(price.amount(), price.what())).collect(joining(", "));
    }

    /** What is taken from a token; what is not there is left out. */
    static String crystals(int regolith, int ice) {
        return regolith + ice == 0
                ? "rien"
                : Stream.of(regolith > 0 ? amount(regolith, Good.REGOLITH) : "", ice > 0 ? amount(ice, Good.ICE) : "")
                        .filter(part -> !part.isEmpty()).collect(joining(" et "));
    }

    static String quantity(int count, Thing what) {
        if (what.equals(Piece.TIME.thing())) {
            return time(count);
        }
        return Stream.of(Good.values()).filter(good -> good.thing().equals(what)).findFirst()
                .map(good -> FrenchNouns.price(count, good))
                .or(() -> Stream.of(AnalysisCard.values()).filter(card -> card.thing().equals(what)).findFirst()
                        .map(card -> FrenchNouns.minerals(count, card)))
                .orElseGet(() -> count + " " + what.name().fr()
                        + (count > 1 && what.equals(Piece.ARTEFACT.thing()) ? "s" : ""));
    }

    /** What it costs and brings as things are, in brackets. */
    static String terms(MartiansView.Tariff tariff) {
        String gains = tariff.gains().stream().map(gain -> "+" + quantity(gain.amount(), gain.what()))
                .collect(joining(", "));
        String all = Stream.of(prices(tariff.price()), gains).filter(part -> !part.isEmpty()).collect(joining(" ; "));
        return all.isEmpty() ? "" : " (%s)".formatted(all);
    }
}
