package cydonia.games.onmars;

import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Many random games over all numbers of seats, all difficulties and all options, with the invariants after every
 * seventh action. Run by hand: {@code Campaign games-per-setup}. A game that does not end within the limit is given up
 * and counted.
 */
final class Campaign {

    private static final int LIMIT = 20_000;

    private Campaign() {
    }

    public static void main(String[] args) {
        int games = Integer.parseInt(args[0]);
        long next = 0;
        for (Setup setup : setups()) {
            long rounds = 0;
            long won = 0;
            int givenUp = 0;
            long score = 0;
            for (int i = 0; i < games; i++) {
                Table table = play(setup, Seed.of(next++));
                rounds += table.round;
                if (!table.toAct().isEmpty()) {
                    givenUp++;
                    tell(next - 1, table);
                }
                won += Scoring.outcome(table).map(outcome -> (long) outcome.winners().size()).orElse(0L);
                score += Scoring.total(table, 0);
            }
            System.out.printf("%d seats %s: %d games, %.1f rounds, %d given up, score %.1f, %d victories%n",
                    setup.seats(), setup.options(), games, (double) rounds / games, givenUp, (double) score / games,
                    won);
        }
    }

    /** What keeps a game from its end can be seen by this, mostly: who can still travel, and what cannot be built. */
    private static void tell(long seed, Table table) {
        int ships = Arrays.stream(table.companies).mapToInt(company -> company.hangar).sum();
        System.out.printf("  given up: seed %d, level %d, life support %s, ships %d%n", seed, table.colony.level,
                Arrays.toString(table.colony.rows), ships);
    }

    private static List<Setup> setups() {
        List<Setup> setups = new ArrayList<>();
        for (int difficulty = 1; difficulty <= 4; difficulty++) {
            setups.add(setup(1, Map.of("difficulty", String.valueOf(difficulty))));
        }
        setups.add(setup(1, Map.of("first-colonists", "on", "length", "long", "space-oddity", "on")));
        for (int seats = 2; seats <= 4; seats++) {
            setups.add(setup(seats, Map.of()));
            setups.add(setup(seats, Map.of("first-colonists", "on", "length", "long", "shelter-tech", "own")));
            setups.add(setup(seats, Map.of("missions", "first-game", "space-oddity", "on")));
        }
        return setups;
    }

    private static Setup setup(int seats, Map<String, String> options) {
        return Setup.of(new OnMars().profile(), seats, options);
    }

    private static Table play(Setup setup, Seed seed) {
        DiceCup dice = Dice.choosing(seed, 0).open();
        Table table = new OnMars().begin(setup, seed).table().copy();
        Asking.list(table);
        int actions = 0;
        try {
            while (!table.toAct().isEmpty() && actions < LIMIT) {
                Seat seat = table.toAct().getFirst();
                List<OnMarsAction> legal = table.legal(seat);
                Asking.play(table, seat, legal.get(dice.roll(legal.size())));
                if (++actions % 7 == 0) {
                    Invariants.check(table);
                }
            }
        } catch (RuntimeException | AssertionError broken) {
            throw new IllegalStateException(setup + ", seed " + seed + ", action " + actions, broken);
        }
        return table;
    }
}
