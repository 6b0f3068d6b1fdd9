package cydonia.server.page;

import cydonia.ai.Level;
import cydonia.engine.Seat;
import cydonia.tables.sight.TimeLeft;
import java.util.Optional;

/**
 * A seat as everybody at the table sees it.
 *
 * @param toAct
 *            whether the table waits for it
 * @param mine
 *            whether the viewer sits on it
 * @param points
 *            the score as far as the viewer may know it
 * @param level
 *            how well the computer plays there, where it does
 * @param here
 *            whether the page of whoever sits there is open now
 * @param time
 *            what is left to them, where time is limited
 */
public record Chair(Seat seat, String name, Occupant occupant, boolean toAct, boolean mine, int points,
        Optional<Level> level, boolean here, Optional<TimeLeft> time) {

    public Chair(Seat seat, String name, Occupant occupant, boolean toAct, boolean mine, int points,
            Optional<Level> level) {
        this(seat, name, occupant, toAct, mine, points, level, false, Optional.empty());
    }
}
