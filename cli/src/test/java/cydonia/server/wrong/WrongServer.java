package cydonia.server.wrong;

/** Product code that knows what only others may know. */
public final class WrongServer {

    private WrongServer() {
    }

    public static final class KnowsTheCommand {
        public Class<?> command() {
            return cydonia.cli.Main.class;
        }
    }

    public static final class KnowsAGame {
        public Object game(cydonia.games.other.OtherGame game) {
            return game;
        }
    }

    public static final class KnowsTheToy {
        public Object toy(cydonia.dunes.Dunes dunes) {
            return dunes;
        }
    }
}
