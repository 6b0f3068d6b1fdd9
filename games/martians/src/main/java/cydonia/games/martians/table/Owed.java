package cydonia.games.martians.table;

import cydonia.engine.Seat;
import cydonia.engine.Task;
import cydonia.engine.Viewer;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.Question;

/** What is owed at this table; see {@link Task}. */
public interface Owed {

    interface Chore extends Task.Chore<Table> {
    }

    interface Decision extends Task.Decision<Table, MartiansAction, Question> {
    }

    /** A decision of the player whose player-turn it is. */
    interface ByActor extends Decision {
        @Override
        default int asked(Table t) {
            return t.actor().bit();
        }
    }

    /** A decision the first player makes for everybody. */
    interface ByFirstPlayer extends Decision {
        @Override
        default int asked(Table t) {
            return t.seatOf(t.calendar.first).bit();
        }
    }

    /** Every crew decides for itself, all at the same time; one player alone does so for one crew after the other. */
    interface ByCrews extends Decision {

        /** Crews that have yet to answer, as bits. */
        int owing();

        @Override
        default int asked(Table t) {
            return t.terms.solo ? Math.min(1, owing()) : owing();
        }

        /** For which crew that seat answers now. */
        default int answering(Table t, Seat seat) {
            return t.terms.solo ? Integer.numberOfTrailingZeros(owing()) : seat.index();
        }

        /** The crew a viewer sees asked: the own one, or the first of all. */
        default int crew(Table t, Viewer viewer) {
            return viewer instanceof Seat seat && (asked(t) & seat.bit()) != 0
                    ? answering(t, seat)
                    : Integer.numberOfTrailingZeros(owing());
        }
    }
}
