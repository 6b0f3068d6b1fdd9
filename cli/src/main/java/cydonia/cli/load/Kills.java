package cydonia.cli.load;

import cydonia.server.Archive;
import cydonia.server.Games;
import cydonia.server.table.Event;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Kills servers in the middle of games, one after the other, and then reads whether every move they had acknowledged is
 * in the logs, and whether every log can be played.
 *
 * @param nodes
 *            several only where they share a database
 * @param database
 *            the JDBC address of what they keep
 */
public record Kills(Games games, String game, int seats, int tables, int times, List<Node> nodes, String database) {

    private static final int FEWEST_MOVES = 20;
    private static final int MORE_MOVES = 60;

    /**
     * What came of it.
     *
     * @param lost
     *            acknowledged moves that are not in the logs
     * @param unplayable
     *            logs that cannot be played
     */
    public record Result(int kills, int moves, int lost, int unplayable, int logs, double longestWait) {
    }

    /** One or several servers that keep what they know in the same place. */
    public static Kills of(Games games, String game, int tables, int times, int nodes, int port,
            Map<String, String> settings, String database) {
        var profile = games.named(game).profile();
        List<Node> all = new ArrayList<>();
        for (int i = 0; i < nodes; i++) {
            all.add(new Node(port + i, settings, List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx300m")));
        }
        return new Kills(games, game, Math.clamp(2, profile.minSeats(), profile.maxSeats()), tables, times, all,
                database);
    }

    public Result run() throws Exception {
        AtomicBoolean enough = new AtomicBoolean();
        for (Node node : nodes) {
            node.start();
        }
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
                HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1)
                        .connectTimeout(Duration.ofSeconds(2)).executor(threads).build()) {
            Stubborn door = new Stubborn(http, nodes.stream().map(Node::address).toList());
            List<Future<?>> players = new ArrayList<>();
            for (int i = 0; i < tables; i++) {
                Bot bot = new Bot(door, game, seats, i);
                players.add(threads.submit(() -> {
                    bot.sitDown();
                    while (!enough.get()) {
                        bot.move(System.nanoTime(), false);
                    }
                    return bot;
                }));
            }
            SplittableRandom random = new SplittableRandom(1);
            for (int kill = 0; kill < times; kill++) {
                await(door, door.moves() + FEWEST_MOVES + random.nextInt(MORE_MOVES), players);
                Node node = nodes.get(kill % nodes.size());
                node.kill();
                node.start();
            }
            enough.set(true);
            for (Future<?> player : players) {
                player.get();
            }
            for (Node node : nodes) {
                node.stop();
            }
            return result(door);
        } finally {
            enough.set(true);
            for (Node node : nodes) {
                node.kill();
            }
        }
    }

    private static void await(Stubborn door, int moves, List<Future<?>> players) throws Exception {
        while (door.moves() < moves) {
            Thread.sleep(2);
            for (Future<?> player : players) {
                if (player.isDone()) {
                    player.get(); // nobody leaves but by an error
                }
            }
        }
    }

    private Result result(Stubborn door) {
        try (Archive archive = Archive.beside(database, games)) {
            int lost = 0;
            for (Stubborn.Acknowledged move : door.acknowledged()) {
                boolean kept = archive.entry(move.table(), move.version())
                        .filter(entry -> new Event.Acted(move.seat(), move.actions()).means(Event.parse(entry)))
                        .isPresent();
                lost += kept ? 0 : 1;
            }
            List<Archive.Verdict> logs = archive.verify();
            int unplayable = (int) logs.stream().filter(log -> !log.why().isEmpty()).count();
            return new Result(times, door.moves(), lost, unplayable, logs.size(), door.longestSeconds());
        }
    }
}
