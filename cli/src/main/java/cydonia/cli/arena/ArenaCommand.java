package cydonia.cli.arena;

import cydonia.ai.Effort;
import cydonia.ai.Level;
import cydonia.arena.Arena;
import cydonia.arena.ArenaFolder;
import cydonia.arena.Entrant;
import cydonia.arena.Standings;
import cydonia.cli.shell.LevelReader;
import cydonia.cli.shell.ProgressBar;
import cydonia.cli.shell.SeedWish;
import cydonia.cli.shell.SetupOptions;
import cydonia.cli.shell.Shell;
import cydonia.cli.shell.Subcommand;
import cydonia.engine.Action;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.engine.Setup;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cydonia arena GAME}: computer players against each other. */
@Command(name = "arena")
public final class ArenaCommand extends Subcommand {

    @Parameters(paramLabel = "GAME")
    private String game = "";

    @Mixin
    private final SetupOptions setup = new SetupOptions();

    @Option(names = "--players", paramLabel = "LEVELS", split = ",", required = true, converter = LevelReader.class)
    private List<Level> players = List.of();

    @Option(names = "--games", paramLabel = "N", defaultValue = "100")
    private int number;

    @Option(names = "--seed", paramLabel = "SEED", defaultValue = "1", converter = SeedWish.Reader.class)
    private SeedWish seed = SeedWish.of("1");

    @Option(names = "--iterations", paramLabel = "K")
    private Optional<Integer> iterations = Optional.empty();

    @Option(names = "--millis", paramLabel = "M")
    private Optional<Integer> millis = Optional.empty();

    @Option(names = "--threads", paramLabel = "T")
    private Optional<Integer> threads = Optional.empty();

    @Option(names = "--save", paramLabel = "DIR")
    private Optional<Path> folder = Optional.empty();

    @Option(names = "--json")
    private boolean json;

    public ArenaCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    public void run() {
        atLeastOne("--games", number);
        atLeastOne("--threads", threads());
        iterations.ifPresent(value -> atLeastOne("--iterations", value));
        millis.ifPresent(value -> atLeastOne("--millis", value));
        if (iterations.isPresent() && millis.isPresent()) {
            throw new Refused(ArenaPhrase.ITERATIONS_OR_MILLIS.text());
        }
        play(games().named(game));
    }

    private int threads() {
        return threads.orElse(Runtime.getRuntime().availableProcessors());
    }

    private Effort effort(Level level) {
        return iterations.map(level::withIterations)
                .orElseGet(() -> millis.map(level::withMillis).orElseGet(level::effort));
    }

    private <P extends Position<P, A, O>, A extends Action, O> void play(Title<P, A, O> chosen) {
        Setup agreed = setup.of(chosen.profile());
        List<Entrant> entrants = players.stream().map(level -> new Entrant(level, effort(level))).toList();
        Optional<ArenaFolder> kept = folder.map(path -> ArenaFolder.open(path, terms(agreed, entrants))
                .orElseThrow(() -> new Refused(ArenaPhrase.OTHER_ARENA.text(path))));
        Arena<P, A, O> arena = new Arena<>(chosen, agreed, seed.seed(), number, entrants, kept);
        long start = System.nanoTime();
        Standings standings = play(arena);
        double seconds = (System.nanoTime() - start) / 1e9;
        ArenaReport report = new ArenaReport(chosen.profile(), agreed.seats(), number, entrants, seed, shell());
        if (json) {
            report.json(standings, seconds);
        } else {
            report.tell(standings, seconds);
        }
    }

    private Standings play(Arena<?, ?, ?> arena) {
        ProgressBar bar = new ProgressBar(shell(), number);
        try {
            return arena.play(threads(), bar::show);
        } finally {
            bar.clear();
        }
    }

    /** Everything that makes two matches the same one; the number of games may grow. */
    private String terms(Setup agreed, List<Entrant> entrants) {
        StringBuilder terms = new StringBuilder("%s %d %s%nseed %s%n".formatted(game, agreed.seats(),
                new TreeMap<>(agreed.options()), seed.seed()));
        entrants.forEach(entrant -> terms.append(entrant).append(System.lineSeparator()));
        return terms.toString();
    }
}
