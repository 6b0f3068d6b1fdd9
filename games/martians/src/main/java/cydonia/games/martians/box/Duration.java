package cydonia.games.martians.box;

/** How long an effect lasts: until the next weather, the end of the turn, the end of the cycle, or for ever. */
public enum Duration {
    WEATHER, TURN, CYCLE, GAME
}
