package cydonia.server.table;

import cydonia.engine.Happening;
import cydonia.engine.Seat;
import java.util.List;

/** One action as it was told at the table: who took it, and everything that happened, before eyes are covered. */
record Told(Seat seat, List<Happening> happenings) {

    Told {
        happenings = List.copyOf(happenings);
    }
}
