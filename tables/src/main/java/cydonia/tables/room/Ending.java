package cydonia.tables.room;

import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Viewer;
import cydonia.tables.storage.StoredSeat;
import cydonia.tables.storage.StoredTable;
import java.util.List;
import java.util.Set;

/** How a game is over: by its rules, or because too few are left who still want to win. */
record Ending(StoredTable table, Position<?, ?, ?> position, Set<Seat> conceded) {

    Outcome outcome() {
        return position.outcome().orElseGet(this::givenUp);
    }

    /** Those who are left share the places before those who conceded. */
    private Outcome givenUp() {
        List<Seat> all = Seat.first(table.setup().seats());
        List<Outcome.Result> results = all.stream().map(seat -> {
            boolean gaveUp = conceded.contains(seat);
            int place = 1 + (int) all.stream().filter(other -> gaveUp != conceded.contains(other)
                    ? gaveUp
                    : score(other) > score(seat)).count();
            return new Outcome.Result(seat, score(seat), place, !gaveUp && place == 1);
        }).toList();
        List<Text> reasons = all.stream().filter(conceded::contains)
                .map(seat -> Text.of("%s conceded.", "%s a abandonné.", name(table.seats().get(seat.index()))))
                .toList();
        return new Outcome(all.size() == 1 ? Outcome.Kind.SOLO : Outcome.Kind.COMPETITIVE, results, reasons);
    }

    private int score(Seat seat) {
        return position.points(seat, Viewer.PUBLIC).stream().mapToInt(Points::points).sum();
    }

    /** What somebody in a seat is called: by name, or by colour. */
    static Text name(StoredSeat seat) {
        return seat.name().isEmpty() ? seat.seat().colour() : Text.same(seat.name());
    }
}
