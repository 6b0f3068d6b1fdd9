package cydonia.tables.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes one thing after the other, and what waits together in one transaction: the disk is waited for once for all of
 * them. Whoever asked goes on when it has reached the disk.
 */
final class Writer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Writer.class);
    private static final int TOGETHER = 64;

    /** Something to write, and who waits for it. */
    private static final class Task<T> {
        private final Function<Handle, T> work;
        private final CompletableFuture<T> done = new CompletableFuture<>();
        private @Nullable T result;

        Task(Function<Handle, T> work) {
            this.work = work;
        }

        void write(Handle handle) {
            result = work.apply(handle);
        }

        @SuppressWarnings("NullAway") // written before, and as nullable as T is
        void written() {
            done.complete(result);
        }
    }

    private final Jdbi jdbi;
    private final BlockingQueue<Task<?>> waiting = new LinkedBlockingQueue<>();
    private final Thread thread;
    private volatile boolean closing;

    Writer(Jdbi jdbi) {
        this.jdbi = jdbi;
        this.thread = Thread.ofPlatform().daemon().name("writer").start(this::work);
    }

    <T> T write(Function<Handle, T> work) {
        Task<T> task = new Task<>(work);
        waiting.add(task);
        if (closing && waiting.remove(task)) {
            throw new StorageTrouble(new IllegalStateException("the storage is closed"));
        }
        try {
            return task.done.join();
        } catch (CompletionException failed) {
            throw new StorageTrouble(failed.getCause() == null ? failed : failed.getCause());
        }
    }

    private void work() {
        List<Task<?>> together = new ArrayList<>();
        try {
            while (!closing || !waiting.isEmpty()) {
                together.add(waiting.take());
                waiting.drainTo(together, TOGETHER - 1);
                writeAll(together);
                together.clear();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * One that cannot be written must not take the others with it: then each is tried alone. Whatever happens, nobody
     * waits for ever, and the next ones are written: of an {@link Error} nobody knows whether it came before the disk
     * had everything, so those who wait are told that it failed, and the log tells the truth to whoever tries again.
     * Where the database is away all are told at once; one by one, the last would wait for all before to find that out.
     */
    private void writeAll(List<Task<?>> tasks) {
        try {
            jdbi.useTransaction(handle -> tasks.forEach(task -> task.write(handle)));
            tasks.forEach(Task::written);
        } catch (ConnectionException away) {
            fail(tasks, away);
        } catch (RuntimeException failed) {
            if (tasks.size() == 1) {
                fail(tasks, failed);
            } else {
                oneByOne(tasks);
            }
        } catch (Error broken) {
            fail(tasks, broken);
            LOG.atError().addKeyValue("reason", broken.toString()).log("the writer was hit and goes on");
        }
    }

    private void oneByOne(List<Task<?>> tasks) {
        for (int i = 0; i < tasks.size(); i++) {
            Task<?> task = tasks.get(i);
            writeAll(List.of(task));
            if (task.done.isCompletedExceptionally()
                    && task.done.exceptionNow() instanceof ConnectionException away) {
                fail(tasks.subList(i + 1, tasks.size()), away);
                return;
            }
        }
    }

    private static void fail(List<Task<?>> tasks, Throwable why) {
        tasks.forEach(task -> task.done.completeExceptionally(why));
    }

    /** Lets what waits be written first. */
    @Override
    public void close() {
        closing = true;
        waiting.add(new Task<>(handle -> true)); // wakes a writer that waits for work
        try {
            thread.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
