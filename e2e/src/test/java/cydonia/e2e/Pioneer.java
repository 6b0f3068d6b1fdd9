package cydonia.e2e;

import java.util.Comparator;
import java.util.List;

/** Somebody who plays On Mars with the missions of a first game in mind, so that the game ends. */
final class Pioneer {

    private Pioneer() {
    }

    /** The columns of life support that the colony needs: each new level brings the end nearer. */
    private static final String WANTED = "[...document.querySelectorAll('.om-column.wanted')]"
            + ".map(column => 'construct ' + column.className.match(/c-([a-z-]+)/)[1]).join('|')";

    /** Builds, takes blueprints, hires and travels; of what is alike, another one each time. */
    static String choice(Window ada, int clicks) {
        List<String> wanted = List.of(ada.text(WANTED).split("\\|"));
        return ada.choices().stream()
                .max(Comparator.comparingInt((String action) -> wanted.contains(action) ? 9 : worth(action))
                        .thenComparingInt(action -> (action.hashCode() ^ clicks * 0x9E3779B9) >>> 8))
                .orElseThrow();
    }

    private static int worth(String action) {
        String[] words = action.split(" ", 3);
        return switch (words[0]) {
            case "act" -> switch (words[1]) {
                case "construct-building" -> 9;
                case "obtain-blueprint", "hire-or-contract" -> 8;
                case "control-center" -> 7;
                default -> 6;
            };
            case "execute" -> words[1].equals("take-plan") || words[1].equals("move-rover") ? 5 : 0;
            case "use", "send", "deliver" -> 0;
            case "plan", "hire", "ride" -> 9;
            case "fly" -> 7;
            case "rover", "recall" -> 6;
            case "end", "enough" -> 4;
            case "sign", "stop" -> 3;
            case "bot" -> 1;
            default -> 5;
        };
    }
}
