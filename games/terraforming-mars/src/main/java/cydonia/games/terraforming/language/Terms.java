package cydonia.games.terraforming.language;

/** What was agreed before the game. It never changes. */
public record Terms(int seats, boolean corporateEra, boolean draft) {
}
