package cydonia.cli.shell;

import cydonia.engine.Language;
import cydonia.engine.Seat;
import java.util.regex.Pattern;
import picocli.CommandLine.Help.Ansi;

/** Emphasis, where the terminal can show it. */
public enum Ink {
    PLAIN, COLOURED;

    public String strong(String text) {
        return wrap("1", text);
    }

    public String faint(String text) {
        return wrap("2", text);
    }

    /** The names of seats in their colours. */
    public String seats(String text, Language language) {
        String told = text;
        for (Seat seat : this == COLOURED ? Seat.values() : new Seat[0]) {
            told = Pattern.compile("(?<![\\p{L}-])" + seat.colour().in(language) + "(?![\\p{L}-])").matcher(told)
                    .replaceAll(name -> wrap(code(seat), name.group()));
        }
        return told;
    }

    private static String code(Seat seat) {
        return switch (seat) {
            case RED -> "31";
            case GREEN -> "32";
            case BLUE -> "34";
            case YELLOW -> "33";
            case VIOLET -> "35";
        };
    }

    /** Leaves nothing on the screen for the next person to read. */
    public String clear() {
        return this == COLOURED ? "\033[H\033[2J\033[3J" : "";
    }

    Ansi ansi() {
        return this == COLOURED ? Ansi.ON : Ansi.OFF;
    }

    private String wrap(String code, String text) {
        return this == COLOURED ? "\033[" + code + "m" + text + "\033[0m" : text;
    }
}
