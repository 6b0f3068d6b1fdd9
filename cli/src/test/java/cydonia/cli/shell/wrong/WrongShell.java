package cydonia.cli.shell.wrong;

import cydonia.cli.play.PlayCommand;

/** A shell that knows a command. */
public final class WrongShell {
    public Object of(PlayCommand command) {
        return command;
    }
}
