package cydonia.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Optional;

/** What a choice would change for certain. */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Preview(
        @JsonPropertyDescription("What would happen in every world you consider possible.") List<String> certain,
        @JsonPropertyDescription("By how much your score would change, where that is certain; otherwise 0.") int points,
        @JsonPropertyDescription("What you would be asked next, where that is certain.") Optional<String> then,
        boolean opensSecret) {
}
