package cydonia.games.martians.box;

import cydonia.engine.Text;

/** The infrastructures with activity posts. How many posts each has is reconstructed, except for the greenhouses. */
public enum Infrastructure implements Named {
    // spotless:off
    MOXIE          ("moxie",           "MOXIE generator",   "Générateur MOXIE",                3, false),
    CONSTRUCTION   ("construction",    "Construction",      "Construction des infrastructures", 4, false),
    HOSPITAL       ("hospital",        "Hospital",          "Hôpital",                         3, true),
    WATER_PLANT    ("water-plant",     "Water plant",       "Usine de traitement de l'eau",    3, true),
    EXCAVATION     ("excavation",      "Excavation",        "Excavation",                      4, false),
    LANDING_PAD    ("landing-pad",     "Landing pad",       "Aire d'atterrissage",             4, false),
    GREENHOUSES    ("greenhouses",     "Greenhouses",       "Serres",                          3, false),
    TRAINING_CENTRE("training-centre", "Training centre",   "Centre de formation",             2, true),
    LABORATORY     ("laboratory",      "Laboratory",        "Laboratoire",                     2, true);
    // spotless:on

    /** All posts of the board together. */
    public static final int POSTS = 28;

    private static final Infrastructure[] OF_POST = new Infrastructure[POSTS];
    private static final int[] FIRST_POST = new int[9];

    static {
        int post = 0;
        for (Infrastructure infrastructure : values()) {
            FIRST_POST[infrastructure.ordinal()] = post;
            for (int i = 0; i < infrastructure.posts; i++) {
                OF_POST[post++] = infrastructure;
            }
        }
    }

    private final String id;
    private final Text title;
    private final int posts;
    private final boolean site;

    Infrastructure(String id, String en, String fr, int posts, boolean site) {
        this.id = id;
        this.title = new Text(en, fr);
        this.posts = posts;
        this.site = site;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Text title() {
        return title;
    }

    public int posts() {
        return posts;
    }

    /** Whether it begins as a construction site. */
    public boolean site() {
        return site;
    }

    /** Posts of the whole board are numbered from 0; this is where mine begin. */
    public int firstPost() {
        return FIRST_POST[ordinal()];
    }

    /** My posts as a bit set over the posts of the whole board. */
    public int mask() {
        return (1 << posts) - 1 << firstPost();
    }

    public static Infrastructure ofPost(int post) {
        return OF_POST[post];
    }

    /** How many of its posts nobody may use, from the right, by the number of players (setup table). */
    public int unavailable(int players) {
        return switch (this) {
            case MOXIE -> players <= 2 ? 1 : 0;
            case CONSTRUCTION, EXCAVATION, LANDING_PAD -> 4 - Math.max(2, players);
            case HOSPITAL, WATER_PLANT, GREENHOUSES, TRAINING_CENTRE, LABORATORY -> 0;
        };
    }
}
