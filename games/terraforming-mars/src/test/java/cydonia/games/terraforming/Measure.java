package cydonia.games.terraforming;

import com.sun.management.ThreadMXBean;
import cydonia.engine.Dice;
import cydonia.engine.Outlook;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Figures by hand: {@code Measure speed [seats]} for games, decisions and bytes on one thread, apply and determinise,
 * by processor time, so that neighbours on the machine do not count; {@code Measure games <count>} plays that many
 * random games over all seat counts and options; {@code Measure outlook} foresees the largest decisions of 20 random
 * games.
 */
final class Measure {

    private static final TerraformingMars GAME = new TerraformingMars();
    private static final int LONGEST = 20_000;

    private Measure() {
    }

    public static void main(String[] args) {
        if (args[0].equals("speed")) {
            speed(args.length > 1 ? Integer.parseInt(args[1]) : 2);
        } else if (args[0].equals("outlook")) {
            outlook();
        } else {
            games(Integer.parseInt(args[1]));
        }
    }

    private static void speed(int seats) {
        Setup setup = Setup.of(GAME.profile(), seats);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (int round = 0; round < 8; round++) {
            long bytes = threads.getCurrentThreadAllocatedBytes();
            long start = System.nanoTime();
            long cpu = threads.getCurrentThreadCpuTime();
            long decisions = 0;
            int games = 0;
            long score = 0;
            long generations = 0;
            while (System.nanoTime() - start < 3_000_000_000L) {
                TerraformingRollout table = GAME.begin(setup, Seed.of(1_000_000L * round + games)).open();
                decisions += play(table, new Xor(games + 1));
                score += table.score(Seat.RED);
                generations += table.survey().generation();
                games++;
            }
            double wall = (System.nanoTime() - start) / 1e9;
            double seconds = (threads.getCurrentThreadCpuTime() - cpu) / 1e9;
            bytes = threads.getCurrentThreadAllocatedBytes() - bytes;
            System.out.printf(
                    "%d seats: %.0f games/s, %.0f decisions/s (by the clock %.0f games/s), %.0f decisions/game, %.0f bytes/decision, score %.1f, generations %.1f%n",
                    seats, games / seconds, decisions / seconds, games / wall, (double) decisions / games,
                    (double) bytes / decisions, (double) score / games, (double) generations / games);
        }
        middle(setup);
    }

    /** Apply, determinise and size in the middle of games: 200 games, 150 decisions after their begin. */
    private static void middle(Setup setup) {
        List<TerraformingPosition> positions = new ArrayList<>();
        List<TerraformingAction> actions = new ArrayList<>();
        for (int i = 0; positions.size() < 200; i++) {
            TerraformingRollout table = GAME.begin(setup, Seed.of(i)).open();
            Xor random = new Xor(i + 1);
            for (int k = 0; k < 150 && !table.toAct().isEmpty(); k++) {
                step(table, random);
            }
            if (!table.toAct().isEmpty()) {
                List<TerraformingAction> legal = table.legal(table.toAct().getFirst());
                actions.add(legal.get(random.roll(legal.size())));
                positions.add(table.seal());
            }
        }
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (int round = 0; round < 5; round++) {
            long sum = 0;
            int times = 500;
            long start = threads.getCurrentThreadCpuTime();
            for (int k = 0; k < times; k++) {
                for (int i = 0; i < positions.size(); i++) {
                    TerraformingPosition position = positions.get(i);
                    sum += position.apply(position.toAct().getFirst(), actions.get(i)).secretsOpened();
                }
            }
            double apply = (threads.getCurrentThreadCpuTime() - start) / 1000.0 / times / positions.size();
            start = threads.getCurrentThreadCpuTime();
            for (int k = 0; k < times; k++) {
                Dice guess = Dice.guessing(Seed.of(k), k);
                for (TerraformingPosition position : positions) {
                    sum += position.determinise(Seat.RED, guess).secretsOpened();
                }
            }
            double determinise = (threads.getCurrentThreadCpuTime() - start) / 1000.0 / times / positions.size();
            long bytes = threads.getCurrentThreadAllocatedBytes();
            for (TerraformingPosition position : positions) {
                sum += new TerraformingPosition(position.table().copy()).secretsOpened();
            }
            bytes = threads.getCurrentThreadAllocatedBytes() - bytes;
            System.out.printf("apply %.2f us, determinise %.2f us, one position %d bytes (%d)%n", apply, determinise,
                    bytes / positions.size(), sum);
        }
    }

