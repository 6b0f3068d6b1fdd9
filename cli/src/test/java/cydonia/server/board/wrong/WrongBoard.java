package cydonia.server.board.wrong;

import cydonia.games.other.OtherGame;
import cydonia.tables.room.Hall;
import cydonia.titles.Title;

/** Boards that know what boards may not know, one thing each. */
public final class WrongBoard {

    private WrongBoard() {
    }

    public static final class KnowsAStrangeGame {
        public Object game(OtherGame game) {
            return game;
        }
    }

    public static final class KnowsTheTable {
        public Object table(Hall hall) {
            return hall;
        }
    }

    public static final class KnowsATitle {
        public String title(Title<?, ?, ?> title) {
            return title.toString();
        }
    }
}
