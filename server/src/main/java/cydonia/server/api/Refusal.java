package cydonia.server.api;

/** A command was not done: why, and how the table stands. */
public record Refusal(String error, State state) {
}
