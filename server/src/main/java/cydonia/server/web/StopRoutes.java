package cydonia.server.web;

import cydonia.server.page.StopPage;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/**
 * Who started Cydonia by a double click has no terminal: it is stopped from the front page, by whoever sits at the same
 * machine and nobody else.
 */
final class StopRoutes {

    private static final Set<String> THIS_MACHINE = Set.of("127.0.0.1", "localhost", "[::1]");
    /** The last page, its style and its script are on their way. */
    private static final Duration LAST_ANSWER = Duration.ofSeconds(1);

    private final Optional<Runnable> stop;
    private final Pages pages;

    StopRoutes(Optional<Runnable> stop, Pages pages) {
        this.stop = stop;
        this.pages = pages;
    }

    void add(RoutesConfig routes) {
        routes.get("/stop", context -> {
            check(context);
            show(context, false);
        });
        routes.post("/stop", this::stop);
    }

    /** Names that lead here from elsewhere do not count, nor does what a proxy passes on. */
    boolean mayStop(Context context) {
        return stop.isPresent() && InetAddress.ofLiteral(context.ip()).isLoopbackAddress()
                && context.header("X-Forwarded-For") == null
                && THIS_MACHINE.contains(String.valueOf(context.host()).replaceFirst(":\\d+$", ""));
    }

    private void check(Context context) {
        if (!mayStop(context)) {
            throw Problem.nothingHere();
        }
    }

    private void stop(Context context) {
        check(context);
        show(context, true);
        stop.ifPresent(how -> Thread.ofPlatform().name("stop asked").start(() -> {
            try {
                Thread.sleep(LAST_ANSWER);
            } catch (InterruptedException atOnce) {
                Thread.currentThread().interrupt();
            }
            how.run();
        }));
    }

    private void show(Context context, boolean stopped) {
        context.contentType("text/html; charset=utf-8")
                .result(pages.stop(new StopPage(Visitor.of(context).language(), stopped)));
    }
}
