package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Martians, played on its drawn table alone; the daily games begin and end by clicks. */
class MartiansGameTest extends MartiansTable {

    private static final int ENOUGH = 1500;
    private static final int FIRST = 14;

    /** Plays to the end, or for so many decisions; the page never scrolls. */
    private static void click(Window ada, int decisions) {
        int clicks = 0;
        for (ada.awaitTurn(); !ada.over() && clicks < decisions; ada.awaitTurn()) {
            assertThat(ada.scrollsDown()).as("no scrolling on a laptop").isZero();
            ada.choose(Martian.choice(ada.choices(), clicks++));
        }
        assertThat(ada.complaints()).isEmpty();
    }

    private static void beginAndEnd(Window ada) {
        click(ada, FIRST);
        forwardToTheLastTurns(ada);
        click(ada, ENOUGH);
    }

    @Test
    void a_competitive_game_of_two_seats_begins_and_ends_by_clicks() {
        Window ada = table(Window.LAPTOP, "en-GB", "computer:random", Map.of("mode", "com"));
        beginAndEnd(ada);
        assertThatItIsCompetitiveAndOver(ada);
    }

    @Tag("deep")
    @Test
    void a_competitive_game_of_two_seats_is_played_through_five_cycles_by_clicks() {
        Window ada = table(Window.LAPTOP, "en-GB", "computer:easy", Map.of("mode", "com"));
        click(ada, ENOUGH);
        assertThatItIsCompetitiveAndOver(ada);
    }

    private static void assertThatItIsCompetitiveAndOver(Window ada) {
        assertThat(ada.over()).isTrue();
        assertThat(ada.page().locator(".moment").textContent()).contains("COM.4").contains("cycle\u00a05 of\u00a05");
        assertThat(ada.page().locator(".ranking li").count()).isEqualTo(2);
    }

    @Test
    void a_mission_alone_begins_and_ends_by_clicks_with_two_crews() {
        Window ada = mission();
        beginAndEnd(ada);
        assertThatTheMissionIsOver(ada);
    }

    @Tag("deep")
    @Test
    void a_mission_alone_is_played_to_its_end_by_clicks() {
        Window ada = mission();
        click(ada, ENOUGH);
        assertThatTheMissionIsOver(ada);
    }

    private Window mission() {
        Window ada = table(Window.LAPTOP, "fr-FR", "none", Map.of("mission", "dust-imps"));
        assertThat(ada.page().locator(".rival.crew").count()).isEqualTo(2);
        return ada;
    }

    private static void assertThatTheMissionIsOver(Window ada) {
        assertThat(ada.over()).isTrue();
        assertThat(ada.page().locator(".moment").textContent()).contains("SOLO.1").contains("Les lutins de poussière");
        assertThat(ada.page().locator(".ranking li").count()).isEqualTo(1);
    }

    @Test
    void two_people_share_a_colony_in_two_browsers() {
        for (Window window : together(FIRST)) {
            assertThat(window.over()).isFalse();
            assertThat(window.page().locator(".corp .nm").textContent())
                    .isIn("Common stock", "Réserve commune");
            assertThat(window.complaints()).isEmpty();
        }
    }

    @Tag("deep")
    @Test
    void two_people_play_a_whole_game_in_two_browsers() {
        for (Window window : together(ENOUGH)) {
            assertThat(window.over()).isTrue();
            assertThat(window.page().locator(".ranking li").count()).isEqualTo(2);
            assertThat(window.complaints()).isEmpty();
        }
    }

    /** Each clicks when it is their turn; both windows show the same. */
    private List<Window> together(int decisions) {
        List<Window> people = friends("martians", Map.of("mode", "coop"));
        inStep(people);
        for (int clicks = 0; !people.getFirst().over() && clicks < decisions; clicks++) {
            Window asked = people.stream().filter(Window::decides).findFirst().orElseThrow();
            asked.choose(Martian.choice(asked.choices(), clicks));
            inStep(people);
        }
        return people;
    }

    @Test
    void axe_finds_nothing_serious_in_either_theme_with_everything_open() {
        Window ada = table(Window.LAPTOP, "fr-FR", "computer:random", Map.of("mode", "com"));
        forward(ada, 30);
        ada.page().locator(".ask-hint").click();
        ada.page().locator("#hints li").first().waitFor();
        ada.page()
                .evaluate("document.querySelectorAll('details').forEach(part => { part.open = part.id !== 'menu'; })");
        assertThat(AccessibilityTest.findings(ada)).as("advice").isEmpty();
        ada.page().evaluate("document.documentElement.dataset.theme = 'light'");
        assertThat(AccessibilityTest.findings(ada)).as("advice, light").isEmpty();
        ada.page().locator("#menu > summary").click();
        assertThat(AccessibilityTest.findings(ada)).as("menu, light").isEmpty();
        ada.page().evaluate("document.documentElement.dataset.theme = 'dark'");
        assertThat(AccessibilityTest.findings(ada)).as("menu").isEmpty();
        ada.page().keyboard().press("Escape");
        ada.page().setViewportSize(1024, 768);
        for (String drawer : List.of("log", "scores")) {
            ada.show(drawer);
            assertThat(AccessibilityTest.findings(ada)).as(drawer).isEmpty();
        }
    }

    @Test
    void axe_finds_nothing_serious_on_a_phone() {
        Window ada = table(Window.PHONE, "fr-FR", "none", Map.of("mission", "dust-imps"));
        forward(ada, 20);
        for (String view : List.of("dig", "mine", "offers", "log", "scores", "board")) {
            ada.show(view);
            assertThat(AccessibilityTest.findings(ada)).as(view).isEmpty();
        }
        ada.page().evaluate("document.documentElement.dataset.theme = 'light'");
        assertThat(AccessibilityTest.findings(ada)).as("light").isEmpty();
    }
}
