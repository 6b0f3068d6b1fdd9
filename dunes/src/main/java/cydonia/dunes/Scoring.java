package cydonia.dunes;

import cydonia.engine.Outcome;
import cydonia.engine.Seat;
import java.util.ArrayList;
import java.util.List;

/** The end of the game: who has most. */
final class Scoring {

    private Scoring() {
    }

    static Outcome outcome(Table table) {
        List<Outcome.Result> results = new ArrayList<>();
        for (Seat seat : Seat.first(table.seats)) {
            int score = table.score(seat);
            int place = 1 + (int) Seat.first(table.seats).stream().filter(other -> table.score(other) > score).count();
            results.add(new Outcome.Result(seat, score, place, place == 1));
        }
        return new Outcome(Outcome.Kind.COMPETITIVE, results, List.of());
    }
}
