package cydonia.games.martians.cards;

import cydonia.engine.Text;

/** What a stock holds. Reputation is counted beside the goods: whoever shares a stock also shares a marker. */
public enum Good implements Named {
    // spotless:off
    ENERGY    ("energy",     "energy",     "énergie",     true),
    REGOLITH  ("regolith",   "regolith",   "régolite",    true),
    ICE       ("ice",        "dirty ice",  "glace impure", true),
    WATER     ("water",      "water",      "eau potable", true),
    SUPPLIES  ("supplies",   "supplies",   "fournitures", true),
    FOOD      ("food",       "food",       "nourriture",  true),
    MEDICINE  ("medicine",   "medicine",   "médicaments", true),
    CURRENCY  ("currency",   "currency",   "monnaie",     false),
    REPUTATION("reputation", "reputation", "réputation",  true);
    // spotless:on

    /** How many kinds there are. */
    public static final int KINDS = 9;
    /** The most supplies a marker brings at the landing pad. */
    public static final int MOST_SUPPLIES = 2;

    private final String id;
    private final Text title;
    private final boolean tradeable;

    Good(String id, String en, String fr, boolean tradeable) {
        this.id = id;
        this.title = new Text(en, fr);
        this.tradeable = tradeable;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Text title() {
        return title;
    }

    /** Whether players may lend and exchange it (rulebook p. 10). */
    public boolean tradeable() {
        return tradeable;
    }
}
