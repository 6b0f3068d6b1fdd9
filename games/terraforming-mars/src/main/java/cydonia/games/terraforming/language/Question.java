package cydonia.games.terraforming.language;

import cydonia.engine.Seat;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Cube;
import cydonia.games.terraforming.box.Effect;
import cydonia.games.terraforming.box.First;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.box.Where;
import java.util.List;
import java.util.Optional;

/** What a viewer is asked. The answers are not part of it: they are the legal actions. */
public sealed interface Question {

    record ChooseCorporation() implements Question {
    }

    /** {@code kept} of the first ten cards so far, with that much money to spend. */
    record KeepFirstCards(int kept, int money) implements Question {
    }

    record BuyCards(int chosen, int money) implements Question {
    }

    record PayForCards(int price) implements Question {
    }

    /** Which card to keep before the others go on. */
    record DraftCard(boolean passedLeft) implements Question {
    }

    /** {@code taken} actions of this turn so far. */
    record TakeAction(int taken) implements Question {
    }

    record Pay(int price, boolean steel, boolean titanium, boolean heat) implements Question {
    }

    record PlaceTile(Tile tile, Where where) implements Question {
    }

    record ReserveArea() implements Question {
    }

    record ChooseOption(Card card, List<Effect> options) implements Question {
        public ChooseOption {
            options = List.copyOf(options);
        }
    }

    /** What of a card comes first. */
    record WhichFirst(Card card, List<First> options) implements Question {
        public WhichFirst {
            options = List.copyOf(options);
        }
    }

    record PutCubes(int n, Optional<Cube> what) implements Question {
    }

    record RemoveResources(int n, Resource what, boolean steal) implements Question {
    }

    record RemoveCubes(int n, Cube what, boolean forced) implements Question {
    }

    record DecreaseProduction(int steps, Resource what) implements Question {
    }

    record HowManySteps(Resource from, Resource to) implements Question {
    }

    record HowMuch(Resource from, Resource to) implements Question {
    }

    record CopyProduction() implements Question {
    }

    record KeepCards(int n) implements Question {
    }

    record BuyLookedAt() implements Question {
    }

    record SwapCard() implements Question {
    }

    record SellPatents(boolean more) implements Question {
    }

    record LastGreenery() implements Question {
    }

    record Wait(List<Seat> seats) implements Question {
        public Wait {
            seats = List.copyOf(seats);
        }
    }

    record GameOver() implements Question {
    }
}
