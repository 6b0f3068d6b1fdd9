package cydonia.server.api;

/** Where points come from. */
public record Source(String source, int points) {
}
