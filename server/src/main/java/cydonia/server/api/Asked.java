package cydonia.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Optional;

/** What is asked of a viewer, and what they may answer. */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Asked(String prompt,
        @JsonPropertyDescription("What you may do now; empty while you wait.") List<Choice> choices,
        @JsonPropertyDescription("What you might want and cannot do, and why.") List<Refused> refusals,
        boolean canUndo,
        @JsonPropertyDescription("Whether you may ask the computer for advice now.") boolean mayAskAdvice,
        @JsonPropertyDescription("What you were advised for this version, the best first; only after asking.") Optional<List<Hint>> advice) {

    /** Something the viewer may do. */
    public record Choice(String notation, String label,
            @JsonPropertyDescription("It shows something hidden and cannot be taken back.") boolean opensSecret) {
    }

    /** Something the viewer might want and cannot do. */
    public record Refused(String notation, String label, List<String> reasons) {
    }

    /** One thing the computer would do. */
    public record Hint(String notation,
            @JsonPropertyDescription("Estimated chance of winning after it, from 0 to 1.") double chance,
            @JsonPropertyDescription("How many imagined games began with it.") int tries,
            @JsonPropertyDescription("What it changes for certain.") List<String> reasons) {
    }
}
