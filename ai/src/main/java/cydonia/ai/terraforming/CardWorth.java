package cydonia.ai.terraforming;

import cydonia.games.terraforming.cards.Card;
import cydonia.games.terraforming.cards.CardAction;
import cydonia.games.terraforming.cards.CardAction.Price;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Ongoing;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tile;
import cydonia.games.terraforming.cards.Worth;

/**
 * What cards are roughly worth in money, read from what they do, as if there were half a game to come. Good enough to
 * say which ones to look at first; the search says which to play.
 */
final class CardWorth {

    static final double POINT = 6;
    /** A step of the rating: a point, and money each generation. */
    static final double STEP = 10;

    private static final int GENERATIONS_TO_COME = 5;
    private static final double CARD = 3.5;
    private static final double CUBE = 1.5;
    private static final double USUAL_COUNT = 3;
    private static final double[] NET = Cards.all().stream().mapToDouble(CardWorth::read).toArray();

    private CardWorth() {
    }

    /** What playing the card gains beyond its printed price. */
    static double net(Card card) {
        return NET[card.index()];
    }

    /** What a unit of a resource is worth in money. */
    static double unit(Resource what) {
        return switch (what) {
            case MONEY -> 1;
            case STEEL -> 1.7;
            case TITANIUM -> 2.6;
            case PLANTS -> 2;
            case ENERGY, HEAT -> 1;
        };
    }

    private static double read(Card card) {
        double worth = -card.cost() + 0.5 * card.tags().size() + points(card.worth());
        for (Effect effect : card.now()) {
            worth += of(effect);
        }
        double best = 0;
        for (CardAction action : card.actions()) {
            double gain = -price(action.price());
            for (Effect effect : action.effects()) {
                gain += of(effect);
            }
            best = Math.max(best, gain);
        }
        for (Ongoing ongoing : card.ongoing()) {
            worth += of(ongoing);
        }
        return worth + best * (GENERATIONS_TO_COME - 1) - needs(card);
    }

    private static double needs(Card card) {
        return 1.5 * card.needs().size();
    }

    private static double points(Worth worth) {
        return switch (worth) {
            case Worth.Fixed(int points) -> POINT * points;
            case Worth.PerCubes(int points, int cubes) -> POINT * points * GENERATIONS_TO_COME / cubes / 2;
            case Worth.IfAnyCube(int points) -> POINT * points / 2;
            case Worth.PerCount(_, int every) -> POINT * USUAL_COUNT / every;
            case Worth.AdjacentOceans _,Worth.AdjacentCities _ -> 2 * POINT;
        };
    }

    private static double of(Ongoing ongoing) {
        return switch (ongoing) {
            case Ongoing.Discount(int n) -> 8.0 * n;
            case Ongoing.TagDiscount(int n, _) -> 3.0 * n;
            case Ongoing.PowerPlantDiscount(int n) -> n;
            case Ongoing.MetalValue(int more, _) -> 6.0 * more;
            case Ongoing.Shift(int steps) -> 2.0 * steps;
            case Ongoing.GreeneryPrice _,Ongoing.HeatAsMoney _ -> 6;
            case Ongoing.ProtectsOwner _,Ongoing.ProtectsItself _ -> 1;
            case Ongoing.Whenever(_, Effect effect) -> USUAL_COUNT * of(effect);
        };
    }

    private static double price(Price price) {
        return switch (price) {
            case Price.Free _ -> 0;
            case Price.Money(int n) -> n;
            case Price.MoneyOr(int n, _) -> n;
            case Price.MoneyAfterRaise(int n) -> n;
            case Price.Stock(int n, Resource what) -> n * unit(what);
            case Price.SomeOf _ -> 1;
            case Price.Steps(int n, Resource what) -> n * unit(what) * GENERATIONS_TO_COME;
            case Price.CubesHere(int n, _) -> n * CUBE;
            case Price.CubeAnywhere _ -> 0;
        };
    }

    private static double of(Effect effect) {
        return switch (effect) {
            case Effect.Produce(int steps, Resource what) -> steps * unit(what) * GENERATIONS_TO_COME;
            case Effect.ProducePer(_, int every, Resource what) ->
                USUAL_COUNT / every * unit(what) * GENERATIONS_TO_COME;
            case Effect.Gain(int n, Resource what) -> n * unit(what);
            case Effect.GainPer(_, Resource what) -> USUAL_COUNT * unit(what);
            case Effect.Lose(int n, Resource what) -> -n * unit(what);
            case Effect.Rating(int steps) -> STEP * steps;
            case Effect.RatingPer _ -> STEP * USUAL_COUNT;
            case Effect.Raise(int steps, Parameter _) -> STEP * steps;
            case Effect.PlaceOcean _ -> STEP + 3;
            case Effect.PlaceTile(Tile tile, _) -> tile == Tile.GREENERY ? STEP + POINT + 2 : tile.city() ? 10 : 3;
            case Effect.ClaimArea _ -> 1;
            case Effect.ProduceCoveredMetal _ -> unit(Resource.STEEL) * GENERATIONS_TO_COME;
            case Effect.Draw(int cards) -> CARD * cards;
            case Effect.LookAndKeep(_, int keep) -> (CARD + 1) * keep;
            case Effect.LookAndBuy _,Effect.Swap _,Effect.AddAnother _,Effect.AddToPlayed _ -> 1;
            case Effect.Reveal _ -> 1;
            case Effect.AddHere(int n, _) -> CUBE * n;
            case Effect.RemoveHere(int n, _) -> -CUBE * n;
            case Effect.Add(int n, _) -> CUBE * n;
            case Effect.RemoveAny(int n, Resource what) -> n * unit(what) / 2;
            case Effect.RemoveAnyCubes(int n, _) -> CUBE * n / 2;
            case Effect.RemoveFromNeighbour(int n, Resource what) -> n * unit(what) / 4;
            case Effect.Steal(int n, Resource what) -> n * unit(what);
            case Effect.DecreaseAny(int steps, Resource what) -> steps * unit(what) * GENERATIONS_TO_COME / 2;
            case Effect.ShiftProduction _,Effect.Exchange _ -> 1;
            case Effect.CopyProduction _ -> 2.0 * GENERATIONS_TO_COME;
            case Effect.NextCardCheaper(int n) -> n;
            case Effect.NextCardShifted _ -> 2;
            case Effect.IfTags(_, _, Effect then, Effect otherwise) -> (of(then) + of(otherwise)) / 2;
            case Effect.Either(var options) -> options.stream().mapToDouble(CardWorth::of).max().orElse(0);
            case Effect.All(var parts) -> parts.stream().mapToDouble(CardWorth::of).sum();
        };
    }
}
