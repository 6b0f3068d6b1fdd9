package cydonia.tables.room;

import cydonia.engine.Seat;
import cydonia.tables.sight.TimeLeft;
import cydonia.tables.sight.TimeLimit;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How much time everybody had left when something last happened, and whose runs since.
 *
 * @param limit
 *            nothing where time is not limited
 */
record Clocks(Optional<TimeLimit> limit, Map<Seat, Duration> left, Set<Seat> running, Instant since) {

    static final Clocks NONE = new Clocks(Optional.empty(), Map.of(), Set.of(), Instant.EPOCH);

    Clocks {
        left = Map.copyOf(left);
        running = Set.copyOf(running);
    }

    /** When that seat's time runs out, while it runs. */
    Optional<Instant> deadline(Seat seat) {
        return running.contains(seat)
                ? Optional.of(since.plus(left.getOrDefault(seat, Duration.ZERO)))
                : Optional.empty();
    }

    boolean isOver(Seat seat, Instant now) {
        return deadline(seat).filter(end -> !end.isAfter(now)).isPresent();
    }

    /** The first time that runs out if nothing happens. */
    Optional<Instant> soonest() {
        return running.stream().flatMap(seat -> deadline(seat).stream()).min(Comparator.naturalOrder());
    }

    /** Before this nobody's time runs out, whatever happens next, then. */
    Optional<Instant> notBefore(Instant then) {
        return limit.map(rule -> left.keySet().stream().map(seat -> deadline(seat).orElseGet(() -> {
            Duration has = left.getOrDefault(seat, Duration.ZERO);
            return then.plus(has.compareTo(rule.reprieve()) < 0 ? rule.reprieve() : has);
        })).min(Comparator.naturalOrder()).orElse(then));
    }

    Optional<TimeLeft> left(Seat seat, Instant now) {
        return Optional.ofNullable(left.get(seat)).map(has -> {
            Optional<Instant> until = deadline(seat);
            Duration still = until.map(end -> Duration.between(now, end)).orElse(has);
            return new TimeLeft(still.isNegative() ? Duration.ZERO : still, until);
        });
    }
}
