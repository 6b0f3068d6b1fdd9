package cydonia.cli.shell;

import cydonia.engine.Refused;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** What happens when something goes wrong: one sentence on standard error, and the exit code. */
public record Mistakes(Shell shell) implements IParameterExceptionHandler, IExecutionExceptionHandler {

    static final int OURS = 1;
    public static final int YOURS = 2;

    /** The line itself is wrong. */
    @Override
    public int handleParseException(ParameterException mistake, String[] args) {
        String command = mistake.getCommandLine().getCommandSpec().qualifiedName();
        shell.err().println(sentence(mistake) + " " + shell.say(ShellPhrase.SEE_HELP, command));
        return YOURS;
    }

    /** What the line asks for cannot be done, or we failed to do it. */
    @Override
    public int handleExecutionException(Exception failure, CommandLine line, ParseResult parsed) {
        if (failure instanceof Refused refused) {
            shell.err().println(shell.say(refused.why()));
            return YOURS;
        }
        Object what = failure instanceof Told told ? String.valueOf(told.getMessage()) : failure;
        shell.err().println(shell.say(ShellPhrase.INTERNAL_ERROR, what));
        if (shell.trace()) {
            failure.printStackTrace(shell.err());
        }
        return OURS;
    }

    private String sentence(ParameterException mistake) {
        if (mistake.getCause() instanceof Refused refused) {
            return shell.say(refused.why());
        }
        return switch (mistake) {
            case CommandLine.UnmatchedArgumentException unknown ->
                shell.say(ShellPhrase.UNKNOWN_ARGUMENT, String.join(" ", unknown.getUnmatched()));
            case CommandLine.MissingParameterException missing -> shell.say(ShellPhrase.MISSING_ARGUMENT,
                    missing.getMissing().stream().map(Mistakes::label).collect(Collectors.joining(", ")));
            case CommandLine.OverwrittenOptionException twice ->
                shell.say(ShellPhrase.ARGUMENT_TWICE, label(twice.getOverwritten()));
            default -> mistake.getArgSpec() != null && mistake.getValue() != null
                    ? shell.say(ShellPhrase.WRONG_VALUE, mistake.getValue(),
                            label(mistake.getArgSpec()) + " " + mistake.getArgSpec().paramLabel())
                    : String.valueOf(mistake.getMessage());
        };
    }

    private static String label(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
