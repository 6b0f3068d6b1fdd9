package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games of On Mars through the drawn page only. */
class OnMarsGameTest extends InBrowser {

    private static final int ENOUGH = 4000;
    private static final int[] TABLET = {820, 1180};
    private static final int[] SMALL = {1024, 768};

    private Window table(int[] size, String language, String opponent) {
        Window window = open(size, language, "/new/on-mars");
        window.page().locator("input[name=name]").fill("Ada");
        window.page().locator("select[name='seat.1']").selectOption(opponent);
        window.page().locator("form.fields button.main").click();
        window.awaitTurn();
        return window;
    }

    @Test
    void a_game_against_the_computer_is_played_to_its_end_on_the_board() {
        playToTheEnd(table(Window.LAPTOP, "en-GB", "computer:random"), 2);
    }

    @Test
    void a_game_against_lacerda_is_played_to_its_end_on_the_board() {
        Window ada = table(Window.LAPTOP, "fr-FR", "none");
        assertThat(ada.page().locator(".om-check li").count()).isEqualTo(5);
        playToTheEnd(ada, 1);
    }

    private static void playToTheEnd(Window ada, int seats) {
        Random random = new Random(seats);
        int clicks = 0;
        for (; !ada.over() && clicks < ENOUGH; ada.awaitTurn()) {
            if (clicks++ % 50 == 0) {
                assertThat(ada.scrollsDown()).as("no scrolling on a laptop").isZero();
            }
            List<String> choices = ada.choices();
            ada.choose(choices.get(random.nextInt(choices.size())));
        }
        assertThat(ada.over()).isTrue();
        assertThat(ada.page().locator(".ranking li").count()).isEqualTo(seats);
        assertThat(ada.complaints()).isEmpty();
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

    @ParameterizedTest
    @CsvSource({"en-GB", "fr-FR"})
    void nothing_is_too_small_to_read_or_cut_off_or_pushes_the_page(String language) {
        for (int[] size : List.of(Window.LAPTOP, SMALL, TABLET, Window.PHONE)) {
            Window ada = table(size, language, "computer:random");
            Random random = new Random(7);
            for (int step = 0; step < 8 && !ada.over(); step++, ada.awaitTurn()) {
                List<String> choices = ada.choicesIn("#board, #groups");
                if (choices.isEmpty()) {
                    ada.show("stations");
                    choices = ada.choicesIn("#board");
                }
                ada.choose(choices.get(random.nextInt(choices.size())));
            }
            int least = size[0] == Window.PHONE[0] ? 12 : 11;
            for (String view : size[0] == Window.PHONE[0] ? List.of("board", "stations", "mine") : List.of("board")) {
                ada.show(view);
                assertThat(ada.text(TOO_SMALL.replace("LEAST", String.valueOf(least)))).as("%s %d", view, size[0])
                        .isEmpty();
                assertThat(ada.text(CUT)).as("%s %d", view, size[0]).isEmpty();
                assertThat(ada.scrollsDown()).as("height %d", size[0]).isZero();
                assertThat(ada.scrollsAside()).as("width %d", size[0]).isZero();
            }
        }
    }

    /** Texts of the board whose letters are smaller than so many pixels. */
    private static final String TOO_SMALL = """
            (() => {
              const found = [];
              const walk = document.createTreeWalker(document.querySelector('.om'), NodeFilter.SHOW_TEXT);
              while (walk.nextNode()) {
                const text = walk.currentNode, on = text.parentElement;
                if (text.data.trim() === '' || !on.checkVisibility() || on.closest('.vh')) continue;
                const drawn = on.closest('svg');
                const scale = drawn ? drawn.getBoundingClientRect().width / 204 : 1;
                const px = parseFloat(getComputedStyle(on).fontSize) * scale;
                if (px < LEAST - 0.05) found.push(text.data.trim() + ' ' + px.toFixed(1));
              }
              return found.join(', ');
            })()""";

    /** Names that do not fit into their place, and stations that do not fit into their column. */
    private static final String CUT = """
            [...document.querySelectorAll('.om-sth .nm, .om-ex .nm, .om-missions .nm, .om-end span, .om-words, .om-col')]
              .filter(each => each.checkVisibility() && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2) && getComputedStyle(each).overflow !== 'visible')
              .map(each => each.className + ' ' + each.textContent.trim().slice(0, 30)).join(', ')""";

    @Test
    void axe_finds_nothing_serious_in_either_theme_or_size() {
        for (int[] size : List.of(Window.LAPTOP, Window.PHONE)) {
            Window ada = table(size, "en-GB", "computer:random");
            assertThat(AccessibilityTest.findings(ada)).isEmpty();
            for (String view : List.of("stations", "mine")) {
                if (size[0] == Window.PHONE[0]) {
                    ada.show(view);
                    assertThat(AccessibilityTest.findings(ada)).isEmpty();
                }
            }
            ada.page().locator("[data-theme-switch]").click();
            assertThat(AccessibilityTest.findings(ada)).isEmpty();
        }
    }
}
