package cydonia.cli;

import cydonia.cli.load.Load;
import cydonia.engine.Refused;
import cydonia.server.Server;
import cydonia.server.web.Hosting;
import cydonia.server.web.Proxies;
import cydonia.titles.Games;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code cydonia serve}: tables in the browser, until the process is told to stop. */
@Command(name = "serve")
final class ServeCommand extends Subcommand {

    private static final String ANY_PROXY = "any";
    private static final int LAST_PORT = 65_535;
    private static final Duration REHEARSAL = Duration.ofSeconds(1);

    @Option(names = "--host", paramLabel = "ADDRESS")
    private String host = "127.0.0.1";

    @Option(names = "--port", paramLabel = "N")
    private int port = 8080;

    @Mixin
    private final DataOptions data = new DataOptions();

    /** The proxies by their addresses; any one that connects where none is named. */
    @Option(names = "--behind-proxy", paramLabel = "ADDRESSES", arity = "0..1", fallbackValue = ANY_PROXY)
    private @Nullable String behindProxy;

    @Option(names = "--base-path", paramLabel = "PATH")
    private String basePath = "";

    @Option(names = "--open-tables", paramLabel = "true|false", arity = "0..1", fallbackValue = "true")
    private boolean openTables;

    @Option(names = "--local-notices", paramLabel = "true|false", arity = "0..1", fallbackValue = "true")
    private boolean localNotices;

    @Option(names = "--access-log", paramLabel = "true|false", arity = "0..1", fallbackValue = "true")
    private boolean accessLog;

    /** For ever where nothing is said. */
    @Option(names = "--keep", paramLabel = "DAYS")
    private @Nullable Integer keep;

    /** For the launcher, which keeps what the virtual machine learns from it. */
    @Option(names = "--rehearse", hidden = true)
    private boolean rehearse;

    ServeCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    void run() {
        if (rehearse) {
            rehearse();
            return;
        }
        if (keep != null && keep < 1) {
            throw new Refused(Phrase.AT_LEAST_ONE.text("--keep", keep));
        }
        if (port < 0 || port > LAST_PORT) {
            throw new Refused(Phrase.NO_SUCH_PORT.text(port));
        }
        Hosting hosting = new Hosting(basePath, accessLog, Optional.ofNullable(keep).map(Duration::ofDays));
        Server server = Server.start(
                Server.Settings.of(host, port, data.data(), data.database()).behind(proxies())
                        .calling(new Server.Calls(localNotices, Server.Calls.USUAL.grace()))
                        .openTables(openTables).hosted(hosting),
                games());
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.close();
            stopped.countDown();
        }, "stop"));
        Shell shell = shell();
        shell.print(Phrase.LISTENING, "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + server.port()
                + (hosting.base().isEmpty() ? "" : hosting.base() + "/"));
        shell.print(Phrase.HOW_TO_STOP);
        try {
            stopped.await();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * A visitor, then somebody at a table of each game, in a folder that goes away: whatever else is set, real games
     * are left alone. Slowly enough for the limits that hold for everybody.
     */
    private void rehearse() {
        try (ScratchFolder folder = ScratchFolder.make();
                Server server = Server.start(Server.Settings.of("127.0.0.1", 0, folder.path(), Optional.empty()),
                        games())) {
            Load.visit(server.port());
            games().all().forEach(
                    game -> Load.of(game.profile(), 1, Duration.ZERO, REHEARSAL, 5, false).run(server.port()));
        }
    }

    private Proxies proxies() {
        if (behindProxy == null) {
            return Proxies.NONE;
        }
        return behindProxy.equals(ANY_PROXY) ? Proxies.NEAREST : Proxies.parse(behindProxy);
    }
}
