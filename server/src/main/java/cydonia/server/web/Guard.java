package cydonia.server.web;

import cydonia.engine.Text;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Stands before every request: headers that keep browsers strict, no requests from other sites, not too many. */
final class Guard {

    private static final Text TOO_MANY = new Text("Too many requests: please wait a moment.",
            "Trop de requêtes : patientez un instant.");

    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
                    + "connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options", "nosniff", "X-Frame-Options", "DENY", "Referrer-Policy", "same-origin",
            "Cross-Origin-Opener-Policy", "same-origin", "Cross-Origin-Resource-Policy", "same-origin",
            "Permissions-Policy", "camera=(), microphone=(), geolocation=()", "Cache-Control", "no-store");

    private static final Pattern CHARSET = Pattern.compile("(?i)charset\\s*=\\s*\"?([^\";\\s]*)");
    private static final Duration HASTE = Duration.ofSeconds(10);
    private static final int TABLES_MORE_THAN_A_HOST = 5;

    /**
     * What is rationed apart: previews, advice, replay files, which are played through, games seen again, and addresses
     * to call.
     */
    enum Costly {
        PREVIEW(200), ADVICE(10), UPLOAD(10), REPLAY(200), NOTICE(20);

        private final int inHaste;

        Costly(int inHaste) {
            this.inHaste = inHaste;
        }
    }

    private final Map<Costly, Rate> rations = Arrays.stream(Costly.values()).collect(Collectors
            .toUnmodifiableMap(what -> what, what -> new Rate(what.inHaste, HASTE, System::nanoTime)));
    private final Rate requests;
    private final Rate tables;
    private final Proxies proxies;
    private final boolean openTables;

    Guard(Limits limits) {
        this.requests = new Rate(limits.requestsPerSecond() * (int) HASTE.toSeconds(), HASTE, System::nanoTime);
        // Several people may share an address; a host who changes names is still at the same one.
        this.tables = new Rate(limits.tablesPerHour() * TABLES_MORE_THAN_A_HOST, Duration.ofHours(1),
                System::nanoTime);
        this.proxies = limits.proxies();
        this.openTables = limits.openTables();
    }

    void check(Context context) {
        HEADERS.forEach(context::header);
        if (!requests.allows(address(context))) {
            throw new Problem(HttpStatus.TOO_MANY_REQUESTS, TOO_MANY);
        }
        checkCharset(context);
        boolean harmless = Set.of(HandlerType.GET, HandlerType.HEAD).contains(context.method());
        if (!harmless && Visitor.bearer(context).isEmpty() && !sameSite(context)) {
            throw Problem.forbidden("This request comes from another site.", "Cette requête vient d’un autre site.");
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
                    "Trop de tables ont été créées depuis votre adresse ; patientez un peu."));
        }
    }

    /** Stands before what costs more than a page: each kind has its own ration. */
    void ration(Costly what, Context context) {
        if (!Objects.requireNonNull(rations.get(what)).allows(address(context))) {
            throw new Problem(HttpStatus.TOO_MANY_REQUESTS, TOO_MANY);
        }
    }

    /** Where the visitor comes from; whoever can have many addresses of a kind counts as one. */
    String address(Context context) {
        return proxies.visitor(context.ip(), Collections.list(context.req().getHeaders("X-Forwarded-For")));
    }

    private static void checkCharset(Context context) {
        Matcher named = CHARSET.matcher(Objects.requireNonNullElse(context.header("Content-Type"), ""));
        if (named.find() && !known(named.group(1))) {
            throw Problem.bad("This character set is not known here: use UTF-8.",
                    "Ce jeu de caractères n’est pas connu ici : utilisez UTF-8.");
        }
    }

    private static boolean known(String charset) {
        try {
            return Charset.isSupported(charset);
        } catch (IllegalCharsetNameException malformed) {
            return false;
        }
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
