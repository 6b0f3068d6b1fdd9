package cydonia.games.martians.box;

import cydonia.engine.Text;

/**
 * A regolith analysis card: one of four minerals, or a proof of life that may stand for any of them and is worth two
 * reputation when it does.
 */
public enum AnalysisCard implements Named {
    // spotless:off
    GREEN      ("green",       "Green mineral",     "Minéral vert",         6),
    BLUE       ("blue",        "Blue mineral",      "Minéral bleu",         5),
    YELLOW     ("yellow",      "Yellow mineral",    "Minéral jaune",        4),
    VIOLET     ("violet",      "Violet mineral",    "Minéral violet",       3),
    MICROFOSSIL("microfossil", "Microfossil",       "Microfossile",         1),
    BIOFILM    ("biofilm",     "Biofilm",           "Biofilm",              1),
    METHANE    ("methane",     "Methane trace",     "Trace de méthane",     1),
    ORGANICS   ("organics",    "Organic molecules", "Molécules organiques", 1);
    // spotless:on

    public static final int KINDS = 8;
    /** The first four are minerals. */
    public static final int MINERALS = 4;
    /** What a proof of life adds when it is spent as a mineral. */
    public static final int PROOF_REPUTATION = 2;

    private final String id;
    private final Text title;
    private final int copies;

    AnalysisCard(String id, String en, String fr, int copies) {
        this.id = id;
        this.title = new Text(en, fr);
        this.copies = copies;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Text title() {
        return title;
    }

    public int copies() {
        return copies;
    }

    /** Proofs of life come with the collector's edition. */
    public boolean proof() {
        return ordinal() >= MINERALS;
    }
}
