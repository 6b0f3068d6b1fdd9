package cydonia.titles.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A sentence or a few, as they are written in a primer. */
public record Line(List<Span> spans) {

    private static final Pattern MARK = Pattern
            .compile("\\*\\*(?<strong>[^*]+)\\*\\*|\\[(?<words>[^]]+)]\\(#(?<passage>[a-z0-9-]+)\\)"
                    + "|\\{(?<icon>(?:[a-z]+/)?[a-z0-9-]+)}");

    public Line {
        spans = List.copyOf(spans);
    }

    /**
     * Reads {@code **strong**}, {@code [words](#passage)} and {@code {icon}}, of the common sheet or
     * {@code {sheet/icon}}.
     */
    static Line of(String written) {
        List<Span> spans = new ArrayList<>();
        Matcher mark = MARK.matcher(written);
        int from = 0;
        while (mark.find()) {
            plain(written.substring(from, mark.start()), spans);
            if (mark.group("strong") != null) {
                spans.add(new Span.Strong(mark.group("strong")));
            } else if (mark.group("icon") != null) {
                spans.add(new Span.Icon(mark.group("icon")));
            } else {
                spans.add(new Span.Link(mark.group("words"), mark.group("passage")));
            }
            from = mark.end();
        }
        plain(written.substring(from), spans);
        return new Line(spans);
    }

    private static void plain(String words, List<Span> spans) {
        if (!words.isEmpty()) {
            spans.add(new Span.Plain(words));
        }
    }

    /** As read at a terminal. */
    public String text() {
        return spans.stream().map(Span::words).collect(Collectors.joining()).replaceAll(" {2,}", " ").strip();
    }
}
