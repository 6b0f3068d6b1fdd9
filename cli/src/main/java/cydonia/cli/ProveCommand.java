package cydonia.cli;

import cydonia.cli.load.Fuzz;
import cydonia.cli.load.Kills;
import cydonia.cli.load.Soak;
import cydonia.engine.Refused;
import cydonia.server.Games;
import cydonia.server.storage.Storage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cydonia prove}: shows on this machine that nothing is lost, nothing grows and nothing breaks. */
@Command(name = "prove")
final class ProveCommand extends Subcommand {

    /** What can be shown. */
    enum Task {
        KILLS, SOAK, FUZZ
    }

    @Parameters(index = "0", paramLabel = "TASK")
    private Task task = Task.KILLS;

    @Option(names = "--game", paramLabel = "GAME", defaultValue = "mars-tilsit")
    private String game = "mars-tilsit";

    @Option(names = "--times", paramLabel = "N", defaultValue = "20")
    private int times;

    @Option(names = "--tables", paramLabel = "N", defaultValue = "8")
    private int tables;

    @Option(names = "--nodes", paramLabel = "N", defaultValue = "1")
    private int nodes;

    @Option(names = "--port", paramLabel = "N", defaultValue = "18100")
    private int port;

    @Option(names = "--rate", paramLabel = "R", defaultValue = "100")
    private int rate;

    @Option(names = "--seconds", paramLabel = "S", defaultValue = "60")
    private int seconds;

    @Option(names = "--memory", paramLabel = "SIZE", defaultValue = "256m")
    private String memory = "256m";

    @Option(names = "--database", paramLabel = "JDBC-URL")
    private @Nullable String database;

    ProveCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    void run() {
        if (times < 1 || tables < 1 || nodes < 1 || rate < 1 || seconds < 1 || nodes > 1 && database == null) {
            throw new Refused(Phrase.WRONG_PROOF.text());
        }
        Path folder = temporaryFolder();
        try {
            switch (task) {
                case KILLS -> kills(folder);
                case SOAK -> soak(folder);
                case FUZZ -> fuzz(folder);
            }
        } catch (Refused | IllegalStateException told) {
            throw told;
        } catch (Exception failed) {
            throw new IllegalStateException(failed);
        }
    }

    private void kills(Path folder) throws Exception {
        String kept = database == null ? Storage.addressOf(folder) : database;
        Kills.Result result = Kills.of(games(), game, tables, times, nodes, port,
                Map.of("CYDONIA_DATABASE", kept, "CYDONIA_BEHIND_PROXY", "127.0.0.1"), kept).run();
        shell().print(Phrase.PROVED_KILLS, result.kills(), nodes, tables, result.moves(), result.lost(),
                result.longestWait(), result.logs(), result.unplayable());
        if (result.lost() > 0 || result.unplayable() > 0) {
            throw new Refused(Phrase.NOT_PROVED.text());
        }
    }

    private void soak(Path folder) throws Exception {
        Soak.Result result = Soak.of(games(), game, tables, rate, Duration.ofSeconds(seconds), port, folder, memory)
                .run();
        shell().print(Phrase.PROVED_SOAK, seconds, tables, result.load().movesPerSecond(), memory,
                result.load().median(), result.load().p99(), result.floors(), result.resident());
    }

    private void fuzz(Path folder) {
        Fuzz.Result result = Fuzz.run(games().named(game), folder, times, 1);
        shell().print(Phrase.PROVED_FUZZ, games().named(game).profile().name(), result.commands(), result.done(),
                result.refused(), result.tables(), result.seconds());
    }

    private static Path temporaryFolder() {
        try {
            return Files.createTempDirectory("cydonia-proof");
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }
}
