package cydonia.games.martians;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The index of docs/rules and what the classes say of themselves agree")
class RulebookIndexTest {

    private static final Path INDEX = Path.of("../../docs/rules/martians.md");
    private static final Path SOURCES = Path.of("src/main/java/cydonia/games/martians");
    private static final String NO_PAGE = "–";
    private static final Pattern ROW = Pattern.compile("\\| (\\d+|–) \\| [^|]+ \\| (`[^|]+`) \\| (`[^|]+`) \\|");
    private static final Pattern NAME = Pattern.compile("`(\\w+)`");
    /** The pages a class cites first: those it is about. */
    private static final Pattern CITED = Pattern.compile("\\(rulebook pp?\\. ([^)]+)\\)");
    private static final Pattern PAGES = Pattern.compile("(\\d+) to (\\d+)|(\\d+)");

    private static List<Matcher> rows() throws IOException {
        return Files.readAllLines(INDEX).stream().map(ROW::matcher).filter(Matcher::matches).toList();
    }

    private static List<String> names(String cell) {
        return NAME.matcher(cell).results().map(found -> found.group(1)).toList();
    }

    @Test
    void every_chapter_stands_in_the_index_with_the_pages_it_cites() throws IOException {
        Map<String, Set<String>> listed = new TreeMap<>();
        for (Matcher row : rows()) {
            names(row.group(2)).forEach(
                    name -> listed.computeIfAbsent(name, _ -> new TreeSet<>()).add(row.group(1)));
        }
        assertThat(listed).isEqualTo(cited());
    }

    /** Chapters are those that cite pages, and those that ask something. */
    private static Map<String, Set<String>> cited() throws IOException {
        Map<String, Set<String>> cited = new TreeMap<>();
        try (Stream<Path> files = Files.list(SOURCES)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                String source = Files.readString(file);
                String name = file.getFileName().toString().replace(".java", "");
                Matcher pages = CITED.matcher(source);
                if (pages.find()) {
                    cited.put(name, pages(pages.group(1)));
                } else if (source.contains(" implements Owed.")) {
                    cited.put(name, Set.of(NO_PAGE));
                }
            }
        }
        return cited;
    }

    private static Set<String> pages(String words) {
        Set<String> pages = new TreeSet<>();
        PAGES.matcher(words).results().flatMapToInt(RulebookIndexTest::pages).mapToObj(String::valueOf)
                .forEach(pages::add);
        return pages;
    }

    private static IntStream pages(MatchResult found) {
        return found.group(3) != null
                ? IntStream.of(Integer.parseInt(found.group(3)))
                : IntStream.rangeClosed(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2)));
    }

    @Test
    void every_class_and_every_test_of_the_index_exists() throws IOException {
        assertThat(rows()).hasSizeGreaterThan(15);
        for (Matcher row : rows()) {
            for (String name : names(row.group(2) + row.group(3))) {
                assertThat(name).satisfies(each -> Class.forName(getClass().getPackageName() + "." + each));
            }
        }
    }
}
