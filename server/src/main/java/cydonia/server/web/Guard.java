package cydonia.server.web;

import cydonia.engine.Text;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import java.net.URI;
import java.util.Map;
import java.util.Set;

/** Stands before every request: headers that keep browsers strict, no requests from other sites, not too many. */
final class Guard {

    static final Text TOO_MANY = new Text("Too many requests: please wait a moment.",
            "Trop de requêtes : patientez un instant.");

    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
                    + "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options", "nosniff", "X-Frame-Options", "DENY", "Referrer-Policy", "same-origin",
            "Cross-Origin-Opener-Policy", "same-origin", "Cross-Origin-Resource-Policy", "same-origin",
            "Permissions-Policy", "camera=(), microphone=(), geolocation=()", "Cache-Control", "no-store");

    private final Rate rate;

    Guard(Rate rate) {
        this.rate = rate;
    }

    void check(Context context) {
        HEADERS.forEach(context::header);
        if (!rate.allows(context.ip())) {
            throw new Problem(HttpStatus.TOO_MANY_REQUESTS, TOO_MANY);
        }
        boolean harmless = Set.of(HandlerType.GET, HandlerType.HEAD).contains(context.method());
        if (!harmless && Visitor.bearer(context).isEmpty() && !sameSite(context)) {
            throw Problem.forbidden("This request comes from another site.", "Cette requête vient d'un autre site.");
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
