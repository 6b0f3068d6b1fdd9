package cydonia.titles.learn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The words of a primer that lead to its passages.
 *
 * @param any
 *            finds one of them as a word of its own, the longest first; nothing where there is none
 */
record Terms(Map<String, String> passages, Optional<Pattern> any) {

    static Terms of(List<Passage> all) {
        Map<String, String> passages = new HashMap<>();
        all.forEach(passage -> passage.terms().forEach(term -> passages.put(key(term), passage.id())));
        String alternatives = passages.keySet().stream().sorted(Comparator.comparingInt(String::length).reversed())
                .map(Pattern::quote).collect(Collectors.joining("|"));
        return new Terms(passages, passages.isEmpty()
                ? Optional.empty()
                : Optional.of(Pattern.compile("(?<![\\p{L}\\d])(?:" + alternatives + ")(?![\\p{L}\\d])",
                        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)));
    }

    /** Each passage is led to once: a sentence full of links is hard to read. */
    Line mark(String sentence) {
        List<Span> spans = new ArrayList<>();
        Set<String> led = new HashSet<>();
        int from = 0;
        if (any.isPresent()) {
            Matcher found = any.get().matcher(sentence);
            while (found.find()) {
                String passage = passages.getOrDefault(key(found.group()), "");
                if (led.add(passage)) {
                    plain(spans, sentence.substring(from, found.start()));
                    spans.add(new Span.Link(found.group(), passage));
                    from = found.end();
                }
            }
        }
        plain(spans, sentence.substring(from));
        return new Line(spans);
    }

    private static void plain(List<Span> spans, String words) {
        if (!words.isEmpty()) {
            spans.add(new Span.Plain(words));
        }
    }

    private static String key(String term) {
        return term.toLowerCase(Locale.ROOT);
    }
}
