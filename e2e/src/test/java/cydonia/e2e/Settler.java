package cydonia.e2e;

import com.microsoft.playwright.Locator;
import java.util.Comparator;
import java.util.List;

/** Plays Terraforming Mars by clicking what a page shows: it warms, waters and plants, so that the game ends. */
final class Settler {

    private static final String CONFIRM = "button#picked";
    private static final String TICK = ".pick input[name=action]:enabled";
    private static final int CARDS_AT_ONCE = 2;

    private final Window window;
    private int clicks;

    Settler(Window window) {
        this.window = window;
    }

    Window window() {
        return window;
    }

    int clicks() {
        return clicks;
    }

    /** One decision. */
    void decide() {
        clicks++;
        if (window.page().locator(CONFIRM).count() > 0) {
            tick();
        } else {
            window.choose(sensible(window.choices()));
        }
    }

    /** Some cards, and more where that is not enough. */
    private void tick() {
        Locator boxes = window.page().locator(TICK);
        Locator confirm = window.page().locator(CONFIRM);
        int some = boxes.first().getAttribute("value").startsWith("buy") ? CARDS_AT_ONCE : 1;
        for (int i = 0; i < boxes.count() && (i < some || confirm.isDisabled()); i++) {
            boxes.nth(i).check();
        }
        window.changing(confirm::click);
    }

    private String sensible(List<String> choices) {
        return choices.stream().max(Comparator.comparingInt(this::worth)
                .thenComparingInt(action -> (action.hashCode() + clicks * 31) % 17)).orElseThrow();
    }

    private int worth(String action) {
        return switch (action.split(" ", 2)[0]) {
            case "convert" -> 9;
            case "project" -> switch (action.substring("project ".length())) {
                case "asteroid", "aquifer", "greenery" -> clicks % 3 == 0 ? 6 : 8;
                default -> 0;
            };
            case "play" -> 7;
            case "use" -> clicks % 2 == 0 ? 7 : 3;
            case "claim" -> 8;
            case "end" -> 4;
            case "pass" -> 2;
            case "fund" -> 1;
            default -> 5;
        };
    }
}
