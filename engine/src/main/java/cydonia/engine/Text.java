package cydonia.engine;

import java.util.Arrays;

/** The same words in both languages. */
public record Text(String en, String fr) {

    /** Fills both templates with the same values; a {@link Text} among them is put in its own language. */
    public static Text of(String en, String fr, Object... values) {
        return new Text(fill(en, Language.EN, values), fill(fr, Language.FR, values));
    }

    /** A name that is the same everywhere. */
    public static Text same(String word) {
        return new Text(word, word);
    }

    /** The same as it is printed: real apostrophes, spaces that do not break. */
    public Text set() {
        return new Text(Typography.set(Language.EN, en), Typography.set(Language.FR, fr));
    }

    public String in(Language language) {
        return switch (language) {
            case EN -> en;
            case FR -> fr;
        };
    }

    /** Most templates hold nothing but {@code %s}, and a page is made of hundreds: those need no formatter. */
    private static String fill(String template, Language language, Object... values) {
        if (values.length == 0) {
            return template;
        }
        StringBuilder text = new StringBuilder();
        int from = 0;
        int next = 0;
        for (int at = template.indexOf('%'); at >= 0; at = template.indexOf('%', from)) {
            if (next == values.length || !template.startsWith("%s", at)) {
                return template.formatted(Arrays.stream(values).map(value -> spoken(value, language)).toArray());
            }
            text.append(template, from, at).append(spoken(values[next++], language));
            from = at + "%s".length();
        }
        return text.append(template, from, template.length()).toString();
    }

    private static Object spoken(Object value, Language language) {
        return value instanceof Text text ? text.in(language) : value;
    }
}
