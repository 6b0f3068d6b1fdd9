package cydonia.games.martians.box;

import cydonia.engine.Text;

/** Where action markers go when needs were not met. */
public enum Ward implements Named {
    INFIRMARY("infirmary", "infirmary", "infirmerie"), APARTMENTS("apartments", "apartments", "appartements");

    public static final int KINDS = 2;

    private final String id;
    private final Text title;

    Ward(String id, String en, String fr) {
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
