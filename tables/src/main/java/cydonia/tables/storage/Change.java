package cydonia.tables.storage;

import java.time.Instant;
import java.util.Optional;

/**
 * What an entry of the log changes besides the log itself; written in the same transaction.
 *
 * @param watcher
 *            the hash of somebody who may watch the table from now on
 * @param due
 *            before this nobody's time runs out there; nothing where it is not limited
 */
public record Change(Optional<StoredSeat> seat, Optional<StoredTable.Phase> phase, Optional<String> watcher,
        Optional<Instant> due) {

    public static final Change NONE = new Change(Optional.empty(), Optional.empty(), Optional.empty(),
            Optional.empty());

    public static Change of(StoredSeat seat) {
        return new Change(Optional.of(seat), Optional.empty(), Optional.empty(), Optional.empty());
    }

    public static Change of(StoredTable.Phase phase) {
        return NONE.and(phase);
    }

    public Change and(StoredTable.Phase next) {
        return new Change(seat, Optional.of(next), watcher, due);
    }

    public Change watchedBy(Optional<String> holder) {
        return new Change(seat, phase, holder, due);
    }

    public Change due(Optional<Instant> then) {
        return new Change(seat, phase, watcher, then);
    }
}
