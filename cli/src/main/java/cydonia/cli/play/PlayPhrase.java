package cydonia.cli.play;

import cydonia.cli.shell.Phrase;
import cydonia.cli.shell.Sentence;

/** What is said to those who play, replay or think a game over in the terminal. */
public enum PlayPhrase implements Phrase {
    // spotless:off
    WHICH_GAME("Which game? There are: %s.", "Quel jeu ? Il y a : %s."),
    WRONG_PEOPLE("A table of %2$s has no room for %1$s people.", "Une table de %2$s n'a pas de place pour %1$s personnes."),
    LOADED_IS_SET_UP("A loaded game is already set up: --load goes without --seats, --option and --seed.",
            "Une partie chargée est déjà préparée : --load s'emploie sans --seats, --option ni --seed."),
    SEMICOLON("; ", " ; "),
    FAIR("The seed matches the commitment: the deal was fair.",
            "La graine correspond à l'engagement : la donne était honnête."),
    UNFAIR("The seed %s does not match the commitment %s: this is not the game that was promised.",
            "La graine %s ne correspond pas à l'engagement %s : ce n'est pas la partie promise."),
    GREETING("%s, %s, seed %s.", "%s, %s, graine %s."),
    YOU_ARE("You are %s. Type a number or an action; “help” tells what else you can do.",
            "Vous êtes %s. Tapez un numéro ou une action ; « aide » pour les autres commandes."),
    COMPUTERS_ARE("The computer plays at level: %s.", "Niveau de l'ordinateur : %s."),
    NOBODY_PLAYS("The computer plays every seat; you are watching.", "L'ordinateur joue à toutes les places ; vous êtes spectateur."),
    HOT_SEAT("%s people share this screen. Type a number or an action; “help” tells what else you can do.",
            "%s personnes partagent cet écran. Tapez un numéro ou une action ; « aide » pour les autres commandes."),
    HAND_OVER("%s's turn. Press Enter when nobody else is looking. ",
            "C'est au tour de %s. Appuyez sur Entrée quand personne d'autre ne regarde. "),
    INPUT_ENDED("The input has ended; the game stops here.", "Fin de l'entrée ; la partie s'arrête ici."),
    GROUP("%s  %s … (%s choices), such as: %s", "%s  %s … (%s choix), par exemple : %s"),
    GROUP_HINT("      Type the word of a group to see it, or “choices” to see everything.",
            "      Tapez le mot d'un groupe pour le voir, ou « choix » pour tout voir."),
    NO_SUCH_NUMBER("There is no choice %s: choose from 1 to %s.", "Il n'y a pas de choix %s : choisissez de 1 à %s."),
    NOT_UNDERSTOOD("%s (“help” tells what you can type.)", "%s (« aide » dit ce que vous pouvez taper.)"),
    PICKED_AT_MOST("%1$s of at most %2$s %3$s", "%1$s %3$s sur %2$s au plus"),
    PICKED_OF("%1$s of %2$s %3$s", "%1$s %3$s sur %2$s"),
    PICKED_BETWEEN("%1$s of %4$s to %2$s %3$s", "%1$s %3$s, de %4$s à %2$s"),
    HOW_TO_PICK("      Numbers pick, in any order; “-1” puts the first back; “done” confirms.",
            "      Les numéros choisissent, dans tout ordre ; « -1 » repose le premier ; « fini » confirme."),
    BESIDE("      Or, instead of all this:", "      Ou bien, au lieu de tout cela :"),
    NOT_PICKED("“%s” is not picked.", "« %s » n'est pas choisi."),
    GOES_ALONE("“%s” goes alone: nothing was done.", "« %s » se joue seul : rien n'a été fait."),
    NOTHING_PICKED("  Nothing is picked any more.", "  Plus rien n'est choisi."),
    HINT_LINE("%2$s%% chance to win: %1$s", "%2$s %% de chances de gagner : %1$s"),
    HINT_UNCHECKED("Rough chances: for games like this one nobody has counted yet how often they come true.",
            "Chances approximatives : pour ce genre de partie, personne n’a encore compté combien de fois elles se vérifient."),
    HINT_EVEN("About even: none of these is clearly best.", "À peu près égal : aucun n’est nettement meilleur."),
    HELP_HINT("the computer thinks for you: its best moves, and what they change",
            "l’ordinateur réfléchit pour vous : ses meilleurs coups, et ce qu’ils changent"),
    HELP_MAP("the map and what lies on it, alone", "la carte et ce qui s’y trouve, seule"),
    HELP_HAND("what you hold, alone", "ce que vous avez en main, seul"),
    HELP_PLAYERS("the players, alone", "les joueurs, seuls"),
    PREVIEW_WHAT("Preview what? Write “preview” and the number of a choice.",
            "L'aperçu de quoi ? Écrivez « aperçu » et le numéro d'un choix."),
    PREVIEW_COUNTS("counts for %2$s: %1$s", "compte pour %2$s : %1$s"),
    PREVIEW_HIDDEN("It reveals hidden information: it cannot be undone.",
            "Cela révèle une information cachée : annulation impossible."),
    PREVIEW_NOTHING("Nothing more is certain beforehand.", "Rien d'autre n'est certain d'avance."),
    THAT_IS_POSSIBLE("  “%s” is possible: it is choice %s.", "  « %s » est possible : c'est le choix %s."),
    NOTHING_REFUSED("  Nothing is refused right now.", "  Aucune action n'est refusée en ce moment."),
    NOT_NOW("  “%s” makes no sense right now.", "  « %s » n'a pas de sens en ce moment."),
    SAVE_WHERE("Save where? Write “save” and the name of a file.", "Enregistrer où ? Écrivez « enregistrer » et le nom d'un fichier."),
    NOT_OVER_OTHER_FILES("%s exists and is not a saved game: choose another name.",
            "%s existe et n'est pas une partie enregistrée : choisissez un autre nom."),
    NO_FILE_NAME("“%s” cannot be the name of a file.", "« %s » ne peut pas nommer un fichier."),
    NO_RULES("  The rules of this game are not written down here yet.",
            "  Les règles de ce jeu ne sont pas encore écrites ici."),
    MORE_RULES("“rules” and a word tells more: %s", "« règles » et un mot en dit plus : %s"),
    RULES_TOO("Also in: %s", "Aussi dans : %s"),
    NO_SUCH_RULE("The rules say nothing about “%s”. They have: %s", "Les règles ne disent rien de « %s ». Elles ont : %s"),
    NO_SUCH_CARD("No card is called “%s”.", "Aucune carte ne s'appelle « %s »."),
    SAVE_BEFORE_LEAVING("The game is not saved. Type the name of a file to save it, or press Enter to leave.",
            "La partie n'est pas enregistrée. Tapez un nom de fichier pour l'enregistrer, ou Entrée pour partir."),
    SAVED("  Saved. Go on later with: cydonia play --load %s", "  Partie enregistrée. Pour continuer plus tard : cydonia play --load %s"),
    TAKEN_BACK("  Undone.", "  Action annulée."),
    HELP_ACTIONS("Type the number of a choice, or its notation in brackets. Enter alone shows the table again.",
            "Tapez le numéro d'un choix, ou sa notation entre crochets. Entrée seule montre à nouveau la table."),
    HELP_SEVERAL("Where several things are chosen: “1 4 7” or “2-5” picks, “-4” or “un” before the notation puts back, “all”, “none”;"
            + " “done” confirms, also on the same line: “1 4 7 done”. Nothing happens before that.",
            "Quand on choisit plusieurs choses : « 1 4 7 » ou « 2-5 » choisit, « -4 » ou « un » devant la notation repose, « tout »,"
            + " « rien » ; « fini » confirme, aussi sur la même ligne : « 1 4 7 fini ». Rien ne se passe avant."),
    HELP_VIEW("show the table", "montrer la table"),
    HELP_CHOICES("list every choice", "lister tous les choix"),
    HELP_WHY("why other things are not possible; “why build” only those that begin so",
            "pourquoi le reste est impossible ; « pourquoi build » seulement ce qui commence ainsi"),
    HELP_PREVIEW("preview N: what a choice costs and certainly changes",
            "aperçu N : ce qu'un choix coûte et change à coup sûr"),
    HELP_UNDO("put back what is picked; else undo your last choice, unless it revealed something hidden",
            "reposer ce qui est choisi ; sinon annuler votre dernier choix, s'il n'a rien révélé de caché"),
    HELP_CARD("card WORD: what the cards of that name say", "carte MOT : ce que disent les cartes de ce nom"),
    HELP_RULES("how the game is played, for this question; “rules WORD” what they say about it",
            "comment on joue, pour cette question ; « règles MOT » ce qu'elles en disent"),
    HELP_SCORE("every score and where it comes from", "chaque score et d'où il vient"),
    HELP_LOG("everything that has happened", "tout ce qui s'est passé"),
    HELP_SAVE("save FILE: keep the game in a file", "enregistrer FICHIER : garder la partie dans un fichier"),
    HELP_HELP("this list", "cette liste"),
    HELP_QUIT("leave; what is not saved is lost", "partir ; ce qui n'est pas enregistré est perdu"),
    WINNER("The game is over. %s wins.", "La partie est terminée. Victoire de %s."),
    WINNERS("The game is over. Won together: %s.", "La partie est terminée. Victoire partagée : %s."),
    NOBODY_WON("The game is over. Nobody has won.", "La partie est terminée. Personne n'a gagné."),
    ALL_WON("The game is over: won!", "La partie est terminée : gagné !"),
    ALL_LOST("The game is over: lost.", "La partie est terminée : perdu."),
    VERIFIED("The file is sound. Actions: %s.", "Le fichier est valide. Actions : %s."),
    REVIEW_UNFINISHED("This game is not over: only a finished game can be reviewed.",
            "Cette partie n'est pas finie : seule une partie finie peut être analysée."),
    REVIEW_HEAD("\nPer cent of winning, as each could know it then:\n          sound moves   at first   own moves   others' moves   luck   at last",
            "\nPour cent de victoire, selon ce que chacun pouvait savoir :\n          bons coups   au début   ses coups   coups des autres   hasard   à la fin"),
    REVIEW_SEAT("  %-8s %9s%% %9s%% %11s %15s %6s %8s%%", "  %-8s %7s %% %8s %% %11s %18s %8s %8s %%"),
    REVIEW_DECISIVE("Where most was lost:", "Là où l'on a le plus perdu :"),
    REVIEW_NO_MISTAKE("No decision was clearly worse than another one.", "Aucune décision n'a été nettement moins bonne qu'une autre."),
    REVIEW_MISTAKE("%s: “%s”. The computer would have chosen “%s”: %s per cent of winning more.",
            "%s : « %s ». L'ordinateur aurait choisi « %s » : %s pour cent de victoire en plus.");
    // spotless:on

    private final Sentence sentence;

    PlayPhrase(String en, String fr) {
        sentence = Sentence.of(en, fr);
    }

    @Override
    public Sentence sentence() {
        return sentence;
    }
}
