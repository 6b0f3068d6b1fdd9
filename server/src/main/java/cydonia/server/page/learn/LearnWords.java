package cydonia.server.page.learn;

import cydonia.engine.Text;

/** What the pages about learning say beside the primers themselves. */
public final class LearnWords {

    // spotless:off — one phrase per line
    public static final Text HOW_TO_PLAY  = new Text("How to play", "Règles du jeu");
    public static final Text LEARN        = new Text("Learn to play", "Apprendre à jouer");
    public static final Text LEARN_LEAD   = new Text("Each game on two to four pages, in our own words, with a first lesson at a real table and three puzzles.", "Chaque jeu en deux à quatre pages, avec nos propres mots, une première leçon à une vraie table et trois énigmes.");
    public static final Text RULES        = new Text("Rules", "Règles");
    public static final Text RULES_TIP    = new Text("The rules for this decision (key R)", "Les règles pour cette décision (touche R)");
    public static final Text CONTENTS     = new Text("Contents", "Sommaire");
    public static final Text SEARCH       = new Text("Search", "Chercher");
    public static final Text NOT_FOUND    = new Text("Nothing about that.", "Rien à ce sujet.");
    public static final Text CLOSE        = new Text("Close", "Fermer");
    public static final Text OPENED_HERE  = new Text("Opened at the passage for this decision.", "Ouvert au passage qui concerne cette décision.");
    public static final Text WORDS_HERE   = new Text("Words on it:", "Mots qui y figurent :");
    public static final Text WORDS        = new Text("Words from A to Z", "Les mots de A à Z");
    public static final Text WHOLE        = new Text("All rules on one page", "Toutes les règles sur une page");
    public static final Text PRINT_HINT   = new Text("This page prints on two to four sheets.", "Cette page s’imprime sur deux à quatre feuilles.");
    public static final Text PLAY_LESSON  = new Text("Play the first lesson", "Jouer la première leçon");
    public static final Text LESSON       = new Text("Lesson", "Leçon");
    public static final Text LESSON_LEAD  = new Text("About ten minutes at a real table, with a coach beside you. Then you play on against an easy computer.", "Une dizaine de minutes à une vraie table, avec un guide à vos côtés. Vous continuez ensuite contre un ordinateur facile.");
    public static final Text BEGIN_LESSON = new Text("Begin", "Commencer");
    public static final Text STEP_OF      = new Text("Step %s of %s", "Étape %s sur %s");
    public static final Text DO_IT        = new Text("Do it for me", "Faites-le pour moi");
    public static final Text LEARNT       = new Text("Learnt:", "Appris :");
    public static final Text STRAYED      = new Text("That was allowed too. When you like, come back to this:", "C’était permis aussi. Quand vous voudrez, revenez à ceci :");
    public static final Text ASTRAY       = new Text("The game has taken another way than the lesson. Undo (key U) if you can, or simply play on.", "La partie a pris un autre chemin que la leçon. Annulez (touche U) si possible, ou continuez simplement.");
    public static final Text WATCH_OTHERS = new Text("The others play. Look at the log.", "Les autres jouent. Regardez le journal.");
    public static final Text PUZZLE       = new Text("Puzzle", "Énigme");
    public static final Text PUZZLES      = new Text("Puzzles", "Énigmes");
    public static final Text PUZZLES_LEAD = new Text("The end of a game, at a real table. Each has been searched through to the end: nothing better is possible.", "La fin d’une partie, à une vraie table. Chacune a été explorée jusqu’au bout : rien de mieux n’est possible.");
    public static final Text SHOW_MOVE    = new Text("Show me a move", "Montrez-moi un coup");
    public static final Text OFF_THE_WAY  = new Text("You try a way of your own. Undo (key U) leads back.", "Vous essayez votre propre chemin. Annuler (touche U) ramène en arrière.");
    public static final Text AGAIN        = new Text("Begin again", "Recommencer");
    public static final Text MISSED       = new Text("Not yet: there was a better way. Begin again whenever you like.", "Pas encore : il y avait mieux. Recommencez quand vous voulez.");
    public static final Text ALL_PUZZLES  = new Text("To the other puzzles", "Vers les autres énigmes");
    // spotless:on

    private LearnWords() {
    }
}
