package cydonia.ai.wrong;

import cydonia.engine.Action;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.games.other.OtherGame;
import cydonia.games.wrong.rules.WrongRules;
import cydonia.server.wrong.WrongServer;

/** Players that know what players may not know, one thing each. */
public final class WrongAi {

    private WrongAi() {
    }

    public static final class KnowsTheServer {
        public Object of(WrongServer server) {
            return server;
        }
    }

    public static final class KnowsAStrangeGame {
        public Object game(OtherGame game) {
            return game;
        }
    }

    public static final class LooksUnderTheLid {
        public <P extends Position<P, A, O>, A extends Action, O> P next(P real, A action) {
            return real.apply(Seat.RED, action);
        }
    }

    public static final class KnowsTheMatch {
        public int length(Match<?, ?, ?> match) {
            return match.moves().size();
        }
    }

    public static final class ReachesIntoAGame {
        public int page(WrongRules chapter) {
            return chapter.page();
        }
    }
}
