package cydonia.games.onmars.text;

import cydonia.engine.Language;

/** How a sentence is set: as everywhere, and points stay with their number. */
final class Typography {

    private Typography() {
    }

    static String set(Language language, String sentence) {
        String set = cydonia.engine.Typography.set(language, sentence);
        return switch (language) {
            case EN -> set;
            case FR -> set.replace(" PO", "\u00a0PO");
        };
    }

    static String de(String name) {
        return cydonia.engine.Typography.de(name);
    }
}
