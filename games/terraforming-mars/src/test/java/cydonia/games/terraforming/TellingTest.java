package cydonia.games.terraforming;

import static cydonia.engine.Seat.RED;

import cydonia.engine.Happening;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.language.TerraformingHappening;
import cydonia.testkit.TellingContract;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;

@DisplayName("What others hear of hidden cards")
class TellingTest extends TellingContract {

    @Override
    protected Class<? extends Happening> happenings() {
        return TerraformingHappening.class;
    }

    @Override
    protected Set<Class<?>> hideable() {
        return Set.of(Card.class);
    }

    /** Cards in play, and those that are turned up for all to see. */
    @Override
    protected Set<Class<? extends Happening>> open() {
        return Set.of(TerraformingHappening.CorporationRevealed.class, TerraformingHappening.CardRevealed.class,
                TerraformingHappening.CardPlayed.class, TerraformingHappening.ActionUsed.class,
                TerraformingHappening.CubesChanged.class, TerraformingHappening.ProductionCopied.class);
    }

    @Override
    protected List<Confided> confided() {
        return List.of(confided(cards -> new TerraformingHappening.CardsBought(RED, cards)),
                confided(cards -> new TerraformingHappening.CardsDrawn(RED, cards)),
                confided(cards -> new TerraformingHappening.CardsDiscarded(RED, cards, true)));
    }

    private static Confided confided(Function<List<Card>, Happening> telling) {
        return new Confided(Set.of(RED), telling.apply(List.of(Cards.of("moss"), Cards.of("birds"))),
                telling.apply(List.of(Cards.of("trees"), Cards.of("ants"))));
    }
}
