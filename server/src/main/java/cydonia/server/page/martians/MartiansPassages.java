package cydonia.server.page.martians;

import cydonia.games.martians.MartiansView;
import cydonia.games.martians.Question;

/** Which passage of the primer explains a question. */
public final class MartiansPassages {

    private MartiansPassages() {
    }

    public static String of(MartiansView seen) {
        return of(seen.asking().question());
    }

    public static String of(Question question) {
        return switch (question) {
            case NONE, END -> "scoring";
            case KEEP -> "modes";
            case UNLOCK, ABSENCE -> "preparation";
            case MARKET, OFFER, ANSWER -> "trading";
            case TOLL, MARKER_BACK, LOSE_TOKEN, TURN_UP, CLEAN -> "events";
            case PLAY -> "turn";
            case DIG, TAKE, MOVE, EXTRACT -> "digging";
            case RELIEVE -> "needs";
            case MINERALS -> "landing-pad";
            case RECALL -> "rest";
            case BUILDER -> "construction";
            case DELIVER -> "delivery";
            case PENALTY -> "maintenance";
        };
    }
}
