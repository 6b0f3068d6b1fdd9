package cydonia.titles.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads a primer from the few forms of Markdown it is written in: a title, headings with a name and the words that lead
 * there ({@code ## Cities {#cities city, cities}}), paragraphs, lists, tables, and figures ({@code ![caption](name)}).
 */
final class PrimerReader {

    private static final Pattern HEADING = Pattern.compile("(##+) (.+) \\{#([a-z0-9-]+)(?: ([^}]+))?}");
    private static final String BETWEEN_TERMS = ", ";
    private static final Pattern FIGURE = Pattern.compile("!\\[(.+)]\\(([a-z0-9-]+)\\)");
    private static final Pattern NUMBER = Pattern.compile("\\d+\\. ");
    private static final Pattern RULE = Pattern.compile("\\|[-|]+");

    private final List<Passage> passages = new ArrayList<>();
    private final List<Block> blocks = new ArrayList<>();
    private final List<String> open = new ArrayList<>();
    private String title = "";

    static Primer read(String written) {
        PrimerReader reader = new PrimerReader();
        written.lines().forEach(reader::take);
        reader.close();
        return new Primer(reader.title, reader.passages);
    }

    private void take(String line) {
        Matcher heading = HEADING.matcher(line);
        if (heading.matches()) {
            close();
            passages.add(new Passage(heading.group(3), heading.group(1).length(), heading.group(2),
                    heading.group(4) == null ? List.of() : List.of(heading.group(4).split(BETWEEN_TERMS, -1)),
                    List.of()));
        } else if (line.startsWith("# ")) {
            title = line.substring(2);
        } else if (line.isBlank()) {
            closeBlock();
        } else {
            open.add(line);
        }
    }

    /** What was read since the last heading belongs to it. */
    private void close() {
        closeBlock();
        if (passages.isEmpty() && !blocks.isEmpty()) {
            throw new IllegalArgumentException("a primer begins with a heading that has a name: " + blocks);
        }
        if (!passages.isEmpty()) {
            Passage last = passages.removeLast();
            passages.add(new Passage(last.id(), last.level(), last.title(), last.terms(), blocks));
        }
        blocks.clear();
    }

    private void closeBlock() {
        if (!open.isEmpty()) {
            blocks.add(block());
            open.clear();
        }
    }

    private Block block() {
        String first = open.getFirst();
        Matcher figure = FIGURE.matcher(first);
        if (figure.matches()) {
            return new Block.Figure(figure.group(2), Line.of(figure.group(1)));
        }
        if (first.startsWith("|")) {
            return new Block.Grid(open.stream().filter(row -> !RULE.matcher(row).matches())
                    .map(row -> Stream.of(row.substring(1).split("\\|", -1)).map(String::strip)
                            .toList())
                    .map(cells -> cells.subList(0, cells.size() - 1).stream().map(Line::of).toList()).toList());
        }
        boolean numbered = NUMBER.matcher(first).lookingAt();
        if (numbered || first.startsWith("- ")) {
            return new Block.Items(numbered, items(numbered));
        }
        return new Block.Paragraph(Line.of(String.join(" ", open)));
    }

    /** A line that begins nothing goes on with the item before it. */
    private List<Line> items(boolean numbered) {
        List<String> items = new ArrayList<>();
        for (String line : open) {
            if (numbered ? NUMBER.matcher(line).lookingAt() : line.startsWith("- ")) {
                items.add(line.substring(line.indexOf(' ') + 1));
            } else {
                items.add(items.removeLast() + " " + line.strip());
            }
        }
        return items.stream().map(Line::of).toList();
    }
}
