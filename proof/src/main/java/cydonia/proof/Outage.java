package cydonia.proof;

import cydonia.titles.Games;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Servers that share a database under load: after a third of the time one of them is killed, and started again; after
 * two thirds the database is restarted. Then all that was written is read.
 *
 * @param database
 *            the JDBC address of what they keep
 * @param restart
 *            the command that restarts the database
 */
public record Outage(Games games, Load load, List<Node> nodes, String database, String restart) {

    private static final int PARTS = 3;
    private static final double NANOS = 1e9;

    /**
     * What came of it.
     *
     * @param nodeAway
     *            for how long the killed server did not answer, in seconds
     * @param databaseAway
     *            how long the restart of the database took, in seconds
     */
    public record Result(Load.Result load, int moves, double longestWait, double nodeAway, double databaseAway,
            Audit audit) {
    }

    public Result run() throws Exception {
        for (Node node : nodes) {
            node.start();
        }
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
                Stubborn door = new Stubborn(nodes)) {
            Future<Load.Result> playing = threads.submit(() -> load.run(door));
            while (door.moves() == 0 && !playing.isDone()) {
                Thread.sleep(1);
            }
            Duration part = load.time().dividedBy(PARTS);
            Thread.sleep(load.warmUp().plus(part));
            long killed = System.nanoTime();
            nodes.getFirst().kill();
            nodes.getFirst().start();
            long back = System.nanoTime();
            Thread.sleep(Duration.ofNanos(Math.max(0, part.toNanos() - (back - killed))));
            long gone = System.nanoTime();
            restartDatabase();
            double databaseAway = (System.nanoTime() - gone) / NANOS;
            Load.Result result = playing.get();
            for (Node node : nodes) {
                node.stop();
            }
            return new Result(result, door.moves(), door.longestSeconds(), (back - killed) / NANOS, databaseAway,
                    Audit.of(games, database, door.acknowledged()));
        } finally {
            for (Node node : nodes) {
                node.kill();
            }
        }
    }

    private void restartDatabase() throws IOException, InterruptedException {
        int code = new ProcessBuilder("sh", "-c", restart).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT).start().waitFor();
        if (code != 0) {
            throw new IllegalStateException("the database was not restarted: " + restart);
        }
    }
}
