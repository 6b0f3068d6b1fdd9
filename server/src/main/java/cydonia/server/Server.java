package cydonia.server;

import cydonia.engine.Refused;
import cydonia.engine.Seed;
import cydonia.engine.Text;
import cydonia.server.web.Hosting;
import cydonia.server.web.Limits;
import cydonia.server.web.Pages;
import cydonia.server.web.Proxies;
import cydonia.server.web.Web;
import cydonia.tables.notice.Caller;
import cydonia.tables.notice.Outside;
import cydonia.tables.room.Hall;
import cydonia.tables.room.Tokens;
import cydonia.tables.room.Watchman;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StorageTrouble;
import cydonia.titles.Games;
import io.javalin.Javalin;
import io.javalin.util.JavalinBindException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The running server: one address, one storage, all tables. */
public final class Server implements AutoCloseable {

    /**
     * How to run.
     *
     * @param data
     *            the folder of the SQLite file, unless a database is given
     * @param pace
     *            how long a computer player waits before it moves
     */
    public record Settings(String host, int port, Path data, Optional<String> database, Duration pace, Limits limits,
            Supplier<Seed> seeds, Calls calls, Hosting hosting) {

        public Settings(String host, int port, Path data, Optional<String> database, Duration pace, Limits limits,
                Supplier<Seed> seeds) {
            this(host, port, data, database, pace, limits, seeds, Calls.USUAL, Hosting.USUAL);
        }

        public Settings(String host, int port, Path data, Optional<String> database, Duration pace,
                int requestsPerSecond, int tablesPerHour, Supplier<Seed> seeds) {
            this(host, port, data, database, pace, new Limits(requestsPerSecond, tablesPerHour, Proxies.NONE),
                    seeds);
        }

        public static Settings of(String host, int port, Path data, Optional<String> database) {
            return new Settings(host, port, data, database, Duration.ofMillis(700), new Limits(100, 60, Proxies.NONE),
                    Tokens::seed);
        }

        public Settings behind(Proxies proxies) {
            return new Settings(host, port, data, database, pace,
                    new Limits(limits.requestsPerSecond(), limits.tablesPerHour(), proxies, limits.openTables()), seeds,
                    calls, hosting);
        }

        /** Whether tables can be listed for everybody. */
        public Settings openTables(boolean listed) {
            return new Settings(host, port, data, database, pace,
                    new Limits(limits.requestsPerSecond(), limits.tablesPerHour(), limits.proxies(), listed), seeds,
                    calls, hosting);
        }

        public Settings calling(Calls how) {
            return new Settings(host, port, data, database, pace, limits, seeds, how, hosting);
        }

        public Settings hosted(Hosting how) {
            return new Settings(host, port, data, database, pace, limits, seeds, calls, how);
        }
    }

    /**
     * How people are called to their tables.
     *
     * @param local
     *            whether also at addresses in the server's own network
     * @param grace
     *            how long a table waits for somebody first
     */
    public record Calls(boolean local, Duration grace) {

        public static final Calls USUAL = new Calls(false, Duration.ofSeconds(20));
    }

    private static final Logger LOG = LoggerFactory.getLogger(Server.class);

    private final Storage storage;
    private final Hall hall;
    private final Web web;
    private final Caller caller;
    private final Watchman watchman;
    private final Javalin javalin;

    private Server(Storage storage, Hall hall, Web web, Caller caller, Watchman watchman, Javalin javalin) {
        this.storage = storage;
        this.hall = hall;
        this.web = web;
        this.caller = caller;
        this.watchman = watchman;
        this.javalin = javalin;
    }

    /** Starts, or says in one sentence why not. */
    public static Server start(Settings settings, Games games) {
        Thread.ofPlatform().daemon().name("games").start(games::all); // while the database opens
        Storage storage = settings.database().map(Storage::at).orElseGet(() -> Storage.inFolder(settings.data()));
        Hall hall = new Hall(storage, games, Tokens::seed, settings.seeds(), Clock.systemUTC(),
                new Hall.Customs(settings.pace(), settings.limits().tablesPerHour()));
        Web web = new Web(hall, new Pages(settings.hosting().base()), settings.limits(), settings.hosting());
        Caller caller = new Caller(hall, storage.notices(), new Outside(settings.calls().local()),
                settings.calls().grace(), Clock.systemUTC(), web::looks);
        web.calling(caller);
        Javalin javalin = Javalin.create(web::configure);
        try {
            javalin.start(settings.host(), settings.port());
        } catch (JavalinBindException taken) {
            caller.close();
            hall.close();
            storage.close();
            throw new Refused(Text.of("%s port %s is taken or not allowed: choose another with --port.",
                    "Le port %2$s de %1$s est déjà pris ou interdit : choisissez-en un autre avec --port.",
                    settings.host(), settings.port()));
        }
        Thread.ofVirtual().name("check").start(() -> check(hall));
        return new Server(storage, hall, web, caller, new Watchman(hall, settings.hosting().keep()), javalin);
    }

    /** Visitors do not wait for it: a damaged log is found when somebody opens it, or now. */
    private static void check(Hall hall) {
        try {
            Set<String> damaged = hall.checkLogs();
            if (!damaged.isEmpty()) {
                LOG.atError().addKeyValue("tables", damaged.size())
                        .log("some logs are damaged; their tables are closed");
            }
        } catch (StorageTrouble trouble) {
            LOG.atWarn().addKeyValue("reason", trouble.reason()).log("the logs could not be checked");
        }
    }

    public int port() {
        return javalin.port();
    }

    /** Answers what is under way, then stops. Nothing is lost: everything shown was already stored. */
    @Override
    public void close() {
        watchman.close();
        caller.close();
        hall.close();
        web.close();
        javalin.stop();
        storage.close();
    }
}
