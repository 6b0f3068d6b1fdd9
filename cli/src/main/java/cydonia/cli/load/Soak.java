package cydonia.cli.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Plays at a steady pace for a long time, and looks whether the server's memory stays as it is: the least that its
 * objects took in each part of the time, which is what is left after the garbage was collected.
 */
public record Soak(Load load, Node node) {

    private static final int PARTS = 6;

    /**
     * What came of it.
     *
     * @param floors
     *            the least memory for objects in each part of the time, in MB
     * @param resident
     *            what the process took of the machine at the end of each part, in MB
     */
    public record Result(Load.Result load, List<Long> floors, List<Long> resident) {
    }

    public Result run() throws Exception {
        node.start();
        List<Long> floors = new ArrayList<>();
        List<Long> resident = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Load.Result> playing = threads.submit(() -> load.run(node.port()));
            long part = load.time().toMillis() / PARTS;
            for (int i = 0; i < PARTS; i++) {
                long end = System.currentTimeMillis() + part;
                long floor = Long.MAX_VALUE;
                while (System.currentTimeMillis() < end && !playing.isDone()) {
                    floor = Math.min(floor, memory());
                    Thread.sleep(200);
                }
                floors.add(floor >> 20);
                resident.add(node.resident() >> 10);
            }
            return new Result(playing.get(), floors, resident);
        } finally {
            node.kill();
        }
    }

    /** What its objects take; where the machine is too busy to say so in time, the next answer will do. */
    private long memory() {
        try {
            return node.metric("cydonia_memory_bytes");
        } catch (IOException late) {
            return Long.MAX_VALUE;
        }
    }
}
