package cydonia.cli.arena;

import cydonia.ai.Calibration;
import cydonia.ai.Calibration.Sample;
import cydonia.arena.AdviceLog;
import cydonia.arena.Counting;
import cydonia.arena.InTurn;
import cydonia.arena.Truth;
import cydonia.arena.Workers;
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
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code cydonia calibrate GAME}: how often the hopes of advice come true. Quick players play; now and then one of them
 * asks for advice, as a person would, and follows it. Half of the games make the line from hope to chance, the other
 * half check it. Where hints state chances that were counted before, all games check those as well.
 */
@Command(name = "calibrate")
public final class CalibrateCommand extends Subcommand {

    /** The first game of each half. */
    private static final int FITTING = 0;
    private static final int CHECKING = 1;

    @Parameters(paramLabel = "GAME")
    private String game = "";

    @Mixin
    private final SetupOptions setup = new SetupOptions();

    @Option(names = "--each", paramLabel = "KEY=VALUE,VALUE", converter = InTurnReader.class)
    private Optional<InTurn> each = Optional.empty();

    @Option(names = "--games", paramLabel = "G", defaultValue = "40")
    private int number;

    @Option(names = "--iterations", paramLabel = "I", defaultValue = "60")
    private int iterations;

    @Option(names = "--advice", paramLabel = "I", defaultValue = "3000")
    private int advice;

    @Option(names = "--seed", paramLabel = "SEED", defaultValue = "1", converter = SeedWish.Reader.class)
    private SeedWish seed = SeedWish.of("1");

    @Option(names = "--threads", paramLabel = "T")
    private Optional<Integer> threads = Optional.empty();

    @Option(names = "--save", paramLabel = "FILE")
    private Optional<Path> file = Optional.empty();

    public CalibrateCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    public void run() {
        if (number < 2 || iterations < 1 || advice < 1) {
            throw new Refused(ArenaPhrase.CALIBRATE_MORE.text());
        }
        atLeastOne("--threads", threads());
        calibrate(games().named(game));
    }

    private int threads() {
        return threads.orElse(Runtime.getRuntime().availableProcessors());
    }

    private <P extends Position<P, A, O>, A extends Action, O> void calibrate(Title<P, A, O> title) {
        Setup wished = setup.of(title.profile());
        List<Setup> setups = each.map(one -> one.setups(title.profile(), wished)).orElse(List.of(wished));
        AdviceLog log = AdviceLog.open(file,
                "%s %d %s%s iterations %d advice %d seed %s: hope, progress, won".formatted(game, wished.seats(),
                        new TreeMap<>(wished.options()), each.map(one -> " each " + one).orElse(""), iterations,
                        advice, seed.seed()))
                .orElseThrow(() -> new Refused(ArenaPhrase.OTHER_CALIBRATION.text(file.orElseThrow())));
        Counting<P, A, O> counting = new Counting<>(title, seed.seed(), iterations, advice);
        Workers.inOrder(threads(), IntStream.range(log.games().size(), number),
                i -> counting.play(setups.get(turn(i)), i), log::add);
        List<List<Sample>> fitting = fitting(log, _ -> true);
        Calibration fitted = Calibration.fit(fitting);
        List<Double> shifts = IntStream.range(0, setups.size()).mapToObj(
                value -> each.isEmpty() ? 0 : fitted.shift(fitting(log, i -> turn(i) == value))).toList();
        Truth hoped = told(log, half(CHECKING), _ -> Calibration.NONE);
        shell().print(ArenaPhrase.CALIBRATED, title.profile().name(), wished.seats(), number, iterations, advice,
                fitting.stream().mapToInt(List::size).sum(), hoped.size());
        shell().print(ArenaPhrase.CALIBRATE_HOPED);
        CalibrationReport report = new CalibrationReport(shell());
        report.tell(hoped);
        shell().print(ArenaPhrase.CALIBRATE_STATED);
        report.tell(told(log, half(CHECKING), i -> fitted.shifted(shifts.get(turn(i)))));
        if (setups.stream().noneMatch(one -> Calibration.of(title.game(), one).equals(Calibration.NONE))) {
            shell().print(ArenaPhrase.CALIBRATE_TODAY);
            report.tell(
                    told(log, IntStream.range(0, number), i -> Calibration.of(title.game(), setups.get(turn(i)))));
        }
        shell().print("");
        fitted.written().lines().forEach(shell()::print);
        each.ifPresent(one -> one.written(shifts).forEach(shell()::print));
    }

    private int turn(int game) {
        return each.map(one -> one.turn(game)).orElse(0);
    }

    /** Every second game. */
    private IntStream half(int first) {
        return IntStream.iterate(first, i -> i < number, i -> i + 2);
    }

    private List<List<Sample>> fitting(AdviceLog log, IntPredicate which) {
        return half(FITTING).filter(which).mapToObj(log.games()::get).toList();
    }

    /** What those lines would have stated in these games. */
    private static Truth told(AdviceLog log, IntStream games, IntFunction<Calibration> lines) {
        return new Truth(games.boxed()
                .flatMap(i -> log.games().get(i).stream().map(one -> Truth.Told.of(lines.apply(i), one))).toList());
    }
}
