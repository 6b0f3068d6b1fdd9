package cydonia.cli;

import cydonia.server.storage.Storage;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * Where everything is kept: by option, by {@code CYDONIA_DATA} and {@code CYDONIA_DATABASE}, or where it usually is.
 */
final class DataOptions {

    @Option(names = "--data", paramLabel = "DIR")
    private @Nullable Path data;

    @Option(names = "--database", paramLabel = "JDBC-URL")
    private @Nullable String database;

    Path data() {
        return data == null ? folder(System.getenv()) : data;
    }

    Optional<String> database() {
        return Optional.ofNullable(database).or(() -> setting(System.getenv(), "CYDONIA_DATABASE"));
    }

    /** The JDBC address of what is meant. */
    String address() {
        return database().orElseGet(() -> Storage.addressOf(data()));
    }

    /** Where programs of this person keep their things, unless the surroundings say otherwise. */
    static Path folder(Map<String, String> environment) {
        return setting(environment, "CYDONIA_DATA").map(Path::of).orElseGet(
                () -> setting(environment, "XDG_DATA_HOME").map(Path::of)
                        .orElseGet(() -> Path.of(environment.getOrDefault("HOME", System.getProperty("user.home")),
                                ".local", "share"))
                        .resolve("cydonia"));
    }

    private static Optional<String> setting(Map<String, String> environment, String name) {
        return Optional.ofNullable(environment.get(name)).filter(value -> !value.isEmpty());
    }
}
