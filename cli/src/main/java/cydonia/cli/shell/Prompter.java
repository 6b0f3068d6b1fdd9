package cydonia.cli.shell;

import java.util.List;
import java.util.Optional;

/** Where lines come from: a person at a terminal, or a pipe. */
public interface Prompter extends AutoCloseable {

    /** The next line without spaces around it; empty when there are no more. */
    Optional<String> read(String prompt, List<String> completions);

    /** How many characters fit into a line. */
    int width();

    /** Somebody else sits down, who must not find what was typed before. */
    void forget();

    @Override
    void close();

    static Prompter of(Shell shell) {
        return shell.terminal() ? TerminalPrompter.open() : new PipePrompter(shell);
    }
}
