package cydonia.proof;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Plays at a steady pace for a long time, and looks whether the server's memory stays as it is: what its objects take
 * at the end of each part of the time, when the garbage has been collected.
 */
public record Soak(Load load, Node node) {

    private static final int PARTS = 6;
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(200);

    /**
     * What came of it.
     *
     * @param objects
     *            what is left after each part of the time when the garbage was collected, in MB
     * @param resident
     *            what the process took of the machine at the end of each part, in MB
     */
    public record Result(Load.Result load, List<Long> objects, List<Long> resident) {
    }

    public Result run() throws Exception {
        node.start();
        List<Long> objects = new ArrayList<>();
        List<Long> resident = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            try {
                Future<Load.Result> playing = threads.submit(() -> load.run(node.port()));
                long begin = System.nanoTime();
                long part = load.warmUp().plus(load.time()).toNanos() / PARTS;
                for (int i = 1; i <= PARTS; i++) {
                    while (System.nanoTime() - begin < i * part && !playing.isDone()) {
                        Thread.sleep(BETWEEN_LOOKS);
                    }
                    node.collectGarbage();
                    objects.add(node.metric("cydonia_memory_bytes") >> 20);
                    resident.add(node.resident() >> 10);
                }
                return new Result(playing.get(), objects, resident);
            } finally {
                node.kill(); // whoever still plays then stops
            }
        }
    }
}
