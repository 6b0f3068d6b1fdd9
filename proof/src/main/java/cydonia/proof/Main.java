package cydonia.proof;

import cydonia.cli.shell.CommandLines;
import cydonia.cli.shell.Help;
import cydonia.cli.shell.LanguageOption;
import cydonia.cli.shell.Shell;
import cydonia.tables.storage.Driver;
import cydonia.titles.Games;
import picocli.CommandLine;

/** Where {@code cydonia prove} and {@code cydonia bench-server} begin. */
public final class Main {

    private Main() {
    }

    /** Without arguments it tells what can be shown. */
    public static void main(String... args) {
        Thread.ofPlatform().daemon().name("driver").start(Driver::load); // while the command is read
        System.exit(run(Shell.ofThisProcess(), Games.known(), args.length == 0 ? new String[]{"--help"} : args));
    }

    /** Carries the command out and tells the exit code, as the product's command does. */
    static int run(Shell shell, Games games, String... args) {
        Shell speaking = shell.in(LanguageOption.wish(args).orElse(shell.language()));
        CommandLine line = new CommandLine(new Proofs());
        line.addSubcommand(new ProveCommand(speaking, games));
        line.addSubcommand(new BenchServerCommand(speaking, games));
        return CommandLines.speaking(line, speaking, Help.in(speaking.language(), Main.class.getPackage()))
                .execute(args);
    }
}
