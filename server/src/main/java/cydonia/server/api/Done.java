package cydonia.server.api;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;

/** A command was done. */
public record Done(
        @JsonPropertyDescription("The version this command made; the state may already be newer.") int version,
        State state) {
}
