package cydonia.e2e;

import java.util.Comparator;
import java.util.List;

/** Somebody who plays Mars (Tilsit) well enough to end a game. */
final class Sensible {

    private Sensible() {
    }

    /** Builds and staffs what it can, exchanges with Earth now and then, and goes on. */
    static String choice(List<String> choices, int clicks) {
        return choices.stream().max(Comparator.comparingInt((String action) -> worth(action, clicks))
                .thenComparingInt(action -> (action.hashCode() + clicks * 31) % 17)).orElseThrow();
    }

    private static int worth(String action, int clicks) {
        return switch (action.split(" ", 2)[0]) {
            case "build" -> action.endsWith("mine") ? 6 : action.endsWith("power") ? 5 : 9;
            case "staff" -> action.endsWith("mine") ? 8 : 9;
            case "power", "propose" -> 9;
            case "roll", "draw" -> 8;
            case "earth" -> clicks % 4 == 0 ? 7 : 2;
            case "play" -> 6;
            case "withdraw", "decline", Window.SEVERAL -> 5;
            case "done", "pay" -> 4;
            case "swap", "buy", "break", "rearrange", "trade", "fight", "barter" -> 0;
            default -> 3;
        };
    }
}
