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

    private static String fill(String template, Language language, Object... values) {
        return values.length == 0
                ? template
                : template.formatted(
                        Arrays.stream(values).map(v -> v instanceof Text text ? text.in(language) : v).toArray());
    }
}
