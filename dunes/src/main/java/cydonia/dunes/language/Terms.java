package cydonia.dunes.language;

import cydonia.engine.Setup;

/** What was agreed before the game. */
public record Terms(int seats, boolean storms) {

    public static final int ROUNDS = 6;
    /** The option's name: a one on the die blows the dune away. */
    public static final String STORMS = "storms";

    public static Terms of(Setup setup) {
        return new Terms(setup.seats(), setup.on(STORMS));
    }
}
