package cydonia.bench;

import cydonia.ai.Decision;
import cydonia.ai.Effort;
import cydonia.ai.Search;
import cydonia.ai.terraforming.TerraformingKnowledge;
import cydonia.engine.Outcome;
import cydonia.engine.Purpose;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.terraforming.TerraformingAction;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.TerraformingRollout;
import cydonia.games.terraforming.TerraformingView;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Terraforming Mars of two, the net against prices: every deal is played twice, with seats changed. How long each side
 * thought says whether the iterations were fair.
 */
public final class Mirrored {

    private final TerraformingMars game = new TerraformingMars();
    private final Seed seed;
    private final List<Contestant> sides;
    private double won;

    /** One of both: what it knows, how much it may think, and what came of it. */
    private static final class Contestant {
        private final TerraformingKnowledge knowledge;
        private final int iterations;
        private final Style style = new Style();
        private long nanos;

        Contestant(TerraformingKnowledge knowledge, int iterations) {
            this.knowledge = knowledge;
            this.iterations = iterations;
        }

        Search<TerraformingPosition, TerraformingAction, TerraformingView, TerraformingRollout> player() {
            return new Search<>(knowledge, 2, Effort.iterations(iterations));
        }
    }

    private Mirrored(Seed seed, Contestant net, Contestant prices) {
        this.seed = seed;
        this.sides = List.of(net, prices);
    }

    /** The first deal, the one after the last, the seed, the iterations of the net and those of prices. */
    public static void main(String[] args) {
        Mirrored match = new Mirrored(Seed.of(Long.parseLong(args[2])),
                new Contestant(new TerraformingKnowledge(), Integer.parseInt(args[3])),
                new Contestant(new TerraformingKnowledge(Optional.empty(), Optional.empty()),
                        Integer.parseInt(args[4])));
        int games = 0;
        for (int deal = Integer.parseInt(args[0]); deal < Integer.parseInt(args[1]); deal++) {
            for (int changed = 0; changed < 2; changed++) {
                match.play(deal, changed);
                games++;
            }
        }
        System.out.println(match.report(games));
    }

    private void play(int deal, int changed) {
        var players = List.of(sides.get(changed).player(), sides.get(1 - changed).player());
        Seed chances = seed.derive(Purpose.ARENA_CHANCES, 2 * deal + changed);
        TerraformingPosition position = game.begin(Setup.of(game.profile(), 2), seed.derive(Purpose.DEALS, deal));
        for (int move = 0; !position.toAct().isEmpty(); move++) {
            Seat seat = position.toAct().getFirst();
            long start = System.nanoTime();
            TerraformingAction action = players.get(seat.index()).choose(Decision.of(position, seat),
                    chances.derive(Purpose.ARENA_CHANCES, move)).action();
            sides.get(seat.index() ^ changed).nanos += System.nanoTime() - start;
            position = position.apply(seat, action);
        }
        Outcome outcome = position.outcome().orElseThrow();
        if (outcome.winners().contains(Seat.of(changed))) {
            won += 1.0 / outcome.winners().size();
        }
        for (int i = 0; i < 2; i++) {
            sides.get(i ^ changed).style.add(position, Seat.of(i));
        }
    }

    private String report(int games) {
        Contestant net = sides.getFirst();
        Contestant prices = sides.getLast();
        return String.format(Locale.ROOT, "the net won %.1f of %d games%nthe net: %s, %.0f s%nprices: %s, %.0f s", won,
                games, net.style, net.nanos / 1e9, prices.style, prices.nanos / 1e9);
    }
}
