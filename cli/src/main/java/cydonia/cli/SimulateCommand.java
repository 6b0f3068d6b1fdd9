package cydonia.cli;

import cydonia.engine.Action;
import cydonia.engine.Game;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.titles.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cydonia simulate GAME}: many random games, as fast as the rules go. */
@Command(name = "simulate")
final class SimulateCommand extends Subcommand {

    @Parameters(paramLabel = "GAME")
    private String game = "";

    @Mixin
    private final SetupOptions setup = new SetupOptions();

    @Option(names = "--games", paramLabel = "G", defaultValue = "1000")
    private int number;

    @Option(names = "--seed", paramLabel = "SEED", defaultValue = "1", converter = SeedWish.Reader.class)
    private SeedWish seed = SeedWish.of("1");

    @Option(names = "--threads", paramLabel = "T")
    private Optional<Integer> threads = Optional.empty();

    @Option(names = "--limit", paramLabel = "D", defaultValue = "1000000")
    private int limit;

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--coverage")
    private boolean coverage;

    SimulateCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    void run() {
        atLeastOne("--games", number);
        atLeastOne("--limit", limit);
        atLeastOne("--threads", threads());
        if (json && coverage) {
            throw new Refused(Phrase.JSON_OR_COVERAGE.text());
        }
        simulate(games().named(game).game());
    }

    private int threads() {
        return threads.orElse(Runtime.getRuntime().availableProcessors());
    }

    private <P extends Position<P, A, O>, A extends Action, O> void simulate(Game<P, A, O> chosen) {
        var simulation = new Simulation<>(chosen, setup.of(chosen.profile()), seed.seed(), number, limit);
        SimulationReport report = new SimulationReport(chosen.profile(), simulation.setup().seats(), seed, shell());
        List<Coverage<A>> seen = new ArrayList<>();
        long start = System.nanoTime();
        Tally tally = play(simulation, seen);
        double seconds = (System.nanoTime() - start) / 1e9;
        if (json) {
            report.json(tally, seconds);
        } else {
            report.tell(tally, seconds);
        }
        if (coverage) {
            Coverage<A> all = new Coverage<>();
            seen.forEach(all::add);
            shell().print("");
            shell().print(Phrase.COVERAGE);
            all.lines(chosen.notation()).forEach(shell()::print);
        }
    }

    /** Each thread has a tally of its own, and a list of what it saw if somebody wants to know. */
    private <P extends Position<P, A, O>, A extends Action, O> Tally play(Simulation<P, A, O> simulation,
            List<Coverage<A>> seen) {
        AtomicInteger next = new AtomicInteger();
        LongAdder played = new LongAdder();
        List<Tally> tallies = new ArrayList<>();
        List<Runnable> work = new ArrayList<>();
        for (int i = 0; i < threads(); i++) {
            Tally tally = new Tally(simulation.setup().seats());
            tallies.add(tally);
            work.add(() -> simulation.work(next, tally, played, witness(seen)));
        }
        ProgressBar bar = new ProgressBar(shell(), number);
        try {
            Workers.run(threads(), work, () -> bar.show(played.sum()));
        } finally {
            bar.clear();
        }
        Tally all = new Tally(simulation.setup().seats());
        tallies.forEach(all::add);
        return all;
    }

    private <A extends Action> Simulation.Witness<A> witness(List<Coverage<A>> seen) {
        if (!coverage) {
            return action -> {
            };
        }
        Coverage<A> own = new Coverage<>();
        synchronized (seen) {
            seen.add(own);
        }
        return own::saw;
    }
}
