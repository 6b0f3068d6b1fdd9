package cydonia.games.martians.cards;

import cydonia.engine.Text;

/** What lies in the quarters until somebody brings relief. */
public enum Need implements Named {
    OXYGEN("oxygen", "oxygen", "Oxygène"), SICKNESS("sickness", "sickness", "Maladie"), HUNGER("hunger", "hunger",
            "Faim");

    public static final int KINDS = 3;
    /** Quarters in which they can lie. */
    public static final int QUARTERS = 4;

    private final String id;
    private final Text title;

    Need(String id, String en, String fr) {
        this.id = id;
        this.title = new Text(en, fr);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Text title() {
        return title;
    }
}
