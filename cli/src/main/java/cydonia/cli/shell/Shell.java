package cydonia.cli.shell;

import cydonia.engine.Language;
import cydonia.engine.Text;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * What surrounds the command: where it reads and writes, whether a person sits at a terminal, and which language.
 *
 * @param width
 *            how many characters fit into a line
 * @param trace
 *            whether an internal error shows where it happened
 */
public record Shell(InputStream in, PrintStream out, PrintStream err, boolean terminal, Ink ink, int width,
        Language language,
        boolean trace) {

    private static final int NARROWEST = 80;

    /** As wide as is easy to read. */
    public Shell(InputStream in, PrintStream out, PrintStream err, boolean terminal, Ink ink, Language language,
            boolean trace) {
        this(in, out, err, terminal, ink, Lines.WIDTH, language, trace);
    }

    public static Shell ofThisProcess() {
        Map<String, String> environment = System.getenv();
        boolean terminal = atTerminal();
        Ink ink = terminal && !environment.containsKey("NO_COLOR") ? Ink.COLOURED : Ink.PLAIN;
        return new Shell(System.in, utf8(FileDescriptor.out), utf8(FileDescriptor.err), terminal, ink,
                language(environment), environment.containsKey("CYDONIA_TRACE"));
    }

    @SuppressWarnings("SystemConsoleNull") // since JDK 25 it is null again where there is no terminal
    private static boolean atTerminal() {
        Console console = System.console();
        return console != null && console.isTerminal();
    }

    /** French where the environment asks for it, English elsewhere. */
    public static Language language(Map<String, String> environment) {
        return List.of("LC_ALL", "LC_MESSAGES", "LANG").stream().map(environment::get).filter(Objects::nonNull)
                .filter(locale -> !locale.isEmpty()).findFirst()
                .filter(locale -> locale.toLowerCase(Locale.ROOT).startsWith("fr")).map(locale -> Language.FR)
                .orElse(Language.EN);
    }

    public Shell in(Language wanted) {
        return new Shell(in, out, err, terminal, ink, width, wanted, trace);
    }

    /** Sentences are broken where the terminal ends: never wider than is easy to read, never below 80. */
    public Shell fitting(int columns) {
        return new Shell(in, out, err, terminal, ink, Math.clamp(columns, NARROWEST, Lines.WIDTH), language, trace);
    }

    public String say(Phrase phrase, Object... values) {
        return phrase.in(language, values);
    }

    /** What a game or a refusal says, as it is printed. */
    public String say(Text text) {
        return text.set().in(language);
    }

    public void print(String line) {
        out.println(line);
    }

    /** Something to read, seats in their colours: sentences are broken where the terminal ends, columns stay. */
    public void tell(String text) {
        text.lines().flatMap(line -> Lines.fitting(line, width).stream())
                .forEach(line -> print(ink.seats(line, language)));
    }

    public void tell(Phrase phrase, Object... values) {
        tell(say(phrase, values));
    }

    /** The table of a game. */
    public void table(String text) {
        tell(text.stripTrailing());
    }

    public void print(Phrase phrase, Object... values) {
        print(say(phrase, values));
    }

    PrintWriter writer() {
        return new PrintWriter(out, true, out.charset());
    }

    PrintWriter errorWriter() {
        return new PrintWriter(err, true, err.charset());
    }

    /** Accents arrive whatever the locale says. */
    private static PrintStream utf8(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }
}
