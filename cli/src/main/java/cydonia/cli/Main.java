package cydonia.cli;

import cydonia.engine.Refused;
import cydonia.server.Games;
import java.util.Map;
import picocli.CommandLine;

/** Where the {@code cydonia} command begins. */
public final class Main {

    private Main() {
    }

    /** Without arguments the tables open in the browser. */
    public static void main(String... args) {
        System.exit(run(Shell.ofThisProcess(), Games.known(), System.getenv(),
                args.length == 0 ? new String[]{"serve"} : args));
    }

    /**
     * Carries the command out and tells the exit code: 0 for done, 2 for a mistake of the user's, 1 for one of ours.
     */
    static int run(Shell shell, Games games, Map<String, String> environment, String... args) {
        Shell speaking = shell.in(LanguageOption.wish(args).orElse(shell.language()));
        CommandLine line = commandLine(speaking, games);
        try {
            Settings settings = Settings.of(environment, args);
            settings.check(line.getSubcommands().values().stream().map(CommandLine::getCommandSpec).toList());
            return line.setDefaultValueProvider(settings).execute(args);
        } catch (Refused unreadable) {
            speaking.err().println(speaking.say(unreadable.why()));
            return Mistakes.YOURS;
        }
    }

    private static CommandLine commandLine(Shell shell, Games games) {
        CommandLine line = new CommandLine(new OverviewCommand(shell, games))
                .addSubcommand(new ServeCommand(shell, games)).addSubcommand(new GamesCommand(shell, games))
                .addSubcommand(new CardsCommand(shell, games))
                .addSubcommand(new PlayCommand(shell, games)).addSubcommand(new SimulateCommand(shell, games))
                .addSubcommand(new ArenaCommand(shell, games)).addSubcommand(new ReplayCommand(shell, games))
                .addSubcommand(new CalibrateCommand(shell, games))
                .addSubcommand(new ReviewCommand(shell, games))
                .addSubcommand(new BenchServerCommand(shell, games)).addSubcommand(new AdminCommand(shell, games))
                .addSubcommand(new DoctorCommand(shell, games)).addSubcommand(new ProveCommand(shell, games));
        Mistakes mistakes = new Mistakes(shell);
        return line.setResourceBundle(Help.in(shell.language())).setOut(shell.writer()).setErr(shell.errorWriter())
                .setColorScheme(CommandLine.Help.defaultColorScheme(shell.ink().ansi()))
                .setCaseInsensitiveEnumValuesAllowed(true).setUsageHelpAutoWidth(shell.terminal())
                .setParameterExceptionHandler(mistakes)
                .setExecutionExceptionHandler(mistakes);
    }
}
