package cydonia.server.page.learn;

import cydonia.engine.Text;

/** What the pages about learning say beside the primers themselves. */
public final class LearnWords {

    // spotless:off — one phrase per line
    public static final Text HOW_TO_PLAY  = new Text("How to play", "Règles du jeu");
    public static final Text LEARN        = new Text("Learn to play", "Apprendre à jouer");
    public static final Text LEARN_LEAD   = new Text("Each game on two to four pages, in our own words.", "Chaque jeu en deux à quatre pages, avec nos propres mots.");
    public static final Text RULES        = new Text("Rules", "Règles");
    public static final Text RULES_TIP    = new Text("The rules for this decision (key R)", "Les règles pour cette décision (touche R)");
    public static final Text CONTENTS     = new Text("Contents", "Sommaire");
    public static final Text SEARCH       = new Text("Search", "Chercher");
    public static final Text NOT_FOUND    = new Text("Nothing about that.", "Rien à ce sujet.");
    public static final Text CLOSE        = new Text("Close", "Fermer");
    public static final Text OPENED_HERE  = new Text("Opened at the passage for this decision.", "Ouvert au passage qui concerne cette décision.");
    public static final Text WHOLE        = new Text("All rules on one page", "Toutes les règles sur une page");
    public static final Text PRINT_HINT   = new Text("This page prints on two to four sheets.", "Cette page s’imprime sur deux à quatre feuilles.");
    public static final Text PLAY_LESSON  = new Text("Play the first lesson", "Jouer la première leçon");
    // spotless:on

    private LearnWords() {
    }
}
