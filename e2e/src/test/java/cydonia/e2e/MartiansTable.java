package cydonia.e2e;

import java.util.Map;

/** What tests of Martians in a browser have in common. */
abstract class MartiansTable extends InBrowser {

    /** A table of one's own, alone or against one computer player. */
    Window table(int[] size, String language, String seat, Map<String, String> options) {
        Window window = open(size, language, "/new/martians");
        window.page().locator("input[name=name]").fill("Ada");
        window.page().locator("select[name='seat.1']").selectOption(seat);
        options.forEach((option, value) -> window.page().locator("select[name='option." + option + "']")
                .selectOption(value));
        window.page().locator("form.fields button.main").click();
        window.awaitTurn();
        return window;
    }

    /** Plays so many decisions. */
    static void play(Window window, int decisions) {
        for (int i = 0; i < decisions && !window.over(); i++, window.awaitTurn()) {
            window.choose(Martian.choice(window.choices(), i));
        }
    }
}
