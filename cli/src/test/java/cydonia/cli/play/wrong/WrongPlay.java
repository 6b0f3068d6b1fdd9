package cydonia.cli.play.wrong;

import cydonia.arena.Standings;
import cydonia.cli.Main;
import cydonia.cli.arena.ArenaCommand;
import cydonia.proof.wrong.Proof;
import cydonia.server.wrong.WrongServer;

/** Commands for people who play that know what others are for, one thing each. */
public final class WrongPlay {

    private WrongPlay() {
    }

    public static final class KnowsTheServer {
        public Object of(WrongServer server) {
            return server;
        }
    }

    public static final class KnowsAnotherCommand {
        public Object of(ArenaCommand command) {
            return command;
        }
    }

    public static final class KnowsTheWholeCommand {
        public Class<?> of() {
            return Main.class;
        }
    }

    public static final class KnowsProofs {
        public Object of(Proof proof) {
            return proof;
        }
    }

    public static final class CountsGames {
        public Object of(Standings standings) {
            return standings.elo();
        }
    }
}
