package cydonia.engine;

/** One source of a score. A seat's score is the sum of its sources, and nothing else. */
public record Points(Text source, int points) {
}
