package cydonia.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import cydonia.engine.Seat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A table as it was, through somebody's eyes. */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Moment(String game, @JsonPropertyDescription("How many actions had been taken.") int move,
        @JsonPropertyDescription("How many actions there are.") int last, String eyes, List<Seat> toAct,
        List<SeatState> seats, String prompt,
        @JsonPropertyDescription("The game’s own view, described by /api/schema/{game}.") Object observation,
        Map<Seat, List<Source>> scores,
        @JsonPropertyDescription("Who took the next action, if there is one.") Optional<Seat> acting,
        @JsonPropertyDescription("What came of the next action, as these eyes could know.") List<String> next) {
}
