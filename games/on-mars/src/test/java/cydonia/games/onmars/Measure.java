package cydonia.games.onmars;

import com.sun.management.ThreadMXBean;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.onmars.language.OnMarsAction;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Random games on one thread: decisions per second of that thread's own time, bytes allocated per decision, the time of
 * {@code apply}, the size of a position. Run by hand: {@code Measure seats seconds [option=value …]}.
 */
final class Measure {

    private static final int LIMIT = 50_000;

    private final Setup setup;
    private long decisions;
    private long games;
    private long givenUp;
    private long longest;

    private Measure(Setup setup) {
        this.setup = setup;
    }

    public static void main(String[] args) {
        int seats = Integer.parseInt(args[0]);
        int seconds = Integer.parseInt(args[1]);
        Map<String, String> options = new HashMap<>();
        for (int i = 2; i < args.length; i++) {
            int equals = args[i].indexOf('=');
            options.put(args[i].substring(0, equals), args[i].substring(equals + 1));
        }
        Setup setup = Setup.of(new OnMars().profile(), seats, options);
        new Measure(setup).run(3, 0);
        for (int i = 1; i <= 3; i++) {
            new Measure(setup).run(seconds, i * 1_000_000L);
        }
        new Measure(setup).apply();
        new Measure(setup).memory();
    }

    private void run(int seconds, long firstSeed) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long start = System.nanoTime();
        long cpu = threads.getCurrentThreadCpuTime();
        long bytes = threads.getCurrentThreadAllocatedBytes();
        for (long seed = firstSeed; System.nanoTime() - start < seconds * 1_000_000_000L; seed++) {
            play(Seed.of(seed));
        }
        double time = (threads.getCurrentThreadCpuTime() - cpu) / 1e9;
        bytes = threads.getCurrentThreadAllocatedBytes() - bytes;
        System.out.printf("%d games, %.0f games/s, %.0f decisions/s, %.0f decisions/game, longest %d, %d given up, "
                + "%.1f bytes/decision%n", games, games / time, decisions / time, (double) decisions / games, longest,
                givenUp, (double) bytes / decisions);
    }

    private void play(Seed seed) {
        DiceCup dice = Dice.choosing(seed, 0).open();
        Rollout<OnMarsPosition, OnMarsAction> rollout = new OnMars().begin(setup, seed).open();
        long before = decisions;
        List<Seat> toAct = rollout.toAct();
        while (!toAct.isEmpty() && decisions - before < LIMIT) {
            Seat seat = toAct.getFirst();
            List<OnMarsAction> legal = rollout.legal(seat);
            rollout.play(seat, legal.get(dice.roll(legal.size())));
            decisions++;
            toAct = rollout.toAct();
        }
        givenUp += toAct.isEmpty() ? 0 : 1;
        games++;
        longest = Math.max(longest, decisions - before);
    }

    private void apply() {
        for (int round = 0; round < 3; round++) {
            long count = 0;
            long start = System.nanoTime();
            long cpu = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            for (long seed = 0; System.nanoTime() - start < 2_000_000_000L; seed++) {
                DiceCup dice = Dice.choosing(Seed.of(seed), 0).open();
                OnMarsPosition position = new OnMars().begin(setup, Seed.of(seed));
                for (int i = 0; i < 2000 && !position.toAct().isEmpty(); i++) {
                    Seat seat = position.toAct().getFirst();
                    List<OnMarsAction> legal = position.legal(seat);
                    position = position.apply(seat, legal.get(dice.roll(legal.size())));
                    count++;
                }
            }
            System.out.printf("apply and legal on values: %.2f µs%n",
                    (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - cpu) / 1e3 / count);
        }
    }

    /** What many positions of different games take on the heap, each with its list of legal actions. */
    private void memory() {
        int count = 20_000;
        OnMarsPosition[] kept = new OnMarsPosition[count];
        long before = used();
        int size = 0;
        for (long seed = 0; size < count; seed++) {
            DiceCup dice = Dice.choosing(Seed.of(seed), 0).open();
            OnMarsPosition position = new OnMars().begin(setup, Seed.of(seed));
            for (int i = 0; i < 500 && size < count && !position.toAct().isEmpty(); i++) {
                Seat seat = position.toAct().getFirst();
                List<OnMarsAction> legal = position.legal(seat);
                position = position.apply(seat, legal.get(dice.roll(legal.size())));
                kept[size++] = position;
            }
        }
        System.out.printf("one position: %d bytes (%d kept)%n", (used() - before) / count, kept.length);
    }

    private static long used() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
