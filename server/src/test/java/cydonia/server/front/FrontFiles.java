package cydonia.server.front;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What the pages are made of, as it lies in the repository. */
final class FrontFiles {

    /** Tests run in the module they belong to. */
    static final Path ROOT = Path.of("..");
    static final Path TEMPLATES = ROOT.resolve("server/src/main/jte");
    static final Path STATIC = ROOT.resolve("server/src/main/resources/static");
    static final Path JAVA = ROOT.resolve("server/src/main/java");
    static final Path BROWSER_TESTS = ROOT.resolve("e2e/src/test/java");
    static final Path TOOLS = ROOT.resolve("config/front");

    private FrontFiles() {
    }

    static Map<String, String> templates() {
        return texts(TEMPLATES, ".jte");
    }

    static Map<String, String> scripts() {
        return texts(STATIC, ".js");
    }

    static Map<String, String> sheets() {
        return texts(STATIC, ".css");
    }

    static Map<String, String> drawings() {
        return texts(STATIC, ".svg");
    }

    static Map<String, String> classes() {
        return texts(JAVA, ".java");
    }

    /** The rules of the games: what is found on a board is called there as it is on the page. */
    static Map<String, String> rules() {
        Map<String, String> all = new TreeMap<>();
        for (String module : List.of("engine", "ai", "games/mars-tilsit", "games/terraforming-mars", "games/on-mars",
                "games/martians")) {
            all.putAll(texts(ROOT.resolve(module).resolve("src/main"), ".java", ".json", ".csv", ".tsv", ".txt"));
        }
        return all;
    }

    static Map<String, String> browserTests() {
        return texts(BROWSER_TESTS, ".java");
    }

    private static Map<String, String> texts(Path folder, String... endings) {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = file.toString();
                if (Arrays.stream(endings).anyMatch(name::endsWith)) {
                    texts.put(ROOT.relativize(file).toString(), Files.readString(file));
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        if (texts.isEmpty()) {
            throw new IllegalStateException("nothing in " + folder.toAbsolutePath());
        }
        return texts;
    }
}
