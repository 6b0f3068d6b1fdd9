package cydonia.ai;

import java.util.OptionalInt;

/**
 * How much a search may do for one decision; it stops at whichever limit comes first.
 *
 * @param iterations
 *            imagined games, over all threads together
 * @param millis
 *            thinking time
 * @param depth
 *            decisions in an imagined game after those the search remembers; then it is judged as it stands. Where it
 *            is not said, the knowledge of the game says it
 * @param threads
 *            trees grown at the same time, each with its part of the iterations
 * @param thorough
 *            whether it goes on when nothing can change the choice any more, because all actions are to be compared
 */
public record Effort(int iterations, long millis, OptionalInt depth, int threads, boolean thorough) {

    private static final long NO_CLOCK = Long.MAX_VALUE / 2_000_000;

    public Effort {
        if (iterations < 1 || millis < 1 || depth.orElse(0) < 0 || threads < 1) {
            throw new IllegalArgumentException("no effort at all");
        }
    }

    /** So many imagined games, however long they take: the same on every machine. */
    public static Effort iterations(int iterations) {
        return new Effort(iterations, NO_CLOCK, OptionalInt.empty(), 1, false);
    }

    public static Effort millis(long millis) {
        return new Effort(Integer.MAX_VALUE, millis, OptionalInt.empty(), 1, false);
    }

    public Effort within(long limit) {
        return new Effort(iterations, limit, depth, threads, thorough);
    }

    public Effort deep(int decisions) {
        return new Effort(iterations, millis, OptionalInt.of(decisions), threads, thorough);
    }

    public Effort on(int trees) {
        return new Effort(iterations, millis, depth, trees, thorough);
    }

    /** Spends all of it, whatever is clear before. */
    public Effort toTheEnd() {
        return new Effort(iterations, millis, depth, threads, true);
    }

    long nanos() {
        return millis * 1_000_000;
    }
}
