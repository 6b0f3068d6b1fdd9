package cydonia.engine.wrong;

import cydonia.games.other.OtherGame;
import java.util.List;
import picocli.CommandLine;

/** An engine that knows more than the JDK. */
public final class WrongEngine {

    private WrongEngine() {
    }

    public static final class KnowsAGame {
        public List<OtherGame> games() {
            return List.of();
        }
    }

    public static final class KnowsALibrary {
        public Object parse(CommandLine line) {
            return line.getCommandName();
        }
    }
}
