package cydonia.server.web;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Codes by which somebody opens their seats on another device. Each works once and for ten minutes, and is kept in
 * memory only: whoever needs another makes another.
 */
final class DeviceCodes {

    /** Without letters and digits that look alike; ten of them are some fifty bits. */
    private static final String SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
    private static final int LENGTH = 10;
    private static final int MOST = 10_000;
    private static final Duration VALID = Duration.ofMinutes(10);

    private record Issued(String token, Instant until) {
    }

    private final SecureRandom chance = new SecureRandom();
    private final Map<String, Issued> issued = new LinkedHashMap<>();
    private final Clock clock;

    DeviceCodes(Clock clock) {
        this.clock = clock;
    }

    synchronized String issue(String token) {
        Instant now = clock.instant();
        issued.values().removeIf(code -> code.until().isBefore(now) || code.token().equals(token));
        if (issued.size() >= MOST) {
            issued.remove(issued.keySet().iterator().next());
        }
        String code = chance.ints(LENGTH, 0, SIGNS.length()).mapToObj(i -> SIGNS.substring(i, i + 1))
                .collect(Collectors.joining());
        issued.put(code, new Issued(token, now.plus(VALID)));
        return code;
    }

    /** The token behind a code as somebody typed it; the code is spent. */
    synchronized Optional<String> redeem(String typed) {
        String code = typed.replaceAll("[^A-Za-z0-9]", "").toUpperCase(Locale.ROOT);
        return Optional.ofNullable(issued.remove(code)).filter(found -> !found.until().isBefore(clock.instant()))
                .map(Issued::token);
    }
}
