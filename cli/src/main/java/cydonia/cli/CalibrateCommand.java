package cydonia.cli;

import cydonia.ai.Adviser;
import cydonia.ai.Calibration;
import cydonia.ai.Calibration.Sample;
import cydonia.ai.Decision;
import cydonia.ai.Effort;
import cydonia.ai.Player;
import cydonia.ai.Recommendation;
import cydonia.ai.Search;
import cydonia.engine.Action;
import cydonia.engine.Outcome;
import cydonia.engine.Position;
import cydonia.engine.Purpose;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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
final class CalibrateCommand extends Subcommand {

    /** Few decisions are asked about: those of one game have one end, and say much the same. */
    private static final int ONE_IN = 60;
    /** The first game of each half. */
    private static final int FITTING = 0;
    private static final int CHECKING = 1;

    @Parameters(paramLabel = "GAME")
    private String game = "";

    @Mixin
    private final SetupOptions setup = new SetupOptions();

    @Option(names = "--each", paramLabel = "KEY=VALUE,VALUE", converter = InTurn.Reader.class)
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

    CalibrateCommand(Shell shell, Games games) {
        super(shell, games);
    }

    @Override
    void run() {
        if (number < 2 || iterations < 1 || advice < 1) {
            throw new Refused(Phrase.CALIBRATE_MORE.text());
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
                        advice, seed.seed()));
        Workers.inOrder(threads(), IntStream.range(log.games().size(), number),
                i -> play(title, setups.get(turn(i)), i), log::add);
        List<List<Sample>> fitting = fitting(log, _ -> true);
        Calibration fitted = Calibration.fit(fitting);
        List<Double> shifts = IntStream.range(0, setups.size()).mapToObj(
                value -> each.isEmpty() ? 0 : fitted.shift(fitting(log, i -> turn(i) == value))).toList();
        Truth hoped = told(log, half(CHECKING), _ -> Calibration.NONE);
        shell().print(Phrase.CALIBRATED, title.profile().name(), wished.seats(), number, iterations, advice,
                fitting.stream().mapToInt(List::size).sum(), hoped.size());
        shell().print(Phrase.CALIBRATE_HOPED);
        hoped.print(shell());
        shell().print(Phrase.CALIBRATE_STATED);
        told(log, half(CHECKING), i -> fitted.shifted(shifts.get(turn(i)))).print(shell());
        if (setups.stream().noneMatch(one -> Calibration.of(title.game(), one).equals(Calibration.NONE))) {
            shell().print(Phrase.CALIBRATE_TODAY);
            told(log, IntStream.range(0, number), i -> Calibration.of(title.game(), setups.get(turn(i))))
                    .print(shell());
        }
        shell().print("");
        fitted.written().lines().forEach(shell()::print);
        each.ifPresent(one -> one.print(shell(), shifts));
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

    /** What was hoped, and how much of the game was over. */
    private record Hoped(double hope, double progress) {
    }

    /** Everybody thinks alike; what they were told to hope for at some of their decisions, and what came of it. */
    private <P extends Position<P, A, O>, A extends Action, O> List<Sample> play(Title<P, A, O> title, Setup wished,
            int game) {
        Seed deal = seed.seed().derive(Purpose.DEALS, game);
        Map<Seat, List<Hoped>> hopes = new EnumMap<>(Seat.class);
        Adviser<P, A, O> adviser = new Adviser<>(title.knowledge(), wished.seats(), Effort.iterations(advice), 1);
        Player<P, A, O> player = new Search<>(title.knowledge(), wished.seats(), Effort.iterations(iterations));
        P position = title.game().begin(wished, deal);
        boolean due = false;
        for (int move = 0; position.outcome().isEmpty(); move++) {
            Seat seat = position.toAct().getFirst();
            Decision<P, A, O> decision = Decision.of(position, seat);
            Seed chance = deal.derive(Purpose.COMPUTERS, move);
            due |= (move + game) % ONE_IN == 0;
            A action;
            if (due && decision.legal().size() > 1) {
                due = false;
                Recommendation.Ranked<A> best = adviser.advise(decision, chance).best().getFirst();
                action = best.action();
                hopes.computeIfAbsent(seat, _ -> new ArrayList<>())
                        .add(new Hoped(best.hope(), decision.progress(title.knowledge(), wished.seats())));
            } else {
                action = player.choose(decision, chance).action();
            }
            position = position.apply(seat, action);
        }
        Outcome outcome = position.outcome().orElseThrow();
        List<Sample> samples = new ArrayList<>();
        hopes.forEach((seat, hoped) -> hoped.forEach(one -> samples.add(
                new Sample(one.hope(), one.progress(), won(outcome, seat)))));
        return samples;
    }

    /** A shared victory is a part of one, as the search counts it; together or alone it is whole. */
    private static double won(Outcome outcome, Seat seat) {
        if (!outcome.of(seat).won()) {
            return 0;
        }
        return outcome.kind() == Outcome.Kind.COMPETITIVE ? 1.0 / outcome.winners().size() : 1;
    }
}
