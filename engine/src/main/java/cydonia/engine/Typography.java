package cydonia.engine;

import java.util.function.Function;

/** How a sentence is set: real apostrophes and minus signs, spaces that do not break, and names put in last. */
public final class Typography {

    private static final String NO_BREAK = "\u00a0";
    /** Stand for names until the sentence is set: nobody types such letters. */
    private static final int NAMES = 0xE000;
    private static final String VOWELS = "aeiouyàâäéèêëîïôöùûüœ";

    private Typography() {
    }

    public static String set(Language language, String sentence) {
        String set = sentence.replace('\'', '’').replace(" °C", NO_BREAK + "°C");
        return switch (language) {
            case EN -> set;
            case FR -> set.replace(" :", NO_BREAK + ":").replace(" ;", NO_BREAK + ";").replace(" ?", NO_BREAK + "?")
                    .replace(" !", NO_BREAK + "!").replace(" %", NO_BREAK + "%").replace("« ", "«" + NO_BREAK)
                    .replace(" »", NO_BREAK + "»").replace(" M€", NO_BREAK + "M€").replace(" PV", NO_BREAK + "PV");
        };
    }

    /** What stands for a name until the sentence is set, so that a name keeps its own letters. */
    public static String standIn(Seat seat) {
        return Character.toString(NAMES + seat.index());
    }

    /** Sets a sentence with such letters and puts the names in. */
    public static String set(Language language, String sentence, Names names) {
        String set = set(language, sentence);
        for (Seat seat : Seat.values()) {
            String mark = standIn(seat);
            if (set.contains(mark)) {
                String name = names.of(seat);
                set = language == Language.FR ? set.replace("de " + mark, de(name)) : set;
                set = set.replace(mark, name);
            }
        }
        return set;
    }

    /** Sets a sentence first and puts names in last. */
    public static String set(Language language, Names names, Function<Names, String> sentence) {
        return set(language, sentence.apply(Typography::standIn), names);
    }

    /** French “de” before a name, with its e or without. */
    public static String de(String name) {
        return !name.isEmpty() && VOWELS.indexOf(Character.toLowerCase(name.charAt(0))) >= 0
                ? "d’" + name
                : "de " + name;
    }

    /** “a” or “an”; R and X are spoken with a vowel, an hour has none to hear. */
    public static String a(String noun) {
        boolean vowel = "aeiou".indexOf(Character.toLowerCase(noun.charAt(0))) >= 0 || noun.startsWith("R&D")
                || noun.startsWith("X-") || noun.startsWith("hour");
        return (vowel ? "an " : "a ") + noun;
    }

    /** A number with a real minus sign. */
    public static String minus(int number) {
        return number < 0 ? "−" + -number : String.valueOf(number);
    }

    /** A change with its sign. */
    public static String signed(int change) {
        return change < 0 ? minus(change) : "+" + change;
    }
}
