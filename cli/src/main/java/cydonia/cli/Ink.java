package cydonia.cli;

import picocli.CommandLine.Help.Ansi;

/** Emphasis, where the terminal can show it. */
enum Ink {
    PLAIN, COLOURED;

    String strong(String text) {
        return wrap("1", text);
    }

    String faint(String text) {
        return wrap("2", text);
    }

    /** Leaves nothing on the screen for the next person to read. */
    String clear() {
        return this == COLOURED ? "\033[H\033[2J\033[3J" : "";
    }

    Ansi ansi() {
        return this == COLOURED ? Ansi.ON : Ansi.OFF;
    }

    private String wrap(String code, String text) {
        return this == COLOURED ? "\033[" + code + "m" + text + "\033[0m" : text;
    }
}
