package cydonia.engine;

import java.util.List;
import java.util.Optional;

/** What can be said of a game without playing it. The rules version changes with every change that breaks old logs. */
public record Profile(String id, Text name, Text summary, int rules, int minSeats, int maxSeats, List<Option> options) {

    public Profile {
        options = List.copyOf(options);
    }

    public Optional<Option> option(String wanted) {
        return options.stream().filter(option -> option.id().equals(wanted)).findFirst();
    }
}
