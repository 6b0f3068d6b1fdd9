package cydonia.proof;

import cydonia.cli.shell.LanguageOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command itself: what can be shown and measured. */
@Command(name = "cydonia")
final class Proofs implements Runnable {

    @SuppressWarnings("UnusedVariable") // picocli acts on it
    @Option(names = {"-h", "--help"}, usageHelp = true)
    private boolean help;

    @Mixin
    @SuppressWarnings("UnusedVariable") // Main has looked for it
    private final LanguageOption language = new LanguageOption();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
