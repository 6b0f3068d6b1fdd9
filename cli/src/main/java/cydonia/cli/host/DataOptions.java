package cydonia.cli.host;

import cydonia.engine.Refused;
import cydonia.tables.storage.Storage;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * Where everything is kept, and where else the settings are.
 */
final class DataOptions {

    @Option(names = "--data", paramLabel = "DIR")
    private @Nullable Path data;

    @Option(names = "--database", paramLabel = "JDBC-URL")
    private @Nullable String database;

    @SuppressWarnings("UnusedVariable") // read before all others, by Settings
    @Option(names = Settings.OPTION, paramLabel = "FILE")
    private @Nullable Path settings;

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    Path data() {
        return data == null ? folder(System.getenv()) : data;
    }

    Optional<String> database() {
        if (database != null && database.contains("password=") && onTheLine()) {
            throw new Refused(HostPhrase.PASSWORD_IN_SIGHT.text());
        }
        return Optional.ofNullable(database);
    }

    /** Everybody on the machine can read the command line of a program that runs. */
    private boolean onTheLine() {
        return command != null && command.commandLine().getParseResult().hasMatchedOption("--database");
    }

    /** The JDBC address of what is meant. */
    String address() {
        return database().orElseGet(() -> Storage.addressOf(data()));
    }

    /** Where programs of this person keep their things, unless the surroundings say otherwise. */
    static Path folder(Map<String, String> environment) {
        return Optional.ofNullable(environment.get("XDG_DATA_HOME")).filter(value -> !value.isEmpty()).map(Path::of)
                .orElseGet(() -> Path.of(environment.getOrDefault("HOME", System.getProperty("user.home")), ".local",
                        "share"))
                .resolve("cydonia");
    }
}
