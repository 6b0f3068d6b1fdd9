package cydonia.server.web;

import cydonia.engine.Text;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import java.net.URI;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Stands before every request: headers that keep browsers strict, no requests from other sites, not too many. */
final class Guard {

    private static final Text TOO_MANY = new Text("Too many requests: please wait a moment.",
            "Trop de requêtes : patientez un instant.");

    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
                    + "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options", "nosniff", "X-Frame-Options", "DENY", "Referrer-Policy", "same-origin",
            "Cross-Origin-Opener-Policy", "same-origin", "Cross-Origin-Resource-Policy", "same-origin",
            "Permissions-Policy", "camera=(), microphone=(), geolocation=()", "Cache-Control", "no-store");

    private static final Duration HASTE = Duration.ofSeconds(10);
    private static final int TABLES_MORE_THAN_A_HOST = 5;

    /** What is rationed apart: previews, advice, and replay files, which are played through. */
    enum Costly {
        PREVIEW(200), ADVICE(10), UPLOAD(10);

        private final int inHaste;

        Costly(int inHaste) {
            this.inHaste = inHaste;
        }
    }

    private final Map<Costly, Rate> rations = Arrays.stream(Costly.values()).collect(Collectors
            .toUnmodifiableMap(what -> what, what -> new Rate(what.inHaste, HASTE, System::nanoTime)));
    private final Rate requests;
    private final Rate tables;
    private final boolean behindProxy;
    private final boolean openTables;

    Guard(Limits limits) {
        this.requests = new Rate(limits.requestsPerSecond() * (int) HASTE.toSeconds(), HASTE, System::nanoTime);
        // Several people may share an address; a host who changes names is still at the same one.
        this.tables = new Rate(limits.tablesPerHour() * TABLES_MORE_THAN_A_HOST, Duration.ofHours(1),
                System::nanoTime);
        this.behindProxy = limits.behindProxy();
        this.openTables = limits.openTables();
    }

    void check(Context context) {
        HEADERS.forEach(context::header);
        if (!requests.allows(address(context))) {
            throw new Problem(HttpStatus.TOO_MANY_REQUESTS, TOO_MANY);
        }
        boolean harmless = Set.of(HandlerType.GET, HandlerType.HEAD).contains(context.method());
        if (!harmless && Visitor.bearer(context).isEmpty() && !sameSite(context)) {
            throw Problem.forbidden("This request comes from another site.", "Cette requête vient d'un autre site.");
        }
    }

    /** Whether tables can be listed for everybody here. */
    boolean openTables() {
        return openTables;
    }

    /** Stands before the making of a table. */
    void checkCreation(Context context) {
        if (!tables.allows(address(context))) {
            throw new Problem(HttpStatus.TOO_MANY_REQUESTS, new Text(
                    "Too many tables were made from your address; please wait a little.",
                    "Trop de tables ont été créées depuis votre adresse ; patientez un peu."));
        }
    }

    /** Stands before what costs more than a page: each kind has its own ration. */
    void ration(Costly what, Context context) {
        if (!Objects.requireNonNull(rations.get(what)).allows(address(context))) {
            throw new Problem(HttpStatus.TOO_MANY_REQUESTS, TOO_MANY);
        }
    }

    /** A proxy adds the address it saw at the end; whatever stands before could be invented. */
    private String address(Context context) {
        String forwarded = context.header("X-Forwarded-For");
        return behindProxy && forwarded != null
                ? forwarded.substring(forwarded.lastIndexOf(',') + 1).strip()
                : context.ip();
    }

    /** Browsers say where a request comes from; whoever says nothing is no browser and has no cookie to misuse. */
    private static boolean sameSite(Context context) {
        String site = context.header("Sec-Fetch-Site");
        if (site != null) {
            return site.equals("same-origin") || site.equals("none");
        }
        String origin = context.header("Origin");
        return origin == null || fromHere(origin, String.valueOf(context.host()));
    }

    private static boolean fromHere(String origin, String host) {
        try {
            return host.equals(URI.create(origin).getAuthority());
        } catch (IllegalArgumentException malformed) {
            return false;
        }
    }
}
