package cydonia.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import cydonia.engine.Fact;
import java.util.List;
import java.util.Optional;

/** What is asked of a viewer, and what they may answer. */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Asked(String prompt,
        @JsonPropertyDescription("What you may do now; empty while you wait.") List<Choice> choices,
        @JsonPropertyDescription("Where several things are chosen together: send all of them as “actions”, in any order.") Optional<Several> several,
        @JsonPropertyDescription("What you might want and cannot do, and why.") List<Refused> refusals,
        boolean canUndo,
        @JsonPropertyDescription("Whether you may ask the computer for advice now.") boolean mayAskAdvice,
        @JsonPropertyDescription("What you were advised for this version, the best first; only after asking.") Optional<List<Hint>> advice) {

    /** Something the viewer may do. */
    public record Choice(String notation, String label,
            @JsonPropertyDescription("It shows something hidden and cannot be taken back.") boolean opensSecret,
            @JsonPropertyDescription("What it costs now and certainly changes.") List<Fact> facts) {
    }

    /** A choice of several things: any of the items, within the limits, confirmed together. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Several(
            @JsonPropertyDescription("The version since which this is asked: the same number is the same question.") int decision,
            List<Item> items,
            @JsonPropertyDescription("What the chosen things may count together; the first limit counts the things.") List<Limit> limits,
            @JsonPropertyDescription("What ends the choice; it may be sent along, and alone it means none of them.") Optional<String> done) {
    }

    /** One of several things. */
    public record Item(String notation, String label,
            @JsonPropertyDescription("How many times it may be chosen.") int most,
            @JsonPropertyDescription("What one of it counts for each limit.") List<Integer> uses) {
    }

    /** What several things may count together. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Limit(String what, int least,
            @JsonPropertyDescription("Missing where only the things themselves limit it.") Optional<Integer> most) {
    }

    /** Something the viewer might want and cannot do. */
    public record Refused(String notation, String label, List<String> reasons) {
    }

    /** One thing the computer would do. */
    public record Hint(String notation,
            @JsonPropertyDescription("Estimated chance of winning after it, from 0 to 1.") double chance,
            @JsonPropertyDescription("How many imagined games began with it.") int tries,
            @JsonPropertyDescription("What it changes in the measure of the game, as far as can be foreseen, and what for certain.") List<String> reasons) {
    }
}
