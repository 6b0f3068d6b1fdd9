package cydonia.cli.shell;

import java.util.ResourceBundle;
import picocli.CommandLine;

/** How a line of words is read: in the language and the colours of the shell, with a sentence for each mistake. */
public final class CommandLines {

    private CommandLines() {
    }

    /** Once all sub-commands are there. */
    public static CommandLine speaking(CommandLine line, Shell shell, ResourceBundle help) {
        Mistakes mistakes = new Mistakes(shell);
        return line.setResourceBundle(help).setOut(shell.writer()).setErr(shell.errorWriter())
                .setColorScheme(CommandLine.Help.defaultColorScheme(shell.ink().ansi()))
                .setCaseInsensitiveEnumValuesAllowed(true).setUsageHelpAutoWidth(shell.terminal())
                .setParameterExceptionHandler(mistakes)
                .setExecutionExceptionHandler(mistakes);
    }
}
