package cydonia.tables.room;

import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import java.util.Optional;

/** What somebody is at a table. */
public record Role(boolean host, Optional<Seat> seat, boolean watches) {

    /** Whether the table may be shown at all. */
    public boolean maySee() {
        return host || seat.isPresent() || watches;
    }

    public Viewer viewer() {
        return seat.<Viewer>map(taken -> taken).orElse(Viewer.PUBLIC);
    }
}
