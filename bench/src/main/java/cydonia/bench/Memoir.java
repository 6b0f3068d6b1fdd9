package cydonia.bench;

import cydonia.ai.terraforming.Learned;
import cydonia.engine.Outcome;
import cydonia.engine.Seat;
import cydonia.games.terraforming.StandardProject;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.TerraformingRollout;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of one game between actions, and what came of them. */
interface Memoir {

    /** Tables that follow each other say much the same: alone and of two one in so many is kept. */
    int ONE_IN_ALONE = 2;
    int ONE_IN_OF_TWO = 3;

    void see(TerraformingRollout table);

    /** One line for each table that was kept, once the game is over. */
    List<String> lines(int deal, TerraformingPosition end);

    private static String line(Learned kind, TerraformingRollout table, Seat seat) {
        NavigableMap<Integer, Double> traits = new TreeMap<>();
        kind.put(table, seat, traits::put);
        return traits.entrySet().stream().filter(trait -> trait.getValue() != 0)
                .map(trait -> " " + trait.getKey() + ":" + trait.getValue().floatValue())
                .collect(Collectors.joining());
    }

    /** Until Mars is terraformed or the last generation comes; the end is the money to spare or that was lacking. */
    final class OfOne implements Memoir {

        private static final Seat ALONE = Seat.of(0);

        private final List<String> seen = new ArrayList<>();
        private OptionalDouble margin = OptionalDouble.empty();
        private int moments;

        @Override
        public void see(TerraformingRollout table) {
            if (margin.isEmpty() && stepsMissing(table) == 0) {
                margin = OptionalDouble.of(toSpare(table));
            }
            if (margin.isEmpty() && table.generation() < TerraformingMars.LAST_SOLO_GENERATION
                    && table.betweenActions() && moments++ % ONE_IN_ALONE == 0) {
                seen.add(line(Learned.ALONE, table, ALONE));
            }
        }

        @Override
        public List<String> lines(int deal, TerraformingPosition end) {
            String label = String.format(Locale.ROOT, "%.0f qid:%d", margin.orElse(-stepsMissing(end.open())), deal);
            return seen.stream().map(label::concat).toList();
        }

        /** What the missing steps would have cost. */
        private static double stepsMissing(TerraformingRollout table) {
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
        private static double toSpare(TerraformingRollout table) {
            int generations = TerraformingMars.LAST_SOLO_GENERATION - table.generation();
            return table.stock(ALONE, Resource.MONEY)
                    + (double) generations * (table.rating(ALONE) + table.production(ALONE, Resource.MONEY));
        }
    }

    /** As both saw them; the end is the lead, where it decides nothing half a point. */
    final class OfTwo implements Memoir {

        private static final double NARROW = 0.5;

        private final List<List<String>> seen = List.of(new ArrayList<>(), new ArrayList<>());
        private int moments;

        @Override
        public void see(TerraformingRollout table) {
            if (table.betweenActions() && table.generation() > 0 && moments++ % ONE_IN_OF_TWO == 0) {
                for (int i = 0; i < seen.size(); i++) {
                    seen.get(i).add(line(Learned.TWO, table, Seat.of(i)));
                }
            }
        }

        @Override
        public List<String> lines(int deal, TerraformingPosition end) {
            double lead = lead(end.outcome().orElseThrow());
            return Stream.of(0, 1).flatMap(i -> {
                String label = (i == 0 ? lead : -lead) + " qid:" + deal;
                return seen.get(i).stream().map(label::concat);
            }).toList();
        }

        private static double lead(Outcome outcome) {
            double lead = outcome.results().get(0).score() - outcome.results().get(1).score();
            if (lead != 0 || outcome.winners().size() == 2) {
                return lead;
            }
            return outcome.winners().contains(Seat.of(0)) ? NARROW : -NARROW;
        }
    }
}
