package cydonia.games.terraforming;

import cydonia.games.terraforming.cards.Card;
import cydonia.games.terraforming.cards.CardAction;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Ongoing;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Tile;
import cydonia.games.terraforming.cards.Where;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Every effect in the box by a number, so that work still to be done can be kept as plain numbers. */
final class Effects {

    static final Effect OCEAN = new Effect.PlaceOcean(Where.OCEAN_AREA);
    static final Effect GREENERY = new Effect.PlaceTile(Tile.GREENERY, Where.GREENERY_RULE);
    static final Effect CITY = new Effect.PlaceTile(Tile.CITY, Where.CITY_RULE);
    static final Effect OXYGEN = new Effect.Raise(1, Parameter.OXYGEN);
    static final Effect TEMPERATURE = new Effect.Raise(1, Parameter.TEMPERATURE);

    private static final Map<Effect, Integer> NUMBERS = new LinkedHashMap<>();
    private static final Effect[] ALL;
    /** The numbers of the effects an effect is made of. */
    private static final int[][] PARTS;

    static {
        List.of(OCEAN, GREENERY, CITY, OXYGEN, TEMPERATURE).forEach(Effects::enter);
        enter(new Effect.Raise(2, Parameter.TEMPERATURE));
        for (Card card : Cards.all()) {
            parts(card).forEach(Effects::enter);
        }
        ALL = NUMBERS.keySet().toArray(Effect[]::new);
        PARTS = NUMBERS.keySet().stream().map(effect -> numbers(parts(effect))).toArray(int[][]::new);
    }

    private Effects() {
    }

    static int number(Effect effect) {
        Integer number = NUMBERS.get(effect);
        if (number == null) {
            throw new IllegalArgumentException("no card says " + effect);
        }
        return number;
    }

    static Effect of(int number) {
        return ALL[number];
    }

    /** The alternatives, parts or branches of an effect, by their numbers. */
    static int[] parts(int number) {
        return PARTS[number];
    }

    static int[] numbers(List<Effect> effects) {
        return effects.stream().mapToInt(Effects::number).toArray();
    }

    private static void enter(Effect effect) {
        NUMBERS.putIfAbsent(effect, NUMBERS.size());
        parts(effect).forEach(Effects::enter);
    }

    private static List<Effect> parts(Effect effect) {
        return switch (effect) {
            case Effect.Either(List<Effect> options) -> options;
            case Effect.All(List<Effect> parts) -> parts;
            case Effect.IfTags(var _, var _, Effect then, Effect otherwise) -> List.of(then, otherwise);
            default -> List.of();
        };
    }

    private static List<Effect> parts(Card card) {
        List<Effect> parts = new ArrayList<>(card.now());
        parts.addAll(card.firstAction());
        for (CardAction action : card.actions()) {
            parts.addAll(action.effects());
        }
        for (Ongoing ongoing : card.ongoing()) {
            if (ongoing instanceof Ongoing.Whenever(var _, Effect effect)) {
                parts.add(effect);
            }
        }
        return parts;
    }
}
