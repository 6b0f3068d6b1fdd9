package cydonia.cli.load;

import cydonia.server.Games;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Plays at a steady pace for a long time, and looks whether the server's memory stays as it is: the least that its
 * objects took in each part of the time, which is what is left after the garbage was collected.
 */
public record Soak(String game, int seats, int tables, int movesPerSecond, Duration time, Node node) {

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

    public static Soak of(Games games, String game, int tables, int movesPerSecond, Duration time, int port,
            Path folder, String memory) {
        var profile = games.named(game).profile();
        return new Soak(game, Math.clamp(2, profile.minSeats(), profile.maxSeats()), tables, movesPerSecond, time,
                new Node(port, Map.of("CYDONIA_DATA", folder.toString(), "CYDONIA_BEHIND_PROXY", "127.0.0.1"), List.of("-Xmx" + memory, "-XX:+UseParallelGC")));
    }

    public Result run() throws Exception {
        node.start();
        List<Long> floors = new ArrayList<>();
        List<Long> resident = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
                HttpClient http = HttpClient.newHttpClient()) {
            Future<Load.Result> load = threads.submit(() -> new Load(game, seats, tables, Duration.ZERO, time,
                    movesPerSecond).run(node.address()));
            long part = time.toMillis() / PARTS;
            for (int i = 0; i < PARTS; i++) {
                long end = System.currentTimeMillis() + part;
                long floor = Long.MAX_VALUE;
                while (System.currentTimeMillis() < end && !load.isDone()) {
                    floor = Math.min(floor, memory(http));
                    Thread.sleep(200);
                }
                floors.add(floor >> 20);
                resident.add(node.resident() >> 10);
            }
            return new Result(load.get(), floors, resident);
        } finally {
            node.kill();
        }
    }

    private long memory(HttpClient http) throws Exception {
        return http.send(HttpRequest.newBuilder(URI.create(node.address() + "/metrics")).build(), BodyHandlers.ofLines())
                .body().filter(line -> line.startsWith("cydonia_memory_bytes"))
                .mapToLong(line -> Long.parseLong(line.substring(line.indexOf(' ') + 1))).findFirst().orElse(Long.MAX_VALUE);
    }
}
