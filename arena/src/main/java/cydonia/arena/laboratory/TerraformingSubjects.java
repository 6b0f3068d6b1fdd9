package cydonia.arena.laboratory;

import cydonia.ai.terraforming.TerraformingKnowledge;
import cydonia.engine.Seat;
import cydonia.engine.Setup;
import cydonia.games.terraforming.Survey;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.TerraformingRollout;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.StandardProject;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingView;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;

/** Terraforming Mars, alone and of two. */
final class TerraformingSubjects {

    private static final TerraformingMars GAME = new TerraformingMars();

    private TerraformingSubjects() {
    }

    static Subject<TerraformingPosition, TerraformingAction, TerraformingView, TerraformingRollout> alone() {
        return new Subject<>(GAME, deal -> Setup.of(GAME.profile(), 1),
                net -> new TerraformingKnowledge(net, Optional.empty()), TerraformingKnowledge.LEARNED_ALONE,
                Alone::new, Style::new, false);
    }

    static Subject<TerraformingPosition, TerraformingAction, TerraformingView, TerraformingRollout> ofTwo() {
        return new Subject<>(GAME, deal -> Setup.of(GAME.profile(), 2),
                net -> new TerraformingKnowledge(Optional.empty(), net), TerraformingKnowledge.LEARNED_OF_TWO,
                OfTwo::new, Style::new, false);
    }

    /** Until Mars is terraformed or the last generation comes; the end is the money to spare or that was lacking. */
    private static final class Alone implements Diary<TerraformingPosition, TerraformingRollout> {

        private static final Seat ALONE = Seat.of(0);

        private OptionalDouble margin = OptionalDouble.empty();

        @Override
        public boolean isTelling(TerraformingRollout rollout) {
            Survey table = rollout.survey();
            if (margin.isEmpty() && stepsMissing(table) == 0) {
                margin = OptionalDouble.of(toSpare(table));
            }
            return margin.isEmpty() && table.generation() < TerraformingMars.LAST_SOLO_GENERATION
                    && table.betweenActions();
        }

        @Override
        public int oneIn() {
            return 2;
        }

        @Override
        public double end(TerraformingPosition end, Seat seat) {
            return margin.orElse(-stepsMissing(end.open().survey()));
        }

        /** What the missing steps would have cost. */
        private static double stepsMissing(Survey table) {
            return Arrays.stream(Parameter.values())
                    .mapToDouble(what -> (double) (what.goal() - table.value(what)) / what.step() * price(what)).sum();
        }

        private static int price(Parameter what) {
            return switch (what) {
                case TEMPERATURE -> StandardProject.ASTEROID.price();
                case OXYGEN -> StandardProject.GREENERY.price();
                case OCEANS -> StandardProject.AQUIFER.price();
            };
        }

        /** The money that there is and will be by itself in the generations that were not needed. */
        private static double toSpare(Survey table) {
            int generations = TerraformingMars.LAST_SOLO_GENERATION - table.generation();
            return table.stock(ALONE, Resource.MONEY)
                    + (double) generations * (table.rating(ALONE) + table.production(ALONE, Resource.MONEY));
        }
    }

    /** The end is the lead. */
    private static final class OfTwo implements Diary<TerraformingPosition, TerraformingRollout> {

        @Override
        public boolean isTelling(TerraformingRollout rollout) {
            Survey table = rollout.survey();
            return table.betweenActions() && table.generation() > 0;
        }

        @Override
        public int oneIn() {
            return 3;
        }

        @Override
        public double end(TerraformingPosition end, Seat seat) {
            return Diary.lead(end.outcome().orElseThrow(), seat);
        }
    }
}
