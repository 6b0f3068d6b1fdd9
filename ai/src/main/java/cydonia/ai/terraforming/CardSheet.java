package cydonia.ai.terraforming;

import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.CardAction;
import cydonia.games.terraforming.box.CardAction.Price;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.Cube;
import cydonia.games.terraforming.box.Effect;
import cydonia.games.terraforming.box.Ongoing;
import cydonia.games.terraforming.box.Ongoing.Trigger;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Requirement;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.box.Worth;
import java.util.EnumMap;
import java.util.Map;

/**
 * A card read once for all that can be told from its text: what it brings when played, and in each generation after.
 */
final class CardSheet {

    private static final double CARDS_A_GENERATION = 2.2;
    private static final double CUBE = 1.5;
    private static final double USUAL_COUNT = 2.5;
    /** How many of a player's cards have each tag. */
    private static final Map<Tag, Double> SHARE = new EnumMap<>(Map.of(Tag.BUILDING, 0.38, Tag.SPACE, 0.27, Tag.POWER,
            0.12, Tag.SCIENCE, 0.17, Tag.JOVIAN, 0.08, Tag.EARTH, 0.14, Tag.PLANT, 0.15, Tag.MICROBE, 0.08, Tag.ANIMAL,
            0.05, Tag.CITY, 0.08));
    private static final CardSheet[] ALL = Cards.all().stream().map(CardSheet::new).toArray(CardSheet[]::new);

    final Card card;
    final Gains now = new Gains();
    /** What its action and its lasting effects bring in a generation. */
    final Gains each = new Gains();
    /** What each way to use its action brings, its price included. */
    final Gains[] uses;
    /** Energy its action needs. */
    final int energy;
    /** What a cube on it is good for, beyond points. */
    final Gains cube = new Gains();
    final boolean lasting;
    final boolean convertsCubes;
    final Requirement[] needs;
    final boolean building;
    final boolean space;

    private CardSheet(Card card) {
        this.card = card;
        this.needs = card.needs().toArray(Requirement[]::new);
        this.building = card.has(Tag.BUILDING);
        this.space = card.has(Tag.SPACE);
        card.now().forEach(effect -> add(now, effect, 1));
        card.firstAction().forEach(effect -> add(now, effect, 1));
        score(card.worth());
        now.other += 0.5 * card.tags().size();
        this.uses = card.actions().stream().map(this::use).toArray(Gains[]::new);
        int needed = 0;
        boolean converts = false;
        for (CardAction action : card.actions()) {
            if (action.price() instanceof Price.CubesHere(int n, Cube _)) {
                converts = true;
                action.effects().forEach(effect -> add(cube, effect, 1.0 / n));
                action.effects().forEach(effect -> add(each, effect, 1.0 / (n + 1)));
            } else if (action.equals(card.actions().getLast()) || card.actions().size() == 1) {
                pay(each, action.price());
                action.effects().forEach(effect -> add(each, effect, 1));
            }
            if (action.price() instanceof Price.Stock(int n, Resource what) && what == Resource.ENERGY) {
                needed = n;
            }
        }
        for (Ongoing ongoing : card.ongoing()) {
            last(ongoing);
        }
        this.energy = needed;
        this.convertsCubes = converts;
        this.lasting = !card.actions().isEmpty() || !card.ongoing().isEmpty();
    }

    /** One use; a cube that will be turned into something, or into points, is worth its part of that. */
    private Gains use(CardAction action) {
        Gains gains = new Gains();
        pay(gains, action.price());
        action.effects().forEach(effect -> add(gains, effect, 1));
        if (card.worth() instanceof Worth.PerCubes(int points, int cubes) && addsCube(action)) {
            gains.points += (double) points / cubes;
        }
        for (CardAction other : card.actions()) {
            if (other.price() instanceof Price.CubesHere(int n, _)) {
                double times = action.equals(other) ? 0 : 0.9 / n;
                other.effects().forEach(effect -> add(gains, effect, times));
            }
        }
        return gains;
    }

    private static boolean addsCube(CardAction action) {
        return action.effects().stream().anyMatch(Effect.AddHere.class::isInstance);
    }

    static CardSheet of(int card) {
        return ALL[card];
    }

    private void score(Worth worth) {
        switch (worth) {
            case Worth.Fixed(int points) -> now.points += points;
            case Worth.PerCubes(int points, int cubes) -> {
                if (!card.actions().isEmpty()) {
                    each.points += (double) points / cubes;
                } else {
                    each.points += 0.5 * points / cubes;
                }
            }
            case Worth.IfAnyCube(int points) -> now.points += points / 2.0;
            case Worth.PerCount(_, int every) -> now.points += USUAL_COUNT / every;
            case Worth.AdjacentOceans _,Worth.AdjacentCities _ -> now.points += 2;
        }
    }

    private static void pay(Gains gains, Price price) {
        switch (price) {
            case Price.Free _,Price.CubeAnywhere _,Price.CubesHere _ -> {
                // costs nothing that counts here
            }
            case Price.Money(int n) -> gains.stock[Resource.MONEY.ordinal()] -= n;
            case Price.MoneyOr(int n, _) -> gains.stock[Resource.MONEY.ordinal()] -= 0.9 * n;
            case Price.MoneyAfterRaise(int n) -> gains.stock[Resource.MONEY.ordinal()] -= n;
            case Price.Stock(int n, Resource what) -> gains.stock[what.ordinal()] -= n;
            case Price.SomeOf(Resource what) -> gains.stock[what.ordinal()] -= 1;
            case Price.Steps(int n, Resource what) -> gains.production[what.ordinal()] -= n;
        }
    }

