package cydonia.titles.measures.wrong;

import cydonia.games.other.OtherGame;
import cydonia.games.wrong.WrongGame;
import cydonia.titles.wrong.WrongTitles;

/** Measures that know what measures may not know. */
public final class WrongMeasures {

    private WrongMeasures() {
    }

    public static final class KnowsTwoGames {
        public Object game(OtherGame game, WrongGame another) {
            return game.cards() > another.hashCode() ? game : another;
        }
    }

    /** Nothing wrong with it while the other half stays away. */
    public static final class HalfACircle {
        public Object back(WrongTitles.GoesInACircle other) {
            return other;
        }
    }
}
