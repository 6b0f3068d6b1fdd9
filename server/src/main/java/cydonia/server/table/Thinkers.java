package cydonia.server.table;

import cydonia.server.sight.Pace;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * The threads on which computer players think: fewer than there are processors where that is possible, so that people
 * are answered meanwhile, however many tables wait for a computer. Those that wait are served in the order they came.
 */
final class Thinkers implements AutoCloseable {

    private static final Duration AFTER_TROUBLE = Duration.ofSeconds(5);
    private static final Duration TIME_TO_UNDO = Duration.ofSeconds(2);

    private final Duration pace;
    private final ScheduledExecutorService threads = Executors.newScheduledThreadPool(
            Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
            Thread.ofPlatform().daemon().name("thinker-", 0).factory());

    /**
     * @param pace
     *            how long a computer player waits before it moves, so that people have seen the last move
     */
    Thinkers(Duration pace) {
        this.pace = pace;
    }

    /**
     * Moves after a pause.
     *
     * @param wish
     *            how long it is, where people have said so
     * @param undoable
     *            whether somebody could still take back what this move answers: then there is time to
     */
    void think(Optional<Pace> wish, boolean undoable, Runnable move) {
        Duration pause = wish.map(Pace::pause).orElse(pace);
        Duration longer = pause.multipliedBy(3);
        after(!undoable ? pause : longer.compareTo(TIME_TO_UNDO) < 0 ? longer : TIME_TO_UNDO, move);
    }

    /** Once more, when what went wrong may have passed. */
    void thinkAgain(Runnable move) {
        after(AFTER_TROUBLE, move);
    }

    /** Thinks about a person's question, in turn with the computer players, and waits for the answer. */
    <T> T answer(Callable<T> thought) {
        try {
            return threads.submit(thought).get();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        }
    }

    private void after(Duration delay, Runnable move) {
        try {
            var _ = threads.schedule(move, delay.toMillis(), TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException closing) {
            // the log has everything: whoever opens the table next goes on
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
