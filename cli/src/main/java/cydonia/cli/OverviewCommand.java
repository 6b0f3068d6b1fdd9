package cydonia.cli;

import cydonia.engine.Game;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code cydonia} alone: what can be done. */
@Command(name = "cydonia", versionProvider = OverviewCommand.Version.class)
final class OverviewCommand implements Callable<Integer> {

    private final Shell shell;
    private final Games games;

    @SuppressWarnings("UnusedVariable") // picocli acts on it
    @Option(names = {"-h", "--help"}, usageHelp = true)
    private boolean help;

    @SuppressWarnings("UnusedVariable") // picocli acts on it
    @Option(names = {"-V", "--version"}, versionHelp = true)
    private boolean version;

    @Mixin
    @SuppressWarnings("UnusedVariable") // Main has looked for it
    private final LanguageOption language = new LanguageOption();

    OverviewCommand(Shell shell, Games games) {
        this.shell = shell;
        this.games = games;
    }

    @Override
    public Integer call() {
        List<Game<?, ?, ?>> all = games.all();
        shell.print(Phrase.OVERVIEW_HEAD);
        for (Game<?, ?, ?> game : all) {
            shell.print("  %-20s %s".formatted(game.profile().id(), game.profile().summary().in(shell.language())));
        }
        String example = all.isEmpty() ? "GAME" : all.getFirst().profile().id();
        shell.print(Phrase.OVERVIEW_COMMANDS, example, example, example);
        return ExitCode.OK;
    }

    /** The version of the build, and of the Java that runs it. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            Properties properties = new Properties();
            try (InputStream in = Version.class.getResourceAsStream("version.properties")) {
                properties.load(in);
            } catch (IOException damaged) {
                throw new UncheckedIOException(damaged);
            }
            return new String[]{"cydonia %s (Java %s)".formatted(properties.getProperty("version"), Runtime.version())};
        }
    }
}
