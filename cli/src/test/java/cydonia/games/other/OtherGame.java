package cydonia.games.other;

/** Something of another game. */
public record OtherGame(int cards) {
}
