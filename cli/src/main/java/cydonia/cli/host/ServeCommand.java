package cydonia.cli.host;

import cydonia.cli.shell.Shell;
import cydonia.cli.shell.Subcommand;
import cydonia.engine.Refused;
import cydonia.server.Server;
import cydonia.server.web.Hosting;
import cydonia.server.web.Proxies;
import cydonia.tables.storage.Driver;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code cydonia serve}: tables in the browser, until the process is told to stop. */
@Command(name = "serve")
public final class ServeCommand extends Subcommand {

    private static final String ANY_PROXY = "any";
    static final int LAST_PORT = 65_535;

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

    @Option(names = "--open")
    private boolean open;

    /** For the launcher, which keeps what the virtual machine learns from it. */
    @Option(names = "--rehearse", hidden = true)
    private boolean rehearse;

    public ServeCommand(Shell shell, Games games) {
        super(shell, games);
    }

    /** Begins with what takes long, while the command is read. */
    public static void loadAhead() {
        Thread.ofPlatform().daemon().name("driver").start(Driver::load);
    }

    @Override
    public void run() {
        if (rehearse) {
            rehearse();
            return;
        }
        if (keep != null) {
            atLeastOne("--keep", keep);
        }
        if (port < 0 || port > LAST_PORT) {
            throw new Refused(HostPhrase.NO_SUCH_PORT.text(port));
        }
        Hosting hosting = new Hosting(basePath, accessLog, Optional.ofNullable(keep).map(Duration::ofDays));
        if (open) {
            openFor(hosting,
                    new DoubleClick(Browser.of(System.getenv(), System.getProperty("os.name")), hosting.base()));
        } else {
            serve(hosting, port, new CountDownLatch(1), _ -> {
            });
        }
    }

    /** For those without a terminal: what would be said in one is shown by the browser. */
    private void openFor(Hosting hosting, DoubleClick click) {
        try {
            CountDownLatch stopped = new CountDownLatch(1);
            click.port(host, port).ifPresent(free -> serve(hosting.stoppedBy(stopped::countDown), free, stopped, at -> {
                if (!click.open(at)) {
                    shell().print(HostPhrase.NO_BROWSER);
                }
            }));
        } catch (Refused refused) {
            click.explain(shell().say(refused.why()));
            throw refused;
        }
    }

    /** Until it is told to stop. */
    private void serve(Hosting hosting, int at, CountDownLatch stopped, IntConsumer begun) {
        Server server = Server.start(
                Server.Settings.of(host, at, data.data(), data.database()).behind(proxies())
                        .calling(new Server.Calls(localNotices, Server.Calls.USUAL.grace()))
                        .openTables(openTables).hosted(hosting),
                games());
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.close();
            stopped.countDown();
        }, "stop"));
        Shell shell = shell();
        shell.print(HostPhrase.LISTENING,
                "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + server.port()
                        + (hosting.base().isEmpty() ? "" : hosting.base() + "/"));
        shell.print(HostPhrase.HOW_TO_STOP);
        begun.accept(server.port());
        try {
            stopped.await();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /** In a folder that goes away: whatever else is set, real games are left alone. */
    private void rehearse() {
        try (ScratchFolder folder = ScratchFolder.make();
                Server server = Server.start(Server.Settings.of("127.0.0.1", 0, folder.path(), Optional.empty()),
                        games());
                Rehearsal rehearsal = new Rehearsal(server.port())) {
            rehearsal.run(games().all().stream().map(Title::profile).toList());
        }
    }

    private Proxies proxies() {
        if (behindProxy == null) {
            return Proxies.NONE;
        }
        return behindProxy.equals(ANY_PROXY) ? Proxies.NEAREST : Proxies.parse(behindProxy);
    }
}
