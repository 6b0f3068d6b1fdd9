package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Learning in a real browser: pages to read, rules at hand, lessons. */
class LearnTest extends InBrowser {

    private static final int ENOUGH = 30;

    @Test
    void the_pages_fit_and_axe_finds_nothing_serious() {
        for (String game : List.of("terraforming-mars", "on-mars", "martians", "mars-tilsit")) {
            for (int[] size : new int[][]{Window.LAPTOP, Window.PHONE}) {
                Window ada = open(size, size[0] == Window.PHONE[0] ? "fr-FR" : "en-GB", "/learn/" + game);
                assertThat(ada.scrollsAside()).as(game).isLessThanOrEqualTo(0);
                assertThat(AccessibilityTest.findings(ada)).as(game).isEmpty();
                assertThat(ada.complaints()).isEmpty();
            }
        }
    }

    @Test
    void the_rules_open_beside_the_table_at_the_decision_are_searched_and_closed_by_key() {
        for (int[] size : new int[][]{Window.LAPTOP, Window.PHONE}) {
            Window ada = atTable(size, "en-GB");
            // the page is there before its script has begun
            ada.page().waitForFunction("() => document.body.dataset.view");
            ada.page().keyboard().press("r");
            ada.page().locator("#rules[open] .at h3").waitFor();
            assertThat(ada.page().locator("#rules .at h3").innerText()).isEqualTo("Setting up");
            assertThat(AccessibilityTest.findings(ada)).isEmpty();
            ada.page().locator("#rules-search").fill("magna");
            assertThat(ada.page().locator("#rules section:visible").count()).isBetween(1, 4);
            ada.page().keyboard().press("Escape");
            assertThat(ada.page().locator("#rules[open]").count()).isZero();
            assertThat(ada.complaints()).isEmpty();
        }
    }

    @Test
    void a_lesson_is_played_to_its_end_by_keyboard() {
        assertThat(play("mars-tilsit", Window.LAPTOP, "en-GB", target -> target.press("Enter")))
                .isEqualTo("That is the game");
    }

    private interface Way {
        void take(Locator target);
    }

    /** Does what is outlined until the coach says farewell; tells how. */
    private String play(String game, int[] size, String language, Way way) {
        Window ada = open(size, language, "/learn/" + game + "/lesson");
        ada.page().locator("main form button").click();
        for (int step = 0; step < ENOUGH; step++) {
            ada.page().waitForFunction("() => document.querySelector('#coach').dataset.point"
                    + " || !/\\d/.test(document.querySelector('#coach .small').textContent)");
            String wanted = ada.text("document.querySelector('#coach').dataset.point");
            if (wanted.isEmpty()) {
                break;
            }
            if (step == 1) {
                assertThat(AccessibilityTest.findings(ada)).isEmpty();
            }
            Locator tab = ada.page().locator(".tabs .pointed");
            if (tab.count() > 0) {
                tab.first().click();
            }
            List<String> actions = List.of(wanted.split("\\|"));
            ada.changing(() -> {
                if (actions.size() > 1) {
                    actions.forEach(action -> ada.page().locator("input[value='" + action + "'][type=checkbox]")
                            .check());
                    way.take(ada.page().locator("#picked"));
                } else {
                    way.take(ada.page().locator("button.pointed[value='" + wanted + "']:visible").first());
                }
            });
        }
        assertThat(ada.complaints()).isEmpty();
        return ada.page().locator("#coach summary strong").innerText();
    }
}
