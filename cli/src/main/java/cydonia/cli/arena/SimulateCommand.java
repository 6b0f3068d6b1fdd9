package cydonia.cli.arena;

import cydonia.arena.Coverage;
import cydonia.arena.Simulation;
import cydonia.arena.Tally;
import cydonia.cli.shell.ProgressBar;
import cydonia.cli.shell.SeedWish;
import cydonia.cli.shell.SetupOptions;
import cydonia.cli.shell.Shell;
import cydonia.cli.shell.Subcommand;
import cydonia.cli.shell.Told;
import cydonia.engine.Action;
import cydonia.engine.Game;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.titles.Games;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cydonia simulate GAME}: many random games, as fast as the rules go. */
@Command(name = "simulate")
public final class SimulateCommand extends Subcommand {

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

    public SimulateCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    public void run() {
        atLeastOne("--games", number);
        atLeastOne("--limit", limit);
        atLeastOne("--threads", threads());
        if (json && coverage) {
            throw new Refused(ArenaPhrase.JSON_OR_COVERAGE.text());
        }
        simulate(games().named(game).game());
    }

    private int threads() {
        return threads.orElse(Runtime.getRuntime().availableProcessors());
    }

    private <P extends Position<P, A, O>, A extends Action, O> void simulate(Game<P, A, O> chosen) {
        var simulation = new Simulation<>(chosen, setup.of(chosen.profile()), seed.seed(), number, limit);
        SimulationReport report = new SimulationReport(chosen.profile(), simulation.setup().seats(), seed, shell());
        Optional<Coverage<A>> seen = coverage ? Optional.of(new Coverage<>()) : Optional.empty();
        long start = System.nanoTime();
        Tally tally = play(simulation, seen);
        double seconds = (System.nanoTime() - start) / 1e9;
        if (json) {
            report.json(tally, seconds);
        } else {
            report.tell(tally, seconds);
        }
        seen.ifPresent(all -> {
            shell().print("");
            shell().print(ArenaPhrase.COVERAGE);
            all.lines(chosen.notation()).forEach(shell()::print);
        });
    }

    private <P extends Position<P, A, O>, A extends Action, O> Tally play(Simulation<P, A, O> simulation,
            Optional<Coverage<A>> seen) {
        ProgressBar bar = new ProgressBar(shell(), number);
        try {
            return simulation.play(threads(), seen, bar::show);
        } catch (Simulation.Failure failed) {
            throw new Told(failed);
        } finally {
            bar.clear();
        }
    }
}
