package cydonia.proof;

import cydonia.engine.Profile;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * How long somebody waits for the front page: at first alone, and then while others ask for nothing but the result of a
 * game and its replay, all over many connections from as many addresses.
 *
 * @param moves
 *            of the game, unless it ends sooner
 * @param time
 *            how long the front page is asked for, each time
 */
public record Onlookers(Profile game, int moves, Duration time, Node node) {

    public static final int CONNECTIONS = 16;

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Duration BETWEEN_VISITS = Duration.ofMillis(25);
    /** Whoever is told to wait a moment does. */
    private static final Duration A_MOMENT = Duration.ofMillis(50);

    /** What came of it, in milliseconds; and how many pages the others got. */
    public record Result(double alone, double late, double beside, double lateBeside, int pages) {
    }

    public Result run() throws Exception {
        node.start();
        AtomicBoolean enough = new AtomicBoolean();
        AtomicInteger pages = new AtomicInteger();
        try (Wires door = new Wires(node.port(), PATIENCE);
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Played played = play(door);
            visit(door); // a virtual machine that has just started is slow
            Latencies alone = visit(door);
            List<Future<?>> others = new ArrayList<>();
            Latencies beside;
            try {
                for (int i = 0; i < CONNECTIONS; i++) {
                    Talk talk = new Talk(door, "10.4.0." + (i + 1));
                    SplittableRandom random = new SplittableRandom(i);
                    others.add(threads.submit(() -> {
                        while (!enough.get()) {
                            look(talk, played, random, pages);
                        }
                        return true;
                    }));
                }
                beside = visit(door);
            } finally {
                enough.set(true);
            }
            for (Future<?> other : others) {
                other.get();
            }
            return new Result(alone.millis(0.5), alone.millis(0.95), beside.millis(0.5), beside.millis(0.95),
                    pages.get());
        } finally {
            node.kill();
        }
    }

    /** A game that is over, and somebody who may see it. */
    private record Played(String table, String token) {
    }

    private Played play(Door door) throws IOException, InterruptedException {
        Bot bot = new Bot(door, game.id(), Load.seats(game), 0);
        bot.sitDown();
        Played played = new Played(bot.table(), bot.token());
        for (int i = 0; i < moves && bot.finished() == 0; i++) {
            bot.move(0, false);
        }
        if (bot.finished() == 0) {
            bot.concede();
        }
        return played;
    }

    private Latencies visit(Door door) throws IOException, InterruptedException {
        Talk talk = new Talk(door, "10.5.0.1");
        Latencies latencies = new Latencies();
        for (long end = System.nanoTime() + time.toNanos(); System.nanoTime() < end;) {
            long begin = System.nanoTime();
            if (talk.page("/", "") != Talk.OK) {
                throw new IOException("there is no front page");
            }
            latencies.add(System.nanoTime() - begin);
            Thread.sleep(BETWEEN_VISITS);
        }
        return latencies;
    }

    private void look(Talk talk, Played played, SplittableRandom random, AtomicInteger pages)
            throws IOException, InterruptedException {
        String base = "/t/" + played.table();
        String page = random.nextInt(4) == 0 ? base + "/result" : base + "/replay?at=" + random.nextInt(moves);
        int status = talk.page(page, played.token());
        if (status == Talk.OK) {
            pages.incrementAndGet();
        } else if (status == Talk.TOO_FAST) {
            Thread.sleep(A_MOMENT);
        } else {
            throw new IOException(page + " was answered " + status);
        }
    }
}
