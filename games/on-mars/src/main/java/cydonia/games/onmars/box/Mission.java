package cydonia.games.onmars.box;

import cydonia.engine.Text;
import java.util.List;

/** The nine missions, with the steps for two, three and four companies. Which are short is reconstructed. */
public enum Mission implements Printed {
    // spotless:off
    RESEARCH   ("Collect research tiles",         "Ramasser des tuiles Recherche",       5,  5,  7, 2, false),
    BLUEPRINTS ("Take blueprints",                "Prendre des plans",                  10, 10, 13, 1, true),
    ADVANCED   ("Upgrade buildings",              "Améliorer des bâtiments",             8,  8, 10, 1, false),
    BOTS       ("Place bots on Mars",             "Placer des robots sur Mars",          3,  4,  5, 2, true),
    DISCOVERIES("Collect discovery tiles",        "Ramasser des tuiles Découverte",      5,  7,  9, 1, true),
    TECHS      ("Learn technologies",             "Apprendre des technologies",          7, 11, 12, 1, true),
    PROGRESS   ("Place progress cubes",           "Placer des cubes Progrès",            8, 11, 14, 1, false),
    SCIENTISTS ("Hire scientists",                "Recruter des scientifiques",          4,  4,  5, 2, true),
    CONTRACTS  ("Fulfil Earth contracts",         "Remplir des contrats terriens",       2,  2,  3, 1, false);
    // spotless:on

    public static final List<Mission> ALL = List.of(values());
    /** The three of a first game. */
    public static final List<Mission> FIRST_GAME = List.of(BLUEPRINTS, SCIENTISTS, RESEARCH);

    private final Text label;
    private final int[] steps;
    private final int crystals;
    private final boolean isShort;

    Mission(String en, String fr, int two, int three, int four, int crystals, boolean isShort) {
        this.label = new Text(en, fr);
        this.steps = new int[]{two, three, four};
        this.crystals = crystals;
        this.isShort = isShort;
    }

    public static Mission of(int index) {
        return ALL.get(index);
    }

    @Override
    public Text label() {
        return label;
    }

    public int steps(int companies) {
        return steps[companies - 2];
    }

    /** What each step pays. */
    public int crystals() {
        return crystals;
    }

    public boolean isShort() {
        return isShort;
    }
}
