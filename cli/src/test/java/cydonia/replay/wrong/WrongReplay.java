package cydonia.replay.wrong;

import cydonia.games.other.OtherGame;

/** A file format that knows a game. */
public final class WrongReplay {
    public int cards(OtherGame game) {
        return game.cards();
    }
}
