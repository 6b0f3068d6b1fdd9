package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Text;
import cydonia.engine.Typography;
import cydonia.tables.sight.Picking;
import java.util.List;

/** What the frame of every page says; games speak for themselves. */
public final class Words {

    // spotless:off — one phrase per line
    public static final Text NAME           = Text.same("Cydonia");
    public static final Text TAGLINE        = new Text("Four board games about Mars, in your browser.", "Quatre jeux de société sur Mars, dans votre navigateur.");
    public static final Text SKIP           = new Text("Skip to the decision", "Aller à la décision");
    public static final Text HOME           = new Text("All games", "Tous les jeux");
    public static final Text LANGUAGE       = new Text("Language", "Langue");
    public static final Text THEME          = new Text("Light or dark", "Clair ou sombre");
    public static final Text MENU           = new Text("Menu", "Menu");
    public static final Text PLAY_NOW       = new Text("Play now against the computer", "Jouer contre l’ordinateur");
    public static final Text PLAY           = new Text("Play now", "Jouer");
    public static final Text PLAY_ON        = new Text("Play", "Jouer");
    public static final Text OPPONENTS      = new Text("Computer opponents", "Adversaires (IA)");
    public static final Text LEVEL          = new Text("Level", "Niveau");
    public static final Text CHANGE_LEVEL   = new Text("Change its level", "Changer son niveau");
    public static final Text TO_TABLE       = new Text("Go to the table", "Aller à la table");
    public static final Text NEW_TABLE      = new Text("New table…", "Nouvelle table…");
    public static final Text NEW_TABLE_OF   = new Text("New table: %s", "Nouvelle table : %s");
    public static final Text MY_TABLES      = new Text("Your tables", "Vos tables");
    public static final Text FINISHED       = new Text("Finished games", "Parties terminées");
    public static final Text GAMES          = new Text("Games", "Jeux");
    public static final Text GAMES_HINT     = new Text("Play at once against the computer, or open a table for friends. No account.", "Jouez tout de suite contre l’ordinateur, ou ouvrez une table pour vos amis. Sans compte.");
    public static final Text BEGINS_ALONE   = new Text("The game begins by itself when everybody is here.", "La partie commence d’elle-même quand tout le monde est là.");
    public static final Text CANCEL         = new Text("Cancel", "Annuler");
    public static final Text FILES          = new Text("Files", "Fichiers");
    public static final Text SEATS          = new Text("Seats", "Places");
    public static final Text SEAT           = new Text("Seat", "Place");
    public static final Text PLAYERS        = new Text("%s–%s players", "%s–%s joueurs");
    public static final Text SO_MANY        = new Text("%s players", "%s joueurs");
    public static final Text SOLO           = new Text("Solo", "Solo");
    public static final Text AGAINST_IT     = new Text("Against the computer", "Contre l’ordinateur");
    public static final Text WITH_FRIENDS   = new Text("With friends", "Entre amis");
    public static final Text YOUR_NAME      = new Text("Your name", "Votre nom");
    public static final Text FIRST_TIME     = new Text("First time?", "Première fois ?");
    public static final Text ABOUT_QUESTION = new Text("More about the question", "En savoir plus sur la question");
    public static final Text OPTIONS        = new Text("Options", "Options");
    public static final Text VARIANTS       = new Text("Variants", "Variantes");
    public static final Text NO_VARIANT     = new Text("none", "aucune");
    public static final Text CREATE         = new Text("Open the table", "Ouvrir la table");
    public static final Text YOU            = new Text("you", "vous");
    public static final Text PERSON         = new Text("person", "personne");
    public static final Text COMPUTER       = new Text("computer", "ordinateur");
    public static final Text OPEN           = new Text("open: by invite link", "libre : sur invitation");
    public static final Text FREE           = new Text("open", "libre");
    public static final Text EMPTY          = new Text("not used", "non utilisée");
    public static final Text YOUR_TURN      = new Text("Your turn", "À vous");
    public static final Text WAITING        = new Text("Waiting for %s", "On attend %s");
    public static final Text IN_LOBBY       = new Text("Waiting for players", "On attend des joueurs");
    public static final Text WON_BY         = new Text("Won by %s", "Gagnée par %s");
    public static final Text RULES_CHANGED  = new Text("The rules have changed", "Les règles ont changé");
    public static final Text END_GAME       = new Text("End the game; it counts for nobody", "Terminer la partie ; elle ne compte pour personne");
    public static final Text REST_OF_FILE   = new Text("What else the file says (%s moves)", "Ce que le fichier dit encore (%s coups)");
    public static final Text OVER           = new Text("Game over", "Partie terminée");
    public static final Text INVITE         = new Text("Invite link", "Lien d’invitation");
    public static final Text INVITE_HINT    = new Text("Send each link to one person: whoever opens it takes that seat. The game begins when every seat is taken.", "Envoyez chaque lien à une personne : qui l’ouvre prend la place. La partie commence quand toutes les places sont prises.");
    public static final Text WATCH          = new Text("Spectator link", "Lien spectateur");
    public static final Text COPY           = new Text("Copy", "Copier");
    public static final Text COPIED         = new Text("Copied", "Copié");
    public static final Text TO_COMPUTER    = new Text("Let the computer play", "Confier à l’ordinateur");
    public static final Text TO_PERSON      = new Text("Give it back to its player", "Rendre à son joueur");
    public static final Text NEW_INVITE     = new Text("New invite link", "Nouveau lien d’invitation");
    public static final Text CLOSE_TABLE    = new Text("Close the table", "Fermer la table");
    public static final Text JOIN           = new Text("Take this seat", "Prendre cette place");
    public static final Text INVITED        = new Text("%s invites you to a game of %s.", "%s vous invite à une partie de %s.");
    public static final Text TO_DECIDE      = new Text("to play", "doit jouer");
    public static final Text THINKING       = new Text("thinking", "réfléchit");
    public static final Text POINTS         = new Text("points", "points");
    public static final Text BOARD          = new Text("Board", "Plateau");
    public static final Text CONFIRM        = new Text("Confirm", "Confirmer");
    public static final Text CONFIRM_SOME   = new Text("Confirm %n", "Confirmer %n");
    public static final Text ONE_MORE       = new Text("one more: %s", "un de plus : %s");
    public static final Text ONE_LESS       = new Text("one less: %s", "un de moins : %s");
    public static final Text DECISION       = new Text("Decision", "Décision");
    public static final Text HAND           = new Text("Hand and reserve", "Main et réserve");
    public static final Text HAND_SHORT     = new Text("Hand", "Main");
    public static final Text LOG            = new Text("Log", "Journal");
    public static final Text OVERVIEW       = new Text("Players", "Joueurs");
    public static final Text CLOSER         = new Text("A closer look", "De plus près");
    public static final Text CLOSE          = new Text("Close", "Fermer");
    public static final Text SCORES         = new Text("Scores", "Scores");
    public static final Text CARDS          = new Text("Cards", "Cartes");
    public static final Text FILTER         = new Text("Filter", "Filtrer");
    public static final Text WHOSE          = new Text("Show actions of", "Afficher les actions de");
    public static final Text SINCE          = new Text("Since your turn", "Depuis votre tour");
    public static final Text NOTHING_SINCE  = new Text("nothing yet", "rien pour l’instant");
    public static final Text MORE_IN_LOG    = new Text("+%n in the log", "+%n dans le journal");
    public static final Text NEXT_STEP      = new Text("Next step", "Étape suivante");
    public static final Text NEXT_STEP_TIP  = new Text("What the others did, one step after the other on the board (N)", "Ce que les autres ont fait, étape par étape sur le plateau (N)");
    public static final Text STEP_BEFORE    = new Text("Step before", "Étape précédente");
    public static final Text STEP_OF        = new Text("Step %n of %a.", "Étape %n sur %a.");
    public static final Text STEPS_END      = new Text("Back to the game", "Revenir à la partie");
    public static final Text EVERYBODY      = new Text("everybody", "tous");
    public static final Text FRESH          = new Text("new", "nouveau");
    public static final Text NO_POINTS      = new Text("nothing yet", "rien pour l’instant");
    public static final Text UNDO           = new Text("Undo", "Annuler");
    public static final Text UNDO_HINT      = new Text("Undo your last step (U)", "Annuler votre dernière étape (U)");
    public static final Text SECRET         = new Text("reveals hidden information: cannot be undone", "révèle une information cachée : annulation impossible");
    public static final Text NO_UNDO        = new Text("no undo", "pas d’annulation");
    public static final Text DO_IT          = new Text("Do it", "Valider");
    public static final Text WHY_NOT        = new Text("Why not? (%s)", "Pourquoi pas ? (%s)");
    public static final Text THEN           = new Text("Then:", "Ensuite :");
    public static final Text ASK_HINT       = new Text("Hint", "Conseil");
    public static final Text ASK_HINT_TIP   = new Text("The computer thinks for you (key H); everybody sees that you asked", "L’ordinateur réfléchit pour vous (touche H) ; tous voient que vous avez demandé");
    public static final Text HINTS          = new Text("The computer’s best moves", "Les meilleurs coups selon l’ordinateur");
    public static final Text FOLD           = new Text("Fold or unfold", "Replier ou déplier");
    public static final Text CHANCE         = new Text("%s%% chance to win", "%s %% de chances de gagner");
    public static final Text UNCHECKED      = new Text("Rough chances: for games like this one nobody has counted yet how often they come true.", "Chances approximatives : pour ce genre de partie, personne n’a encore compté combien de fois elles se vérifient.");
    public static final Text EVEN           = new Text("About even: none of these is clearly best.", "À peu près égal : aucun n’est nettement meilleur.");
    public static final Text ADVICE         = new Text("Advice from the computer", "Conseils de l’ordinateur");
    public static final Text ADVICE_ON      = new Text("allowed; everyone is told", "autorisés, au su de tous");
    public static final Text ADVICE_OFF     = new Text("switched off", "désactivés");
    public static final Text TIME           = new Text("Time to decide", "Temps de réflexion");
    public static final Text TIME_NONE      = new Text("as much as you like", "autant qu’on veut");
    public static final Text TIME_HINT      = new Text("It runs while the table waits for somebody. When it is over, the computer plays for them until they come back.", "Il s’écoule tant que la table attend quelqu’un. Quand il est épuisé, l’ordinateur joue à sa place jusqu’à son retour.");
    public static final Text TIME_LEFT      = new Text("time left", "temps restant");
    public static final Text STOOD_IN_FOR   = new Text("The computer plays in your place.", "L’ordinateur joue à votre place.");
    public static final Text RETURN         = new Text("I am back", "Je suis de retour");
    public static final Text PACE           = new Text("Computer opponents play", "Les ordinateurs jouent");
    public static final Text SOUNDS         = new Text("Quiet sounds", "Sons discrets");
    public static final Text CONCEDE        = new Text("Concede", "Abandonner");
    public static final Text SURE           = new Text("%s?", "%s ?");
    public static final Text SURE_LEFT      = new Text("You could still: %s.", "Vous pourriez encore : %s.");
    public static final Text SURE_MORE      = new Text("You could still: %s, and %s more.", "Vous pourriez encore : %s, et %s de plus.");
    public static final Text SURE_POINTLESS = new Text("It would change nothing.", "Cela ne changerait rien.");
    public static final Text SURE_CONCEDE   = new Text("The computer plays on in your place. This cannot be taken back.", "L’ordinateur jouera à votre place. On ne peut pas revenir en arrière.");
    public static final Text KEEP_PLAYING   = new Text("Keep playing", "Continuer à jouer");
    public static final Text POINTLESS      = new Text("changes nothing now", "ne change rien maintenant");
    public static final Text OFFLINE        = new Text("No connection. Trying again…", "Pas de connexion. Nouvel essai…");
    public static final Text NOTICES        = new Text("Call me when it is my turn", "M’appeler quand c’est à moi");
    public static final Text NOTICES_HINT   = new Text("You are called once for each wait, and not while you look at the table.", "Vous êtes appelé une fois par attente, et pas tant que vous regardez la table.");
    public static final Text NOTICE_DEVICE  = new Text("This device", "Cet appareil");
    public static final Text NOTICE_ON      = new Text("Call me on this device", "M’appeler sur cet appareil");
    public static final Text NOTICE_NO_PUSH = new Text("This browser takes no messages here: it needs scripts and an address with https.", "Ce navigateur n’accepte pas de messages ici : il lui faut les scripts et une adresse en https.");
    public static final Text NOTICE_DENIED  = new Text("The browser does not allow messages from this site, or cannot reach its own service for them.", "Le navigateur n’autorise pas les messages de ce site, ou n’atteint pas son propre service de messages.");
    public static final Text NOTICE_WEBHOOK = new Text("An address (Discord, Slack, ntfy, your own)", "Une adresse (Discord, Slack, ntfy, la vôtre)");
    public static final Text NOTICE_ADDRESS = new Text("Address", "Adresse");
    public static final Text NOTICE_KIND    = new Text("What listens there", "Ce qui écoute là");
    public static final Text NOTICE_GUESS   = new Text("as the address says", "selon l’adresse");
    public static final Text NOTICE_QUIET   = new Text("Quiet hours", "Heures calmes");
    public static final Text NOTICE_EVERYONE = new Text("everybody at my tables", "tout le monde à mes tables");
    public static final Text NOTICE_EVERYONE_LONG = new Text("Also when others are to play at tables I host", "Aussi quand c’est à d’autres, aux tables dont je suis l’hôte");
    public static final Text NOTICE_ADD     = new Text("Add", "Ajouter");
    public static final Text NOTICE_REMOVE  = new Text("Remove", "Supprimer");
    public static final Text PRIVACY        = new Text("What is known of you", "Ce qu’on sait de vous");
    public static final Text RECALLED       = new Text("The host wants to give your seat to somebody else.", "L’hôte veut donner votre place à quelqu’un d’autre.");
    public static final Text STAY           = new Text("I stay", "Je reste");
    public static final Text HOST           = new Text("Seats (host)", "Places (hôte)");
    public static final Text KEYS           = new Text("Keys: 1–9 choose in the decision (never pass or end), U undoes, H asks for a hint, R rules, N next step of the others, L log, S scores, B board, arrows move among choices.", "Touches : 1–9 choisir dans la décision (jamais passer ni finir), U annuler, H demander conseil, R règles, N étape suivante des autres, L journal, S scores, B plateau, flèches pour passer d’un choix à l’autre.");
    public static final Text FAIR           = new Text("Fairness", "Équité");
    public static final Text COMMITMENT     = new Text("SHA-256 of the seed, published before the first card", "empreinte SHA-256 de la graine, publiée avant la première carte");
    public static final Text SEED           = new Text("Seed", "Graine");
    public static final Text DOWNLOAD       = new Text("Download the replay file", "Télécharger le fichier de la partie");
    public static final Text REPLAY         = new Text("Replay", "Revoir");
    public static final Text REPLAY_OF      = new Text("Replay: %s", "Revoir : %s");
    public static final Text RESULT_OF      = new Text("Result: %s", "Résultat : %s");
    public static final Text SKIP_FILM      = new Text("Skip to the controls", "Aller aux commandes");
    public static final Text LOOK_BACK      = new Text("Review the game so far", "Revoir la partie depuis le début");
    public static final Text WATCH_AGAIN    = new Text("Replay", "Revoir");
    public static final Text WATCH_FILE     = new Text("Watch a replay file", "Regarder un fichier de partie");
    public static final Text WATCH_IT       = new Text("Watch", "Regarder");
    public static final Text FILE           = new Text("Replay file", "Fichier de partie");
    public static final Text FILE_HINT      = new Text("Finished games can be downloaded as a file. A file uploaded here is checked and kept for a while; anyone with its link can watch. Up to %s kB.", "Une partie terminée se télécharge en fichier. Le fichier envoyé est vérifié et gardé quelque temps ; quiconque a le lien peut regarder. %s ko au plus.");
    public static final Text BACK           = new Text("Back", "Retour");
    public static final Text SEES           = new Text("What %s sees", "Ce que voit %s");
    public static final Text MOVE_OF        = new Text("%s of %s.", "%s sur %s.");
    public static final Text FIRST          = new Text("To the beginning (Home)", "Au début (touche Début)");
    public static final Text STEP_BACK      = new Text("One action back (←)", "Une action en arrière (←)");
    public static final Text STEP_ON        = new Text("One action on (→)", "Une action en avant (→)");
    public static final Text LAST           = new Text("To the end (End)", "À la fin (touche Fin)");
    public static final Text PLAY_FILM      = new Text("Play", "Lecture");
    public static final Text PAUSE          = new Text("Pause", "Pause");
    public static final Text JUMP           = new Text("Jump to an action", "Aller à une action");
    public static final Text MORE           = new Text("Link, result, file", "Lien, résultat, fichier");
    public static final Text GO             = new Text("Go", "Aller");
    public static final Text EYES           = new Text("Seen by", "Vu par");
    public static final Text ALL_EYES       = new Text("everybody: all hands open", "tous : mains ouvertes");
    public static final Text PUBLIC_EYES    = new Text("spectators", "les spectateurs");
    public static final Text OWN_EYES       = new Text("As you saw it at the time", "Comme vous l’avez vu alors");
    public static final Text LINK_HERE      = new Text("Copy a link to this moment", "Copier le lien vers ce moment");
    public static final Text RESULT         = new Text("Result", "Résultat");
    public static final Text YOU_WIN        = new Text("You win, %s to %s.", "Vous gagnez, %s à %s.");
    public static final Text THEY_WIN       = new Text("%s wins, %s to %s.", "%s gagne, %s à %s.");
    public static final Text THEY_WIN_YOU   = new Text("%s wins, %s to %s. Your place: %s of %s.", "%s gagne, %s à %s. Votre place : %s sur %s.");
    public static final Text SHARED         = new Text("%s share the win. Points: %s.", "%s se partagent la victoire. Points : %s.");
    public static final Text NOBODY_WINS    = new Text("Nobody wins.", "Personne ne gagne.");
    public static final Text YOU_WON_GAME   = new Text("You won. Points: %s.", "Vous avez gagné. Points : %s.");
    public static final Text YOU_LOST_GAME  = new Text("You lost. Points: %s.", "Vous avez perdu. Points : %s.");
    public static final Text GAME_WON       = new Text("The game was won. Points: %s.", "La partie est gagnée. Points : %s.");
    public static final Text GAME_LOST      = new Text("The game was lost. Points: %s.", "La partie est perdue. Points : %s.");
    public static final Text AND            = new Text(" and ", " et ");
    public static final Text EVERY_SOURCE   = new Text("Every source", "Toutes les origines");
    public static final Text AS_TEXT        = new Text("As text", "En texte");
    public static final Text REMATCH        = new Text("Rematch", "Revanche");
    public static final Text REMATCH_ON     = new Text("To the rematch", "Vers la revanche");
    public static final Text RANKING        = new Text("Points", "Points");
    public static final Text COURSE         = new Text("How it went", "Le cours de la partie");
    public static final Text CHART_OF       = new Text("%s over the game; the same as numbers below", "%s au fil de la partie ; les mêmes valeurs en chiffres ci-dessous");
    public static final Text NUMBERS        = new Text("As numbers", "En chiffres");
    public static final Text ACTIONS        = new Text("%s actions", "%s actions");
    public static final Text TOTAL          = new Text("Total", "Total");
    public static final Text WINNER         = new Text("winner", "vainqueur");
    public static final Text AGAIN          = new Text("Play again", "Rejouer");
    public static final Text ONLOOKER       = new Text("You are a spectator: hidden cards stay hidden.", "Vous êtes spectateur : les cartes cachées le restent.");
    public static final Text RECONSTRUCTED  = new Text("reconstructed: our guess, no source tells", "reconstitué : notre hypothèse, faute de source");
    public static final Text HERE           = new Text("here now", "présent");
    public static final Text NOT_HERE       = new Text("not here now", "absent pour l’instant");
    public static final Text LAST_MOVE      = new Text("last move", "dernier coup");
    public static final Text DEVICE         = new Text("Play on another device", "Jouer sur un autre appareil");
    public static final Text DEVICE_HINT    = new Text("Make a code here and enter it there, or open the link there. All your seats then open on both devices. A code works once, within ten minutes.", "Créez un code ici et saisissez-le là-bas, ou ouvrez-y le lien. Toutes vos places s’ouvrent alors sur les deux appareils. Un code sert une fois, dans les dix minutes.");
    public static final Text DEVICE_MAKE    = new Text("Make a code", "Créer un code");
    public static final Text DEVICE_CODE    = new Text("Code", "Code");
    public static final Text DEVICE_ENTER   = new Text("Open my seats here", "Ouvrir mes places ici");
    public static final Text DEVICE_INSTEAD = new Text("This browser has tables of its own: they will no longer be shown here.", "Ce navigateur a ses propres tables : elles ne seront plus montrées ici.");
    public static final Text OPEN_TABLES    = new Text("Open tables", "Tables ouvertes");
    public static final Text LISTED         = new Text("Everybody on this server sees this table and may take a free seat.", "Tous les visiteurs de ce serveur voient cette table et peuvent y prendre une place libre.");
    public static final Text UNLISTED       = new Text("Only people with a link find this table.", "Seules les personnes qui ont un lien trouvent cette table.");
    public static final Text LIST           = new Text("Open it to everybody", "L’ouvrir à tous");
    public static final Text UNLIST         = new Text("Close it to others", "La réserver aux invités");
    public static final Text REVIEW         = new Text("Review", "Analyse");
    public static final Text REVIEW_HINT    = new Text("Chance to win, judged by the computer after the game, from what each player could know then. Click the chart to open the replay there.", "Chances de gagner, jugées par l’ordinateur après la partie, d’après ce que chacun pouvait savoir. Cliquez sur le graphique pour revoir ce moment.");
    public static final Text REVIEW_WAITS   = new Text("The computer reviews this game as soon as it has time.", "L’ordinateur analyse la partie dès qu’il en a le temps.");
    public static final Text REVIEW_GOES_ON = new Text("The computer reviews the game: %s%%.", "L’ordinateur analyse la partie : %s %%.");
    public static final Text REVIEW_AGAIN   = new Text("Look again", "Actualiser");
    public static final Text REVIEW_DONE    = new Text("The review of the game is there.", "L’analyse de la partie est là.");
    public static final Text REVIEW_FAILED  = new Text("This game could not be reviewed.", "Cette partie n’a pas pu être analysée.");
    public static final Text REVIEW_NOTHING = new Text("Nobody had anything to decide.", "Personne n’avait rien à décider.");
    public static final Text CHANCE_CHART   = new Text("Chance to win", "Chances de gagner");
    public static final Text PERCENT        = new Text("%s%%", "%s %%");
    public static final Text ACCURACY       = new Text("Accuracy", "Précision");
    public static final Text ACCURACY_HINT  = new Text("How many decisions in a hundred were sound: no other one was better by more than chance explains.", "Combien de décisions sur cent étaient bonnes : aucune autre n’était meilleure au-delà de ce que le hasard explique.");
    public static final Text MISTAKES       = new Text("mistakes: %s · inaccuracies: %s", "erreurs : %s · imprécisions : %s");
    public static final Text DECISIVE       = new Text("Decisive moments", "Moments décisifs");
    public static final Text NO_MISTAKE     = new Text("No decision was clearly worse than another one.", "Aucune décision n’était nettement moins bonne qu’une autre.");
    public static final Text AFTERWARDS     = new Text("(%s afterwards)", "(%s ensuite)");
    public static final Text SEE_IN_REPLAY  = new Text("See it in the replay, move %s", "Revoir ce moment, coup %s");
    public static final Text COMPUTER_WOULD = new Text("Review: the computer would have chosen “%s”, %s%% more.", "Analyse : l’ordinateur aurait choisi « %s », %s %% de plus.");
    public static final Text SKILL_AND_LUCK = new Text("Skill and luck", "Jeu et hasard");
    public static final Text LUCK_HINT      = new Text("From the first chance to the last: what was lost by mistakes, one’s own and others’. Luck is all the rest: draws, dice, and what nobody could know.", "De la première chance à la dernière : ce que les erreurs ont coûté ou rapporté. Le hasard est tout le reste : pioches, dés, et ce que personne ne pouvait savoir.");
    public static final Text AT_FIRST       = new Text("at first", "au début");
    public static final Text OWN_MISTAKES   = new Text("own mistakes", "ses erreurs");
    public static final Text OTHERS_MISTAKES = new Text("others’ mistakes", "erreurs des autres");
    public static final Text LUCK           = new Text("luck", "hasard");
    public static final Text AT_LAST        = new Text("at last", "à la fin");
    public static final Text COLON          = new Text(": ", " : ");
    public static final Text SEMICOLON      = new Text("; ", " ; ");
    public static final Text PROBLEM        = new Text("That did not work", "Impossible");
    public static final Text TABLE_TEXT     = new Text("The table", "La table");
    public static final Text PLACE          = new Text("%s.", "%s.");
    // spotless:on

