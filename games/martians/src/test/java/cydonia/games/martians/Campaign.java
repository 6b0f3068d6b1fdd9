package cydonia.games.martians;

import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Outlook;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.martians.cards.Mission;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Random games by the thousand, and how fast they go; run by hand: {@code Campaign games 50000} plays over all setups,
 * {@code Campaign speed 4} measures COM.4 on one thread, in seconds of that thread's own work, since a machine may be
 * busy with other things; {@code Campaign outlook 20} looks ahead at every decision of so many random games and tells
 * the largest and the slowest.
 */
public final class Campaign {

    private Campaign() {
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "games" -> games(Integer.parseInt(args[1]));
            case "speed" -> speed(Integer.parseInt(args[1]));
            case "outlook" -> outlook(Integer.parseInt(args[1]));
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    /** Every mode, seat count and mission. */
    static List<Setup> setups() {
        List<Setup> setups = new ArrayList<>();
        setups.add(setup(1, Map.of("mission", "contracts")));
        setups.add(setup(1, Map.of("mission", "contracts", "collector", "off")));
        for (int seats = 2; seats <= 4; seats++) {
            setups.add(setup(seats, Map.of()));
            setups.add(setup(seats, Map.of("hidden-objectives", "on")));
            setups.add(setup(seats, Map.of("collector", "off")));
        }
        for (Mission mission : Mission.values()) {
            setups.add(setup(1, Map.of("mission", mission.id())));
            for (int seats = 2; seats <= 4; seats++) {
                setups.add(setup(seats, Map.of("mode", "coop", "mission", mission.id())));
                setups.add(setup(seats, Map.of("mode", "semi", "mission", mission.id())));
            }
        }
        return setups;
    }

    /** Those of SEMI:CO-OP.3, or all others. */
    static List<Setup> setups(boolean semiCoop) {
        return setups().stream().filter(setup -> "semi".equals(setup.options().get("mode")) == semiCoop).toList();
    }

    static Setup setup(int seats, Map<String, String> wishes) {
        return Setup.of(new Martians().profile(), seats, wishes);
    }

    private static void games(int count) {
        List<Setup> setups = setups();
        long decisions = 0;
        int longest = 0;
        int missionsDone = 0;
        for (int i = 0; i < count; i++) {
            Setup setup = setups.get(i % setups.size());
            try {
                Rollout<MartiansPosition, MartiansAction> table = new Martians().begin(setup, Seed.of(i)).open();
                int steps = play(table, Dice.choosing(Seed.of(i), 0).open());
                decisions += steps;
                longest = Math.max(longest, steps);
                missionsDone += table.outcome().orElseThrow().winners().isEmpty() ? 0 : 1;
            } catch (RuntimeException broken) {
                throw new IllegalStateException("game " + i + ", " + setup, broken);
            }
        }
        System.out.printf("%d games, %d decisions, longest %d, with winners %d%n", count, decisions, longest,
                missionsDone);
    }

    static int play(Rollout<MartiansPosition, MartiansAction> table, DiceCup dice) {
        int steps = 0;
        while (true) {
            List<Seat> seats = table.toAct();
            if (seats.isEmpty()) {
                return steps;
            }
            Seat seat = seats.size() == 1 ? seats.get(0) : seats.get(dice.roll(seats.size()));
            List<MartiansAction> legal = table.legal(seat);
            table.play(seat, legal.get(dice.roll(legal.size())));
            steps++;
        }
    }

    private static void outlook(int games) {
        var threads = ManagementFactory.getThreadMXBean();
        for (int round = 0; round < 2; round++) {
            List<String> slowest = new ArrayList<>();
            List<Long> all = new ArrayList<>();
            long most = 0;
            for (int game = 0; game < games; game++) {
                Setup setup = setups().get(game * 37 % setups().size());
                MartiansPosition position = new Martians().begin(setup, Seed.of(game));
                DiceCup dice = Dice.choosing(Seed.of(game), 0).open();
                while (!position.toAct().isEmpty()) {
                    Seat seat = position.toAct().getFirst();
                    long from = threads.getCurrentThreadCpuTime();
                    int choices = Outlook.of(position, setup.seats(), seat).size();
                    long took = (threads.getCurrentThreadCpuTime() - from) / 1_000;
                    all.add(took);
                    if (choices > most) {
                        most = choices;
                        slowest.add("%d choices of %s: %.1f ms".formatted(choices, position.table().question(),
                                took / 1_000.0));
                    }
                    List<MartiansAction> legal = position.legal(seat);
                    position = position.apply(seat, legal.get(dice.roll(legal.size())));
                }
            }
            all.sort(null);
            System.out.printf("%d decisions, median %d µs, 99 of 100 below %d µs, slowest %d µs; %s%n", all.size(),
                    all.get(all.size() / 2), all.get(all.size() * 99 / 100), all.getLast(), slowest);
        }
    }

    private static void speed(int seats) {
        Setup setup = setup(seats, Map.of());
        MartiansPosition start = new Martians().begin(setup, Seed.of(1));
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (int round = 0; round < 12; round++) {
            long bytes = threads.getCurrentThreadAllocatedBytes();
            long from = System.nanoTime();
            long work = threads.getCurrentThreadCpuTime();
            long decisions = 0;
            int games = 0;
            while (threads.getCurrentThreadCpuTime() - work < 1_500_000_000L) {
                Rollout<MartiansPosition, MartiansAction> table = start.determinise(Seat.RED,
                        Dice.guessing(Seed.of(round), games)).open();
                decisions += play(table, Dice.choosing(Seed.of(round), games).open());
                games++;
            }
            double seconds = (threads.getCurrentThreadCpuTime() - work) / 1e9;
            System.out.printf("%.0f decisions/s (%.0f by the clock on the wall), %.0f games/s, %.0f decisions a game, "
                    + "%.1f bytes a decision%n", decisions / seconds, decisions / ((System.nanoTime() - from) / 1e9),
                    games / seconds, (double) decisions / games,
                    (double) (threads.getCurrentThreadAllocatedBytes() - bytes) / decisions);
        }
        apply(start, threads);
        memory(start, threads);
    }

    /** What one position occupies: a copy shares nothing but the agreement. */
    private static void memory(MartiansPosition start, com.sun.management.ThreadMXBean threads) {
        Table table = start.table();
        Table[] copies = new Table[10_000];
        long bytes = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < copies.length; i++) {
            copies[i] = table.copy();
        }
        long used = threads.getCurrentThreadAllocatedBytes() - bytes;
        System.out.printf("one position: %d bytes (%s)%n", used / copies.length, copies[0].agenda.toAct());
    }

