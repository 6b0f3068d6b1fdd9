package cydonia.proof;

import cydonia.cli.shell.Ink;
import cydonia.cli.shell.Shell;
import cydonia.dunes.Dunes;
import cydonia.engine.Language;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** One run of the command: what it wrote and how it ended. */
record Run(int code, String out, String err) {

    /** With the toy game. */
    static Run of(String... args) {
        return with(new Games(List.of(Title.plain(new Dunes()))), args);
    }

    static Run with(Games games, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Shell shell = new Shell(InputStream.nullInputStream(), utf8(out), utf8(err), false, Ink.PLAIN, Language.EN,
                false);
        int code = Main.run(shell, games, args);
        return new Run(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static PrintStream utf8(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }
}
