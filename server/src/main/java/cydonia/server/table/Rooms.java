package cydonia.server.table;

import cydonia.server.storage.StoredTable.Phase;
import java.time.Clock;
import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The tables in memory: each is loaded when somebody asks for it, and forgotten when nobody has for a while. */
final class Rooms {

    /** So few are never in the way. */
    private static final int FEW = 200;
    private static final Duration IDLE = Duration.ofMinutes(10);
    /** Whoever plays looks at the result, and then at another table. */
    private static final Duration IDLE_AFTER_THE_END = Duration.ofMinutes(1);
    private static final Duration BETWEEN_SWEEPS = Duration.ofSeconds(5);

    private record Kept(TableRoom room, long used) {

        boolean forgettable(long now) {
            boolean over = room.phase() == Phase.OVER || room.phase() == Phase.CLOSED;
            return now - used > (over ? IDLE_AFTER_THE_END : IDLE).toMillis() && !room.hasListeners();
        }
    }

    private final Clock clock;
    private final ConcurrentMap<String, Kept> kept = new ConcurrentHashMap<>();
    private final AtomicLong swept = new AtomicLong();

    Rooms(Clock clock) {
        this.clock = clock;
    }

    /** The room of that table, loaded if it is not there. */
    Optional<TableRoom> get(String id, Function<String, Optional<TableRoom>> load) {
        long now = clock.millis();
        Kept room = kept.compute(id, (key, known) -> known != null
                ? new Kept(known.room(), now)
                : load.apply(key).map(loaded -> new Kept(loaded, now)).orElse(null));
        sweep(now);
        return Optional.ofNullable(room).map(Kept::room);
    }

    /** The same, but only if it is there. */
    Optional<TableRoom> known(String id) {
        return Optional.ofNullable(kept.get(id)).map(Kept::room);
    }

    Collection<TableRoom> all() {
        return kept.values().stream().map(Kept::room).toList();
    }

    void forget(String id) {
        kept.remove(id);
    }

    int size() {
        return kept.size();
    }

    Map<String, Long> byGame() {
        return kept.values().stream().collect(Collectors.groupingBy(
                one -> one.room().title().profile().id(), TreeMap::new, Collectors.counting()));
    }

    /** There may be thousands: not every request looks at all of them. */
    private void sweep(long now) {
        long last = swept.get();
        if (kept.size() > FEW && now - last >= BETWEEN_SWEEPS.toMillis() && swept.compareAndSet(last, now)) {
            kept.values().removeIf(room -> room.forgettable(now));
        }
    }
}
