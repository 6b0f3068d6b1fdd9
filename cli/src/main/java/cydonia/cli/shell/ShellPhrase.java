package cydonia.cli.shell;

import cydonia.engine.Text;

/** What every command says, and what the lists of games and cards do. */
public enum ShellPhrase implements Phrase {
    // spotless:off
    SEE_HELP("Try “%s --help”.", "Voyez « %s --help »."),
    INTERNAL_ERROR("Something went wrong inside cydonia: %s. (Set CYDONIA_TRACE=1 to see where.)",
            "Erreur interne de cydonia : %s. (Définissez CYDONIA_TRACE=1 pour voir où.)"),
    UNKNOWN_ARGUMENT("Unknown command or option: “%s”.", "Commande ou option inconnue : « %s »."),
    MISSING_ARGUMENT("Something is missing: %s.", "Il manque : %s."),
    ARGUMENT_TWICE("%s is given twice.", "%s est donné deux fois."),
    WRONG_VALUE("“%s” is not a value for %s.", "« %s » n'est pas une valeur pour %s."),
    AT_LEAST_ONE("%s must be at least 1, not %s.", "%s doit être au moins 1, pas %s."),
    NO_SEED("“%s” is not a seed: a whole number or 32 hexadecimal digits are needed.",
            "« %s » n'est pas une graine : il faut un nombre entier ou 32 chiffres hexadécimaux."),
    COLON(": ", " : "),
    SEATS_EXACTLY("Players: %s.", "Joueurs : %s."),
    SEATS_BETWEEN("Players: %s to %s.", "Joueurs : de %s à %s."),
    BY_DEFAULT("[default]", "[par défaut]"),
    RECONSTRUCTED("%s Not confirmed by any source: our reconstruction.",
            "%s Non confirmé par une source : notre reconstitution."),
    PLAYER("%s player", "%s joueur"),
    PLAYERS("%s players", "%s joueurs"),
    PROGRESS("[%s%s] %3d%%  %,d / %,d", "[%s%s] %3d %%  %,d / %,d");
    // spotless:on

    private final Sentence sentence;

    ShellPhrase(String en, String fr) {
        sentence = Sentence.of(en, fr);
    }

    /** How many play: French has a plural from two on. */
    public static Text players(int count) {
        return (count == 1 ? PLAYER : PLAYERS).text(count);
    }

    @Override
    public Sentence sentence() {
        return sentence;
    }
}
