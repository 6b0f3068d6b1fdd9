package cydonia.dunes.language;

import cydonia.engine.Fact;
import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Thing;
import cydonia.engine.Viewer;
import java.util.List;

/** What can be told of a game of Dunes. */
public sealed interface DunesHappening extends Happening {

    Thing SPICE = new Thing("spice", new Text("spice", "épice"));
    Thing WATER = new Thing("water", new Text("flasks of water", "gourdes d'eau"));

    record LaidBid(Seat seat) implements DunesHappening {
    }

    /** Of the bids the view keeps the winds only, not whose they were. */
    record ShownBid(Seat seat, int wind) implements DunesHappening {
        @Override
        public boolean leavesNoTrace() {
            return true;
        }
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
        @Override
        public List<Fact> facts() {
            return List.of(switch (find) {
                case SPICE -> new Fact.Gain(seat, SPICE, spice, 0);
                case WATER -> new Fact.Gain(seat, WATER, 1, 0);
            });
        }
    }

    record Dropped(Seat seat, int winds) implements DunesHappening {
        @Override
        public boolean leavesNoTrace() {
            return true;
        }
    }

    /** Others only see that a card was drawn, and read wind 0. */
    record Drew(Seat seat, int wind) implements DunesHappening {
        @Override
        public Happening seenBy(Viewer viewer) {
            return viewer == seat ? this : new Drew(seat, 0);
        }

        /** How many cards others drew is seen, and no view keeps it. */
        @Override
        public boolean leavesNoTrace() {
            return wind == 0;
        }
    }
}
