package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Martians by keyboard alone. */
class MartiansKeyboardTest extends MartiansTable {

    private static final int ENOUGH = 600;
    private static final String CHOICE = "#board button[name=action], #groups button[name=action], .mix button[name=action]";
    private static final String TICK = "input[type=checkbox][data-uses], input[type=number][data-uses]";

    @Tag("deep")
    @Test
    void a_whole_mission_is_played_without_a_pointer() {
        Window ada = table(Window.LAPTOP, "en-GB", "none", Map.of("mission", "mission-to-phobos"));
        int decisions = 0;
        for (; !ada.over() && decisions < ENOUGH; decisions++, ada.awaitTurn()) {
            if (ada.picks()) {
                tick(ada);
            } else {
                decide(ada, Martian.choice(ada.choices(), decisions));
            }
        }
        assertThat(ada.over()).isTrue();
        assertThat(decisions).isGreaterThan(40);
        assertThat(ada.complaints()).isEmpty();
    }

    /** Tab to where the choice lies, arrows to the choice, Enter; where arrows do not get there, what they reached. */
    private static void decide(Window ada, String wanted) {
        String part = ada.number("document.querySelector(`#board button[name=action][value=\"" + wanted
                + "\"]`)?.checkVisibility() ? 1 : 0") == 1 ? "#board" : "#prompt";
        tabTo(ada, part.equals("#board") ? "#board button[name=action]" : CHOICE.substring(CHOICE.indexOf(',') + 1));
        String here = "document.activeElement.value";
        for (String key : new String[]{"ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"}) {
            for (int presses = 0; presses < 12 && !ada.text(here).equals(wanted); presses++) {
                ada.page().keyboard().press(key);
            }
        }
        if (ada.number("document.activeElement.matches('" + CHOICE + "') ? 1 : 0") == 0) {
            tabTo(ada, CHOICE);
        }
        assertThat(ada.page().locator("#outlook .saying").textContent()).as("the line tells of it").isNotBlank();
        ada.changing(() -> ada.page().keyboard().press("Enter"), () -> {
            tabTo(ada, "#sure button.danger");
            ada.page().keyboard().press("Enter");
        });
    }

    private static void tick(Window ada) {
        String more = "#picked:not(:disabled)";
        for (int ticks = 0; ticks < 8 && ada.page().locator(more).count() == 0; ticks++) {
            tabTo(ada, ":is(" + TICK + "):not(:checked):not(:disabled)");
            boolean box = ada.number("document.activeElement.type === 'checkbox' ? 1 : 0") == 1;
            ada.page().keyboard().press(box ? "Space" : "ArrowUp");
        }
        tabTo(ada, more);
        ada.changing(() -> ada.page().keyboard().press("Enter"));
    }

    private static void tabTo(Window ada, String selector) {
        String here = "document.activeElement.matches('" + selector + "') ? 1 : 0";
        for (int tabs = 0; tabs < 90 && ada.number(here) == 0; tabs++) {
            ada.page().keyboard().press("Tab");
        }
        assertThat(ada.number(here)).as("Tab reaches %s", selector).isEqualTo(1);
    }

    @Test
    void whatever_has_something_to_tell_tells_it_to_the_keyboard_too() {
        Window ada = table(Window.LAPTOP, "fr-FR", "computer:random", Map.of("mode", "com"));
        tabTo(ada, "#board button[name=action]");
        int told = 0;
        for (int presses = 0; presses < 30; presses++) {
            ada.page().keyboard().press("Shift+Arrow" + (presses % 3 == 0 ? "Down" : "Right"));
            told += ada.number("document.activeElement.matches('button') ? 0 : 1") == 1
                    && !ada.page().locator("#outlook .saying").textContent().isBlank() ? 1 : 0;
        }
        assertThat(told).as("things that are no choices").isGreaterThanOrEqualTo(3);
    }
}
