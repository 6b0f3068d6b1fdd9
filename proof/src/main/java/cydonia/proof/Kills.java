package cydonia.proof;

import cydonia.engine.Profile;
import cydonia.titles.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Kills servers in the middle of games, one after the other, and then reads whether every move they had acknowledged is
 * in the logs, and whether every log can be played.
 *
 * @param times
 *            how often each of them is killed
 * @param nodes
 *            several only where they share a database
 * @param database
 *            the JDBC address of what they keep
 */
public record Kills(Games games, Profile game, int tables, int times, List<Node> nodes, String database) {

    private static final int FEWEST_MOVES = 20;
    private static final int MORE_MOVES = 60;

    /** What came of it. */
    public record Result(int kills, int moves, double longestWait, Audit audit) {
    }

    public Result run() throws Exception {
        AtomicBoolean enough = new AtomicBoolean();
        for (Node node : nodes) {
            node.start();
        }
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
                Stubborn door = new Stubborn(nodes)) {
            List<Future<?>> players = new ArrayList<>();
            for (int i = 0; i < tables; i++) {
                Bot bot = new Bot(door, game.id(), Load.seats(game), i);
                players.add(threads.submit(() -> {
                    bot.sitDown();
                    while (!enough.get()) {
                        bot.move(System.nanoTime(), false);
                    }
                    return bot;
                }));
            }
            SplittableRandom random = new SplittableRandom(1);
            for (int kill = 0; kill < times * nodes.size(); kill++) {
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
            return new Result(times * nodes.size(), door.moves(), door.longestSeconds(),
                    Audit.of(games, database, door.acknowledged()));
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
}
