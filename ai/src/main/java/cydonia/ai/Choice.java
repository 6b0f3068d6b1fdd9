package cydonia.ai;

/**
 * What a player decided.
 *
 * @param iterations
 *            how many imagined games it took
 */
public record Choice<A>(A action, long iterations) {
}