    /** One action applied to a value, over every position of random games; what choosing costs is taken off. */
    private static void apply(MartiansPosition start, com.sun.management.ThreadMXBean threads) {
        for (int round = 0; round < 8; round++) {
            long choosing = walk(start, round, false, threads);
            long applying = walk(start, round, true, threads);
            System.out.printf("apply: %.2f microseconds%n", (applying - choosing) / 1000.0 / APPLIED);
        }
    }

    private static final int APPLIED = 200_000;

    /** Goes through the same positions; if wanted each action is applied a second time. */
    private static long walk(MartiansPosition start, int round, boolean twice,
            com.sun.management.ThreadMXBean threads) {
        DiceCup dice = Dice.choosing(Seed.of(round), 7).open();
        long from = threads.getCurrentThreadCpuTime();
        int secrets = 0;
        MartiansPosition position = start;
        for (int i = 0; i < APPLIED; i++) {
            if (position.toAct().isEmpty()) {
                position = start.determinise(Seat.RED, Dice.guessing(Seed.of(round), i));
            }
            Seat seat = position.toAct().getFirst();
            List<MartiansAction> legal = position.legal(seat);
            MartiansAction action = legal.get(dice.roll(legal.size()));
            if (twice) {
                secrets += position.apply(seat, action).secretsOpened();
            }
            position = position.apply(seat, action);
        }
        long work = threads.getCurrentThreadCpuTime() - from;
        return secrets < 0 ? 0 : work;
    }
}
