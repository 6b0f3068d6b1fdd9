package cydonia.cli;

import cydonia.engine.Language;
import cydonia.engine.Text;
import cydonia.engine.Typography;
import java.util.Locale;

/** Everything the command says itself. What games say comes from their prose, what help says from {@link Help}. */
enum Phrase {
    // spotless:off
    SEE_HELP("Try “%s --help”.", "Voyez « %s --help »."),
    INTERNAL_ERROR("Something went wrong inside cydonia: %s. (Set CYDONIA_TRACE=1 to see where.)",
            "Erreur interne de cydonia : %s. (Définissez CYDONIA_TRACE=1 pour voir où.)"),
    UNKNOWN_ARGUMENT("Unknown command or option: “%s”.", "Commande ou option inconnue : « %s »."),
    MISSING_ARGUMENT("Something is missing: %s.", "Il manque : %s."),
    ARGUMENT_TWICE("%s is given twice.", "%s est donné deux fois."),
    WRONG_VALUE("“%s” is not a value for %s.", "« %s » n'est pas une valeur pour %s."),
    AT_LEAST_ONE("%s must be at least 1, not %s.", "%s doit être au moins 1, pas %s."),
    WHICH_GAME("Which game? There are: %s.", "Quel jeu ? Il y a : %s."),
    NO_SEED("“%s” is not a seed: a whole number or 32 hexadecimal digits are needed.",
            "« %s » n'est pas une graine : il faut un nombre entier ou 32 chiffres hexadécimaux."),
    WRONG_PEOPLE("A table of %2$s has no room for %1$s people.", "Une table de %2$s n'a pas de place pour %1$s personnes."),
    LOADED_IS_SET_UP("A loaded game is already set up: --load goes without --seats, --option and --seed.",
            "Une partie chargée est déjà préparée : --load s'emploie sans --seats, --option ni --seed."),
    COLON(": ", " : "),
    SEMICOLON("; ", " ; "),
    JSON_OR_COVERAGE("--json and --coverage do not go together.", "--json et --coverage ne vont pas ensemble."),

