package cydonia.tables.room;

import cydonia.engine.Seat;
import cydonia.tables.sight.TimeLimit;
import cydonia.tables.storage.StoredSeat.Kind;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Keeps everybody's time at a table where it is limited: it runs for whoever the table waits for in person. All it
 * knows comes from the log, so that every server keeps the same time.
 */
final class Timekeeper {

    private Optional<TimeLimit> limit = Optional.empty();
    private final Map<Seat, Kind> kinds = new EnumMap<>(Seat.class);
    private final Map<Seat, Duration> left = new EnumMap<>(Seat.class);
    private final Set<Seat> running = EnumSet.noneOf(Seat.class);
    private Instant since = Instant.EPOCH;
    private boolean begun;

    /**
     * Something was written.
     *
     * @param toAct
     *            who decides after it
     */
    void hear(Event event, List<Seat> toAct, Instant at) {
        if (event instanceof Event.Timed(TimeLimit chosen, List<Kind> seats)) {
            limit = Optional.of(chosen);
            for (Seat seat : Seat.first(seats.size())) {
                kinds.put(seat, seats.get(seat.index()));
                left.put(seat, chosen.time());
            }
        }
        limit.ifPresent(rule -> {
            spend(at);
            Seating.seatOf(event).ifPresent(seat -> sit(event, seat, rule));
            begun |= !kinds.containsValue(Kind.OPEN);
            run(toAct, rule);
        });
    }

    private void spend(Instant at) {
        if (at.isAfter(since)) {
            Duration spent = Duration.between(since, at);
            running.forEach(seat -> left.computeIfPresent(seat,
                    (_, has) -> has.compareTo(spent) > 0 ? has.minus(spent) : Duration.ZERO));
            since = at;
        }
    }

    private void sit(Event event, Seat seat, TimeLimit rule) {
        switch (event) {
            case Event.Joined _ -> kinds.put(seat, Kind.PERSON);
            case Event.Invited _ -> kinds.put(seat, Kind.OPEN);
            case Event.HandedOver _,Event.TimedOut _,Event.Conceded _ -> kinds.put(seat, Kind.COMPUTER);
            case Event.TakenBack _ -> {
                kinds.put(seat, Kind.PERSON);
                left.computeIfPresent(seat, (_, has) -> has.compareTo(rule.reprieve()) < 0 ? rule.reprieve() : has);
            }
            case Event.Acted _,Event.Undone _ -> running.remove(seat);
            default -> {
                // nobody's time changes
            }
        }
    }

    /** Whoever moved, or was not waited for, has all the time for the next move. */
    private void run(List<Seat> toAct, TimeLimit rule) {
        Set<Seat> before = Set.copyOf(running);
        running.clear();
        toAct.stream().filter(seat -> begun && kinds.get(seat) == Kind.PERSON).forEach(running::add);
        if (rule.kind() == TimeLimit.Kind.MOVE) {
            left.replaceAll((seat, has) -> before.contains(seat) && running.contains(seat) ? has : rule.time());
        }
    }

    Clocks clocks() {
        return limit.isEmpty() ? Clocks.NONE : new Clocks(limit, left, running, since);
    }
}
