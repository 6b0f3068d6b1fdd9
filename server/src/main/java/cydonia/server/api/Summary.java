package cydonia.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import cydonia.engine.Seat;
import cydonia.tables.storage.StoredTable;
import java.util.List;
import java.util.Optional;

/** A table in a list of tables. */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Summary(String table, String game, StoredTable.Phase phase, int version,
        @JsonPropertyDescription("Yours; missing if you only watch.") Optional<Seat> seat, boolean host,
        List<Seat> toAct, List<SeatState> seats) {
}
