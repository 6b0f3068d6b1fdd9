package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The index of docs/rules and what the classes say of themselves agree")
class RulebookIndexTest {

    private static final Path INDEX = Path.of("../../docs/rules/mars-tilsit.md");
    private static final Path SOURCES = Path.of("src/main/java/cydonia/games/tilsit");
    private static final Pattern ROW = Pattern.compile("\\| ([^|]+) \\| [^|]+ \\| (`[^|]+`) \\| (`[^|]+`) \\|");
    private static final Pattern NAME = Pattern.compile("`(\\w+)`");
    /** The sections a class cites first: those it is about. */
    private static final Pattern CITED = Pattern.compile("\\(rulebook, ([^)]+)\\)");

    private static List<Matcher> rows() throws IOException {
        return Files.readAllLines(INDEX).stream().map(ROW::matcher).filter(Matcher::matches).toList();
    }

    private static List<String> names(String cell) {
        return NAME.matcher(cell).results().map(found -> found.group(1)).toList();
    }

    @Test
    void every_chapter_stands_in_the_index_with_the_sections_it_cites() throws IOException {
        Map<String, Set<String>> listed = new TreeMap<>();
        for (Matcher row : rows()) {
            names(row.group(2)).forEach(
                    name -> listed.computeIfAbsent(name, _ -> new TreeSet<>()).add(row.group(1)));
        }
        assertThat(listed).isEqualTo(cited());
    }

    private static Map<String, Set<String>> cited() throws IOException {
        Map<String, Set<String>> cited = new TreeMap<>();
        try (Stream<Path> files = Files.list(SOURCES)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                Matcher sections = CITED.matcher(Files.readString(file).replace("\n * ", " "));
                if (sections.find()) {
                    String name = file.getFileName().toString().replace(".java", "");
                    cited.put(name, new TreeSet<>(List.of(sections.group(1).split(", "))));
                }
            }
        }
        return cited;
    }

    @Test
    void every_class_and_every_test_of_the_index_exists() throws IOException {
        assertThat(rows()).hasSizeGreaterThan(20);
        for (Matcher row : rows()) {
            for (String name : names(row.group(2) + row.group(3))) {
                assertThat(name).satisfies(each -> Class.forName(getClass().getPackageName() + "." + each));
            }
        }
    }
}
