package cydonia.tables.room;

import cydonia.engine.Action;
import cydonia.engine.Happening;
import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Viewer;
import java.util.List;
import java.util.Optional;

/**
 * One command as it was told at the table: who gave it, and everything that happened, before eyes are covered.
 *
 * @param moves
 *            how many actions the rules made of it
 * @param standing
 *            everybody's points where a new part of the game began, as far as all may know them; else empty
 */
record Told(Seat seat, int moves, List<Happening> happenings, List<Integer> standing) {

    Told {
        happenings = List.copyOf(happenings);
        standing = List.copyOf(standing);
    }

    static <P extends Position<P, A, O>, A extends Action, O> Told of(Seat seat, int moves, List<Happening> happenings,
            P after, int seats) {
        boolean chapter = happenings.stream().anyMatch(happening -> happening.chapter().isPresent());
        return new Told(seat, moves, happenings,
                chapter
                        ? Seat.first(seats).stream().map(each -> after.points(each, Viewer.PUBLIC).stream()
                                .mapToInt(Points::points).sum()).toList()
                        : List.of());
    }

    /** The name of the last part of the game that began with it. */
    Optional<Text> chapter() {
        return happenings.reversed().stream().flatMap(happening -> happening.chapter().stream()).findFirst();
    }
}
