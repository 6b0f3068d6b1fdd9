package cydonia.cli;

import cydonia.cli.shell.Ink;
import cydonia.cli.shell.Shell;
import cydonia.dunes.Dunes;
import cydonia.engine.Language;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** One run of the command, with the toy game: what it wrote and how it ended. */
public record Run(int code, String out, String err) {

    public static Run of(String... args) {
        return typing(List.of(), args);
    }

    public static Run typing(List<String> lines, String... args) {
        return with(List.of(Title.plain(new Dunes())), lines, args);
    }

    /** With these surroundings. */
    public static Run in(Map<String, String> environment, String... args) {
        return with(List.of(Title.plain(new Dunes())), List.of(), environment, args);
    }

    public static Run with(List<Title<?, ?, ?>> games, List<String> lines, String... args) {
        return with(games, lines, Map.of(), args);
    }

    private static Run with(List<Title<?, ?, ?>> games, List<String> lines, Map<String, String> environment,
            String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String input = String.join("\n", lines) + (lines.isEmpty() ? "" : "\n");
        Shell shell = new Shell(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), utf8(out), utf8(err),
                false, Ink.PLAIN, Language.EN, false);
        int code = Main.run(shell, new Games(games), environment, args);
        return new Run(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static PrintStream utf8(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }
}
