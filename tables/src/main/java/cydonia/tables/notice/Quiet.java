package cydonia.tables.notice;

import cydonia.engine.Refused;
import cydonia.engine.Text;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/**
 * The hours in which somebody is not called, where that person lives: {@code 22-7 Europe/Paris}.
 *
 * @param from
 *            the same as {@code to} for never
 */
public record Quiet(int from, int to, ZoneId zone) {

    private static final int DAY = 24;

    public static Quiet parse(String text) {
        if (text.isBlank()) {
            return new Quiet(0, 0, ZoneId.of("UTC"));
        }
        try {
            String[] words = text.strip().split(" ", 2);
            String[] hours = words[0].split("-", 2);
            int from = Integer.parseInt(hours[0]);
            int to = Integer.parseInt(hours[1]);
            if (from >= 0 && to >= 0 && from < DAY && to < DAY) {
                return new Quiet(from, to, ZoneId.of(words[1]));
            }
        } catch (DateTimeException | NumberFormatException | ArrayIndexOutOfBoundsException malformed) {
            // said below
        }
        throw new Refused(new Text("Quiet hours are two full hours and a place: 22-7 Europe/Paris.",
                "Les heures calmes sont deux heures pleines et un lieu : 22-7 Europe/Paris."));
    }

    @Override
    public String toString() {
        return from == to ? "" : from + "-" + to + " " + zone;
    }

    /** How long to wait before calling; nothing outside the quiet hours. */
    public Duration left(Instant now) {
        ZonedDateTime there = now.atZone(zone);
        int hour = there.getHour();
        boolean quiet = from < to ? hour >= from && hour < to : from > to && (hour >= from || hour < to);
        if (!quiet) {
            return Duration.ZERO;
        }
        ZonedDateTime end = there.truncatedTo(java.time.temporal.ChronoUnit.DAYS).withHour(to);
        return Duration.between(there, end.isAfter(there) ? end : end.plusDays(1));
    }
}
