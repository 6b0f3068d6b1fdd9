package cydonia.cli.shell;

import cydonia.engine.Profile;
import cydonia.engine.Setup;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** {@code --seats} and {@code --option}: how a table is set up. */
public final class SetupOptions {

    private static final int USUAL_SEATS = 2;

    @Option(names = "--seats", paramLabel = "N")
    private Optional<Integer> seats = Optional.empty();

    @Option(names = "--option", paramLabel = "KEY=VALUE")
    private Map<String, String> options = new LinkedHashMap<>();

    public Setup of(Profile profile) {
        int usual = Math.clamp(USUAL_SEATS, profile.minSeats(), profile.maxSeats());
        return Setup.of(profile, seats.orElse(usual), options);
    }

    public boolean given() {
        return seats.isPresent() || !options.isEmpty();
    }
}
