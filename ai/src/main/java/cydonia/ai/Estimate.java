package cydonia.ai;

import cydonia.engine.Seat;
import java.util.List;

/** What an action lets each seat hope for, and how sure that is. */
public record Estimate(List<Hope> hopes) {

    /**
     * One seat's.
     *
     * @param mean
     *            from 0, lost, to 1, won
     * @param error
     *            the standard error of the mean
     */
    public record Hope(double mean, double error) {

        /** By how much this is better than another one, beyond what chance explains; nothing where it may be chance. */
        public double clearlyAbove(Hope other) {
            double difference = mean - other.mean;
            return difference > 2 * Math.hypot(error, other.error) ? difference : 0;
        }
    }

    public Estimate {
        hopes = List.copyOf(hopes);
    }

    public Hope of(Seat seat) {
        return hopes.get(seat.index());
    }
}
