package cydonia.ai.review;

import cydonia.engine.Seat;
import java.util.List;
import java.util.Optional;

/**
 * A decision of a game that is over.
 *
 * @param number
 *            of the action, from 0
 * @param chances
 *            what each seat could hope for after it, as its player knew then
 * @param better
 *            what the computer would have done instead, where that is clearly better
 */
public record Judgement<A>(int number, Seat seat, A action, List<Double> chances, Optional<Better<A>> better) {

    /**
     * What would have been better.
     *
     * @param gains
     *            by how much each seat would have had more to hope for
     */
    public record Better<A>(A action, List<Double> gains) {
        public Better {
            gains = List.copyOf(gains);
        }
    }

    public Judgement {
        chances = List.copyOf(chances);
    }

    /** What the mistake cost whoever made it; nothing where there was none. */
    public double loss() {
        return better.map(other -> other.gains().get(seat.index())).orElse(0.0);
    }
}
