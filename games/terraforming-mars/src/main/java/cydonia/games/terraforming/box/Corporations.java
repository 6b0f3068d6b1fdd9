package cydonia.games.terraforming.box;

import static cydonia.games.terraforming.box.Resource.*;
import static cydonia.games.terraforming.box.Tag.*;
import static cydonia.games.terraforming.box.Vocabulary.*;
import static cydonia.games.terraforming.box.Where.*;

import java.util.List;

/** The corporations. What they start with is written as effects; the beginner's one is the last. */
final class Corporations {

    // spotless:off — one card per line, like the deck
    static final List<Card.Line> LINES = List.of(
            corporation(1, "credicor", "CrediCor", "CrediCor").now(gain(57, MONEY)).when(ownPurchase(20), gain(4, MONEY)),
            corporation(2, "ecoline", "EcoLine", "EcoLine", PLANT).now(gain(36, MONEY), gain(3, PLANTS), produce(2, PLANTS)).always(greeneryPrice(7)),
            corporation(3, "helion", "Helion", "Helion", SPACE).now(gain(42, MONEY), produce(3, HEAT)).always(heatAsMoney()),
            corporation(4, "interplanetary-cinematics", "Interplanetary Cinematics", "Cinématiques Interplanétaires", BUILDING).now(gain(30, MONEY), gain(20, STEEL)).when(ownEvent(), gain(2, MONEY)),
            corporation(5, "inventrix", "Inventrix", "Inventrix", SCIENCE).now(gain(45, MONEY)).first(draw(3)).always(shift(2)),
            corporation(6, "mining-guild", "Mining Guild", "Mining Guild", BUILDING, BUILDING).now(gain(30, MONEY), gain(5, STEEL), produce(1, STEEL)).when(ownTileOnMetal(), produce(1, STEEL)),
            corporation(7, "phobolog", "PhoboLog", "PhoboLog", SPACE).now(gain(23, MONEY), gain(10, TITANIUM)).always(metalValue(1, TITANIUM)),
            corporation(8, "tharsis-republic", "Tharsis Republic", "République de Tharsis", BUILDING).now(gain(40, MONEY)).first(city(CITY_RULE)).when(cityPlacedOnMars(), produce(1, MONEY)).when(ownCityPlaced(), gain(3, MONEY)),
            corporation(9, "thorgate", "ThorGate", "ThorGate", POWER).now(gain(48, MONEY), produce(1, ENERGY)).always(discount(3, POWER)).always(powerPlantDiscount(3)),
            corporation(10, "united-nations-mars-initiative", "United Nations Mars Initiative", "United Nations Mars Initiative", EARTH).now(gain(40, MONEY)).action(moneyAfterRaise(3), rating(1)),
            corporation(11, "saturn-systems", "Saturn Systems", "Saturn Systems", JOVIAN).era().now(gain(42, MONEY), produce(1, TITANIUM)).when(anyTag(JOVIAN), produce(1, MONEY)),
            corporation(12, "teractor", "Teractor", "Teractor", EARTH).era().now(gain(60, MONEY)).always(discount(3, EARTH)),
            corporation(13, "beginner-corporation", "Beginner Corporation", "Jeune Corporation").now(gain(42, MONEY), draw(10)));
    // spotless:on

    private Corporations() {
    }
}
