package cydonia.bench;

import cydonia.ai.Decision;
import cydonia.ai.Effort;
import cydonia.ai.Net;
import cydonia.ai.Search;
import cydonia.ai.terraforming.TerraformingKnowledge;
import cydonia.engine.Purpose;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.terraforming.StandardProject;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.TerraformingRollout;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Games of Terraforming Mars alone to learn from; called by {@code bench/learn/rounds}. The first line says how many
 * traits there are, and which is the first card; each further one is a table as its player saw it, in the format of
 * SVMlight: what came of it in the end, the number of the deal, and the traits that are not nought.
 */
public final class Practice {

    private static final Seat ALONE = Seat.of(0);
    /** Tables that follow each other say much the same: one in so many is kept. */
    private static final int ONE_IN = 2;

    private final TerraformingMars game = new TerraformingMars();
    private final TerraformingKnowledge knowledge;
    private final int iterations;
    private final Seed seed;

    private Practice(TerraformingKnowledge knowledge, int iterations, Seed seed) {
        this.knowledge = knowledge;
        this.iterations = iterations;
        this.seed = seed;
    }

    /** How many games, the iterations for a decision, the seed, the net they play by or “none”, and where to. */
    public static void main(String[] args) throws IOException {
        Practice practice = new Practice(new TerraformingKnowledge(net(args[3])), Integer.parseInt(args[1]),
                Seed.of(Long.parseLong(args[2])));
        try (Writer to = Files.newBufferedWriter(Path.of(args[4]))) {
            to.write("# %d %d%n".formatted(TerraformingKnowledge.TRAITS_ALONE, TerraformingKnowledge.FIRST_CARD_ALONE));
            for (int deal = 0; deal < Integer.parseInt(args[0]); deal++) {
                for (String line : practice.play(deal)) {
                    to.write(line);
                    to.write('\n');
                }
            }
        }
    }

    private static Optional<Net> net(String file) throws IOException {
        if (file.equals("none")) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(Path.of(file))) {
            return Optional.of(TerraformingKnowledge.readAlone(in));
        }
    }

    /** The tables of one game between actions, until Mars is terraformed or the last generation comes. */
    private List<String> play(int deal) {
        Seed dealt = seed.derive(Purpose.DEALS, deal);
        var player = new Search<>(knowledge, 1, Effort.iterations(iterations));
        TerraformingPosition position = game.begin(Setup.of(game.profile(), 1), dealt);
        List<String> seen = new ArrayList<>();
        OptionalDouble margin = OptionalDouble.empty();
        int moments = 0;
        for (int move = 0; !position.toAct().isEmpty(); move++) {
            TerraformingRollout table = position.open();
            if (margin.isEmpty() && stepsMissing(table) == 0) {
                margin = OptionalDouble.of(toSpare(table));
            }
            if (margin.isEmpty() && table.generation() < TerraformingMars.LAST_SOLO_GENERATION
                    && table.betweenActions() && moments++ % ONE_IN == 0) {
                seen.add(traits(table));
            }
            position = position.apply(ALONE,
                    player.choose(Decision.of(position, ALONE), dealt.derive(Purpose.COMPUTERS, move)).action());
        }
        String end = String.format(Locale.ROOT, "%.0f qid:%d", margin.orElse(-stepsMissing(position.open())), deal);
        return seen.stream().map(end::concat).toList();
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

    private static String traits(TerraformingRollout table) {
        NavigableMap<Integer, Double> traits = new TreeMap<>();
        TerraformingKnowledge.traitsAlone(table, traits::put);
        return traits.entrySet().stream().filter(trait -> trait.getValue() != 0)
                .map(trait -> " " + trait.getKey() + ":" + trait.getValue().floatValue())
                .collect(Collectors.joining());
    }
}
