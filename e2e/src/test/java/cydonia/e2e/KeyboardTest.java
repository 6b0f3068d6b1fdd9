package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class KeyboardTest extends InBrowser {

    private static final int ENOUGH = 3000;
    private static final int ALL_AROUND = 200;

    @Test
    void a_whole_game_of_mars_is_played_with_tab_arrows_and_enter_alone() {
        Window ada = open(Window.LAPTOP, "en-GB", "/");
        tabTo(ada, "a[href='/new/mars-tilsit']");
        ada.page().keyboard().press("Enter");
        ada.page().locator("form.fields").waitFor();
        tabTo(ada, "select[name='option.target']");
        pressUntil(ada, "ArrowUp", "document.activeElement.value === '10'");
        tabTo(ada, "form.fields button.main");
        ada.page().keyboard().press("Enter");

        ada.page().locator("#table").waitFor();
        tabTo(ada, "a.skip");
        ada.page().keyboard().press("Enter");
        int steps = 0;
        for (ada.awaitTurn(); !ada.over() && steps < ENOUGH; ada.awaitTurn()) {
            if (ada.picks()) {
                pick(ada);
            } else {
                choose(ada, Sensible.choice(ada.choicesIn("#groups"), steps++));
            }
            assertThat(ada.number("document.activeElement === document.body ? 1 : 0")).as("focus is lost").isZero();
        }

        assertThat(ada.over()).isTrue();
        tabTo(ada, ".after a[href$='/result']");
        ada.page().keyboard().press("Enter");
        ada.page().locator(".chart").first().waitFor();
        assertThat(ada.complaints()).isEmpty();
    }

    @Test
    void many_choices_are_one_stop_of_the_tab_key_and_focus_follows_the_choice() {
        Window ada = atTable(Window.LAPTOP, "en-GB");
        // the page is there before its script has begun
        for (String where : List.of("#groups", "#board")) {
            ada.page().waitForFunction("where => [...document.querySelectorAll(where + ' button[name=action]')]"
                    + ".filter(button => button.tabIndex === 0).length <= 1", where);
        }
        tabTo(ada, "#groups button[name=action]");
        String before = ada.text("document.activeElement.value");
        ada.changing(() -> ada.page().keyboard().press("Enter"));
        String after = ada.text("document.activeElement.value ?? ''");
        assertThat(after.isEmpty() || after.equals(before)).as("Enter twice must not choose something else").isTrue();
    }

    /** Goes with Tab into the choices, with the arrows to the right one, and presses Enter. */
    private static void choose(Window window, String action) {
        tabTo(window, "#groups *");
        String there = "document.activeElement.value === '" + action + "'";
        for (String arrow : new String[]{"ArrowLeft", "ArrowRight"}) {
            if (window.number(there + " ? 1 : 0") == 0) {
                walk(window, arrow, there);
            }
        }
        assertThat(window.text("document.activeElement.value")).isEqualTo(action);
        window.changing(() -> window.page().keyboard().press("Enter"), () -> {
            tabTo(window, "#sure button.danger");
            window.page().keyboard().press("Enter");
        });
    }

    /** Chooses several things: as many as are needed, with the arrows or the space bar, and confirms them. */
    private static void pick(Window window) {
        String ready = "!document.getElementById('picked').disabled";
        for (int tries = 0; window.number(ready + " ? 1 : 0") == 0 && tries < ALL_AROUND; tries++) {
            pressUntil(window, "Tab", "document.activeElement.matches('input[data-uses]')");
            boolean box = window.number("document.activeElement.type === 'checkbox' ? 1 : 0") == 1;
            window.page().keyboard().press(box ? "Space" : "ArrowUp");
        }
        tabTo(window, "#picked");
        window.changing(() -> window.page().keyboard().press("Enter"));
    }

    private static void tabTo(Window window, String selector) {
        String there = "document.activeElement.matches(\"" + selector + "\")";
        if (window.number(there + " ? 1 : 0") == 0) {
            pressUntil(window, "Tab", there);
        }
    }

    private static void pressUntil(Window window, String key, String condition) {
        for (int presses = 0; presses < ALL_AROUND; presses++) {
            window.page().keyboard().press(key);
            if (window.number(condition + " ? 1 : 0") == 1) {
                return;
            }
        }
        throw new AssertionError(key + " never led to " + condition);
    }

    /** Presses an arrow until the condition holds or the arrow leads nowhere any more. */
    private static void walk(Window window, String arrow, String condition) {
        for (int presses = 0; presses < ALL_AROUND && window.number(condition + " ? 1 : 0") == 0; presses++) {
            window.page().evaluate("window.before = document.activeElement");
            window.page().keyboard().press(arrow);
            if (window.number("window.before === document.activeElement ? 1 : 0") == 1) {
                return;
            }
        }
    }
}