    /** All choices of the ten largest decisions, warm, by processor time. */
    private static void outlook() {
        record Met(TerraformingPosition position, int seats, Seat seat, int choices) {
        }
        List<Met> met = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            int seats = 1 + i % 5;
            TerraformingPosition position = GAME.begin(Setup.of(GAME.profile(), seats), Seed.of(i));
            Xor random = new Xor(i + 1);
            while (!position.toAct().isEmpty()) {
                Seat seat = position.toAct().get(random.roll(position.toAct().size()));
                List<TerraformingAction> legal = position.legal(seat);
                met.add(new Met(position, seats, seat, legal.size()));
                position = position.apply(seat, legal.get(random.roll(legal.size())));
            }
        }
        met.sort(Comparator.comparingInt(Met::choices).reversed());
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (int round = 0; round < 30; round++) {
            for (Met each : met.subList(0, 10)) {
                long start = threads.getCurrentThreadCpuTime();
                int facts = Outlook.of(each.position(), each.seats(), each.seat()).size();
                double millis = (threads.getCurrentThreadCpuTime() - start) / 1e6;
                if (round == 29) {
                    System.out.printf("%d seats, %d choices: %.2f ms (%s)%n", each.seats(), facts, millis,
                            each.position().observe(each.seat()).question());
                }
            }
        }
    }

    private static void games(int count) {
        long decisions = 0;
        long longest = 0;
        for (int i = 0; i < count; i++) {
            int seats = 1 + i % 5;
            Setup setup = Setup.of(GAME.profile(), seats,
                    seats == 1
                            ? Map.of("beginner-red", i % 3 == 0 ? "on" : "off")
                            : Map.of("corporate-era", i / 5 % 2 == 0 ? "on" : "off", "draft",
                                    i / 10 % 2 == 0 ? "on" : "off", "beginner-green", i % 7 == 0 ? "on" : "off"));
            long taken = 0;
            try {
                taken = play(GAME.begin(setup, Seed.of(i)).open(), new Xor(i + 77L));
            } catch (RuntimeException broken) {
                throw new IllegalStateException("game " + i + ", " + setup, broken);
            }
            decisions += taken;
            longest = Math.max(longest, taken);
            if ((i + 1) % 10_000 == 0) {
                System.out.println((i + 1) + " games, " + decisions + " decisions, longest " + longest);
            }
        }
        System.out.println(count + " games ended, " + decisions + " decisions, longest " + longest);
    }

    static long play(TerraformingRollout table, Xor random) {
        long decisions = 0;
        while (!table.toAct().isEmpty()) {
            step(table, random);
            if (++decisions > LONGEST) {
                throw new IllegalStateException("does not end");
            }
        }
        return decisions;
    }

    private static void step(TerraformingRollout table, Xor random) {
        List<Seat> seats = table.toAct();
        Seat seat = seats.get(seats.size() == 1 ? 0 : random.roll(seats.size()));
        List<TerraformingAction> legal = table.legal(seat);
        table.play(seat, legal.get(random.roll(legal.size())));
    }

    /** Cheap chance for players, so that the rules are what is measured. */
    static final class Xor {
        private long state;

        Xor(long seed) {
            state = seed * 0x9E3779B97F4A7C15L | 1;
        }

        int roll(int faces) {
            state ^= state << 13;
            state ^= state >>> 7;
            state ^= state << 17;
            return (int) Math.unsignedMultiplyHigh(state, faces);
        }
    }
}
