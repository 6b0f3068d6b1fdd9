package cydonia.arena.laboratory;

import cydonia.ai.Effort;
import cydonia.ai.Search;
import cydonia.ai.terraforming.TerraformingKnowledge;
import cydonia.engine.Purpose;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.TerraformingPosition;
import java.util.stream.Stream;

/** Terraforming Mars of two players who think alike: how they play, after each game. */
public final class Peers {

    private static final int SEATS = 2;

    private Peers() {
    }

    /**
     * The first deal, the one after the last, the seed, the iterations of each, and the trees they are shared among.
     */
    public static void main(String[] args) {
        Effort effort = Effort.iterations(Integer.parseInt(args[3])).on(Integer.parseInt(args[4]));
        Style style = new Style();
        for (int deal = Integer.parseInt(args[0]); deal < Integer.parseInt(args[1]); deal++) {
            TerraformingPosition end = play(Seed.of(Long.parseLong(args[2])), deal, effort);
            for (int i = 0; i < SEATS; i++) {
                style.add(end, Seat.of(i));
            }
            System.out.println("deals to " + deal + ": " + style);
        }
    }

    private static TerraformingPosition play(Seed seed, int deal, Effort effort) {
        TerraformingMars game = new TerraformingMars();
        TerraformingKnowledge knowledge = new TerraformingKnowledge();
        var players = Stream.generate(() -> new Search<>(knowledge, SEATS, effort)).limit(SEATS).toList();
        return SelfPlay.play(game.begin(Setup.of(game.profile(), SEATS), seed.derive(Purpose.DEALS, deal)), players,
                seed.derive(Purpose.ARENA_CHANCES, deal));
    }
}
