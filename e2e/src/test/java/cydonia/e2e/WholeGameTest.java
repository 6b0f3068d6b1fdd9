package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class WholeGameTest extends InBrowser {

    private static final int ENOUGH = 3000;

    @Test
    void a_short_game_of_mars_is_played_to_its_end_by_clicks_against_the_computer() {
        Window ada = open(Window.LAPTOP, "en-GB", "/");
        ada.page().locator("a[href='/new/mars-tilsit']").click();
        ada.page().locator("input[name=name]").fill("Ada");
        ada.page().locator("select[name='option.target']").selectOption("10");
        ada.page().locator("form.fields button.main").click();

        int clicks = 0;
        for (ada.awaitTurn(); !ada.over() && clicks < ENOUGH; ada.awaitTurn()) {
            assertThat(ada.scrollsDown()).as("no scrolling on a laptop").isZero();
            ada.choose(Sensible.choice(ada.choices(), clicks++));
        }

        assertThat(ada.page().locator(".ranking li")).satisfies(ranking -> assertThat(ranking.count()).isEqualTo(2));
        assertThat(ada.page().locator("#log-lines > li").last().textContent()).contains("wins with");
        assertThat(ada.page().locator("#menu code").allTextContents()).as("the seed")
                .anyMatch(code -> code.matches("[0-9a-f]{32}"));
        assertThat(ada.complaints()).isEmpty();
    }

    @Tag("deep")
    @Test
    void a_short_game_of_mars_is_played_to_its_end_by_two_people_in_two_browsers() {
        List<Window> people = friends("mars-tilsit", Map.of("target", "10"));
        int clicks = 0;
        while (!people.getFirst().over() && clicks < ENOUGH) {
            for (Window window : people) {
                if (window.decides()) {
                    window.choose(Sensible.choice(window.choices(), clicks++));
                    break;
                }
            }
            inStep(people);
        }
        for (Window window : people) {
            assertThat(window.page().locator(".ranking li").count()).isEqualTo(2);
            assertThat(window.page().locator(".ranking .won").count()).isGreaterThanOrEqualTo(1);
            assertThat(window.complaints()).isEmpty();
        }
    }
}
