package cydonia.bench;

import cydonia.titles.Games;
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

    /** {@link Main} puts all games there are in its place. */
    @Param("terraforming-mars")
    private String game = "";

    @Param("2")
    private int seats;

    private Midgame<?, ?, ?> midgame = new Midgame<>(Games.known().all().getFirst().game(), 2);

    @Setup
    public void collect() {
        midgame = new Midgame<>(Games.known().named(game).game(), seats);
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
