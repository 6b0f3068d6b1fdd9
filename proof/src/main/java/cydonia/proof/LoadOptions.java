package cydonia.proof;

import cydonia.engine.Profile;
import cydonia.engine.Refused;
import cydonia.titles.Games;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How many bots play what, how fast and for how long. */
final class LoadOptions {

    @Option(names = "--game", paramLabel = "GAME")
    private String game = "mars-tilsit";

    @Option(names = "--tables", paramLabel = "N")
    private int tables;

    @Option(names = "--seconds", paramLabel = "S")
    private int seconds = 60;

    @Option(names = "--warm-up", paramLabel = "S")
    private int warmUp;

    @Option(names = "--rate", paramLabel = "R")
    private int rate;

    @Option(names = "--brief")
    private boolean brief;

    @Option(names = "--database", paramLabel = "JDBC-URL")
    private @Nullable String database;

    /** What they are when nobody says otherwise. */
    LoadOptions(int tables, int warmUp, int rate) {
        this.tables = tables;
        this.warmUp = warmUp;
        this.rate = rate;
    }

    Profile profile(Games games) {
        return games.named(game).profile();
    }

    int tables() {
        return tables;
    }

    int seconds() {
        return seconds;
    }

    int warmUp() {
        return warmUp;
    }

    boolean brief() {
        return brief;
    }

    int rate() {
        return rate;
    }

    /** An empty database to use instead of a file; never one that somebody uses, so that it must be named here. */
    Optional<String> database() {
        if (database != null && database.contains("password=")) {
            throw new Refused(ProofPhrase.PASSWORD_OF_LOAD.text());
        }
        return Optional.ofNullable(database);
    }

    Load load(Games games) {
        if (tables < 1 || seconds < 1 || warmUp < 0 || rate < 0) {
            throw new Refused(ProofPhrase.WRONG_LOAD.text());
        }
        return Load.of(profile(games), tables, Duration.ofSeconds(warmUp), Duration.ofSeconds(seconds), rate,
                brief);
    }
}
