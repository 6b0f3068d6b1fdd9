package cydonia.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
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

/**
 * The table that {@code docs/rules} begins with leads from every page of a rulebook to the classes and tests of that
 * page, and every chapter of the rules says which pages it is about. A subclass stands in the package of the game.
 */
@DisplayName("The table of pages in docs/rules and what the classes say of themselves agree")
public abstract class RulebookIndex {

    private static final Pattern ROW = Pattern.compile("\\| ([^|]+) \\| [^|]+ \\| (`[^|]+`) \\| (`[^|]+`) \\|");
    private static final Pattern NAME = Pattern.compile("`(\\w+)`");
    private static final Pattern COMMENT_LINE = Pattern.compile("\\n \\* ?");
    /** A class whose methods change or read the table for the rules. */
    private static final Pattern RULES = Pattern.compile("\\n    ((public|private) )?static .*\\(Table t\\b");
    /** How a paragraph begins that names what serves all chapters. */
    private static final String NOT_CHAPTERS = "Not chapters";
    /** The room of a game that holds its sentences. */
    private static final String TEXTS = "text";

    private final Path doc;
    private final Pattern cited;

    /**
     * Reads the index of one game.
     *
     * @param doc
     *            the name of the file in {@code docs/rules}
     * @param cited
     *            how a class says, in the comment it begins with, what it is about: one group, parted by commas
     */
    protected RulebookIndex(String doc, Pattern cited) {
        this.doc = Path.of("../../docs/rules", doc);
        this.cited = cited;
    }

    private List<Matcher> rows() throws IOException {
        return Files.readAllLines(doc).stream().map(ROW::matcher).filter(Matcher::matches).toList();
    }

    private static List<String> names(String text) {
        return NAME.matcher(text).results().map(found -> found.group(1)).toList();
    }

    private static Set<String> places(String text) {
        return new TreeSet<>(Arrays.asList(text.split(", ")));
    }

    /** The classes of all rooms of the game but its texts, by name. */
    private Map<String, String> sources() throws IOException {
        Map<String, String> sources = new TreeMap<>();
        Path home = Path.of("src/main/java", getClass().getPackageName().split("\\."));
        try (Stream<Path> files = Files.walk(home)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java"))
                    .filter(each -> !home.relativize(each).startsWith(TEXTS)).toList()) {
                sources.put(file.getFileName().toString().replace(".java", ""), Files.readString(file));
            }
        }
        return sources;
    }

    private Map<String, Set<String>> chapters() throws IOException {
        Map<String, Set<String>> chapters = new TreeMap<>();
        for (Matcher row : rows()) {
            for (String name : names(row.group(2))) {
                chapters.computeIfAbsent(name, _ -> new TreeSet<>()).addAll(places(row.group(1)));
            }
        }
        return chapters;
    }

    @Test
    void every_chapter_stands_in_the_table_with_the_pages_it_cites() throws IOException {
        Map<String, Set<String>> told = new TreeMap<>();
        sources().forEach((name, source) -> {
            Matcher pages = cited.matcher(COMMENT_LINE.matcher(source).replaceAll(" "));
            if (pages.find()) {
                told.put(name, places(pages.group(1)));
            }
        });
        assertThat(chapters()).isNotEmpty().isEqualTo(told);
    }

    @Test
    void every_class_and_every_test_of_the_table_exists() throws IOException {
        assertThat(rows()).hasSizeGreaterThan(20);
        Set<String> classes = sources().keySet();
        for (Matcher row : rows()) {
            assertThat(classes).containsAll(names(row.group(2)));
            assertThat(names(row.group(3))).as("tests of %s", row.group(2)).isNotEmpty();
            for (String name : names(row.group(3))) {
                assertThat(name).satisfies(each -> Class.forName(getClass().getPackageName() + "." + each));
            }
        }
    }

    @Test
    void every_class_of_the_rules_is_a_chapter_or_serves_them_all() throws IOException {
        String text = Files.readString(doc);
        int from = text.indexOf(NOT_CHAPTERS);
        if (from < 0) {
            return; // a game whose rules are not written as functions of a table
        }
        Set<String> told = new TreeSet<>(names(text.substring(from, text.indexOf("\n\n", from))));
        told.addAll(chapters().keySet());
        Map<String, String> rules = sources();
        rules.values().removeIf(source -> !RULES.matcher(source).find());
        assertThat(told).containsAll(rules.keySet());
    }
}
