package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Learning in a real browser: pages to read, rules at hand, lessons. */
class LearnTest extends InBrowser {

    /** How many commands of the longer lessons are played each time; the rest on demand. */
    private static final int FIRST_COMMANDS = 12;

    /** The same passages and signs make all pages: each is looked at in one size and one theme. */
    @ParameterizedTest
    @CsvSource({"terraforming-mars, 1366, true", "on-mars, 360, false", "martians, 1366, false",
            "mars-tilsit, 360, true"})
    void the_pages_fit_and_axe_finds_nothing_serious(String game, int width, boolean otherTheme) {
        for (int[] size : new int[][]{Window.LAPTOP, Window.PHONE}) {
            Window ada = open(size, size[0] == Window.PHONE[0] ? "fr-FR" : "en-GB", "/learn/" + game);
            assertThat(ada.scrollsAside()).as(game).isLessThanOrEqualTo(0);
            if (size[0] == width) {
                if (otherTheme) {
                    ada.page().locator("[data-theme-switch]").first().dispatchEvent("click");
                }
                assertThat(AccessibilityTest.findings(ada)).as(game).isEmpty();
            }
            assertThat(ada.complaints()).isEmpty();
        }
    }

    @Test
    void axe_finds_nothing_serious_where_one_chooses_what_to_learn() {
        for (String path : List.of("/learn", "/learn/martians/lesson")) {
            assertThat(AccessibilityTest.findings(open(Window.LAPTOP, "fr-FR", path))).as(path).isEmpty();
        }
    }

    @Tag("deep")
    @ParameterizedTest
    @ValueSource(strings = {"terraforming-mars", "on-mars", "martians", "mars-tilsit"})
    void axe_finds_nothing_serious_on_any_page_in_either_size_and_theme(String game) {
        for (int[] size : new int[][]{Window.LAPTOP, Window.PHONE}) {
            AccessibilityTest.inBothThemes(open(size, "fr-FR", "/learn/" + game), game);
            AccessibilityTest.inBothThemes(open(size, "en-GB", "/learn/" + game + "/lesson"), game);
        }
    }

    @Test
    void words_of_questions_and_cards_lead_to_their_passages() {
        Window ada = alone(Window.LAPTOP, "en-GB");
        ada.page().waitForFunction("() => document.body.dataset.view");
        ada.page().locator("#prompt a.term").first().click();
        ada.page().locator("#rules[open] [aria-current]").waitFor();
        assertThat(ada.page().locator("#rules .contents [aria-current]").getAttribute("href"))
                .isEqualTo("#rule-" + ada.page().locator("#prompt a.term").first().getAttribute("data-rules"));
        ada.page().keyboard().press("Escape");
        ada.page().locator(".inspect:visible").first().hover();
        ada.page().locator("#inspector:not([hidden])").waitFor();
        ada.page().keyboard().press("r");
        ada.page().locator("#rules .met a").first().click();
        assertThat(AccessibilityTest.findings(ada)).isEmpty();
        assertThat(ada.complaints()).isEmpty();
    }

    @Test
    void on_a_phone_a_tap_opens_the_question_with_words_large_enough_for_a_finger() {
        Window ada = alone(Window.PHONE, "fr-FR");
        ada.page().waitForFunction("() => document.body.dataset.view");
        ada.page().locator("#prompt [data-question]").tap();
        Locator word = ada.page().locator("#inspector .term").first();
        word.waitFor();
        assertThat(word.boundingBox().height).isGreaterThanOrEqualTo(44);
        assertThat(AccessibilityTest.findings(ada)).isEmpty();
        word.tap();
        ada.page().locator("#rules[open] [aria-current]").waitFor();
        assertThat(ada.page().locator("#rules .contents [aria-current]").getAttribute("href"))
                .isEqualTo("#rule-" + ada.page().locator("#prompt a.term").first().getAttribute("data-rules"));
        assertThat(ada.complaints()).isEmpty();
    }

