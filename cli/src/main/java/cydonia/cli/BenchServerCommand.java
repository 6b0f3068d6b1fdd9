package cydonia.cli;

import cydonia.cli.load.Load;
import cydonia.engine.Profile;
import cydonia.engine.Refused;
import cydonia.server.Games;
import cydonia.server.Server;
import cydonia.server.table.Tokens;
import cydonia.server.web.Limits;
import cydonia.server.web.Proxies;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;

/** {@code cydonia bench-server}: how many moves a second this machine writes down for good, bots included. */
@Command(name = "bench-server")
final class BenchServerCommand extends Subcommand {

    private static final int NO_LIMIT = 1_000_000;

    @Option(names = "--game", paramLabel = "GAME", defaultValue = "mars-tilsit")
    private String game = "mars-tilsit";

    @Option(names = "--tables", paramLabel = "N", defaultValue = "100")
    private int tables;

    @Option(names = "--seconds", paramLabel = "S", defaultValue = "60")
    private int seconds;

    @Option(names = "--warm-up", paramLabel = "S", defaultValue = "10")
    private int warmUp;

    @Option(names = "--rate", paramLabel = "R", defaultValue = "0")
    private int rate;

    @Option(names = "--database", paramLabel = "JDBC-URL")
    private @Nullable String database;

    @Option(names = "--json")
    private boolean json;

    BenchServerCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    void run() {
        if (tables < 1 || seconds < 1 || warmUp < 0 || rate < 0) {
            throw new Refused(Phrase.WRONG_LOAD.text());
        }
        Profile profile = games().named(game).profile();
        int seats = Math.clamp(2, profile.minSeats(), profile.maxSeats());
        Path folder = temporaryFolder();
        long start = System.nanoTime();
        try (Server server = Server.start(new Server.Settings("127.0.0.1", 0, folder, Optional.ofNullable(database),
                Duration.ZERO, new Limits(NO_LIMIT, NO_LIMIT, Proxies.NONE), Tokens::seed), games())) {
            double started = (System.nanoTime() - start) / 1e9;
            Load load = new Load(game, seats, tables, Duration.ofSeconds(warmUp), Duration.ofSeconds(seconds),
                    rate);
            tell(profile, started, load.run("http://127.0.0.1:" + server.port()));
        } finally {
            delete(folder);
        }
    }

    private void tell(Profile profile, double started, Load.Result result) {
        Runtime runtime = Runtime.getRuntime();
        long memory = (runtime.totalMemory() - runtime.freeMemory()) >> 20;
        if (json) {
            shell().print(JsonMapper.shared().createObjectNode().put("game", game).put("tables", tables)
                    .put("warmUpSeconds", warmUp)
                    .put("seconds", seconds).put("rate", rate).put("moves", result.moves())
                    .put("movesPerSecond", result.movesPerSecond()).put("p50Millis", result.median())
                    .put("p99Millis", result.p99()).put("maxMillis", result.longest())
                    .put("gamesFinished", result.finished()).put("memoryMebibytes", memory)
                    .put("startSeconds", started).toString());
            return;
        }
        shell().print(Phrase.LOADED, profile.name(), tables, seconds, warmUp);
        shell().print(Phrase.LOADED_MOVES, result.moves(), result.movesPerSecond(), result.finished());
        shell().print(Phrase.LOADED_TIMES, result.median(), result.p99(), result.longest());
        shell().print(Phrase.LOADED_MEMORY, memory, started);
    }

    private static Path temporaryFolder() {
        try {
            return Files.createTempDirectory("cydonia-load");
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
            Files.delete(folder);
        } catch (IOException left) {
            // the system empties its temporary folder itself
        }
    }
}
