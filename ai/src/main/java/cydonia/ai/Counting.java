package cydonia.ai;

/**
 * How a person would count from one moment on: with the prices and the time of that moment, so that two accounts can be
 * compared.
 *
 * @param <R>
 *            the game's own table with the lid off
 */
public interface Counting<R> {

    Account of(R table);

    /** Whether everything that was begun has been paid for and received. */
    boolean isDone(R table);
}
