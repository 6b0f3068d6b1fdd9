package cydonia.games.wrong.attic;

/** Lies where nothing of a game belongs. */
public record WrongAttic(int boxes) {
}
