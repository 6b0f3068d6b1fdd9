package cydonia.games.martians;

/** What part of the game it is (rulebook p. 12). */
enum Phase {
    SETUP, PREPARATION, ACTIVITY, MAINTENANCE, OVER
}
