package cydonia.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The same work on several threads at once. */
final class Workers {

    private Workers() {
    }

    /** Returns when all are done; fails as the first of them did. */
    static void run(int threads, List<Runnable> work, Runnable meanwhile) {
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> futures = new ArrayList<>();
            work.forEach(task -> futures.add(pool.submit(task)));
            while (!futures.stream().allMatch(Future::isDone)) {
                meanwhile.run();
                Thread.sleep(50);
            }
            for (Future<?> future : futures) {
                future.get();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        } catch (ExecutionException failure) {
            throw failure.getCause() instanceof RuntimeException broken
                    ? broken
                    : new IllegalStateException(failure.getCause());
        }
    }
}
