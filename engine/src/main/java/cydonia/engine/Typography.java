package cydonia.engine;

import java.util.function.Function;

/** How a sentence is set: real apostrophes, and in French spaces that do not break. */
public final class Typography {

    private static final String NO_BREAK = "\u00a0";
    /** Stand for names until the sentence is set: nobody types such letters. */
    private static final int NAMES = 0xE000;

    private Typography() {
    }

    public static String set(Language language, String sentence) {
        String set = sentence.replace('\'', '’');
        return switch (language) {
            case EN -> set;
            case FR -> set.replace(" :", NO_BREAK + ":").replace(" ;", NO_BREAK + ";").replace(" ?", NO_BREAK + "?")
                    .replace(" !", NO_BREAK + "!").replace(" %", NO_BREAK + "%").replace("« ", "«" + NO_BREAK)
                    .replace(" »", NO_BREAK + "»");
        };
    }

    /** Sets a sentence first and puts names in last, so that a name keeps its own letters. */
    public static String set(Language language, Names names, Function<Names, String> sentence) {
        String set = set(language, sentence.apply(seat -> Character.toString(NAMES + seat.index())));
        for (Seat seat : Seat.values()) {
            String mark = Character.toString(NAMES + seat.index());
            if (set.contains(mark)) {
                String name = names.of(seat);
                set = language == Language.FR ? set.replace("de " + mark, de(name)) : set;
                set = set.replace(mark, name);
            }
        }
        return set;
    }

    /** French “de” before a name, with its e or without. */
    public static String de(String name) {
        return !name.isEmpty() && "aeiouyàâäéèêëîïôöùûü".indexOf(Character.toLowerCase(name.charAt(0))) >= 0
                ? "d’" + name
                : "de " + name;
    }
}