    @Test
    void the_rules_open_beside_the_table_at_the_decision_are_searched_and_closed_by_key() {
        for (int[] size : new int[][]{Window.LAPTOP, Window.PHONE}) {
            Window ada = atTable(size, "en-GB");
            // the page is there before its script has begun
            ada.page().waitForFunction("() => document.body.dataset.view");
            openRulesInSight(ada);
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
    @CsvSource("terraforming-mars, en-GB")
    void a_lesson_is_played_to_its_end_by_clicks(String game, String language) {
        Window ada = open(Window.LAPTOP, language, "/learn/" + game + "/lesson");
        toItsEnd(ada, Locator::click);
        assertThat(AccessibilityTest.findings(ada)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource("mars-tilsit, fr-FR")
    void a_lesson_is_played_to_its_end_by_keyboard(String game, String language) {
        toItsEnd(open(Window.LAPTOP, language, "/learn/" + game + "/lesson"), LearnTest::press);
    }

    /** Whether they come to their end is tried at the server too; here, whether what is meant can be reached. */
    @Test
    void the_longer_lessons_begin_by_clicks_and_by_keyboard() {
        Window ada = open(Window.LAPTOP, "fr-FR", "/learn/on-mars/lesson");
        assertThat(play(ada, Locator::click, FIRST_COMMANDS)).isEqualTo(FIRST_COMMANDS);
        openRulesInSight(ada);
        Window bo = open(Window.LAPTOP, "en-GB", "/learn/martians/lesson");
        assertThat(play(bo, LearnTest::press, FIRST_COMMANDS)).isEqualTo(FIRST_COMMANDS);
        openRulesInSight(bo);
    }

    /** The passage that fits is at the top of what is read. */
    private static void openRulesInSight(Window who) {
        who.page().keyboard().press("r");
        who.page().locator("#rules[open] .at").waitFor();
        assertThat(((Number) who.page()
                .evaluate("() => document.querySelector('#rules .at').getBoundingClientRect().top"
                        + " - document.querySelector('#rules .text').getBoundingClientRect().top"))
                .doubleValue())
                .isBetween(0.0, 16.0);
    }

    @Tag("deep")
    @ParameterizedTest
    @MethodSource("games_and_languages")
    void every_lesson_in_both_languages_by_clicks(String game, String language) {
        a_lesson_is_played_to_its_end_by_clicks(game, language);
    }

    @Tag("deep")
    @ParameterizedTest
    @MethodSource("games_and_languages")
    void every_lesson_in_both_languages_by_keyboard(String game, String language) {
        a_lesson_is_played_to_its_end_by_keyboard(game, language);
    }

    static Stream<Arguments> games_and_languages() {
        return Stream.of("terraforming-mars", "on-mars", "martians", "mars-tilsit")
                .flatMap(game -> Stream.of("en-GB", "fr-FR").map(language -> Arguments.of(game, language)));
    }

    @Test
    void a_puzzle_is_missed_kindly_begun_again_and_solved() {
        Window ada = open(Window.LAPTOP, "en-GB", "/learn/mars-tilsit#puzzles");
        ada.page().locator("#puzzles form button").first().click();
        ada.page().locator("#coach[data-step~=RIDDLE]").waitFor();
        ada.choose("done");
        ada.page().locator("#coach[data-step~=MISSED] form[action$='/puzzles/1'] button").click();
        ada.page().locator("#coach[data-step~=RIDDLE]").waitFor();
        while (ada.page().locator("#coach[data-step~=SOLVED]").count() == 0) {
            ada.changing(() -> ada.page().locator("#coach form button").first().click());
        }
        assertThat(ada.page().locator("#coach a[href='/learn/mars-tilsit#puzzles']").count()).isEqualTo(1);
        AccessibilityTest.inBothThemes(ada, "puzzle");
        assertThat(ada.complaints()).isEmpty();
    }

    @Tag("deep")
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

    private static void press(Locator target) {
        target.press("checkbox".equals(target.getAttribute("type")) ? " " : "Enter");
    }

    private interface Way {
        void take(Locator target);
    }

    private static void toItsEnd(Window ada, Way way) {
        assertThat(play(ada, way, Integer.MAX_VALUE)).isGreaterThan(5);
    }

    /** Does what is outlined, so often or until the coach says farewell; tells how often that was. */
    private static int play(Window ada, Way way, int most) {
        ada.page().locator("main form button").click();
        int commands = 0;
        for (String wanted = next(ada); !wanted.isEmpty() && commands < most; wanted = next(ada)) {
            assertThat(ada.scrollsDown()).isLessThanOrEqualTo(0);
            assertThat(ada.scrollsAside()).isLessThanOrEqualTo(0);
            commands++;
            List<String> actions = List.of(wanted.split("\\|"));
            ada.changing(() -> {
                actions.forEach(action -> ada.page().locator("input[value='" + action + "'][type=checkbox]:visible")
                        .all().forEach(way::take));
                Locator button = ada.page().locator("button.pointed[value='" + actions.getFirst() + "']:visible");
                way.take(button.count() > 0 ? button.first() : ada.page().locator("#picked.pointed"));
            });
        }
        assertThat(ada.complaints()).isEmpty();
        return commands;
    }

    /** What the coach points at; nothing once it says farewell. */
    static String next(Window ada) {
        ada.page().waitForFunction("() => (coach => coach && (coach.dataset.point"
                + " || !/\\d/.test(coach.querySelector('.small').textContent)))(document.getElementById('coach'))");
        return ada.text("document.getElementById('coach').dataset.point");
    }
}
