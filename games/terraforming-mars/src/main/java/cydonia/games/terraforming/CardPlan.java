package cydonia.games.terraforming;

import cydonia.games.terraforming.cards.Card;
import cydonia.games.terraforming.cards.CardAction;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Requirement;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tag;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A card made ready for the rules, once: plain arrays, and its effects in the order in which they are resolved. The
 * rulebook leaves that order to the player; with this one nothing is lost where {@link Ordering} does not ask: what is
 * gained first, parameters before tiles (an ocean that comes with a step may lie beside them), cards drawn before
 * anything is chosen, and what is lost at the very end, after all that the card has set off.
 */
final class CardPlan {

    private static final CardPlan[] ALL = Cards.all().stream().map(CardPlan::new).toArray(CardPlan[]::new);

    final Card card;
    final int cost;
    final boolean building;
    final boolean space;
    final int[] tags;
    final int[] distinctTags;
    final Requirement[] needs;
    /** All its effects, as printed. */
    final Effect[] now;
    /** The effects that come before those the card sets off. */
    final List<Effect> before;
    /** The same with the cards drawn first of all. */
    final List<Effect> drawFirst;
    /** The same with the tile first of all. */
    final List<Effect> tileFirst;
    /** The effect that places a tile, where there is one. */
    final @Nullable Effect tile;
    /** Whether cards are drawn. */
    final boolean draws;
    /** How many steps of temperature it raises. */
    final int warms;
    /** The effects that come last. */
    final List<Effect> after;
    /** Own production this card takes, by resource. */
    final int[] takes;
    /** Own production this card gives for certain, by resource. */
    final int[] gives;
    /** Whether anything has to be looked at beyond the requirement and the price. */
    final boolean demanding;
    final boolean placesCity;
    /** Own heat the card itself consumes, which therefore cannot pay for it. */
    final int heatLost;
    /** The parts that Robotic Workforce may repeat. */
    final List<Effect> productionBox;
    final CardAction[] actions;
    final List<List<Effect>> actionEffects;
    final List<Effect> firstAction;
    /** The money a corporation starts with. */
    final int startingMoney;
    /** Where the cubes of this card are counted, or -1. */
    final int slot;

    private CardPlan(Card card) {
        this.card = card;
        this.cost = card.cost();
        this.building = card.has(Tag.BUILDING);
        this.space = card.has(Tag.SPACE);
        this.tags = card.tags().stream().mapToInt(Tag::ordinal).toArray();
        this.distinctTags = card.tags().stream().mapToInt(Tag::ordinal).distinct().toArray();
        this.needs = card.needs().toArray(Requirement[]::new);
        this.now = card.now().toArray(Effect[]::new);
        List<Effect> ordered = new ArrayList<>(card.now());
        ordered.sort(Comparator.comparingInt(CardPlan::rank));
        List<Effect> early = ordered.stream().filter(effect -> rank(effect) < LAST).toList();
        this.before = early;
        this.drawFirst = first(early, effect -> effect instanceof Effect.Draw);
        this.tileFirst = first(early, CardPlan::placesTile);
        this.tile = early.stream().filter(CardPlan::placesTile).findFirst().orElse(null);
        this.draws = early.stream().anyMatch(effect -> effect instanceof Effect.Draw);
        this.warms = early.stream().mapToInt(
                effect -> effect instanceof Effect.Raise(int steps, var what) && what == Parameter.TEMPERATURE
                        ? steps
                        : 0)
                .sum();
        this.after = ordered.stream().filter(effect -> rank(effect) >= LAST).toList();
        this.takes = new int[Resource.COUNT];
        this.gives = new int[Resource.COUNT];
        for (Effect effect : card.now()) {
            if (effect instanceof Effect.Produce(int steps, Resource what)) {
                if (steps < 0) {
                    takes[what.ordinal()] -= steps;
                } else {
                    gives[what.ordinal()] += steps;
                }
            }
        }
        this.demanding = !after.isEmpty()
                || card.now().stream().anyMatch(effect -> effect instanceof Effect.CopyProduction
                        || effect instanceof Effect.ShiftProduction);
        this.placesCity = card.now().stream()
                .anyMatch(effect -> effect instanceof Effect.PlaceTile place && place.tile().city());
        this.heatLost = card.now().stream()
                .mapToInt(effect -> effect instanceof Effect.Lose(int n, Resource what) && what == Resource.HEAT
                        ? n
                        : 0)
                .sum();
        this.productionBox = ordered.stream().filter(CardPlan::inProductionBox).toList();
        this.actions = card.actions().toArray(CardAction[]::new);
        this.actionEffects = card.actions().stream().map(CardAction::effects).toList();
        this.firstAction = card.firstAction();
        this.startingMoney = card.now().stream()
                .mapToInt(effect -> effect instanceof Effect.Gain(int n, Resource what) && what == Resource.MONEY
                        ? n
                        : 0)
                .sum();
        this.slot = Holders.slot(card);
    }

    static CardPlan of(int card) {
        return ALL[card];
    }

    private static final int LAST = 8;

    private static int rank(Effect effect) {
        return switch (effect) {
            case Effect.Produce(int steps, var _) -> steps < 0 ? LAST + 1 : 0;
            case Effect.Gain _,Effect.GainPer _,Effect.ProducePer _,Effect.Rating _,Effect.RatingPer _,Effect.AddHere _,Effect.IfTags _,Effect.NextCardCheaper _,Effect.NextCardShifted _ ->
                0;
            case Effect.Raise _ -> 1;
            case Effect.PlaceOcean _ -> 2;
            case Effect.PlaceTile _,Effect.ClaimArea _ -> 3;
            case Effect.ProduceCoveredMetal _ -> 4;
            case Effect.Draw _,Effect.LookAndKeep _,Effect.LookAndBuy _,Effect.Reveal _ -> 5;
            case Effect.Either _,Effect.Add _,Effect.AddAnother _,Effect.AddToPlayed _,Effect.All _,Effect.CopyProduction _,Effect.ShiftProduction _,Effect.Exchange _,Effect.Swap _,Effect.RemoveHere _ ->
                6;
            case Effect.RemoveAny _,Effect.RemoveAnyCubes _,Effect.RemoveFromNeighbour _,Effect.Steal _ -> 7;
            case Effect.DecreaseAny _ -> LAST;
            case Effect.Lose _ -> LAST + 1;
        };
    }

    private static boolean placesTile(Effect effect) {
        return effect instanceof Effect.PlaceOcean || effect instanceof Effect.PlaceTile;
    }

    private static List<Effect> first(List<Effect> effects, Predicate<Effect> which) {
        return Stream.concat(effects.stream().filter(which), effects.stream().filter(which.negate())).toList();
    }

    private static boolean inProductionBox(Effect effect) {
        return effect instanceof Effect.Produce || effect instanceof Effect.ProducePer
                || effect instanceof Effect.DecreaseAny || effect instanceof Effect.ProduceCoveredMetal;
    }
}
