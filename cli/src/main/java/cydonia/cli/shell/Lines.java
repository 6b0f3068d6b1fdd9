package cydonia.cli.shell;

import java.util.ArrayList;
import java.util.List;

/** Text in lines that fit a terminal. */
public final class Lines {

    /** Wider lines are hard to read. */
    static final int WIDTH = 100;

    private Lines() {
    }

    /** A line of a table, broken at a space where it is too long: what stands in columns before that stays there. */
    public static List<String> fitting(String line, int width) {
        List<String> lines = new ArrayList<>();
        String indentation = " ".repeat(line.length() - line.stripLeading().length() + 4);
        String rest = line;
        while (rest.length() > width && rest.lastIndexOf(' ', width) > indentation.length()) {
            int at = rest.lastIndexOf(' ', width);
            lines.add(rest.substring(0, at).stripTrailing());
            rest = indentation + rest.substring(at).stripLeading();
        }
        lines.add(rest);
        return lines;
    }

    /** Breaks at spaces; every line begins with the indentation. */
    public static List<String> wrapped(String text, String indentation, int width) {
        return wrapped(text, indentation, indentation, width);
    }

    public static List<String> wrapped(String text, String first, String others) {
        return wrapped(text, first, others, WIDTH);
    }

    public static List<String> wrapped(String text, String first, String others, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(first);
        int start = line.length();
        for (String word : text.strip().split("\\s+", -1)) {
            if (line.length() > start && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line = new StringBuilder(others);
                start = line.length();
            }
            line.append(line.length() > start ? " " : "").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
