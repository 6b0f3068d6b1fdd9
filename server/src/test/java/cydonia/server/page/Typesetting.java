package cydonia.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Language;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How each language sets its signs: French has a space that does not break before ; : ? ! % » and after «, English has
 * none. In both a number below nought has a real minus sign.
 */
final class Typesetting {

    private static final Pattern INLINE = Pattern.compile("</?(?:b|i|em|strong|small|a|span)\\b[^>]*>");
    private static final Pattern TAG = Pattern.compile("<[^>]*>");
    private static final Pattern SPOKEN = Pattern.compile("(?:title|aria-label|placeholder|alt)=\"([^\"]*)\"");
    private static final Pattern LOOSE_FRENCH = Pattern
            .compile("[\\p{L}\\d)°”’] ?[;:?!»%](?=\\s|$)|«(?!\u00a0)");
    private static final Pattern LOOSE_ENGLISH = Pattern
            .compile("[\\p{L}\\d)°”’][ \u00a0][;:?!%](?=\\s|$)");
    private static final Pattern HYPHEN_FOR_MINUS = Pattern.compile("(?<![^\\s(+/])-\\d");

    private Typesetting() {
    }

    /** Looks at what a page shows and says. */
    static void check(Language language, String html) {
        String spoken = SPOKEN.matcher(html).results().map(found -> found.group(1)).collect(Collectors.joining("\n"));
        checkWords(language, (TAG.matcher(INLINE.matcher(html).replaceAll("")).replaceAll("\n") + "\n" + spoken)
                .replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">").replace("&#34;", "\"")
                .replace("&#39;", "'"));
    }

    static void checkWords(Language language, String words) {
        Pattern loose = switch (language) {
            case EN -> LOOSE_ENGLISH;
            case FR -> LOOSE_FRENCH;
        };
        assertThat(Stream.of(loose, HYPHEN_FOR_MINUS).flatMap(pattern -> pattern.matcher(words).results())
                .map(found -> around(words, found)).distinct().toList()).isEmpty();
    }

    private static String around(String words, MatchResult found) {
        return words.substring(Math.max(0, found.start() - 24), Math.min(words.length(), found.end() + 12));
    }
}
