package cydonia.games.martians.box;

import cydonia.engine.Text;

/** Permanent helpers; two alike add up. */
public enum Assistant implements Named {
    BOTANIST("botanist", "Botanist", "Botaniste"), GEOLOGIST("geologist", "Geologist", "Géologue"), SCIENTIST(
            "scientist", "Scientist", "Scientifique");

    public static final int KINDS = 3;
    /** At most this many on one board, as with experts. */
    public static final int LIMIT = 2;

    private final String id;
    private final Text title;

    Assistant(String id, String en, String fr) {
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
