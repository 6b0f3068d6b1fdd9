package cydonia.bench;

import java.util.List;
import java.util.stream.Collectors;

/**
 * One run of benchmarks as it stands in the documentation: what was run, where and how, and a table with a row for each
 * set of parameters and a column for each figure.
 */
record RunTable(String title, List<String> circumstances, List<Figure> figures) {

    /** Runs stand behind this line of the page, the newest first. */
    static final String MARK = "<!-- runs, the newest first -->\n";

    /** One number that was measured. */
    record Figure(String row, String column, String value) {
    }

    String markdown() {
        List<String> columns = figures.stream().map(Figure::column).distinct().toList();
        String head = "| | " + String.join(" | ", columns) + " |\n|---" + "|---:".repeat(columns.size()) + "|\n";
        String body = figures.stream().map(Figure::row).distinct().map(row -> line(row, columns))
                .collect(Collectors.joining());
        return "## " + title + "\n\n" + circumstances.stream().map(each -> "- " + each + "\n")
                .collect(Collectors.joining()) + "\n" + head + body;
    }

    /** The page with this run in front of the others. */
    String onTopOf(String page) {
        int at = page.indexOf(MARK);
        if (at < 0) {
            throw new IllegalArgumentException("the page has no line " + MARK.strip());
        }
        int behind = at + MARK.length();
        return page.substring(0, behind) + "\n" + markdown() + page.substring(behind);
    }

    private String line(String row, List<String> columns) {
        return "| " + row + " | " + columns.stream().map(column -> value(row, column))
                .collect(Collectors.joining(" | ")) + " |\n";
    }

    private String value(String row, String column) {
        return figures.stream().filter(figure -> figure.row().equals(row) && figure.column().equals(column))
                .map(Figure::value).findFirst().orElse("–");
    }
}
