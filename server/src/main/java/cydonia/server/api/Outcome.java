package cydonia.server.api;

import cydonia.engine.Seat;
import java.util.List;

/** How a game ended. */
public record Outcome(cydonia.engine.Outcome.Kind kind, List<Result> results, List<String> reasons) {

    /** One seat's part. */
    public record Result(Seat seat, int score, int place, boolean won) {
    }
}
