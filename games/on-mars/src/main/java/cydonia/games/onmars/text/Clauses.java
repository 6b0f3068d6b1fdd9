package cydonia.games.onmars.text;

import cydonia.engine.Language;
import cydonia.games.onmars.box.Effect;

/** Effects in words on their own, for places that show the rest of a card in signs. */
public final class Clauses {

    private static final CardWords ENGLISH = new EnglishCards();
    private static final CardWords FRENCH = new FrenchCards();

    private Clauses() {
    }

    /** What an effect does, as one sentence. */
    public static String of(Effect effect, Language language) {
        CardWords wording = language == Language.FR ? FRENCH : ENGLISH;
        return Typography.set(language, CardList.capital(wording.effect(effect)) + ".");
    }
}
