package cydonia.arena.laboratory;

import cydonia.engine.Outcome;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import java.util.Locale;

/** Adds up how somebody's games ended. */
interface Tally<P> {

    /** What came of a game for the one in that seat. */
    void add(P end, Seat seat);

    /** Points, where nothing else is known of the game. */
    final class OfPoints<P extends Position<P, ?, ?>> implements Tally<P> {

        private int games;
        private int points;

        @Override
        public void add(P end, Seat seat) {
            Outcome outcome = end.outcome().orElseThrow();
            games++;
            points += outcome.results().get(seat.index()).score();
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%.1f points", (double) points / games);
        }
    }
}
