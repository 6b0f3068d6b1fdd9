package cydonia.tables.sight;

import cydonia.engine.Refused;
import cydonia.engine.Text;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How much time people have at a table where it is limited, written {@code bank-2h} or {@code move-3d}. When it has run
 * out, the computer takes over until they come back.
 */
public record TimeLimit(Kind kind, Duration time) {

    /** What the time is for. */
    public enum Kind {
        /** For all decisions of the game together. */
        BANK(new Text("%s for the whole game", "%s pour toute la partie")),
        /** For each decision anew. */
        MOVE(new Text("%s for each move", "%s pour chaque coup"));

        private final Text label;

        Kind(Text label) {
            this.label = label;
        }

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final Pattern WORD = Pattern.compile("(bank|move)-(\\d{1,4})([mhd])");
    private static final Duration LEAST = Duration.ofMinutes(1);
    private static final Duration MOST = Duration.ofDays(30);
    private static final int REPRIEVES = 10;

    /** What forms offer. */
    public static final List<TimeLimit> USUAL = List.of("bank-30m", "bank-1h", "bank-2h", "bank-5h", "move-1h",
            "move-8h", "move-1d", "move-3d", "move-7d").stream().map(TimeLimit::of).toList();

    public static TimeLimit of(String word) {
        Matcher parts = WORD.matcher(word);
        if (parts.matches()) {
            Kind kind = Arrays.stream(Kind.values()).filter(one -> one.word().equals(parts.group(1))).findFirst()
                    .orElseThrow();
            Duration time = time(Integer.parseInt(parts.group(2)), parts.group(3));
            if (time.compareTo(LEAST) >= 0 && time.compareTo(MOST) <= 0) {
                return new TimeLimit(kind, time);
            }
        }
        throw new Refused(Text.of(
                "“%s” is no time limit: write bank-2h for the whole game or move-1d for each move (m, h or d, at most 30 days).",
                "« %s » n’est pas une limite de temps : écrivez bank-2h pour toute la partie ou move-1d pour chaque coup (m, h ou d, au plus 30 jours).",
                word));
    }

    private static Duration time(int number, String unit) {
        return switch (unit) {
            case "m" -> Duration.ofMinutes(number);
            case "h" -> Duration.ofHours(number);
            default -> Duration.ofDays(number);
        };
    }

    /** The word for it in logs and forms. */
    public String word() {
        boolean days = time.equals(Duration.ofDays(time.toDays()));
        boolean hours = time.equals(Duration.ofHours(time.toHours()));
        return kind.word() + "-" + (days ? time.toDays() + "d" : hours ? time.toHours() + "h" : time.toMinutes() + "m");
    }

    public Text label() {
        Text amount = TimeLeft.words(time);
        return new Text(kind.label.en().formatted(amount.en()), kind.label.fr().formatted(amount.fr()));
    }

    /** What whoever comes back has at least. */
    public Duration reprieve() {
        return kind == Kind.MOVE ? time : time.dividedBy(REPRIEVES);
    }
}
