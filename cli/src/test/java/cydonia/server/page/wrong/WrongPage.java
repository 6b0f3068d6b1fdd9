package cydonia.server.page.wrong;

import cydonia.games.other.OtherGame;
import cydonia.server.table.Hall;

/** Pages that know what pages may not know, one thing each. */
public final class WrongPage {

    private WrongPage() {
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
}
