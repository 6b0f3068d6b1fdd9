package cydonia.cli.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Reads lines from a person, with history and completion by the tab key. */
public final class TerminalPrompter implements Prompter {

    private final Terminal terminal;
    private final LineReader reader;
    private List<String> completions = List.of();

    private TerminalPrompter(Terminal terminal) {
        this.terminal = terminal;
        this.reader = LineReaderBuilder.builder().terminal(terminal).appName("cydonia")
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true).completer((line, parsed, candidates) -> {
                    String before = parsed.line().substring(0, parsed.cursor() - parsed.wordCursor());
                    words(completions, before).stream().map(Candidate::new).forEach(candidates::add);
                }).build();
    }

    /**
     * The words that may come next after the beginning of a line. Where nothing goes on from all of it, a line of
     * several things goes on from its last ones.
     */
    public static List<String> words(List<String> completions, String before) {
        List<String> words = completions.stream().filter(completion -> completion.startsWith(before))
                .map(completion -> completion.substring(before.length()).split(" ", 2)[0]).distinct().toList();
        int next = before.indexOf(' ') + 1;
        return words.isEmpty() && next > 0 ? words(completions, before.substring(next)) : words;
    }

    static TerminalPrompter open() {
        try {
            return new TerminalPrompter(
                    TerminalBuilder.builder().system(true).dumb(true).encoding(StandardCharsets.UTF_8).build());
        } catch (IOException unusable) {
            throw new UncheckedIOException(unusable);
        }
    }

    @Override
    public Optional<String> read(String prompt, List<String> possible) {
        completions = possible;
        try {
            return Optional.of(reader.readLine(prompt).strip());
        } catch (UserInterruptException | EndOfFileException left) {
            return Optional.empty();
        }
    }

    /** A terminal that does not say is as wide as can be. */
    @Override
    public int width() {
        return terminal.getWidth() > 0 ? terminal.getWidth() : Integer.MAX_VALUE;
    }

    @Override
    public void forget() {
        try {
            reader.getHistory().purge();
        } catch (IOException keptInNoFile) {
            throw new UncheckedIOException(keptInNoFile);
        }
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException alreadyGone) {
            throw new UncheckedIOException(alreadyGone);
        }
    }
}