    OVERVIEW_HEAD("Cydonia: board games about Mars, in the browser, in the terminal and as a fast simulator.\n\nGames:",
            "Cydonia : des jeux de société sur Mars, dans le navigateur, dans le terminal et en simulateur rapide.\n\nJeux :"),
    OVERVIEW_DO("\nWhat you can do now:", "\nCe que vous pouvez faire :"),
    OVERVIEW_SERVE("open tables for the browser; “cydonia” without arguments does the same",
            "ouvrir des tables dans le navigateur ; « cydonia » sans argument fait de même"),
    OVERVIEW_GAMES("the games, their seats and options", "les jeux, leurs places et leurs options"),
    OVERVIEW_PLAY("play against the computer, from easy to expert",
            "jouer contre l'ordinateur, de facile à expert"),
    OVERVIEW_CARDS("what every card says", "le texte de chaque carte"),
    OVERVIEW_SIMULATE("play a thousand random games and count", "jouer mille parties au hasard et compter"),
    OVERVIEW_ARENA("let computer players play against each other and count",
            "faire jouer l'ordinateur contre lui-même et compter"),
    OVERVIEW_REPLAY("replay a saved game as text", "relire une partie enregistrée"),
    OVERVIEW_REVIEW("think a finished game over: mistakes, luck, decisive moments",
            "analyser une partie finie : erreurs, hasard, moments décisifs"),
    OVERVIEW_MORE("\n“cydonia play --help” says more of each; --lang fr speaks French.",
            "\n« cydonia play --help » en dit plus sur chacune ; --lang en parle anglais."),
    NO_SUCH_PORT("%s is not a port: choose one from 0 to 65535.", "%s n'est pas un port : choisissez entre 0 et 65535."),
    PASSWORD_IN_SIGHT("A password on the command line can be read by everybody on this machine: put the address into CYDONIA_DATABASE or into a file (--settings).",
            "Un mot de passe sur la ligne de commande se lit depuis toute la machine : mettez l'adresse dans CYDONIA_DATABASE ou dans un fichier (--settings)."),
    PASSWORD_OF_LOAD("A password on the command line can be read by everybody on this machine: let the database trust this user, or use a ~/.pgpass file.",
            "Un mot de passe sur la ligne de commande se lit depuis toute la machine : que la base fasse confiance à cet utilisateur, ou passez par un fichier ~/.pgpass."),
    WRONG_PROOF("Numbers begin at 1; several nodes want a --database that they share, and an outage a command that restarts it (--restart).",
            "Les nombres commencent à 1 ; plusieurs nœuds veulent une --database commune, et une panne veut la commande qui la redémarre (--restart)."),
    NOT_PROVED("Something was lost.", "Quelque chose a été perdu."),
    PROVED_KILLS("kills: %s, nodes: %s, tables at once: %s, moves acknowledged: %s, of these lost: %s, longest wait: %.1f s, logs: %s, of these unplayable: %s",
            "arrêts brutaux : %s, nœuds : %s, tables à la fois : %s, coups confirmés : %s, dont perdus : %s, attente la plus longue : %.1f s, journaux : %s, dont injouables : %s"),
    PROVED_OUTAGE("%s s with %s nodes and %s tables: %.0f moves a second, median %.1f ms, p99 %.1f ms",
            "%s s avec %s nœuds et %s tables : %.0f coups par seconde, médiane %.1f ms, p99 %.1f ms"),
    PROVED_OUTAGE_KEPT("node killed and back after %.1f s, database restarted in %.1f s, longest wait: %.1f s; moves acknowledged: %s, of these lost: %s; logs: %s, of these unplayable: %s",
            "nœud tué et revenu en %.1f s, base redémarrée en %.1f s, attente la plus longue : %.1f s ; coups confirmés : %s, dont perdus : %s ; journaux : %s, dont injouables : %s"),
    PROVED_MEMORY("%s, heap %s: %s tables in memory at once, after %s moves each; the process takes %s MB with them, %s MB without; %s opened in all, slowest move after memory was full: %.0f ms",
            "%s, tas %s : %s tables en mémoire à la fois, après %s coups chacune ; le processus prend %s Mo avec elles, %s Mo sans ; %s ouvertes en tout, coup le plus lent une fois la mémoire pleine : %.0f ms"),
    PROVED_SOAK("%s s at %s tables, %.0f moves a second, heap %s: median %.1f ms, p99 %.1f ms; least memory of objects in each sixth (MB): %s; of the process (MB): %s",
            "%s s à %s tables, %.0f coups par seconde, tas %s : médiane %.1f ms, p99 %.1f ms ; mémoire minimale des objets par sixième (Mo) : %s ; du processus (Mo) : %s"),
    PROVED_FUZZ("%s: commands: %s, done: %s, refused: %s, tables: %s, seconds: %.0f; no failure, nothing changed by what was refused",
            "%s : commandes : %s, faites : %s, refusées : %s, tables : %s, secondes : %.0f ; aucune panne, rien de changé par les refus"),
    ADMIN_CLOSED("Table %s is closed.", "La table %s est fermée."),
    ADMIN_DELETED("Table %s is gone for good.", "La table %s est supprimée pour de bon."),
    ADMIN_WRITTEN("Written: %s", "Écrit : %s"),
    ADMIN_UNWRITABLE("“%s” cannot be written.", "Impossible d'écrire « %s »."),
    ADMIN_MISSING("“admin %s” needs to know what; see “cydonia admin --help”.",
            "« admin %s » doit savoir quoi ; voyez « cydonia admin --help »."),
    ADMIN_TABLES("Tables in it: %s", "Tables qu'elle contient : %s"),
    ADMIN_PLAYABLE("All logs play as they were written: %s", "Tous les journaux se rejouent comme écrits : %s"),
    ADMIN_UNPLAYABLE("%s of %s logs cannot be played.", "%s journaux sur %s ne peuvent pas être rejoués."),
    ADMIN_PRUNED("Tables taken away: %s (untouched for %s days)", "Tables supprimées : %s (inchangées depuis %s jours)"),
    ADMIN_FORGOTTEN("Seats whose name is forgotten: %s", "Places dont le nom est oublié : %s"),
    DOCTOR_JAVA("Java %s (25 or newer)", "Java %s (25 ou plus récent)"),
    DOCTOR_MEMORY("memory for objects: %s MB (200 or more)", "mémoire pour les objets : %s Mo (200 ou plus)"),
    DOCTOR_CLOCK("the clock says %s (UTC)", "l'horloge indique %s (UTC)"),
    DOCTOR_DISK("free on disk: %s MB (500 or more) in %s", "libre sur le disque : %s Mo (500 ou plus) dans %s"),
    DOCTOR_SYNC("a write reaches the disk in %s ms (less than 50)", "une écriture atteint le disque en %s ms (moins de 50)"),
    DOCTOR_NO_DISK("“%s” cannot be written", "impossible d'écrire dans « %s »"),
    DOCTOR_DATABASE("the database is whole: tables %s, kB %s", "la base de données est entière : tables %s, ko %s"),
    DOCTOR_NO_DATABASE("no database yet: the server makes one", "pas encore de base de données : le serveur en créera une"),
    DOCTOR_ILL("Not fit: %s of these need care.", "Pas en état : %s de ces points demandent des soins."),
    LISTENING("Cydonia is open: %s", "Cydonia est ouvert : %s"),
    HOW_TO_STOP("Ctrl-C to stop; “cydonia --help” for the other commands.",
            "Ctrl-C pour arrêter ; « cydonia --help » pour les autres commandes."),
    FAIR("The seed matches the commitment: the deal was fair.",
            "La graine correspond à l'engagement : la donne était honnête."),
    UNFAIR("The seed %s does not match the commitment %s: this is not the game that was promised.",
            "La graine %s ne correspond pas à l'engagement %s : ce n'est pas la partie promise."),
    SEATS_EXACTLY("Players: %s.", "Joueurs : %s."),
    SEATS_BETWEEN("Players: %s to %s.", "Joueurs : de %s à %s."),
    BY_DEFAULT("[default]", "[par défaut]"),
    RECONSTRUCTED("%s Not confirmed by any source: our reconstruction.",
            "%s Non confirmé par une source : notre reconstitution."),

