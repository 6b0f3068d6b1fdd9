package cydonia.dunes;

import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.engine.Viewer;

/** What can be told of a game of Dunes. */
public sealed interface DunesHappening extends Happening {

    record LaidBid(Seat seat) implements DunesHappening {
    }

    record ShownBid(Seat seat, int wind) implements DunesHappening {
    }

    record DuneGrew(int by, int spice) implements DunesHappening {
    }

    record Storm() implements DunesHappening {
    }

    record NobodyWon() implements DunesHappening {
    }

    record Won(Seat seat, int spice) implements DunesHappening {
    }

    record Dug(Seat seat, DunesAction.Find find, int spice) implements DunesHappening {
    }

    /** Others only see that a card was drawn, and read wind 0. */
    record Drew(Seat seat, int wind) implements DunesHappening {
        @Override
        public Happening seenBy(Viewer viewer) {
            return viewer == seat ? this : new Drew(seat, 0);
        }
    }
}
