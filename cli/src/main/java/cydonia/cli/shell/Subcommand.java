package cydonia.cli.shell;

import cydonia.engine.Refused;
import cydonia.titles.Games;
import java.util.concurrent.Callable;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What every sub-command has: its surroundings, the games, a language, and help. */
public abstract class Subcommand implements Callable<Integer> {

    private final Shell shell;
    private final Games games;

    @Mixin
    private final LanguageOption language = new LanguageOption();

    @SuppressWarnings("UnusedVariable") // picocli acts on it
    @Option(names = {"-h", "--help"}, usageHelp = true)
    private boolean help;

    public Subcommand(Shell shell, Games games) {
        this.shell = shell;
        this.games = games;
    }

    @Override
    public final Integer call() {
        run();
        return code();
    }

    /** What the command ends with, once it has run. */
    public int code() {
        return ExitCode.OK;
    }

    public abstract void run();

    public static void atLeastOne(String option, int value) {
        if (value < 1) {
            throw new Refused(ShellPhrase.AT_LEAST_ONE.text(option, value));
        }
    }

    public final Shell shell() {
        return shell.in(language.or(shell.language()));
    }

    public final Games games() {
        return games;
    }
}
