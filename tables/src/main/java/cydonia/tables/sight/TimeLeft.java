package cydonia.tables.sight;

import cydonia.engine.Text;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * How much time somebody has left.
 *
 * @param until
 *            when it runs out, while it runs
 */
public record TimeLeft(Duration left, Optional<Instant> until) {

    /** Below this much it is time to say so. */
    private static final Duration LITTLE = Duration.ofMinutes(5);

    public boolean isLittle() {
        return left.compareTo(LITTLE) < 0;
    }

    public Text words() {
        return words(left);
    }

    /** The two largest units: 2 d 3 h, 3 h 5 min, 12 min, 45 s. The browser counts on in the same words. */
    static Text words(Duration time) {
        long days = time.toDays();
        if (days > 0) {
            return Text.of("%s d%s", "%s j%s", days, part(time.toHoursPart(), " h"));
        }
        if (time.toHours() > 0) {
            return Text.same(time.toHours() + " h" + part(time.toMinutesPart(), " min"));
        }
        return Text.same(time.toMinutes() > 0 ? time.toMinutes() + " min" : Math.max(0, time.toSeconds()) + " s");
    }

    private static String part(int number, String unit) {
        return number == 0 ? "" : " " + number + unit;
    }
}
