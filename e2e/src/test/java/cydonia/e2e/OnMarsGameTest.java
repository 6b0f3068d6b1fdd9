package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** On Mars through the drawn page only. */
class OnMarsGameTest extends InBrowser {

    private Window table(int[] size, String language, String opponent) {
        Window window = open(size, language, "/new/on-mars");
        window.page().locator("input[name=name]").fill("Ada");
        window.page().locator("select[name='seat.1']").selectOption(opponent);
        window.page().locator("form.fields button.main").click();
        window.awaitTurn();
        return window;
    }

    @Test
    void decisions_are_taken_with_the_keyboard_alone() {
        Window ada = table(Window.LAPTOP, "en-GB", "none");
        for (int decision = 0; decision < 12 && !ada.over(); decision++, ada.awaitTurn()) {
            String here = "document.activeElement"
                    + ".matches('#board button[name=action], #groups button[name=action], #picked')";
            for (int tabs = 0; tabs < 60 && ada.number(here + " ? 1 : 0") == 0; tabs++) {
                ada.page().keyboard().press("Tab");
            }
            assertThat(ada.number(here + " ? 1 : 0")).as("Tab reaches a choice").isEqualTo(1);
            assertThat(ada.page().locator("#outlook .saying").textContent()).as("and the line tells of it")
                    .isNotBlank();
            ada.changing(() -> ada.page().keyboard().press("Enter"));
        }
        assertThat(ada.version()).isGreaterThan(10);
    }
}
