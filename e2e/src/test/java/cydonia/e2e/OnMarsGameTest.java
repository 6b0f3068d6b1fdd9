package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whole games of On Mars through the drawn page only. */
class OnMarsGameTest extends InBrowser {

    private static final int ENOUGH = 1500;
    private static final int BY_KEYBOARD = 25;
    private static final String CHOICE = "document.activeElement.matches('#board button:is([name=action], [name=walk]),"
            + " #groups button[name=action], #picked:enabled')";
    /** Where the arrow keys go on from. */
    private static final String ITEM = "document.activeElement.matches('#board :is(button, summary), #groups button,"
            + " #picked:enabled')";
    /** The arrow key that points from the focus to a choice; empty where the focus is on it. */
    private static final String TOWARDS = """
            wanted => { const here = document.activeElement;
              if (here.name === 'action' && here.value === wanted) return '';
              const middle = box => [box.left + box.width / 2, box.top + box.height / 2];
              const to = [...document.querySelectorAll('button[name=action]')].find(each => each.value === wanted && each.checkVisibility());
              const [x, y] = middle(here.getBoundingClientRect()), [toX, toY] = middle(to.getBoundingClientRect());
              return Math.abs(toX - x) > Math.abs(toY - y) ? toX > x ? 'ArrowRight' : 'ArrowLeft' : toY > y ? 'ArrowDown' : 'ArrowUp'; }""";
    private static final List<String> ARROWS = List.of("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown");

    @Tag("deep")
    @Test
    void a_game_against_the_computer_is_played_to_its_end_by_clicks() {
        Window ada = pioneer("en-GB", "computer:easy");
        play(ada);
        assertThat(ada.page().locator(".ranking li").count()).isEqualTo(2);
    }

    @Tag("deep")
    @Test
    void a_game_against_lacerda_is_played_to_its_end_by_clicks() {
        Window ada = pioneer("fr-FR", "none");
        assertThat(ada.page().locator(".om-check li").count()).isEqualTo(5);
        play(ada);
        assertThat(ada.page().locator(".ranking li").count()).isEqualTo(1);
    }

    @Test
    void the_first_decisions_are_made_by_keyboard_alone() {
        Window ada = pioneer("en-GB", "none");
        Random random = new Random(5);
        int decisions = 0;
        for (; !ada.over() && decisions < BY_KEYBOARD; ada.awaitTurn(), decisions++) {
            reach(ada, ITEM);
            int arrows = random.nextInt(4);
            for (int press = 0; press < 200 && (press < arrows || !(boolean) ada.page().evaluate(CHOICE)); press++) {
                ada.page().keyboard().press(ARROWS.get(random.nextInt(ARROWS.size())));
            }
            if (decisions % 10 == 0 && !ada.picks()) {
                assertThat(ada.page().locator("#outlook .saying").textContent()).as("the line tells of the choice")
                        .isNotBlank();
            }
            enter(ada);
        }
        assertThat(decisions).isEqualTo(BY_KEYBOARD);
        assertThat(ada.complaints()).isEmpty();
    }

    @Tag("deep")
    @Test
    void a_whole_game_is_played_by_keyboard_alone() {
        Window ada = pioneer("fr-FR", "none");
        Random random = new Random(6);
        int decisions = 0;
        int missed = 0;
        for (; !ada.over() && decisions < ENOUGH; ada.awaitTurn(), decisions++) {
            String wanted = Pioneer.choice(ada, decisions);
            if (wanted.equals(Window.SEVERAL)) {
                reach(ada, "document.activeElement.matches('#picked:enabled')");
            } else if (!steer(ada, wanted, random)) {
                missed++;
            }
            enter(ada);
        }
        assertThat(ada.over()).isTrue();
        assertThat(missed).as("choices of %d that arrow keys do not get to", decisions)
                .isLessThan(decisions / 20);
        assertThat(ada.complaints()).isEmpty();
    }

    private static void enter(Window ada) {
        ada.changing(() -> ada.page().keyboard().press("Enter"), () -> {
            reach(ada, "document.activeElement.matches('#sure button.danger')");
            ada.page().keyboard().press("Enter");
        });
    }

    /** Tab to where the choice lies, arrow keys towards it; where they do not get there, on to any choice. */
    private static boolean steer(Window ada, String wanted, Random random) {
        boolean onBoard = (boolean) ada.page().evaluate(
                "wanted => [...document.querySelectorAll('#board button[name=action]')]"
                        + ".some(button => button.value === wanted && button.checkVisibility())",
                wanted);
        reach(ada, "document.activeElement.matches('" + (onBoard ? "#board :is(button, summary)" : "#groups button")
                + "')");
        for (int press = 0; press < 80; press++) {
            String arrow = String.valueOf(ada.page().evaluate(TOWARDS, wanted));
            if (arrow.isEmpty()) {
                return true;
            }
            ada.page().keyboard().press(press % 6 == 5 ? ARROWS.get(random.nextInt(ARROWS.size())) : arrow);
        }
        for (int press = 0; press < 200 && !(boolean) ada.page().evaluate(CHOICE); press++) {
            ada.page().keyboard().press(ARROWS.get(random.nextInt(ARROWS.size())));
        }
        return false;
    }

    /** Presses Tab until it is there. */
    private static void reach(Window ada, String there) {
        for (int tabs = 0; tabs < 60 && !(boolean) ada.page().evaluate(there); tabs++) {
            ada.page().keyboard().press("Tab");
        }
        assertThat((boolean) ada.page().evaluate(there)).as("Tab leads to %s", there).isTrue();
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
            ada.choose(Pioneer.choice(ada, clicks++));
        }
        assertThat(ada.over()).isTrue();
        assertThat(ada.complaints()).isEmpty();
    }
}
