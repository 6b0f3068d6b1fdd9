package cydonia.proof;

import cydonia.engine.Profile;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Opens more and more tables at a server and plays some moves at each, until it forgets some of them because memory is
 * short; then as many again, which must all be answered as well.
 *
 * @param most
 *            more than so many are not tried
 * @param moves
 *            played at each table
 */
public record Crowd(Profile game, int most, int moves, Node node) {

    private static final int SOME = 20;

    /**
     * What came of it.
     *
     * @param tables
     *            that were in memory at once
     * @param empty
     *            what the process took of the machine before the first one, in MB
     * @param full
     *            the same with all of them
     * @param opened
     *            in all, as long as the server answered
     * @param slowest
     *            of the moves at those that came after memory was full, in milliseconds
     */
    public record Result(long tables, long empty, long full, int opened, double slowest) {
    }

    public Result run() throws Exception {
        node.start();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
                Stubborn door = new Stubborn(List.of(node))) {
            long empty = node.resident() >> 10;
            int opened = 0;
            long rooms = 0;
            long now = 0;
            while (opened < most && now >= opened) {
                play(opened, door, threads);
                opened += SOME;
                now = node.metric("cydonia_rooms");
                rooms = Math.max(rooms, now);
            }
            long full = node.resident() >> 10;
            Latencies late = new Latencies();
            for (int end = Math.min(most, 2 * opened); opened < end; opened += SOME) {
                late.add(play(opened, door, threads));
            }
            return new Result(rooms, empty, full, opened, late.millis(1));
        } finally {
            node.kill();
        }
    }

    private Latencies play(int first, Stubborn door, ExecutorService threads) throws Exception {
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
        for (Future<Bot> bot : threads.invokeAll(bots)) {
            all.add(bot.get().latencies());
        }
        return all;
    }
}
