package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Martians, played on its drawn table alone. */
class MartiansGameTest extends MartiansTable {

    private static final int ENOUGH = 1500;

    /** Plays to the end; the page never scrolls. */
    private static void play(Window ada) {
        int clicks = 0;
        for (ada.awaitTurn(); !ada.over() && clicks < ENOUGH; ada.awaitTurn()) {
            assertThat(ada.scrollsDown()).as("no scrolling on a laptop").isZero();
            ada.choose(Martian.choice(ada.choices(), clicks++));
        }
        assertThat(ada.over()).isTrue();
        assertThat(ada.complaints()).isEmpty();
    }

    @Test
    void a_competitive_game_of_two_seats_is_played_through_five_cycles_by_clicks() {
        Window ada = table(Window.LAPTOP, "en-GB", "computer:easy", Map.of("mode", "com"));
        play(ada);
        assertThat(ada.page().locator(".moment").textContent()).contains("COM.4").contains("cycle 5 of 5");
        assertThat(ada.page().locator(".ranking li").count()).isEqualTo(2);
    }

    @Test
    void a_mission_alone_is_played_to_its_end_with_two_crews() {
        Window ada = table(Window.LAPTOP, "fr-FR", "none", Map.of("mission", "dust-imps"));
        assertThat(ada.page().locator(".rival.crew").count()).isEqualTo(2);
        play(ada);
        assertThat(ada.page().locator(".moment").textContent()).contains("SOLO.1").contains("Les lutins de poussière");
        assertThat(ada.page().locator(".ranking li").count()).isEqualTo(1);
    }

    @Test
    void two_people_share_a_colony_in_two_browsers() {
        List<Window> people = friends("martians", Map.of("mode", "coop"));
        int clicks = 0;
        while (!people.getFirst().over() && clicks < ENOUGH) {
            for (Window window : people) {
                if (window.decides()) {
                    window.choose(Martian.choice(window.choices(), clicks++));
                    break;
                }
            }
            inStep(people);
        }
        for (Window window : people) {
            assertThat(window.over()).isTrue();
            assertThat(window.page().locator(".ranking li").count()).isEqualTo(2);
            assertThat(window.complaints()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"1366,768,com,contracts", "360,640,solo,dust-imps"})
    void axe_finds_nothing_serious_in_either_theme_with_everything_opened(int width, int height, String mode,
            String mission) {
        Window ada = table(new int[]{width, height}, "fr-FR", mode.equals("solo") ? "none" : "computer:easy",
                Map.of("mode", mode, "mission", mission));
        play(ada, 9);
        ada.page().evaluate("document.querySelectorAll('details').forEach(part => { part.open = part.id !== 'menu'; })");
        for (String view : width < 700
                ? List.of("dig", "mine", "offers", "log", "scores", "board")
                : List.of("board")) {
            ada.show(view);
            assertThat(AccessibilityTest.findings(ada)).as(view).isEmpty();
        }
        ada.page().evaluate("document.documentElement.dataset.theme = 'light'");
        assertThat(AccessibilityTest.findings(ada)).as("light").isEmpty();
    }
}
