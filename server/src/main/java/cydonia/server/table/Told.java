package cydonia.server.table;

import cydonia.engine.Happening;
import cydonia.engine.Seat;
import java.util.List;

/**
 * One command as it was told at the table: who gave it, and everything that happened, before eyes are covered.
 *
 * @param moves
 *            how many actions the rules made of it
 */
record Told(Seat seat, int moves, List<Happening> happenings) {

    Told {
        happenings = List.copyOf(happenings);
    }
}
