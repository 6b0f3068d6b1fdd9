package cydonia.server.api;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;

/** What a person learns who comes to a table. */
public record Entered(
        @JsonPropertyDescription("By which the server knows you again; send it as “Authorization: Bearer …”.") String token,
        State state) {
}
