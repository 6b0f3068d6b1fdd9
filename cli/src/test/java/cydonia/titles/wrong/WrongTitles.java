package cydonia.titles.wrong;

import cydonia.games.other.OtherGame;
import cydonia.server.wrong.WrongServer;

/** Titles that know what titles may not know, one thing each. */
public final class WrongTitles {

    private WrongTitles() {
    }

    public static final class KnowsAGame {
        public Object game(OtherGame game) {
            return game;
        }
    }

    public static final class KnowsTheServer {
        public Object of(WrongServer server) {
            return server;
        }
    }
}
