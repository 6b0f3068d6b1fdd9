package cydonia.engine;

import java.util.List;

/**
 * How a game ended. Competitive: somebody won, others have places behind. Cooperative and solo: all won or all lost,
 * and the reasons say why.
 */
public record Outcome(Kind kind, List<Result> results, List<Text> reasons) {

    public enum Kind {
        COMPETITIVE, COOPERATIVE, SOLO
    }

    /** One seat's part: place 1 is the best; equal places are shared. */
    public record Result(Seat seat, int score, int place, boolean won) {
    }

    public Outcome {
        results = List.copyOf(results);
        reasons = List.copyOf(reasons);
    }

    public Result of(Seat seat) {
        return results.get(seat.index());
    }

    public List<Seat> winners() {
        return results.stream().filter(Result::won).map(Result::seat).toList();
    }
}
