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
 * @param rules
 *            the version of the rules by which the game goes on
 * @param result
 *            how the game ended
 */
public record Change(Optional<StoredSeat> seat, Optional<StoredTable.Phase> phase, Optional<String> watcher,
        Optional<Instant> due, Optional<Integer> rules, Optional<String> result) {

    public static final Change NONE = new Change(Optional.empty(), Optional.empty(), Optional.empty(),
            Optional.empty(), Optional.empty(), Optional.empty());

    public static Change of(StoredSeat seat) {
        return new Change(Optional.of(seat), NONE.phase, NONE.watcher, NONE.due, NONE.rules, NONE.result);
    }

    public static Change of(StoredTable.Phase phase) {
        return NONE.and(phase);
    }

    /** Nothing but that the game goes on by other rules. */
    public static Change ofRules(int version) {
        return new Change(NONE.seat, NONE.phase, NONE.watcher, NONE.due, Optional.of(version), NONE.result);
    }

    public Change and(StoredTable.Phase next) {
        return new Change(seat, Optional.of(next), watcher, due, rules, result);
    }

    public Change watchedBy(Optional<String> holder) {
        return new Change(seat, phase, holder, due, rules, result);
    }

    public Change due(Optional<Instant> then) {
        return new Change(seat, phase, watcher, then, rules, result);
    }

    public Change ended(Optional<String> how) {
        return new Change(seat, phase, watcher, due, rules, how);
    }
}
