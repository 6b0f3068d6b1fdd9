package cydonia.dunes.rules;

import cydonia.dunes.table.Table;
import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The end of the game: who has most. */
public final class Scoring {

    private static final int FLASK_WORTH = 5;
    private static final Text SPICE = new Text("spice", "épice");
    private static final Text FLASKS = new Text("flasks of water", "gourdes d'eau");

    private Scoring() {
    }

    public static int score(Table table, Seat seat) {
        return table.spice[seat.index()] + FLASK_WORTH * table.flasks[seat.index()];
    }

    public static List<Points> points(Table table, Seat seat) {
        return List.of(new Points(SPICE, table.spice[seat.index()]),
                new Points(FLASKS, FLASK_WORTH * table.flasks[seat.index()]));
    }

    public static Optional<Outcome> outcome(Table table) {
        if (!Rounds.over(table)) {
            return Optional.empty();
        }
        List<Seat> seats = Seat.first(table.terms.seats());
        List<Outcome.Result> results = new ArrayList<>();
        for (Seat seat : seats) {
            int score = score(table, seat);
            int place = 1 + (int) seats.stream().filter(other -> score(table, other) > score).count();
            results.add(new Outcome.Result(seat, score, place, place == 1));
        }
        return Optional.of(new Outcome(Outcome.Kind.COMPETITIVE, results, List.of()));
    }
}
