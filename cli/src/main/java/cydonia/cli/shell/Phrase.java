package cydonia.cli.shell;

import cydonia.engine.Language;
import cydonia.engine.Text;

/**
 * Something the command says itself, in a list of its own for each kind of command. What games say comes from their
 * prose, what help says from {@link Help}.
 */
public interface Phrase {

    Sentence sentence();

    default Text text(Object... values) {
        return new Text(in(Language.EN, values), in(Language.FR, values));
    }

    default String in(Language language, Object... values) {
        return sentence().in(language, values);
    }
}
