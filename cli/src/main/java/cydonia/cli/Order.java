package cydonia.cli;

import cydonia.engine.Language;
import cydonia.engine.Text;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What a person may type at the table besides an action. Both languages are always understood. */
enum Order {
    // spotless:off
    VIEW("view", "vue", Phrase.HELP_VIEW),
    MAP("map", "plateau", Phrase.HELP_MAP),
    HAND("hand", "main", Phrase.HELP_HAND),
    PLAYERS("players", "joueurs", Phrase.HELP_PLAYERS),
    CHOICES("choices", "choix", Phrase.HELP_CHOICES),
    WHY("why", "pourquoi", Phrase.HELP_WHY),
    PREVIEW("preview", "aperçu", Phrase.HELP_PREVIEW),
    HINT("hint", "conseil", Phrase.HELP_HINT),
    UNDO("undo", "annuler", Phrase.HELP_UNDO),
    CARD("card", "carte", Phrase.HELP_CARD),
    RULES("rules", "règles", Phrase.HELP_RULES),
    SCORE("score", "points", Phrase.HELP_SCORE),
    LOG("log", "journal", Phrase.HELP_LOG),
    SAVE("save", "enregistrer", Phrase.HELP_SAVE),
    HELP("help", "aide", Phrase.HELP_HELP),
    QUIT("quit", "quitter", Phrase.HELP_QUIT);
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
