package cydonia.tables.wrong;

import cydonia.games.other.OtherGame;
import cydonia.people.other.OtherPerson;
import cydonia.server.wrong.WrongServer;

/** Tables that know what tables may not know, one thing each. */
public final class WrongTables {

    private WrongTables() {
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

    public static final class KnowsPeople {
        public String who(OtherPerson person) {
            return person.name();
        }
    }
}
