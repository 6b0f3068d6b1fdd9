package cydonia.arena.laboratory;

import cydonia.engine.Outcome;
import cydonia.engine.Seat;

/** Looks at one game: which tables say something, and what came of them in the end. */
interface Diary<P, R> {

    /** Whether that table is one to learn from. All tables of a game are shown, in their order. */
    boolean isTelling(R table);

    /** Tables that follow each other say much the same: one of so many is kept. */
    int oneIn();

    /** What came of the game for that seat. */
    double end(P end, Seat seat);

    /** The lead of one of two; where points do not decide, half a point. */
    static double lead(Outcome outcome, Seat seat) {
        int own = outcome.results().get(seat.index()).score();
        int other = outcome.results().get(1 - seat.index()).score();
        if (own != other || outcome.winners().size() == 2) {
            return own - other;
        }
        return outcome.winners().contains(seat) ? 0.5 : -0.5;
    }
}
