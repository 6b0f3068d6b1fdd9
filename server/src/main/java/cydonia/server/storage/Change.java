package cydonia.server.storage;

import java.util.Optional;

/** What an entry of the log changes besides the log itself; written in the same transaction. */
public record Change(Optional<StoredSeat> seat, Optional<StoredTable.Phase> phase) {

    public static final Change NONE = new Change(Optional.empty(), Optional.empty());

    public static Change of(StoredSeat seat) {
        return new Change(Optional.of(seat), Optional.empty());
    }

    public static Change of(StoredTable.Phase phase) {
        return new Change(Optional.empty(), Optional.of(phase));
    }

    public Change and(StoredTable.Phase next) {
        return new Change(seat, Optional.of(next));
    }
}
