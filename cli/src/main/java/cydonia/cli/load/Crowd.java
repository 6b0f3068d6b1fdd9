package cydonia.cli.load;

import cydonia.engine.Profile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Opens tables at a server, some at a time, and plays some moves at each, until it has no memory left or answers slowly
 * for want of it: so many tables can be played there at once.
 *
 * @param most
 *            more than so many are not tried
 * @param moves
 *            played at each table
 */
public record Crowd(Profile game, int most, int moves, Node node) {

    private static final int SOME = 20;
    /** Whoever waits longer for a move waits for the collector of garbage. */
    private static final double SLOW_MILLIS = 2_000;

    /**
     * What came of it.
     *
     * @param tables
     *            that fit
     * @param resident
     *            what the process took of the machine with so many, in MB
     * @param empty
     *            the same before the first one
     */
    public record Result(int tables, long resident, long empty) {
    }

    public Result run() throws Exception {
        node.start();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
                Stubborn door = new Stubborn(List.of(node))) {
            long empty = node.resident() >> 10;
            Result fit = new Result(0, empty, empty);
            while (fit.tables() < most && fits(fit.tables(), door, threads)) {
                fit = new Result(fit.tables() + SOME, node.resident() >> 10, empty);
            }
            return fit;
        } finally {
            node.kill();
        }
    }

    /** Whether there is room for some more. */
    private boolean fits(int first, Stubborn door, ExecutorService threads) throws Exception {
        List<Callable<Bot>> bots = new ArrayList<>();
        for (int i = first; i < first + SOME; i++) {
            Bot bot = new Bot(door, game.id(), Load.seats(game), i);
            bots.add(() -> {
                bot.sitDown();
                for (int move = 0; move < moves && bot.finished() == 0; move++) {
                    bot.move(System.nanoTime(), true);
                }
                return bot;
            });
        }
        Latencies all = new Latencies();
        try {
            for (Future<Bot> bot : threads.invokeAll(bots)) {
                all.add(bot.get().latencies());
            }
        } catch (ExecutionException gone) {
            if (first == 0 || !(gone.getCause() instanceof IOException)) {
                throw gone;
            }
            return false;
        }
        return all.millis(1) < SLOW_MILLIS;
    }
}
