package cydonia.cli;

import cydonia.cli.arena.ArenaCommand;
import cydonia.cli.arena.CalibrateCommand;
import cydonia.cli.arena.SimulateCommand;
import cydonia.cli.host.AdminCommand;
import cydonia.cli.host.DoctorCommand;
import cydonia.cli.host.ServeCommand;
import cydonia.cli.host.Settings;
import cydonia.cli.play.PlayCommand;
import cydonia.cli.play.ReplayCommand;
import cydonia.cli.play.ReviewCommand;
import cydonia.cli.shell.CardsCommand;
import cydonia.cli.shell.CommandLines;
import cydonia.cli.shell.GamesCommand;
import cydonia.cli.shell.Help;
import cydonia.cli.shell.LanguageOption;
import cydonia.cli.shell.Mistakes;
import cydonia.cli.shell.Shell;
import cydonia.engine.Refused;
import cydonia.titles.Games;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import picocli.CommandLine;

/** Where the {@code cydonia} command begins. */
public final class Main {

    private static final String SERVE = "serve";

    private Main() {
    }

    /** Without arguments the tables open in the browser. */
    public static void main(String... args) {
        String[] command = args.length == 0 ? new String[]{SERVE} : args;
        if (command[0].equals(SERVE)) {
            ServeCommand.loadAhead();
        }
        System.exit(run(Shell.ofThisProcess(), Games.known(), System.getenv(), command));
    }

    /**
     * Carries the command out and tells the exit code: 0 for done, 2 for a mistake of the user's, 1 for one of ours.
     */
    static int run(Shell shell, Games games, Map<String, String> environment, String... args) {
        Shell speaking = shell.in(LanguageOption.wish(args).orElse(shell.language()));
        try {
            Settings settings = Settings.of(environment, args);
            CommandLine line = commandLine(speaking, games, settings.isEmpty() ? args : new String[0]);
            settings.check(line.getSubcommands().values().stream().map(CommandLine::getCommandSpec).toList());
            return line.setDefaultValueProvider(settings).execute(args);
        } catch (Refused unreadable) {
            speaking.err().println(speaking.say(unreadable.why()));
            return Mistakes.YOURS;
        }
    }

    /** What begins with a command's name needs no other; reading all of them would take a third of a short start. */
    private static CommandLine commandLine(Shell shell, Games games, String... args) {
        Map<String, BiFunction<Shell, Games, Object>> commands = new LinkedHashMap<>();
        commands.put(SERVE, ServeCommand::new);
        commands.put("games", GamesCommand::new);
        commands.put("cards", CardsCommand::new);
        commands.put("play", PlayCommand::new);
        commands.put("simulate", SimulateCommand::new);
        commands.put("arena", ArenaCommand::new);
        commands.put("replay", ReplayCommand::new);
        commands.put("calibrate", CalibrateCommand::new);
        commands.put("review", ReviewCommand::new);
        commands.put("bench-server", (_, _) -> new ElsewhereCommand());
        commands.put("admin", AdminCommand::new);
        commands.put("doctor", DoctorCommand::new);
        commands.put("prove", (_, _) -> new ElsewhereCommand());
        if (args.length > 0 && commands.containsKey(args[0])) {
            commands.keySet().retainAll(Set.of(args[0]));
        }
        CommandLine line = new CommandLine(new OverviewCommand(shell, games));
        commands.forEach((name, made) -> line.addSubcommand(name, made.apply(shell, games)));
        return CommandLines.speaking(line, shell, Help.in(shell.language(), Main.class.getPackage()));
    }
}
