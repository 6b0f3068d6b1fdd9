package cydonia.games.terraforming;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The table of pages in docs/rules leads to every chapter of the rules")
class RulebookTest {

    private static final Path DOC = Path.of("../../docs/rules/terraforming-mars.md");
    private static final Path MAIN = Path.of("src/main/java/cydonia/games/terraforming");
    private static final Path TEST = Path.of("src/test/java/cydonia/games/terraforming");
    private static final Pattern ROW = Pattern.compile("\\| ([0-9, ]+) \\| [^|]+ \\| `(\\w+)` \\| (.+) \\|");
    private static final Pattern NAME = Pattern.compile("`(\\w+)`");
    private static final Pattern PAGES = Pattern.compile("Rulebook[ *\\n]+p\\. ([0-9, ]+)\\.");
    /** A class whose methods change or read the table for the rules. */
    private static final Pattern RULES = Pattern.compile("\\n    (private )?static .*\\(Table t\\b");

    private record Row(String pages, String chapter, List<String> tests) {
    }

    private static List<Row> rows() throws IOException {
        List<Row> rows = new ArrayList<>();
        for (String line : Files.readAllLines(DOC)) {
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                rows.add(new Row(row.group(1), row.group(2), names(row.group(3))));
            }
        }
        return rows;
    }

    private static List<String> names(String text) {
        return NAME.matcher(text).results().map(found -> found.group(1)).toList();
    }

    @Test
    void every_row_names_a_class_of_that_page_and_a_test() throws IOException {
        assertThat(rows()).isNotEmpty();
        for (Row row : rows()) {
            Matcher pages = PAGES.matcher(Files.readString(MAIN.resolve(row.chapter() + ".java")));
            assertThat(pages.find()).as("%s names its page", row.chapter()).isTrue();
            assertThat(pages.group(1)).as("page of %s", row.chapter()).isEqualTo(row.pages());
            assertThat(row.tests()).as("tests of %s", row.chapter()).isNotEmpty()
                    .allMatch(test -> Files.exists(TEST.resolve(test + ".java")));
        }
    }

    @Test
    void every_class_of_the_rules_is_a_chapter_of_the_table_or_serves_them_all() throws IOException {
        String doc = Files.readString(DOC);
        int from = doc.indexOf("Not chapters");
        Set<String> told = new TreeSet<>(names(doc.substring(from, doc.indexOf("\n\n", from))));
        rows().forEach(row -> assertThat(told.add(row.chapter())).as("%s is told once", row.chapter()).isTrue());
        TreeMap<String, String> sources = new TreeMap<>();
        try (Stream<Path> files = Files.list(MAIN)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                sources.put(file.getFileName().toString().replace(".java", ""), Files.readString(file));
            }
        }
        sources.values().removeIf(source -> !RULES.matcher(source).find());
        assertThat(told).isEqualTo(sources.keySet());
    }
}
