package cydonia.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** The same work on several threads at once. */
public final class Workers {

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
                result(future);
            }
        } catch (InterruptedException interrupted) {
            throw stopped(interrupted);
        }
    }

    /** What comes of each number is used as soon as all before it has been; fails as the first of them did. */
    public static <T> void inOrder(int threads, IntStream numbers, IntFunction<T> work, Consumer<T> use) {
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<T>> futures = numbers.mapToObj(i -> pool.submit(() -> work.apply(i))).toList();
            try {
                for (Future<T> future : futures) {
                    use.accept(result(future));
                }
            } finally {
                pool.shutdownNow();
            }
        } catch (InterruptedException interrupted) {
            throw stopped(interrupted);
        }
    }

    private static <T> T result(Future<T> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException failure) {
            throw failure.getCause() instanceof RuntimeException broken
                    ? broken
                    : new IllegalStateException(failure.getCause());
        }
    }

    private static IllegalStateException stopped(InterruptedException interrupted) {
        Thread.currentThread().interrupt();
        return new IllegalStateException(interrupted);
    }
}
