package cydonia.bench;

import cydonia.ai.Decision;
import cydonia.ai.Effort;
import cydonia.ai.Level;
import cydonia.ai.Player;
import cydonia.ai.terraforming.TerraformingKnowledge;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingView;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How many games a computer player imagines in a second, on one thread, in the middle of a game of Terraforming Mars
 * for two: with rollouts of ten decisions, and to the end of the game. The figure is {@code iterations}.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
@State(Scope.Thread)
public class SearchBench {

    private static final int SEATS = 2;
    private static final int ITERATIONS = 500;
    private static final int FIRST_GENERATION = 5;
    private static final int LAST_GENERATION = 8;
    private static final TerraformingMars GAME = new TerraformingMars();
    private static final TerraformingKnowledge KNOWLEDGE = new TerraformingKnowledge();

    /** Decisions after those the search remembers. */
    @Param({"10", "100000"})
    private int depth;

    private final List<Decision<TerraformingPosition, TerraformingAction, TerraformingView>> decisions = midgame();
    private int next;

    /** What is counted beside the searches. */
    @AuxCounters
    @State(Scope.Thread)
    public static class Count {
        public long iterations;
    }

    /** All real choices of the middle of a game between two easy players. */
    private static List<Decision<TerraformingPosition, TerraformingAction, TerraformingView>> midgame() {
        List<Decision<TerraformingPosition, TerraformingAction, TerraformingView>> found = new ArrayList<>();
        Player<TerraformingPosition, TerraformingAction, TerraformingView> easy = Level.EASY.player(KNOWLEDGE, SEATS);
        TerraformingPosition position = GAME.begin(Setup.of(GAME.profile(), SEATS), Seed.of(1));
        for (int i = 0; !position.toAct().isEmpty(); i++) {
            Seat seat = position.toAct().getFirst();
            var decision = Decision.of(position, seat);
            int generation = decision.seen().generation();
            if (generation >= FIRST_GENERATION && generation <= LAST_GENERATION && decision.legal().size() > 1) {
                found.add(decision);
            }
            position = position.apply(seat, easy.choose(decision, Seed.of(i)).action());
        }
        return found;
    }

    @Benchmark
    public Object search(Count count) {
        next = next + 1 == decisions.size() ? 0 : next + 1;
        var choice = Level.EXPERT.player(KNOWLEDGE, SEATS, Effort.iterations(ITERATIONS).deep(depth))
                .choose(decisions.get(next), Seed.of(next));
        count.iterations += choice.iterations();
        return choice;
    }
}
