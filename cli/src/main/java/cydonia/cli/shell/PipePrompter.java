package cydonia.cli.shell;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Reads lines from standard input and repeats them, so that the output reads like the dialogue it was. */
final class PipePrompter implements Prompter {

    private final BufferedReader in;
    private final Shell shell;

    PipePrompter(Shell shell) {
        this.in = new BufferedReader(new InputStreamReader(shell.in(), StandardCharsets.UTF_8));
        this.shell = shell;
    }

    @Override
    public Optional<String> read(String prompt, List<String> completions) {
        try {
            shell.out().print(prompt);
            shell.out().flush();
            String line = in.readLine();
            shell.print(line == null ? "" : line);
            return Optional.ofNullable(line).map(String::strip);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public int width() {
        return shell.width();
    }

    @Override
    public void forget() {
        // nothing is remembered
    }

    @Override
    public void close() {
        // standard input is not ours to close
    }
}
