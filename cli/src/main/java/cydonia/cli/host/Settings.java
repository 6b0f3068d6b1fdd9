package cydonia.cli.host;

import cydonia.engine.Refused;
import cydonia.engine.Text;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * What an option of a server is when the command line does not say it: the surroundings ({@code CYDONIA_BASE_PATH}),
 * then a file ({@code base-path = /mars/}), then what it usually is.
 */
public final class Settings implements IDefaultValueProvider {

    static final String OPTION = "--settings";

    private static final Set<String> COMMANDS = Set.of("serve", "admin", "doctor");
    private static final Set<String> NEVER_SET = Set.of("help", "lang", "settings", "rehearse", "open");

    private final Map<String, String> environment;
    private final Properties file;

    private Settings(Map<String, String> environment, Properties file) {
        this.environment = environment;
        this.file = file;
    }

    /** Those of a command line, which may name their file. */
    public static Settings of(Map<String, String> environment, String... args) {
        return new Settings(environment, named(environment, Arrays.asList(args)).map(Settings::read)
                .orElseGet(Properties::new));
    }

    private static Optional<Path> named(Map<String, String> environment, List<String> words) {
        int at = words.indexOf(OPTION);
        return at >= 0 && at + 1 < words.size()
                ? Optional.of(Path.of(words.get(at + 1)))
                : words.stream().filter(word -> word.startsWith(OPTION + "="))
                        .map(word -> word.substring(OPTION.length() + 1)).findFirst()
                        .or(() -> Optional.ofNullable(environment.get("CYDONIA_SETTINGS")))
                        .filter(name -> !name.isEmpty()).map(Path::of);
    }

    private static Properties read(Path path) {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(path)) {
            properties.load(reader);
        } catch (IOException | IllegalArgumentException unreadable) {
            throw new Refused(Text.of("The settings “%s” cannot be read.", "Impossible de lire les réglages « %s ».",
                    path));
        }
        return properties;
    }

    /** Whether no file says anything. */
    public boolean isEmpty() {
        return file.isEmpty();
    }

    /** A misspelt line would change nothing, and nobody would know. */
    public void check(List<CommandSpec> commands) {
        Set<String> known = new TreeSet<>();
        commands.stream().filter(command -> COMMANDS.contains(command.name()))
                .forEach(command -> command.options().forEach(option -> known.add(word(option))));
        known.removeAll(NEVER_SET);
        for (String word : file.stringPropertyNames()) {
            if (!known.contains(word)) {
                throw new Refused(
                        Text.of("“%s” is no setting: there are %s.", "« %s » n’est pas un réglage : il y a %s.",
                                word, String.join(", ", known)));
            }
        }
    }

    @Override
    public @Nullable String defaultValue(ArgSpec argument) {
        if (!(argument instanceof OptionSpec option) || !COMMANDS.contains(option.command().name())
                || NEVER_SET.contains(word(option))) {
            return null;
        }
        return Optional
                .ofNullable(environment.get("CYDONIA_" + word(option).replace('-', '_').toUpperCase(Locale.ROOT)))
                .filter(value -> !value.isEmpty()).orElseGet(() -> file.getProperty(word(option)));
    }

    private static String word(OptionSpec option) {
        return option.longestName().substring("--".length());
    }
}
