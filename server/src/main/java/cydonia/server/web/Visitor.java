package cydonia.server.web;

import cydonia.engine.Language;
import cydonia.tables.room.Tokens;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * Who asks: known by a token in a cookie (people) or in the Authorization header (bots), and by nothing else.
 *
 * @param token
 *            empty for somebody who comes for the first time
 */
record Visitor(Optional<String> token, Language language) {

    static final String COOKIE = "cydonia";
    static final String LANGUAGE = "language";

    private static final String BEARER = "Bearer ";
    private static final int LONGEST_WISH = 200;
    private static final int FOR_A_YEAR = (int) Duration.ofDays(365).toSeconds();

    static Visitor of(Context context) {
        return new Visitor(bearer(context).or(() -> Optional.ofNullable(context.cookie(COOKIE)))
                .filter(Tokens::wellFormed), language(context));
    }

    /** The token without which one is nobody. */
    String known() {
        return token.orElseThrow(Problem::noTable);
    }

    String hash() {
        return token.map(Tokens::sha256).orElse("");
    }

    /** The visitor's token, given now if there is none yet, and kept by the browser. */
    String welcome(Context context) {
        String mine = token.orElseGet(Tokens::fresh);
        if (bearer(context).isEmpty()) {
            context.cookie(cookie(context, COOKIE, mine));
        }
        return mine;
    }

    /** The browser is this person's from now on. */
    static void become(Context context, String token) {
        context.cookie(cookie(context, COOKIE, token));
    }

    static void remember(Context context, Language language) {
        context.cookie(cookie(context, LANGUAGE, language.code()));
    }

    static Optional<String> bearer(Context context) {
        return Optional.ofNullable(context.header("Authorization")).filter(value -> value.startsWith(BEARER))
                .map(value -> value.substring(BEARER.length()).strip());
    }

    /** Out of reach for scripts, and not sent along when another site posts here. */
    private static Cookie cookie(Context context, String name, String value) {
        boolean secure = context.scheme().equals("https") || "https".equals(context.header("X-Forwarded-Proto"));
        return new Cookie(name, value, context.contextPath() + "/", FOR_A_YEAR, secure, true, null, SameSite.LAX);
    }

    private static Language language(Context context) {
        String kept = context.cookie(LANGUAGE);
        for (Language language : Language.values()) {
            if (language.code().equals(kept)) {
                return language;
            }
        }
        String accepted = Optional.ofNullable(context.header("Accept-Language")).orElse("");
        if (accepted.isBlank() || accepted.length() > LONGEST_WISH) {
            return Language.EN;
        }
        return Locale.LanguageRange.parse(tidy(accepted)).stream().map(range -> range.getRange().split("-", 2)[0])
                .filter(code -> code.equals("fr") || code.equals("en")).findFirst().map(Language::of)
                .orElse(Language.EN);
    }

    /** What a careless client sends instead of languages counts as English. */
    private static String tidy(String accepted) {
        try {
            Locale.LanguageRange.parse(accepted);
            return accepted;
        } catch (IllegalArgumentException malformed) {
            return "en";
        }
    }
}
