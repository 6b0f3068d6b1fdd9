package cydonia.arena.laboratory;

import cydonia.ai.Effort;
import cydonia.ai.Knowledge;
import cydonia.ai.Level;
import cydonia.ai.martians.MartiansKnowledge;
import cydonia.ai.onmars.OnMarsKnowledge;
import cydonia.ai.terraforming.TerraformingKnowledge;
import cydonia.ai.tilsit.MarsKnowledge;
import cydonia.arena.laboratory.Duel.Contestant;
import cydonia.engine.Action;
import cydonia.engine.Game;
import cydonia.engine.Position;
import cydonia.engine.Rollout;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.martians.Martians;
import cydonia.games.onmars.OnMars;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.tilsit.MarsTilsit;

/** Two who know the same, one of whom thinks more: what time is worth, in games of two. */
public final class Efforts {

    private static final int SEATS = 2;

    private Efforts() {
    }

    /**
     * The game, the first deal, the one after the last, the seed, and the effort of each: “table” for that of an expert
     * at a table, by the clock, or iterations, “x” and the trees they are shared among.
     */
    public static void main(String[] args) {
        duel(args[0], Seed.of(Long.parseLong(args[3])), args[4], args[5])
                .playAll(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
    }

    private static Duel<?, ?, ?, ?> duel(String game, Seed seed, String more, String less) {
        return switch (game) {
            case "terraforming-mars" ->
                duel(new TerraformingMars(), new TerraformingKnowledge(), seed, more, less);
            case "on-mars" -> duel(new OnMars(), new OnMarsKnowledge(), seed, more, less);
            case "martians" -> duel(new Martians(), new MartiansKnowledge(), seed, more, less);
            case "mars-tilsit" -> duel(new MarsTilsit(), new MarsKnowledge(), seed, more, less);
            default -> throw new IllegalArgumentException("no such game: " + game);
        };
    }

    private static <P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>> Duel<P, A, O, R> duel(
            Game<P, A, O> game, Knowledge<P, A, R> knowledge, Seed seed, String more, String less) {
        return new Duel<>(game, deal -> Setup.of(game.profile(), SEATS), seed, contestant(knowledge, more),
                contestant(knowledge, less));
    }

    private static <P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>> Contestant<P, A, O, R> contestant(
            Knowledge<P, A, R> knowledge, String effort) {
        return new Contestant<>(effort, knowledge, effort(effort), new Tally.OfPoints<>());
    }

    private static Effort effort(String said) {
        if (said.equals("table")) {
            return Level.EXPERT.effort();
        }
        int by = said.indexOf('x');
        return Effort.iterations(Integer.parseInt(said.substring(0, by)))
                .on(Integer.parseInt(said.substring(by + 1)));
    }
}
