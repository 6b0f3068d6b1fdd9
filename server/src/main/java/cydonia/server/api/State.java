package cydonia.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import cydonia.engine.Seat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everything about a table that one viewer may know. Its parts are written as one object. */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record State(@JsonUnwrapped Summary summary, Map<String, String> options, @JsonUnwrapped Asked asked,
        @JsonPropertyDescription("The story as you may know it, the oldest first.") List<LogLine> log,
        @JsonPropertyDescription("What each seat’s score is made of, as far as you may know it.") Map<Seat, List<Source>> scores,
        @JsonPropertyDescription("The game’s own view, described by /api/schema/{game}; no field of it is secret to you.") Object observation,
        @JsonPropertyDescription("SHA-256 of the seed’s 32 hexadecimal digits.") String commitment,
        @JsonPropertyDescription("Once the game is over.") Optional<String> seed, Optional<Outcome> outcome,
        @JsonPropertyDescription("For the host: the secret of each open seat.") Optional<Map<Seat, String>> invitations,
        @JsonPropertyDescription("For the host: the secret of the spectators’ link.") Optional<String> watch) {

    /** One sentence of the story, and the move that made it. */
    public record LogLine(int move, Seat seat, String text) {
    }
}
