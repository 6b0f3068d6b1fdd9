package cydonia.engine;

import java.util.List;
import java.util.Optional;

/** What can be said of a game without playing it. The rules version rises with every change that may break old logs. */
public record Profile(String id, Text name, Text summary, int rules, int minSeats, int maxSeats, List<Option> options) {

    public Profile {
        options = List.copyOf(options);
    }

    public Optional<Option> option(String wanted) {
        return options.stream().filter(option -> option.id().equals(wanted)).findFirst();
    }

    /** Refuses what was written by rules this program does not know yet. */
    public void checkNotNewer(int written) {
        if (written > rules) {
            throw new Refused(Text.of("This game was played with rules version %s; this program knows version %s.",
                    "Cette partie suit la version %s des règles ; ce programme connaît la version %s.", written,
                    rules));
        }
    }
}
