package cydonia.server.api;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;

/** A replay file was taken. */
public record Brought(@JsonPropertyDescription("Its id.") String replay) {
}
