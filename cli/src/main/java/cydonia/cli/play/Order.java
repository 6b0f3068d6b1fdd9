package cydonia.cli.play;

import cydonia.cli.shell.Phrase;
import cydonia.engine.Language;
import cydonia.engine.Text;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What a person may type at the table besides an action. Both languages are always understood. */
enum Order {
    // spotless:off
    VIEW("view", "vue", PlayPhrase.HELP_VIEW),
    MAP("map", "plateau", PlayPhrase.HELP_MAP),
    HAND("hand", "main", PlayPhrase.HELP_HAND),
    PLAYERS("players", "joueurs", PlayPhrase.HELP_PLAYERS),
    CHOICES("choices", "choix", PlayPhrase.HELP_CHOICES),
    WHY("why", "pourquoi", PlayPhrase.HELP_WHY),
    PREVIEW("preview", "aperçu", PlayPhrase.HELP_PREVIEW),
    HINT("hint", "conseil", PlayPhrase.HELP_HINT),
    UNDO("undo", "annuler", PlayPhrase.HELP_UNDO),
    CARD("card", "carte", PlayPhrase.HELP_CARD),
    RULES("rules", "règles", PlayPhrase.HELP_RULES),
    SCORE("score", "points", PlayPhrase.HELP_SCORE),
    LOG("log", "journal", PlayPhrase.HELP_LOG),
    SAVE("save", "enregistrer", PlayPhrase.HELP_SAVE),
    HELP("help", "aide", PlayPhrase.HELP_HELP),
    QUIT("quit", "quitter", PlayPhrase.HELP_QUIT);
    // spotless:on

    private final Text word;
    private final Phrase explanation;

    Order(String en, String fr, Phrase explanation) {
        this.word = new Text(en, fr);
        this.explanation = explanation;
    }

    String word(Language language) {
        return word.in(language);
    }

    Phrase explanation() {
        return explanation;
    }

    /** The order that the first word of the line is, if it is one; accents may be missing. */
    static Optional<Order> of(String line) {
        String first = plain(line.split(" ", 2)[0]);
        return Arrays.stream(values())
                .filter(order -> List.of(plain(order.word.en()), plain(order.word.fr())).contains(first)).findFirst();
    }

    private static String plain(String word) {
        return Normalizer.normalize(word, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    }
}
