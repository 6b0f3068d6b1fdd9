package cydonia.games.terraforming;

import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Thing;
import cydonia.engine.Viewer;
import cydonia.games.terraforming.cards.Card;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tag;
import cydonia.games.terraforming.cards.Tile;
import java.util.List;

/** What happens at the table. */
public sealed interface TerraformingHappening extends Happening {

    Thing CARDS = new Thing("cards", new Text("cards", "cartes"));

    record GenerationBegan(int number, Seat first) implements TerraformingHappening {
    }

    record CorporationRevealed(Seat seat, Card corporation, int cards) implements TerraformingHappening {
    }

    record CardsBought(Seat seat, List<Card> cards) implements TerraformingHappening {
        public CardsBought {
            cards = List.copyOf(cards);
        }

        @Override
        public Happening seenBy(Viewer viewer) {
            return viewer == seat ? this : new SomeBought(seat, cards.size());
        }
    }

    /** Cards bought as others see it. */
    record SomeBought(Seat seat, int cards) implements TerraformingHappening {
    }

    record CardsPassed(boolean left) implements TerraformingHappening {
    }

    record CardsDrawn(Seat seat, List<Card> cards) implements TerraformingHappening {
        public CardsDrawn {
            cards = List.copyOf(cards);
        }

        @Override
        public Happening seenBy(Viewer viewer) {
            return viewer == seat ? this : new SomeDrawn(seat, cards.size());
        }
    }

    /** Cards drawn as others see it. */
    record SomeDrawn(Seat seat, int cards) implements TerraformingHappening {
    }

    record CardsDiscarded(Seat seat, List<Card> cards) implements TerraformingHappening {
        public CardsDiscarded {
            cards = List.copyOf(cards);
        }

        @Override
        public Happening seenBy(Viewer viewer) {
            return viewer == seat ? this : new SomeDiscarded(seat, cards.size());
        }
    }

    /** Cards discarded as others see it. */
    record SomeDiscarded(Seat seat, int cards) implements TerraformingHappening {
    }

    record DeckShuffled() implements TerraformingHappening {
    }

    record CardRevealed(Seat seat, Card card, Tag wanted, boolean found) implements TerraformingHappening {
    }

    record Paid(Seat seat, int money, int steel, int titanium, int heat) implements TerraformingHappening {
    }

    record CardPlayed(Seat seat, Card card) implements TerraformingHappening {
    }

    record ActionUsed(Seat seat, Card card) implements TerraformingHappening {
    }

    record ProjectUsed(Seat seat, StandardProject project) implements TerraformingHappening {
    }

    record PlantsConverted(Seat seat, int plants) implements TerraformingHappening {
    }

    record HeatConverted(Seat seat, int heat) implements TerraformingHappening {
    }

    record MilestoneClaimed(Seat seat, Milestone milestone) implements TerraformingHappening {
    }

    record AwardFunded(Seat seat, Award award) implements TerraformingHappening {
    }

    /** Stock gained, or lost where negative. */
    record StockChanged(Seat seat, int n, Resource what) implements TerraformingHappening {
    }

    record ProductionChanged(Seat seat, int steps, Resource what, Cause cause) implements TerraformingHappening {
    }

    record RatingRose(Seat seat, int steps, int now) implements TerraformingHappening {
    }

    record ParameterRose(Seat seat, Parameter what, int now) implements TerraformingHappening {
    }

    record TilePlaced(Seat seat, Tile tile, Area area) implements TerraformingHappening {
    }

    record AreaReserved(Seat seat, Area area) implements TerraformingHappening {
    }

    record CubesChanged(Card card, int n, int now) implements TerraformingHappening {
    }

    record ProductionCopied(Seat seat, Card card) implements TerraformingHappening {
    }

    record TurnEnded(Seat seat) implements TerraformingHappening {
    }

    record Passed(Seat seat) implements TerraformingHappening {
    }

    record Income(Seat seat, int money) implements TerraformingHappening {
    }

    record GameEnded(boolean terraformed) implements TerraformingHappening {
    }
}
