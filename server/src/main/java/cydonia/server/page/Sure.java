package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.tables.sight.Doubt;
import java.util.List;
import java.util.Optional;

/**
 * A question before something that nobody should do by a careless click. The answer yes is the same command with
 * {@code sure=yes} in its address.
 *
 * @param command
 *            what is asked of the table: {@code act} or {@code concede}
 * @param action
 *            the action in notation, where it is one
 * @param question
 *            what is asked
 * @param reason
 *            why
 * @param yes
 *            the words of the answer
 */
public record Sure(String command, Optional<String> action, String question, String reason, String yes) {

    private static final int NAMED = 3;

    public static Sure of(Doubt doubt, Language language) {
        String label = Words.capital(doubt.choice().label());
        return new Sure("act", Optional.of(doubt.choice().notation()), Words.fill(Words.SURE, language, label),
                doubt.left().isEmpty() ? Words.SURE_POINTLESS.in(language) : left(doubt.left(), language), label);
    }

    /** Giving up the whole game. */
    public static Sure concede(Language language) {
        return new Sure("concede", Optional.empty(), Words.fill(Words.SURE, language, Words.CONCEDE),
                Words.SURE_CONCEDE.in(language), Words.CONCEDE.in(language));
    }

    private static String left(List<String> left, Language language) {
        String some = String.join(", ", left.subList(0, Math.min(NAMED, left.size())));
        return left.size() > NAMED
                ? Words.fill(Words.SURE_MORE, language, some, left.size() - NAMED)
                : Words.fill(Words.SURE_LEFT, language, some);
    }
}
