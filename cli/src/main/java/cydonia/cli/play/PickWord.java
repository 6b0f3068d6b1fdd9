package cydonia.cli.play;

import cydonia.engine.Language;
import cydonia.engine.Text;
import java.util.Arrays;
import java.util.Optional;

/** What a person may type where several things are chosen, besides the things. Both languages are understood. */
enum PickWord {
    DONE("done", "fini"), ALL("all", "tout"), NONE("none", "rien");

    private final Text word;

    PickWord(String en, String fr) {
        this.word = new Text(en, fr);
    }

    String word(Language language) {
        return word.in(language);
    }

    static Optional<PickWord> of(String typed) {
        return Arrays.stream(values()).filter(each -> each.word.en().equals(typed) || each.word.fr().equals(typed))
                .findFirst();
    }
}
