package cydonia.proof;

import cydonia.cli.host.ScratchFolder;
import cydonia.cli.shell.Shell;
import cydonia.cli.shell.Subcommand;
import cydonia.engine.Profile;
import cydonia.server.Server;
import cydonia.server.web.Limits;
import cydonia.server.web.Proxies;
import cydonia.tables.room.Tokens;
import cydonia.titles.Games;
import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;

/** {@code cydonia bench-server}: how many moves a second this machine writes down for good, bots included. */
@Command(name = "bench-server")
public final class BenchServerCommand extends Subcommand {

    private static final int NO_LIMIT = 1_000_000;

    @Mixin
    private final LoadOptions options = new LoadOptions(100, 10, 0);

    @Option(names = "--json")
    private boolean json;

    public BenchServerCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    public void run() {
        Load load = options.load(games());
        long start = System.nanoTime();
        try (ScratchFolder folder = ScratchFolder.make();
                Server server = Server.start(new Server.Settings("127.0.0.1", 0, folder.path(), options.database(),
                        Duration.ZERO, new Limits(NO_LIMIT, NO_LIMIT, Proxies.NONE), Tokens::seed), games())) {
            Load.visit(server.port());
            double started = (System.nanoTime() - start) / 1e9;
            tell(started, load.run(server.port()));
        }
    }

    private void tell(double started, Load.Result result) {
        Profile profile = options.profile(games());
        Runtime runtime = Runtime.getRuntime();
        long memory = (runtime.totalMemory() - runtime.freeMemory()) >> 20;
        if (json) {
            shell().print(JsonMapper.shared().createObjectNode().put("game", profile.id())
                    .put("tables", options.tables()).put("warmUpSeconds", options.warmUp())
                    .put("seconds", options.seconds()).put("rate", options.rate())
                    .put("brief", options.brief()).put("moves", result.moves())
                    .put("movesPerSecond", result.movesPerSecond()).put("p50Millis", result.median())
                    .put("p99Millis", result.p99()).put("maxMillis", result.longest())
                    .put("gamesFinished", result.finished()).put("memoryMebibytes", memory)
                    .put("startSeconds", started).toString());
            return;
        }
        shell().print(ProofPhrase.LOADED, profile.name(), options.tables(), options.seconds(), options.warmUp());
        shell().print(ProofPhrase.LOADED_MOVES, result.moves(), result.movesPerSecond(), result.finished());
        shell().print(ProofPhrase.LOADED_TIMES, result.median(), result.p99(), result.longest());
        shell().print(ProofPhrase.LOADED_MEMORY, memory, started);
    }
}
