package cydonia.games.terraforming;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.terraforming.TerraformingAction.Option;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Where;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The order of the effects of a card and of what they set off is the active player's. It is asked for only where it
 * matters for what one knows or where one may build; everywhere else the order of the {@link CardPlan} loses nothing.
 * Rulebook p. 9, 12.
 */
final class Ordering {

    private Ordering() {
    }

    /** Owes all that a card does before its last effects; asks what comes first where that matters. */
    static void begin(Table t, int seat, CardPlan plan) {
        First rival = rival(t, seat, plan);
        if (rival == null) {
            owe(t, seat, plan, First.STEPS);
        } else {
            t.owe(new WhichFirst(seat, plan.card.index(), rival));
        }
    }

    /** What could come before the tile, where the player has to say; the tile may come first too. */
    private static @Nullable First rival(Table t, int seat, CardPlan plan) {
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

    /** Owes what a card does before its last effects, and what it sets off. */
    private static void owe(Table t, int seat, CardPlan plan, First first) {
        int card = plan.card.index();
        if (first == First.TAGS) {
            t.owe(seat, card, plan.before);
        }
        Triggers.cardPlayed(t, seat, plan);
        Triggers.purchased(t, seat, plan.cost);
        switch (first) {
            case CARDS -> t.owe(seat, card, plan.drawFirst);
            case STEPS -> t.owe(seat, card, plan.before);
            case TILE -> t.owe(seat, card, plan.tileFirst);
            case TAGS -> {
                // they come after what the tags set off
            }
        }
    }

    /** The rival of the tile, or the tile. */
    record WhichFirst(int seat, int card, First rival) implements Owed.ByCard {

        private List<First> options() {
            return List.of(rival, First.TILE);
        }

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            out.add(Option.of(1));
            out.add(Option.of(2));
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            t.done();
            owe(t, seat, CardPlan.of(card), options().get(((Option) action).number() - 1));
        }

        @Override
        public Question question(Table t) {
            return new Question.WhichFirst(Cards.of(card), options());
        }
    }
}