    private Words() {
    }

    /** The other language: what the switch offers. */
    public static Language other(Language language) {
        return switch (language) {
            case EN -> Language.FR;
            case FR -> Language.EN;
        };
    }

    /** The name of a language in itself. */
    public static String nameOf(Language language) {
        return switch (language) {
            case EN -> "English";
            case FR -> "Français";
        };
    }

    /** A computer player with its level. */
    public static String computer(Chair chair, Language language) {
        return COMPUTER.in(language) + chair.level().map(level -> " (" + level.label().in(language) + ")").orElse("");
    }

    /**
     * How confirming several things reads where the game has no words of its own: what ends the choice, or a number.
     */
    public static Drawing.Confirm confirm(Picking<?> picking, Language language) {
        return new Drawing.Confirm(picking.done().map(done -> capital(done.label())).orElse(CONFIRM.in(language)),
                CONFIRM_SOME.in(language));
    }

    /** Numbers for a script. */
    public static String spaced(List<Integer> numbers) {
        return String.join(" ", numbers.stream().map(String::valueOf).toList());
    }

    public static String fill(Text text, Language language, Object... values) {
        return Text.of(text.en(), text.fr(), values).in(language);
    }

    /** A change with its sign. */
    public static String signed(int change) {
        return Typography.signed(change);
    }

    /** A change with its sign; nought has none. */
    public static String change(int change) {
        return change == 0 ? "0" : signed(change);
    }

    /** A number with a real minus sign. */
    public static String minus(int number) {
        return Typography.minus(number);
    }

    /** A part between 0 and 1 as a whole number of hundredths. */
    public static int percent(double part) {
        return (int) Math.round(100 * part);
    }

    /** A sentence begins with a capital; labels of choices do not. */
    public static String capital(String words) {
        return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
