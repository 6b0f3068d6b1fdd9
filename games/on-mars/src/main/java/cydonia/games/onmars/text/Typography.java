package cydonia.games.onmars.text;

import cydonia.engine.Language;

/** How a sentence is set: real apostrophes, and in French spaces that do not break. */
final class Typography {

    private static final String NO_BREAK = "\u00a0";

    private Typography() {
    }

    static String set(Language language, String sentence) {
        String set = sentence.replace('\'', '’');
        return switch (language) {
            case EN -> set;
            case FR -> set.replace(" :", NO_BREAK + ":").replace(" ;", NO_BREAK + ";").replace(" ?", NO_BREAK + "?")
                    .replace(" !", NO_BREAK + "!").replace("« ", "«" + NO_BREAK).replace(" »", NO_BREAK + "»")
                    .replace(" PO", NO_BREAK + "PO");
        };
    }

    /** “de” before a name, with its e or without. */
    static String de(String name) {
        return "aeiouyàâäéèêëîïôöùûü".indexOf(Character.toLowerCase(name.charAt(0))) < 0 ? "de " + name : "d’" + name;
    }
}
