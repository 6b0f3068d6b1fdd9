package cydonia.games.martians;

/** What part of the game it is (rulebook p. 12). */
enum Phase {
    SETUP, PREPARATION, ACTIVITY, MAINTENANCE, OVER;

    /** Turns of a cycle once the fourth colonist is free. */
    static final int TURNS = 4;
}
