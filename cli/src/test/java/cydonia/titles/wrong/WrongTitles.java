package cydonia.titles.wrong;

import cydonia.games.other.OtherGame;
import cydonia.people.other.OtherPerson;
import cydonia.server.wrong.WrongServer;
import cydonia.tables.room.Hall;
import cydonia.titles.measures.wrong.WrongMeasures;

/** Titles that know what titles may not know, one thing each. */
public final class WrongTitles {

    private WrongTitles() {
    }

    public static final class KnowsAGame {
        public Object game(OtherGame game) {
            return game;
        }
    }

    public static final class KnowsTheTables {
        public Object table(Hall hall) {
            return hall;
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

    public static final class GoesInACircle {
        public Object on(WrongMeasures.HalfACircle half) {
            return half;
        }
    }
}
