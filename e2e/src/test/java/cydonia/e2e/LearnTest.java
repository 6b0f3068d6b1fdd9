package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Learning in a real browser: pages to read, rules at hand, lessons. */
class LearnTest extends InBrowser {

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

    @ParameterizedTest
    @CsvSource({"terraforming-mars, en-GB", "martians, fr-FR"})
    void a_lesson_is_played_to_its_end_by_clicks(String game, String language) {
        Window ada = open(Window.LAPTOP, language, "/learn/" + game + "/lesson");
        play(ada, Locator::click);
    }

    @ParameterizedTest
    @CsvSource({"on-mars, en-GB", "mars-tilsit, fr-FR"})
    void a_lesson_is_played_to_its_end_by_keyboard(String game, String language) {
        Window ada = open(Window.LAPTOP, language, "/learn/" + game + "/lesson");
        play(ada, target -> target.press("checkbox".equals(target.getAttribute("type")) ? " " : "Enter"));
    }

    @ParameterizedTest
    @CsvSource("martians, en-GB")
    void a_lesson_fits_a_phone(String game, String language) {
        Window ada = open(Window.PHONE, language, "/learn/" + game + "/lesson");
        ada.page().locator("main form button").click();
        for (String wanted = next(ada); !wanted.isEmpty(); wanted = next(ada)) {
            assertThat(ada.scrollsAside()).isLessThanOrEqualTo(0);
            assertThat(ada.number("Math.floor(document.querySelector('#coach').getBoundingClientRect().top)"))
                    .isNotNegative();
            ada.changing(() -> ada.page().locator("#coach form button").click());
        }
        assertThat(AccessibilityTest.findings(ada)).isEmpty();
        assertThat(ada.complaints()).isEmpty();
    }

    private interface Way {
        void take(Locator target);
    }

    /** Does what is outlined until the coach says farewell. */
    private void play(Window ada, Way way) {
        ada.page().locator("main form button").click();
        boolean looked = false;
        for (String wanted = next(ada); !wanted.isEmpty(); wanted = next(ada)) {
            assertThat(ada.scrollsDown()).isLessThanOrEqualTo(0);
            assertThat(ada.scrollsAside()).isLessThanOrEqualTo(0);
            List<String> actions = List.of(wanted.split("\\|"));
            ada.changing(() -> {
                actions.forEach(action -> ada.page().locator("input[value='" + action + "'][type=checkbox]:visible")
                        .all().forEach(way::take));
                Locator button = ada.page().locator("button.pointed[value='" + actions.getFirst() + "']:visible");
                way.take(button.count() > 0 ? button.first() : ada.page().locator("#picked.pointed"));
            });
            if (!looked) {
                assertThat(AccessibilityTest.findings(ada)).isEmpty();
                looked = true;
            }
        }
        assertThat(looked).isTrue();
        assertThat(ada.complaints()).isEmpty();
    }

    /** What the coach points at; nothing once it says farewell. */
    static String next(Window ada) {
        ada.page().waitForFunction("() => (coach => coach && (coach.dataset.point"
                + " || !/\\d/.test(coach.querySelector('.small').textContent)))(document.getElementById('coach'))");
        return ada.text("document.getElementById('coach').dataset.point");
    }
}
