package cydonia.bench;

import cydonia.ai.Decision;
import cydonia.ai.Effort;
import cydonia.ai.Net;
import cydonia.ai.Search;
import cydonia.ai.terraforming.Learned;
import cydonia.ai.terraforming.TerraformingKnowledge;
import cydonia.engine.Purpose;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.TerraformingPosition;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Games of Terraforming Mars to learn from, alone or of two; called by {@code bench/learn/rounds}. The first line says
 * how many traits there are, which is the first card, and by which the learning begins; each further one is a table as
 * one player saw it, in the format of SVMlight: what came of it in the end, the number of the deal, and the traits that
 * are not nought.
 */
public final class Practice {

    private final TerraformingMars game = new TerraformingMars();
    private final Learned kind;
    private final TerraformingKnowledge knowledge;
    private final int iterations;
    private final Seed seed;

    private Practice(Learned kind, Optional<Net> net, int iterations, Seed seed) {
        this.kind = kind;
        this.knowledge = switch (kind) {
            case ALONE -> new TerraformingKnowledge(net, Optional.empty());
            case TWO -> new TerraformingKnowledge(Optional.empty(), net);
        };
        this.iterations = iterations;
        this.seed = seed;
    }

    /** Alone or two, how many games, the iterations for a decision, the seed, the net or “none”, and where to. */
    public static void main(String[] args) throws IOException {
        Learned kind = Learned.valueOf(args[0].toUpperCase(Locale.ROOT));
        Practice practice = new Practice(kind, net(kind, args[4]), Integer.parseInt(args[2]),
                Seed.of(Long.parseLong(args[3])));
        try (Writer to = Files.newBufferedWriter(Path.of(args[5]))) {
            to.write("# " + kind.head() + "\n");
            practice.play(Integer.parseInt(args[1]), to);
        }
    }

    /** Several games at a time, but written in the order of their deals. */
    private void play(int deals, Writer to) throws IOException {
        try (ExecutorService players = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
            List<CompletableFuture<List<String>>> games = IntStream.range(0, deals)
                    .mapToObj(deal -> CompletableFuture.supplyAsync(() -> play(deal), players)).toList();
            for (CompletableFuture<List<String>> lines : games) {
                for (String line : lines.join()) {
                    to.write(line);
                    to.write('\n');
                }
            }
        }
    }

    private static Optional<Net> net(Learned kind, String file) throws IOException {
        if (file.equals("none")) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(Path.of(file))) {
            return Optional.of(kind.read(in));
        }
    }

    private List<String> play(int deal) {
        int seats = kind == Learned.ALONE ? 1 : 2;
        Seed dealt = seed.derive(Purpose.DEALS, deal);
        var players = Stream.generate(() -> new Search<>(knowledge, seats, Effort.iterations(iterations)))
                .limit(seats).toList();
        TerraformingPosition position = game.begin(Setup.of(game.profile(), seats), dealt);
        Memoir memoir = kind == Learned.ALONE ? new Memoir.OfOne() : new Memoir.OfTwo();
        for (int move = 0; !position.toAct().isEmpty(); move++) {
            memoir.see(position.open());
            Seat seat = position.toAct().getFirst();
            position = position.apply(seat, players.get(seat.index())
                    .choose(Decision.of(position, seat), dealt.derive(Purpose.COMPUTERS, move)).action());
        }
        return memoir.lines(deal, position);
    }
}
