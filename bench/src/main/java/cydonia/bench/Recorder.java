package cydonia.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/** Runs benchmarks and keeps what they measured in a page of the documentation; called by {@code bench/record}. */
public final class Recorder {

    private Recorder() {
    }

    /** The page, the commit, what a reader has to know about the run, and then arguments of JMH. */
    public static void main(String[] args) throws IOException, RunnerException, CommandLineOptionException {
        Path page = Path.of(args[0]);
        Collection<RunResult> results = new Runner(new CommandLineOptions(Arrays.copyOfRange(args, 3, args.length)))
                .run();
        String title = "%s, commit %s: %s".formatted(LocalDate.now(Clock.systemUTC()), args[1], args[2]);
        RunTable table = new RunTable(title, List.of(machine(), settings(results)), figures(results));
        Files.writeString(page, table.onTopOf(Files.readString(page)));
    }

    private static String machine() {
        return "machine: %d processors, %s, %s %s, %s %s".formatted(Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.arch"), System.getProperty("os.name"), System.getProperty("os.version"),
                System.getProperty("java.vm.name"), Runtime.version());
    }

    /** How long it was warmed up and measured, once for all benchmarks that agree. */
    static String settings(Collection<RunResult> results) {
        return "JMH: " + results.stream().map(RunResult::getParams).map(Recorder::settings).distinct()
                .collect(Collectors.joining("; "));
    }

    private static String settings(BenchmarkParams params) {
        return "%s, %d forks, warm-up %d × %s, measured %d × %s, %d threads".formatted(params.getMode().longLabel(),
                params.getForks(), params.getWarmup().getCount(), params.getWarmup().getTime(),
                params.getMeasurement().getCount(), params.getMeasurement().getTime(), params.getThreads());
    }

    static List<RunTable.Figure> figures(Collection<RunResult> results) {
        List<RunTable.Figure> figures = new ArrayList<>();
        for (RunResult result : results) {
            BenchmarkParams params = result.getParams();
            String row = params.getParamsKeys().stream().map(key -> key + " " + params.getParam(key))
                    .collect(Collectors.joining(", "));
            Stream.concat(Stream.of(result.getPrimaryResult()), result.getSecondaryResults().values().stream())
                    .forEach(each -> figures.add(new RunTable.Figure(row, column(each), value(each))));
        }
        return figures;
    }

    private static String column(Result<?> result) {
        return result.getLabel() + ", " + result.getScoreUnit();
    }

    /** Three digits are enough; the error is half the 99.9 % interval, and unknown where too little was measured. */
    private static String value(Result<?> result) {
        String score = rounded(result.getScore());
        return Double.isNaN(result.getScoreError()) ? score : score + " ± " + rounded(result.getScoreError());
    }

    private static String rounded(double number) {
        return Math.abs(number) >= 100
                ? String.format(Locale.ROOT, "%,.0f", number)
                : String.format(Locale.ROOT, "%.3g", number);
    }
}
