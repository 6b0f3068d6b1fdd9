package cydonia.tables.notice;

import cydonia.engine.Language;
import cydonia.engine.Text;

/**
 * What is said to somebody: whose turn it is, and where. Nothing hidden, since anybody may be listening.
 *
 * @param name
 *            of whoever is waited for
 * @param own
 *            whether that is the one who is called
 */
record Call(String table, String game, String seat, String name, boolean own, Language language, String link) {

    String text() {
        return (own
                ? Text.of("%s: it is your turn.", "%s : c’est à vous.", game)
                : Text.of("%s: it is %s’s turn.", "%s : c’est à %s.", game, name)).in(language);
    }
}
