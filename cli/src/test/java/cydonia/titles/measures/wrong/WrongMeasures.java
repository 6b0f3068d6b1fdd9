package cydonia.titles.measures.wrong;

import cydonia.games.other.OtherGame;
import cydonia.games.wrong.WrongGame;

/** Measures that know what measures may not know. */
public final class WrongMeasures {

    private WrongMeasures() {
    }

    public static final class KnowsTwoGames {
        public Object game(OtherGame game, WrongGame another) {
            return game.equals(another) ? game : another;
        }
    }
}
