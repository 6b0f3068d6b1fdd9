package cydonia.server.web;

import cydonia.engine.Refused;
import cydonia.engine.Text;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What whoever runs a server decides about its surroundings.
 *
 * @param base
 *            how all addresses begin: {@code /mars}, or nothing
 * @param accessLog
 *            whether every answer is written to the log
 * @param keep
 *            how long games that are over and tables that never began are kept; nothing for ever
 * @param stop
 *            ends the program, where whoever sits at this machine may do that from the front page
 */
public record Hosting(String base, boolean accessLog, Optional<Duration> keep, Optional<Runnable> stop) {

    private static final Pattern BASE = Pattern.compile("(/[a-zA-Z0-9._~-]+)*");

    public static final Hosting USUAL = new Hosting("", false, Optional.empty());

    public Hosting(String base, boolean accessLog, Optional<Duration> keep) {
        this(base, accessLog, keep, Optional.empty());
    }

    public Hosting {
        base = base.endsWith("/") ? base.substring(0, base.length() - 1) : base;
        if (!BASE.matcher(base).matches()) {
            throw new Refused(Text.of("“%s” is no beginning of addresses: write /mars/.",
                    "« %s » n’est pas un début d’adresse : écrivez /mars/.", base));
        }
    }

    public Hosting stoppedBy(Runnable how) {
        return new Hosting(base, accessLog, keep, Optional.of(how));
    }
}