    private void last(Ongoing ongoing) {
        switch (ongoing) {
            case Ongoing.Discount(int n) -> each.other += CARDS_A_GENERATION * n;
            case Ongoing.TagDiscount(int n, Tag tag) -> each.other += CARDS_A_GENERATION * share(tag) * n;
            case Ongoing.PowerPlantDiscount(int n) -> now.other += n;
            case Ongoing.MetalValue(int more, _) -> each.other += 1.5 * more;
            case Ongoing.Shift(int steps) -> now.other += 2.5 * steps;
            case Ongoing.GreeneryPrice _ -> each.stock[Resource.PLANTS.ordinal()] += 0.4;
            case Ongoing.HeatAsMoney _ -> now.other += 3;
            case Ongoing.ProtectsOwner _,Ongoing.ProtectsItself _ -> now.other += 1;
            case Ongoing.Whenever(Trigger trigger, Effect effect) -> add(each, effect, often(trigger));
        }
    }

    /** How often that happens in a generation. */
    private static double often(Trigger trigger) {
        return switch (trigger) {
            case Trigger.OceanPlaced _ -> 0.7;
            case Trigger.CityPlaced _ -> 0.4;
            case Trigger.CityPlacedOnMars _ -> 0.35;
            case Trigger.OwnCityPlaced _ -> 0.2;
            case Trigger.OwnGreeneryPlaced _ -> 0.7;
            case Trigger.OwnTileOnMetal _ -> 0.15;
            case Trigger.OwnTag(var tags) ->
                CARDS_A_GENERATION * tags.stream().mapToDouble(CardSheet::share).sum();
            case Trigger.AnyTag(Tag tag) -> 1.6 * CARDS_A_GENERATION * share(tag);
            case Trigger.OwnEvent _ -> 0.18 * CARDS_A_GENERATION;
            case Trigger.OwnEventWith(Tag tag) -> 0.18 * CARDS_A_GENERATION * 2 * share(tag);
            case Trigger.OwnProject _ -> 0.7;
            case Trigger.OwnPurchase _ -> 0.7;
        };
    }

    private static double share(Tag tag) {
        return SHARE.getOrDefault(tag, 0.0);
    }

    private void add(Gains to, Effect effect, double times) {
        switch (effect) {
            case Effect.Produce(int steps, Resource what) -> to.production[what.ordinal()] += times * steps;
            case Effect.ProducePer(var count, int every, Resource what) ->
                to.per.add(new Gains.Per(count, every, what, true));
            case Effect.Gain(int n, Resource what) -> to.stock[what.ordinal()] += times * n;
            case Effect.GainPer(var count, Resource what) -> to.per.add(new Gains.Per(count, 1, what, false));
            case Effect.Lose(int n, Resource what) -> to.stock[what.ordinal()] -= times * n;
            case Effect.Rating(int steps) -> to.rating += times * steps;
            case Effect.RatingPer _ -> to.rating += times * USUAL_COUNT;
            case Effect.Raise(int steps, Parameter what) -> to.steps[what.ordinal()] += times * steps;
            case Effect.PlaceOcean _ -> to.steps[Parameter.OCEANS.ordinal()] += times;
            case Effect.PlaceTile(Tile tile, _) -> {
                to.greeneries += tile == Tile.GREENERY ? times : 0;
                to.cities += tile.city() ? times : 0;
                to.other += tile == Tile.GREENERY || tile.city() ? 0 : 2 * times;
            }
            case Effect.ClaimArea _ -> to.other += times;
            case Effect.ProduceCoveredMetal _ -> to.production[Resource.STEEL.ordinal()] += 1.2 * times;
            case Effect.Draw(int cards) -> to.cards += times * cards;
            case Effect.LookAndKeep(_, int keep) -> to.cards += 1.3 * times * keep;
            case Effect.LookAndBuy _ -> to.other += times;
            case Effect.Swap _ -> to.other += 0.7 * times;
            case Effect.AddAnother _,Effect.AddToPlayed _ -> to.other += CUBE * times;
            case Effect.Reveal _ -> to.other += 0.3 * times;
            case Effect.AddHere(int n, _) -> to.other += 0.3 * n * times;
            case Effect.RemoveHere(int n, _) -> to.other -= CUBE * n * times;
            case Effect.Add(int n, _) -> to.other += CUBE * n * times;
            case Effect.RemoveAny(int n, _) -> to.other += 0.5 * n * times;
            case Effect.RemoveAnyCubes(int n, _) -> to.other += CUBE * n * times / 2;
            case Effect.RemoveFromNeighbour(int n, _) -> to.other += 0.2 * n * times;
            case Effect.Steal(int n, Resource what) -> to.stock[what.ordinal()] += times * n;
            case Effect.DecreaseAny(int steps, _) -> to.other += 2.0 * steps * times;
            case Effect.ShiftProduction _,Effect.Exchange _ -> to.other += times;
            case Effect.CopyProduction _ -> to.production[Resource.MONEY.ordinal()] += 2 * times;
            case Effect.NextCardCheaper(int n) -> to.other += 0.8 * n * times;
            case Effect.NextCardShifted _ -> to.other += 2 * times;
            case Effect.IfTags(_, _, _, Effect otherwise) -> add(to, otherwise, times);
            case Effect.Either(var options) -> add(to, options.getFirst(), times);
            case Effect.All(var parts) -> parts.forEach(part -> add(to, part, times));
        }
    }
}
