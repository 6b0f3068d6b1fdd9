package cydonia.proof;

import cydonia.engine.Profile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Bots at many tables of one server at once.
 *
 * @param warmUp
 *            how long they play before anything is counted: a virtual machine that has just started is slow
 * @param movesPerSecond
 *            of all tables together; 0 for as many as the server answers
 * @param brief
 *            whether bots ask for no more than they need
 */
public record Load(String game, int seats, int tables, Duration warmUp, Duration time, int movesPerSecond,
        boolean brief) {

    private static final double NANOS = 1e9;
    private static final int OK = 200;
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** As many seats as two people need. */
    public static Load of(Profile profile, int tables, Duration warmUp, Duration time, int movesPerSecond,
            boolean brief) {
        return new Load(profile.id(), seats(profile), tables, warmUp, time, movesPerSecond, brief);
    }

    static int seats(Profile profile) {
        return Math.clamp(2, profile.minSeats(), profile.maxSeats());
    }

    /**
     * What came of it. A move's time is counted from when it was due, so that waiting for the server shows.
     *
     * @param finished
     *            games that were played to their end
     */
    public record Result(int moves, double movesPerSecond, double median, double p99, double longest, int finished) {
    }

    /** Asks the server at that port for its front page, as the first visitor does. */
    public static void visit(int port) {
        try (Wires door = new Wires(port, PATIENCE)) {
            Reply page = door.send(new Ask("GET", "/", "", "", ""));
            if (page.status() != OK) {
                throw new IOException(page.status() + " " + page.text());
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Bots against the server at that port of this machine. */
    public Result run(int port) {
        try (Wires door = new Wires(port, PATIENCE)) {
            return run(door);
        }
    }

    Result run(Door door) {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Bot> bots = new ArrayList<>();
            for (int i = 0; i < tables; i++) {
                Bot bot = new Bot(door, game, seats, i, brief);
                bot.sitDown();
                bots.add(bot);
            }
            long begin = System.nanoTime();
            List<Future<?>> playing = new ArrayList<>();
            for (int i = 0; i < tables; i++) {
                Bot bot = bots.get(i);
                double share = (double) i / tables;
                playing.add(threads.submit(() -> {
                    play(bot, begin, share);
                    return bot;
                }));
            }
            for (Future<?> one : playing) {
                one.get();
            }
            return result(bots, (System.nanoTime() - begin - warmUp.toNanos()) / NANOS);
        } catch (IOException failed) {
            throw new IllegalStateException(failed);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        }
    }

    /** The tables move one after the other, not all at the same moment. */
    private void play(Bot bot, long begin, double share) throws IOException, InterruptedException {
        double between = movesPerSecond == 0 ? 0 : NANOS * tables / movesPerSecond;
        double due = begin + share * between;
        long start = begin + warmUp.toNanos();
        long end = start + time.toNanos();
        while (System.nanoTime() < end) {
            long now = System.nanoTime();
            if (movesPerSecond == 0) {
                due = now;
            } else if (due > now) {
                Thread.sleep(Duration.ofNanos((long) due - now));
            } else if (due < start && now >= start) {
                due = start + share * between; // what could not be sent while it was slow is never sent
            }
            bot.move((long) due, due >= start);
            due += between;
        }
    }

    private static Result result(List<Bot> bots, double seconds) {
        Latencies all = new Latencies();
        bots.forEach(bot -> all.add(bot.latencies()));
        int finished = bots.stream().mapToInt(Bot::finished).sum();
        return new Result(all.count(), all.count() / seconds, all.millis(0.5), all.millis(0.99), all.millis(1),
                finished);
    }
}
