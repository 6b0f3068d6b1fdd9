package cydonia.server.api;

/** A request that could not be answered, and why. */
public record Problem(String error) {
}
