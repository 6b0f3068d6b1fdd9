package cydonia.e2e;

import java.util.Comparator;
import java.util.List;

/** Somebody who plays Martians busily enough to see every kind of question, and to end a game. */
final class Martian {

    private Martian() {
    }

    /** Works while there is time, rests when the markers are out, and trades with nobody. */
    static String choice(List<String> choices, int clicks) {
        return choices.stream().max(Comparator.comparingInt((String action) -> worth(action, clicks))
                .thenComparingInt(action -> (action.hashCode() ^ clicks * 0x9E3779B9) >>> 8)).orElseThrow();
    }

    private static int worth(String action, int clicks) {
        return switch (action.split(" ", 2)[0]) {
            case "no-trade" -> clicks < 40 ? 0 : 9;
            case "offer" -> clicks < 40 && clicks % 7 == 0 ? 9 : -1;
            case "pass", "decline", "withdraw" -> 4;
            case "rest" -> 3;
            case "finish" -> 2;
            case "counter", "draw-rtg" -> 1;
            default -> 6;
        };
    }
}
