package cydonia.server.page.wrong;

import cydonia.games.other.OtherGame;
import cydonia.tables.room.Hall;
import cydonia.tables.storage.Storage;

/** Pages that know what pages may not know, one thing each. */
public final class WrongPage {

    private WrongPage() {
    }

    public static final class KnowsAGame {
        public Object game(OtherGame game) {
            return game;
        }
    }

    public static final class KnowsTheTable {
        public Object table(Hall hall) {
            return hall;
        }
    }

    public static final class KnowsWhatIsKept {
        public Object kept(Storage storage) {
            return storage;
        }
    }
}
