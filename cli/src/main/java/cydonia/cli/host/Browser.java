package cydonia.cli.host;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The browser of whoever started this: the surroundings name it, or the system knows. */
final class Browser {

    private final List<List<String>> commands;

    private Browser(List<List<String>> commands) {
        this.commands = commands;
    }

    static Browser of(Map<String, String> environment, String system) {
        String name = system.toLowerCase(Locale.ROOT);
        List<String> usual = name.startsWith("windows")
                ? List.of("rundll32", "url.dll,FileProtocolHandler")
                : name.startsWith("mac") ? List.of("open") : List.of("xdg-open");
        Optional<List<String>> named = Optional.ofNullable(environment.get("BROWSER")).filter(word -> !word.isBlank())
                .map(List::of);
        return new Browser(Stream.concat(named.stream(), Stream.of(usual)).toList());
    }

    /** Tells whether one could be asked. */
    boolean open(String address) {
        return commands.stream().anyMatch(command -> started(command, address));
    }

    private static boolean started(List<String> command, String address) {
        try {
            new ProcessBuilder(Stream.concat(command.stream(), Stream.of(address)).toList())
                    .redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD).start();
            return true;
        } catch (IOException notThere) {
            return false;
        }
    }
}
