package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Whole games of On Mars through the drawn page only. */
class OnMarsGameTest extends InBrowser {

    private static final int ENOUGH = 1500;

    @Test
    void a_game_against_the_computer_is_played_to_its_end_by_clicks() {
        Window ada = pioneer("en-GB", "computer:easy");
        play(ada);
        assertThat(ada.page().locator(".ranking li").count()).isEqualTo(2);
    }

    @Test
    void a_game_against_lacerda_is_played_to_its_end_by_clicks() {
        Window ada = pioneer("fr-FR", "none");
        assertThat(ada.page().locator(".om-check li").count()).isEqualTo(5);
        play(ada);
        assertThat(ada.page().locator(".ranking li").count()).isEqualTo(1);
    }

    /** A short game: the missions of a first one, and no last round. */
    private Window pioneer(String language, String opponent) {
        return table("on-mars", Window.LAPTOP, language, opponent,
                Map.of("missions", "first-game", "space-oddity", "on"));
    }

    private static void play(Window ada) {
        int clicks = 0;
        for (; !ada.over() && clicks < ENOUGH; ada.awaitTurn()) {
            assertThat(ada.scrollsDown()).as("no scrolling on a laptop").isZero();
            ada.choose(Pioneer.choice(ada.choices(), clicks++));
        }
        assertThat(ada.over()).isTrue();
        assertThat(ada.complaints()).isEmpty();
    }
}
