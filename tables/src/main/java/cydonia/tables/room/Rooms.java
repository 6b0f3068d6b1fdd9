package cydonia.tables.room;

import cydonia.tables.storage.StoredTable.Phase;
import java.lang.ref.SoftReference;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The tables in memory: each is loaded from its log when somebody asks for it, and forgotten when nobody has for a
 * while, or sooner where memory is short. Whoever listens, thinks or asks holds the room, and so there is never a
 * second one of it.
 */
final class Rooms {

    private static final Duration IDLE = Duration.ofMinutes(10);
    /** Whoever plays looks at the result, and then at another table. */
    private static final Duration IDLE_AFTER_THE_END = Duration.ofMinutes(1);
    private static final Duration BETWEEN_SWEEPS = Duration.ofSeconds(5);

    /** What is reached only softly is given up before memory runs out. */
    private static final class Kept extends SoftReference<TableRoom> {

        private volatile long used;

        Kept(TableRoom room) {
            super(room);
        }

        Optional<TableRoom> room() {
            return Optional.ofNullable(get());
        }

        boolean forgettable(long now) {
            return room().filter(room -> room.isBusy() || now - used <= patience(room)).isEmpty();
        }

        private static long patience(TableRoom room) {
            boolean over = room.phase() == Phase.OVER || room.phase() == Phase.CLOSED;
            return (over ? IDLE_AFTER_THE_END : IDLE).toMillis();
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
        AtomicReference<Optional<TableRoom>> held = new AtomicReference<>(Optional.empty());
        kept.compute(id, (key, known) -> {
            Optional<TableRoom> there = Optional.ofNullable(known).flatMap(Kept::room);
            held.set(there.or(() -> load.apply(key)));
            Kept one = there.isPresent() ? known : held.get().map(Kept::new).orElse(null);
            if (one != null) {
                one.used = now;
            }
            return one;
        });
        sweep(now);
        return held.get();
    }

    /** The same, but only if it is there. */
    Optional<TableRoom> known(String id) {
        return Optional.ofNullable(kept.get(id)).flatMap(Kept::room);
    }

    List<TableRoom> all() {
        return kept.values().stream().flatMap(one -> one.room().stream()).toList();
    }

    void forget(String id) {
        kept.remove(id);
    }

    Map<String, Long> byGame() {
        return all().stream().collect(Collectors.groupingBy(room -> room.title().profile().id(), TreeMap::new,
                Collectors.counting()));
    }

    /** There may be thousands: not every request looks at all of them. */
    private void sweep(long now) {
        long last = swept.get();
        if (now - last >= BETWEEN_SWEEPS.toMillis() && swept.compareAndSet(last, now)) {
            kept.keySet().forEach(id -> kept.computeIfPresent(id,
                    (key, room) -> room.forgettable(now) ? null : room));
        }
    }
}
