package cydonia.games.terraforming;

import cydonia.engine.Seat;
import cydonia.games.terraforming.TerraformingHappening.ParameterRose;
import cydonia.games.terraforming.TerraformingHappening.RatingRose;
import cydonia.games.terraforming.cards.BonusStep;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Where;

/** The global parameters and the terraform rating. Rulebook p. 4. */
final class Terraforming {

    static final Effect OCEAN = new Effect.PlaceOcean(Where.OCEAN_AREA);
    private static final int FIRST_HEAT_BONUS = BonusStep.FIRST_HEAT.at();
    private static final int SECOND_HEAT_BONUS = BonusStep.SECOND_HEAT.at();
    private static final Cause FIRST_BONUS_STEP = new Cause.ByParameter(Parameter.TEMPERATURE, FIRST_HEAT_BONUS);
    private static final Cause SECOND_BONUS_STEP = new Cause.ByParameter(Parameter.TEMPERATURE, SECOND_HEAT_BONUS);
    /** The temperature whose step brings an ocean. */
    static final int OCEAN_BONUS = BonusStep.OCEAN.at();
    private static final int TEMPERATURE_BONUS = BonusStep.WARMTH.at();

    private Terraforming() {
    }

    static void rate(Table t, int seat, int steps) {
        if (steps > 0) {
            Player player = t.players[seat];
            player.rating += steps;
            player.raised = true;
            if (t.listens()) {
                t.tell(new RatingRose(Seat.of(seat), steps, player.rating));
            }
        }
    }

    static void oweRaise(Table t, int seat, Parameter what, int steps) {
        if (steps > 0) {
            t.owe(new Raise(seat, what, steps));
        }
    }

    /** Steps of a parameter still to go. */
    record Raise(int seat, Parameter what, int steps) implements Owed.Chore {

        @Override
        public void run(Table t) {
            raise(t, seat, what, steps);
        }
    }

    /**
     * One step: rating and bonus for whoever causes it, at once. Nothing happens at the goal, nor in the last
     * conversions.
     */
    private static void raise(Table t, int seat, Parameter what, int steps) {
        if (t.phase == Phase.LAST_GREENERIES || t.value(what) >= what.goal()) {
            return;
        }
        oweRaise(t, seat, what, steps - 1);
        switch (what) {
            case TEMPERATURE -> t.temperature += what.step();
            case OXYGEN -> t.oxygen += what.step();
            case OCEANS -> throw new IllegalArgumentException("oceans rise by tiles");
        }
        if (t.listens()) {
            t.tell(new ParameterRose(Seat.of(seat), what, t.value(what)));
        }
        rate(t, seat, 1);
        if (what == Parameter.OXYGEN) {
            if (t.oxygen == TEMPERATURE_BONUS) {
                oweRaise(t, seat, Parameter.TEMPERATURE, 1);
            }
        } else if (t.temperature == FIRST_HEAT_BONUS || t.temperature == SECOND_HEAT_BONUS) {
            Stocks.produce(t, seat, Resource.HEAT, 1,
                    t.temperature == FIRST_HEAT_BONUS ? FIRST_BONUS_STEP : SECOND_BONUS_STEP);
        } else if (t.temperature == OCEAN_BONUS) {
            t.owe(seat, OCEAN);
        }
    }
}
