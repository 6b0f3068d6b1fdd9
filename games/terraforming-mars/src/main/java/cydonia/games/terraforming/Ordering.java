package cydonia.games.terraforming;

import cydonia.engine.Choices;
import cydonia.games.terraforming.TerraformingAction.Option;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Where;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The order of the effects of a card and of what they set off is the active player's. It is asked for only where it
 * matters for what one knows or where one may build; everywhere else the order of the {@link Plan} loses nothing.
 * Rulebook p. 9, 12.
 */
final class Ordering {

    private Ordering() {
    }

    /** What could come before the tile, where the player has to say; the tile may come first too. */
    static @Nullable First rival(Table t, int seat, Plan plan) {
        if (plan.tile == null) {
            return null;
        }
        long areas = areas(t, seat, plan.tile);
        boolean choice = (areas & areas - 1) != 0;
        if (plan.draws && choice) {
            return First.CARDS;
        }
        if (areas != 0 && plan.tile instanceof Effect.PlaceTile && bringsOcean(t, seat, plan.warms)) {
            return First.STEPS;
        }
        return choice && Triggers.opensCards(t, seat, plan) ? First.TAGS : null;
    }

    private static long areas(Table t, int seat, Effect tile) {
        return switch (tile) {
            case Effect.PlaceOcean(Where where) -> Placement.oceanAreas(t, seat, where);
            case Effect.PlaceTile(var _, Where where) -> Placement.areas(t, seat, where);
            default -> throw new IllegalArgumentException(tile + " places nothing");
        };
    }

    /** Whether so many steps of temperature bring an ocean. */
    private static boolean bringsOcean(Table t, int seat, int steps) {
        int after = t.temperature + steps * Parameter.TEMPERATURE.step();
        return t.temperature < Terraforming.OCEAN_BONUS && after >= Terraforming.OCEAN_BONUS
                && Placement.oceanAreas(t, seat, Where.OCEAN_AREA) != 0;
    }

    static List<First> options(Table t, long task) {
        First rival = Objects.requireNonNull(rival(t, Task.seat(task), Plan.of(Task.card(task))));
        return List.of(rival, First.TILE);
    }

    static void list(Choices<TerraformingAction> into) {
        into.add(Option.ALL[0]);
        into.add(Option.ALL[1]);
    }

    static void choose(Table t, int number) {
        long task = t.settle();
        First first = options(t, task).get(number - 1);
        owe(t, Task.seat(task), Plan.of(Task.card(task)), first);
    }

    /** Owes what a card does before its last effects, and what it sets off. */
    static void owe(Table t, int seat, Plan plan, First first) {
        int card = plan.card.index();
        if (first == First.TAGS) {
            t.oweEffects(seat, card, plan.before);
        }
        Triggers.cardPlayed(t, seat, plan);
        Triggers.purchased(t, seat, plan.cost);
        switch (first) {
            case CARDS -> t.oweEffects(seat, card, plan.drawFirst);
            case STEPS -> t.oweEffects(seat, card, plan.before);
            case TILE -> t.oweEffects(seat, card, plan.tileFirst);
            case TAGS -> {
                // they come after what the tags set off
            }
        }
    }
}
