package cydonia.tables.sight;

import cydonia.engine.Refused;
import cydonia.engine.Text;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;

/** How long computer players wait before each of their moves, so that people can follow. */
public enum Pace {

    AT_ONCE(0, new Text("at once", "aussitôt")), QUICK(700, new Text("quickly", "vite")), SLOW(1800,
            new Text("slowly", "lentement"));

    private final Duration pause;
    private final Text label;

    Pace(int millis, Text label) {
        this.pause = Duration.ofMillis(millis);
        this.label = label;
    }

    public Duration pause() {
        return pause;
    }

    public Text label() {
        return label;
    }

    /** The word for it in logs and forms. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Pace of(String word) {
        return Arrays.stream(values()).filter(pace -> pace.word().equals(word)).findFirst()
                .orElseThrow(() -> new Refused(Text.of("“%s” is no pace: choose at-once, quick or slow.",
                        "« %s » n’est pas un rythme : choisissez at-once, quick ou slow.", word)));
    }
}
