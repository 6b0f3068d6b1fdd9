package cydonia.server.web;

import cydonia.engine.Refused;
import cydonia.engine.Text;
import cydonia.server.page.PrivacyPage;
import cydonia.tables.notice.Caller;
import cydonia.tables.room.DamagedLog;
import cydonia.tables.room.Hall;
import cydonia.tables.room.Shelf;
import cydonia.tables.storage.StorageTrouble;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.config.SizeUnit;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import jakarta.servlet.ServletException;
import java.io.EOFException;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Puts the routes together: guards first, then pages and bots, and one answer for whatever goes wrong. */
public final class Web implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Web.class);
    private static final Logger ACCESS = LoggerFactory.getLogger("access");
    private static final int LARGEST_BODY = 16 << 10;
    /** A replay file with some room for what is around it. */
    static final int LARGEST_UPLOAD = 2 * Shelf.LARGEST_FILE;

    private static final String BEGUN = "begun";

    private final String base;
    private final Hosting hosting;
    private final Hall hall;
    private final Pages pages;
    private final Metrics metrics = new Metrics();
    private final Streams streams = new Streams();
    private final Guard guard;
    private Optional<Caller> caller = Optional.empty();

    /**
     * All routes.
     *
     * @param hosting
     *            how addresses begin, and whether every answer is logged
     */
    public Web(Hall hall, Pages pages, Limits limits, Hosting hosting) {
        this.base = hosting.base();
        this.hosting = hosting;
        this.hall = hall;
        this.pages = pages;
        this.guard = new Guard(limits);
    }

    /** Lets people say how they want to be called. Before {@link #configure}. */
    public void calling(Caller calling) {
        this.caller = Optional.of(calling);
    }

    /** Whether the holder of a token (its hash) looks at a table (its id) now. */
    public boolean looks(String table, String holder) {
        return streams.looks(table, holder);
    }

    public void configure(JavalinConfig config) {
        config.router.contextPath = base.isEmpty() ? "/" : base;
        config.http.maxRequestSize = LARGEST_BODY;
        config.jetty.multipartConfig.maxTotalRequestSize(LARGEST_UPLOAD, SizeUnit.BYTES);
        config.jetty.multipartConfig.maxInMemoryFileSize(LARGEST_UPLOAD, SizeUnit.BYTES);
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        RoutesConfig routes = config.routes;
        Commands commands = new Commands(hall, metrics, guard);
        StaticFiles files = new StaticFiles();
        routes.before(guard::check);
        routes.get("/static/<path>", files::serve);
        routes.get("/sw.js", context -> files.serve(context, "sw.js"));
        routes.get("/manifest.webmanifest", context -> files.serve(context, "manifest.json"));
        routes.post("/t/{table}/seen", context -> {
            String window = String.valueOf(context.formParam("window"));
            String seen = String.valueOf(context.formParam("seen"));
            if (seen.equals("gone")) {
                streams.left(commands.desk(context), window);
            } else {
                streams.seen(commands.desk(context), window, !seen.equals("no"));
            }
            context.status(HttpStatus.NO_CONTENT);
        });
        caller.ifPresent(calling -> new NoticeRoutes(calling, pages, guard).add(routes));
        routes.get("/privacy", context -> context.contentType("text/html; charset=utf-8").result(pages.privacy(
                new PrivacyPage(Visitor.of(context).language(), hosting.keep(), hosting.accessLog()))));
        routes.get("/healthz", this::health);
        routes.get("/metrics", context -> context.contentType("text/plain; version=0.0.4; charset=utf-8")
                .result(metrics.text(hall, streams)));
        routes.get("/t/{table}/events",
                context -> streams.follow(commands.desk(context), guard.address(context), context, true));
        routes.get("/api/tables/{table}/events",
                context -> streams.follow(commands.desk(context), guard.address(context), context, false));
        new AroundRoutes(hall, pages, commands, guard).add(routes);
        StopRoutes stops = new StopRoutes(hosting.stop(), pages);
        stops.add(routes);
        new PageRoutes(hall, pages, commands, guard, stops).add(routes);
        new LearnRoutes(hall, pages, commands, guard).add(routes);
        ReviewRoutes reviews = new ReviewRoutes(hall, pages, commands, guard);
        reviews.add(routes);
        new ReplayRoutes(hall, pages, commands, guard, reviews).add(routes);
        new ApiRoutes(hall, commands, guard).add(routes);
        routes.before(context -> context.attribute(BEGUN, System.nanoTime()));
        routes.after(this::leadHere);
        routes.after(context -> {
            metrics.count(context.statusCode());
            Long begun = context.attribute(BEGUN);
            var endpoint = context.endpoints().lastHttpEndpoint();
            if (begun != null && endpoint != null) {
                long nanos = System.nanoTime() - begun;
                metrics.time(context.method().name(), endpoint.path, nanos);
                log(context, endpoint.path, nanos);
            }
        });
        routes.exception(Problem.class, (problem, context) -> tell(context, problem.status(), problem.why()));
        routes.exception(Refused.class,
                (refused, context) -> tell(context, HttpStatus.UNPROCESSABLE_CONTENT, refused.why()));
        routes.exception(StorageTrouble.class, (trouble, context) -> {
            LOG.atError().addKeyValue("reason", trouble.reason()).log("storage trouble");
            tell(context, HttpStatus.SERVICE_UNAVAILABLE, trouble.why());
        });
        routes.exception(DamagedLog.class, (damaged, context) -> tell(context, HttpStatus.GONE, damaged.why()));
        routes.exception(HttpResponseException.class, (problem, context) -> tell(context,
                HttpStatus.forStatus(problem.getStatus()),
                problem.getStatus() == HttpStatus.CONTENT_TOO_LARGE.getCode()
                        ? new Text("This is too large.", "C’est trop grand.")
                        : new Text("This request is not understood.", "Cette requête n’est pas comprise.")));
        routes.exception(ServletException.class, (broken, context) -> tell(context, HttpStatus.CONTENT_TOO_LARGE,
                new Text("This is too large, or did not arrive whole.",
                        "C’est trop grand, ou ce n’est pas arrivé en entier.")));
        routes.exception(Exception.class, (failure, context) -> {
            if (brokeOff(failure)) {
                LOG.atWarn().addKeyValue("route", context.endpoint().path).log("a request broke off");
                tell(context, HttpStatus.BAD_REQUEST, new Text("This request did not arrive whole.",
                        "Cette requête n’est pas arrivée en entier."));
                return;
            }
            LOG.atError().addKeyValue("method", context.method()).addKeyValue("route", context.endpoint().path)
                    .setCause(failure).log("a request failed");
            tell(context, HttpStatus.INTERNAL_SERVER_ERROR, new Text(
                    "Something went wrong inside the server; nothing you did is lost.",
                    "Une erreur interne s’est produite ; rien de ce que vous avez fait n’est perdu."));
        });
        routes.error(HttpStatus.NOT_FOUND, context -> {
            if (String.valueOf(context.result()).isEmpty() || context.endpoints().lastHttpEndpoint() == null) {
                tell(context, HttpStatus.NOT_FOUND, new Text("This page does not exist.", "Cette page n’existe pas."));
            }
        });
    }

    /** Routes name addresses as if the server stood at the root of its own. */
    private void leadHere(Context context) {
        String to = context.res().getHeader("Location");
        if (to != null && to.startsWith("/") && !to.startsWith(base + "/")) {
            context.header("Location", base + to);
        }
    }

    /** Names the route and not the address, which may hold a secret. */
    private void log(Context context, String route, long nanos) {
        if (hosting.accessLog()) {
            ACCESS.atInfo().addKeyValue("from", guard.address(context)).addKeyValue("method", context.method())
                    .addKeyValue("route", route).addKeyValue("status", context.statusCode())
                    .addKeyValue("ms", nanos / 1_000_000).log("answered");
        }
    }

    /** Whether the visitor went away in the middle of asking. */
    private static boolean brokeOff(Throwable failure) {
        return failure instanceof EOFException
                || failure.getCause() != null && brokeOff(failure.getCause());
    }

    /** Lets go of everybody who listens. */
    @Override
    public void close() {
        streams.close();
    }

    private void health(Context context) {
        boolean well = hall.healthy();
        context.status(well ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE).contentType("text/plain")
                .result(well ? "ok\n" : "the database takes no moves\n");
    }

    private void tell(Context context, HttpStatus status, Text why) {
        context.status(status);
        String path = context.path().substring(base.length());
        if (path.equals("/api") || path.startsWith("/api/")) {
            ApiRoutes.problem(context, why);
        } else {
            context.contentType("text/html; charset=utf-8")
                    .result(pages.problem(Visitor.of(context).language(), why));
        }
    }
}