    PLAYER("%s player", "%s joueur"),
    PLAYERS("%s players", "%s joueurs"),
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
    CALIBRATE_MORE("At least 2 games and 1 imagined game for each decision are needed.", "Il faut au moins 2 parties, et 1 partie imaginée par décision."),
    CALIBRATED("%s, seats: %s, games: %s, imagined by players: %s, for advice: %s; pieces of advice for the line: %s, to check it: %s",
            "%s, places : %s, parties : %s, imaginées par les joueurs : %s, pour un conseil : %s ; conseils pour la ligne : %s, pour la vérifier : %s"),
    CALIBRATE_HEAD("stated       advice   mean     came true", "annoncée   conseils   moyenne  avérée"),
    CALIBRATE_HOPED("The hope as it is:", "L’espoir tel quel :"),
    CALIBRATE_STATED("The chance by the line from the other half:", "La chance selon la ligne de l’autre moitié :"),
    CALIBRATE_ERROR("expected error: %s%%, mean square: %s", "erreur attendue : %s %%, carré moyen : %s"),
    OTHER_CALIBRATION("%s keeps the games of another count: choose another file, or repeat its arguments.",
            "%s garde les parties d’un autre comptage : choisissez un autre fichier, ou répétez ses arguments."),
    HINT_LINE("%s: %s%% chance to win", "%s : %s %% de chances de gagner"),
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
    SAVE_BEFORE_LEAVING("The game is not saved. Type the name of a file to save it, or press Enter to leave. ",
            "La partie n'est pas enregistrée. Tapez un nom de fichier pour l'enregistrer, ou Entrée pour partir. "),
    SAVED("  Saved. Go on later with: cydonia play --load %s", "  Partie enregistrée. Pour continuer plus tard : cydonia play --load %s"),
    TAKEN_BACK("  Undone.", "  Action annulée."),

    HELP_ACTIONS("Type the number of a choice, or its notation in brackets. Enter alone shows the table again.",
            "Tapez le numéro d'un choix, ou sa notation entre crochets. Entrée seule montre à nouveau la table."),
    HELP_SEVERAL("Where several things are chosen: “1 4 7” or “2-5” picks, “-4” or “un” before the notation puts back, “all”, “none”;"
            + "\n“done” confirms, also on the same line: “1 4 7 done”. Nothing happens before that.",
            "Quand on choisit plusieurs choses : « 1 4 7 » ou « 2-5 » choisit, « -4 » ou « un » devant la notation repose, « tout »,"
            + "\n« rien » ; « fini » confirme, aussi sur la même ligne : « 1 4 7 fini ». Rien ne se passe avant."),
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
    REVIEW_SEAT("  %-8s %8s %% %8s %% %11s %15s %6s %7s %%", "  %-8s %7s %% %8s %% %11s %18s %8s %8s %%"),
    REVIEW_DECISIVE("Where most was lost:", "Là où l'on a le plus perdu :"),
    REVIEW_NO_MISTAKE("No decision was clearly worse than another one.", "Aucune décision n'a été nettement moins bonne qu'une autre."),
    REVIEW_MISTAKE("%s: “%s”. The computer would have chosen “%s”: %s per cent of winning more.",
            "%s : « %s ». L'ordinateur aurait choisi « %s » : %s pour cent de victoire en plus."),

