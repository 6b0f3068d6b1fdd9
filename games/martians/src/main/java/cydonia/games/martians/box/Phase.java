package cydonia.games.martians.box;

/** What part of the game it is (rulebook p. 12). */
public enum Phase {
    SETUP, PREPARATION, ACTIVITY, MAINTENANCE, OVER;

    /** Turns of a cycle once the fourth colonist is free. */
    public static final int TURNS = 4;
}
