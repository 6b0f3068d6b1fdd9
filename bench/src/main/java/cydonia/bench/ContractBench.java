package cydonia.bench;

import cydonia.engine.Game;
import cydonia.games.martians.Martians;
import cydonia.games.onmars.OnMars;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.tilsit.MarsTilsit;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What each operation of the contract costs, in the middle of random games. Compare within one run. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
@State(Scope.Thread)
public class ContractBench {

    private static final List<Game<?, ?, ?>> GAMES = List.of(new MarsTilsit(), new TerraformingMars(), new OnMars(),
            new Martians());

    @Param({"mars-tilsit", "terraforming-mars", "on-mars", "martians"})
    private String game = "";

    @Param("2")
    private int seats;

    private Midgame<?, ?, ?> midgame = new Midgame<>(new MarsTilsit(), 2);

    @Setup
    public void collect() {
        midgame = GAMES.stream().filter(each -> each.profile().id().equals(game)).findFirst()
                .<Midgame<?, ?, ?>>map(each -> new Midgame<>(each, seats)).orElseThrow();
    }

    @Benchmark
    public Object rolloutStep() {
        return midgame.step();
    }

    @Benchmark
    public Object apply() {
        return midgame.apply();
    }

    @Benchmark
    public Object determinise() {
        return midgame.determinise();
    }

    @Benchmark
    public Object legal() {
        return midgame.legal();
    }

    @Benchmark
    public Object observe() {
        return midgame.observe();
    }
}