    SIMULATED("%s, %s at random, seed %s", "%s, %s au hasard, graine %s"),
    SIMULATED_GAMES("  games       %,d, of which %,d finished", "  parties     %,d, dont %,d terminées"),
    SIMULATED_DECISIONS("  decisions   %,d; per game %.1f on average, %,d at most",
            "  décisions   %,d ; par partie %.1f en moyenne, %,d au plus"),
    SIMULATED_SPEED("  speed       %.2f s; %,.0f games/s, %,.0f decisions/s", "  vitesse     %.2f s ; %,.0f parties/s, %,.0f décisions/s"),
    SIMULATED_SCORES("  scores      %d to %d, %.2f on average", "  scores      de %d à %d, %.2f en moyenne"),
    SIMULATED_WINS("  wins        %s", "  victoires   %s"),
    SIMULATED_HASH("  hash        %s", "  empreinte   %s"),
    WRONG_LOAD("At least one table and one second are needed, and a rate of at least 0.",
            "Il faut au moins une table et une seconde, et un débit d'au moins 0."),
    LOADED("%s, %s tables, %s s after %s s of warming up, bots in all seats over HTTP",
            "%s, %s tables, %s s après %s s de mise en train, des programmes à toutes les places par HTTP"),
    LOADED_MOVES("  moves       %,d on the disk; %,.0f a second; %,d games finished",
            "  coups       %,d sur le disque ; %,.0f par seconde ; %,d parties terminées"),
    LOADED_TIMES("  answered    half within %.1f ms, 99 %% within %.1f ms, all within %.1f ms",
            "  réponses    la moitié en %.1f ms, 99 %% en %.1f ms, toutes en %.1f ms"),
    LOADED_MEMORY("  memory      %,d MiB in use, bots included; the server started in %.2f s",
            "  mémoire     %,d Mio utilisés, programmes compris ; le serveur a démarré en %.2f s"),
    ITERATIONS_OR_MILLIS("--iterations and --millis do not go together.", "--iterations et --millis ne vont pas ensemble."),
    OTHER_ARENA("%s keeps the games of another match: choose another folder, or repeat its arguments.",
            "%s garde les parties d'un autre match : choisissez un autre dossier, ou répétez ses arguments."),
    ARENA("%s, %s, seed %s; games: %s", "%s, %s, graine %s ; parties : %s"),
    ARENA_PLAYER("  %-8s %6s games  %7s won  %5s %%  [%s; %s]  score %s%s",
            "  %-8s %6s parties  %7s gagnées  %5s %%  [%s ; %s]  score %s%s"),
    ARENA_ELO("  Elo %s", "  Elo %s"),
    ARENA_SPEED("  %s s; %s decisions/s, %s iterations/s", "  %s s ; %s décisions/s, %s itérations/s"),
    ARENA_INTERVAL("  In brackets: the 95 %% interval of the win rate, in per cent.",
            "  Entre crochets : l'intervalle à 95 %% du taux de victoire, en pour cent."),
    COVERAGE("How often each kind of action, and each action, was chosen:",
            "Combien de fois chaque sorte d'action, et chaque action, a été choisie :");
    // spotless:on

    private final String en;
    private final String fr;

    Phrase(String en, String fr) {
        this.en = set(Language.EN, en);
        this.fr = set(Language.FR, fr);
    }

    /**
     * Sets the sentence and not what is put into it: a file keeps its name. The place of a value is no per cent sign.
     */
    private static String set(Language language, String template) {
        String marked = template.replace("%%", "\uE001").replace('%', '\uE000').replace('\uE001', '%');
        return Typography.set(language, marked).replace("%", "%%").replace('\uE000', '%');
    }

    /** How many play: French has a plural from two on. */
    static Text players(int count) {
        return (count == 1 ? PLAYER : PLAYERS).text(count);
    }

    Text text(Object... values) {
        return new Text(in(Language.EN, values), in(Language.FR, values));
    }

    String in(Language language, Object... values) {
        Object[] own = values.clone();
        for (int i = 0; i < own.length; i++) {
            own[i] = own[i] instanceof Text text ? text.in(language) : own[i];
        }
        return String.format(Locale.of(language.code()), new Text(en, fr).in(language), own);
    }
}
