package cydonia.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Files stay small enough to be read at one go")
class SmallFilesTest {

    private static final Path REPOSITORY = Path.of("..");
    private static final int MOST_LINES = 400;
    private static final Path PRODUCTION = Path.of("src", "main");
    private static final Pattern SOURCE = Pattern.compile(".*\\.(java|jte|css|js)");

    private static List<Path> sources(Path from) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            return files.filter(file -> SOURCE.matcher(file.toString()).matches()).toList();
        }
    }

    private static Map<Path, Integer> tooLong(List<Path> files, int most) throws IOException {
        Map<Path, Integer> found = new TreeMap<>();
        for (Path file : files) {
            int lines = Files.readAllLines(file).size();
            if (lines > most) {
                found.put(file, lines);
            }
        }
        return found;
    }

    /** Modules stand beside this one, games one folder further down. */
    private static List<Path> production() throws IOException {
        try (Stream<Path> folders = Files.walk(REPOSITORY, 3)) {
            List<Path> all = new ArrayList<>();
            for (Path folder : folders.filter(each -> Files.isDirectory(each.resolve(PRODUCTION))).toList()) {
                all.addAll(sources(folder.resolve(PRODUCTION)));
            }
            return all;
        }
    }

    @Test
    void no_file_of_the_product_has_more_than_four_hundred_lines() throws IOException {
        List<Path> files = production();
        assertThat(files).hasSizeGreaterThan(500).anyMatch(file -> file.endsWith("engine/Agenda.java"))
                .anyMatch(file -> file.endsWith("martians/table/Table.java"))
                .anyMatch(file -> file.endsWith("static/cydonia.css"));
        assertThat(tooLong(files, MOST_LINES)).isEmpty();
    }

    @Test
    @DisplayName("a style sheet has one rule in a line, so that its lines say how long it is")
    void one_rule_in_a_line() throws IOException {
        Pattern two = Pattern.compile("\\}\\s+[^}\\s/]");
        for (Path sheet : production().stream().filter(file -> file.toString().endsWith(".css")).toList()) {
            assertThat(Files.readAllLines(sheet)).as("%s", sheet).noneMatch(line -> two.matcher(line).find());
        }
        assertThat(two.matcher(".a { color: red; } .b { color: blue; }").find()).isTrue();
    }

    @Test
    void one_that_had_more_would_be_noticed() throws IOException {
        Path here = sources(Path.of("src/test/java/cydonia/architecture")).getFirst();
        assertThat(tooLong(List.of(here), 1)).containsKey(here);
    }
}
