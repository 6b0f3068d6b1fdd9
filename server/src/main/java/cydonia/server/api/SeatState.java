package cydonia.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import cydonia.ai.Level;
import cydonia.engine.Seat;
import cydonia.tables.storage.StoredSeat;
import java.util.Optional;

/** Who sits in a seat, and how it stands. */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record SeatState(Seat seat, String name, StoredSeat.Kind kind,
        @JsonPropertyDescription("How well the computer plays there, where it does.") Optional<Level> level,
        boolean conceded, @JsonPropertyDescription("As far as you may know it.") int score,
        @JsonPropertyDescription("Where time is limited: what a person has left. It runs while they are to act.") Optional<Integer> secondsLeft) {
}
