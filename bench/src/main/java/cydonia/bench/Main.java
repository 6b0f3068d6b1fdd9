package cydonia.bench;

import cydonia.titles.Games;
import cydonia.titles.Title;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs the benches as the options of JMH say, for every game there is unless {@code -p game=…} names some. */
public final class Main {

    private static final String GAME = "game";

    private Main() {
    }

    public static void main(String... args) throws CommandLineOptionException, RunnerException {
        CommandLineOptions wishes = new CommandLineOptions(args);
        OptionsBuilder options = new OptionsBuilder();
        options.parent(wishes);
        if (!wishes.getParameter(GAME).hasValue()) {
            options.param(GAME, Games.known().all().stream().map(Title::toString).toArray(String[]::new));
        }
        new Runner(options.build()).run();
    }
}
