package cydonia.arena.wrong;

import cydonia.arena.laboratory.Mirrored;
import cydonia.cli.shell.Shell;
import cydonia.engine.Text;
import cydonia.server.wrong.WrongServer;
import picocli.CommandLine;

/** Arenas that know what an arena may not know, one thing each. */
public final class WrongArena {

    private WrongArena() {
    }

    public static final class KnowsTheServer {
        public Object of(WrongServer server) {
            return server;
        }
    }

    public static final class KnowsTheShell {
        public Object of(Shell shell) {
            return shell;
        }
    }

    public static final class ReadsACommandLine {
        public Object of(CommandLine line) {
            return line.getCommandName();
        }
    }

    public static final class Prints {
        public void say() {
            System.out.println("hello");
        }
    }

    public static final class Speaks {
        public Object say(Text text) {
            return text.en();
        }
    }

    public static final class KnowsTheLaboratory {
        public Class<?> of() {
            return Mirrored.class;
        }
    }
}
