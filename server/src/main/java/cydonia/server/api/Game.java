package cydonia.server.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;

/** A game one can make a table of. */
public record Game(String id, String name, String summary,
        @JsonPropertyDescription("The version of its rules.") int rules, int minSeats, int maxSeats,
        List<Option> options) {

    /** Something to agree on before a game begins. */
    public record Option(String id, String name, List<String> values,
            @JsonProperty("default") String byDefault) {
    }
}
