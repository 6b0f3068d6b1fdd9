package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TablePageTest extends InBrowser {

    @Test
    void a_step_can_be_taken_back_with_a_click_and_with_a_key() {
        Window ada = atTable(Window.LAPTOP, "en-GB");
        String undo = "button.undo";
        for (int steps = 0; ada.page().locator(undo).count() == 0 && steps < 60; steps++) {
            ada.choose(ada.choices().getFirst());
            ada.awaitTurn();
        }
        String done = ada.lastChoice();
        ada.changing(() -> ada.page().locator(undo).click());
        assertThat(ada.choices()).contains(done);

        ada.choose(done);
        ada.awaitTurn();
        ada.changing(() -> ada.page().keyboard().press("u"));
        assertThat(ada.choices()).contains(done);
        assertThat(ada.complaints()).isEmpty();
    }

    @Test
    void a_choice_tells_beforehand_what_it_will_change() {
        Window ada = atTable(Window.LAPTOP, "en-GB");
        ada.page().locator("#groups button[name=action]").first().hover();
        ada.page().locator("#tip .preview li").first().waitFor();
        assertThat(ada.page().locator("#tip .preview").textContent()).isNotBlank();
        assertThat(ada.complaints()).isEmpty();
    }

    @Test
    void the_computer_is_asked_for_advice_and_everybody_hears_of_it() {
        Window ada = atTable(Window.LAPTOP, "en-GB");
        ada.changing(() -> ada.page().locator(".ask-hint").click());
        ada.page().locator("#hints li").first().waitFor();
        assertThat(ada.page().locator("#hints .chance").first().textContent()).matches("\\d+% chance to win");
        assertThat(ada.page().locator("#log-lines > li").last().textContent()).contains("asks the computer for advice");
        assertThat(AccessibilityTest.findings(ada)).isEmpty();
        String advised = ada.page().locator("#hints button[name=action]").first().getAttribute("value");
        ada.changing(() -> ada.page().locator("#hints button[name=action]").first().click());
        assertThat(advised).isNotBlank();
        assertThat(ada.page().locator("#hints").count()).isZero();
    }

    @Test
    void what_others_did_since_my_turn_stands_above_the_board() {
        Window ada = atTable(Window.LAPTOP, "en-GB");
        for (int step = 0; step < 40 && ada.page().locator("#since li").count() == 0; step++) {
            ada.choose(Sensible.choice(ada.choices(), step));
            ada.awaitTurn();
        }
        assertThat(ada.page().locator("#since li").first().textContent()).contains("Green");
        ada.page().reload();
        assertThat(ada.page().locator("#since li").count()).isPositive();
    }

    @Test
    void the_log_tells_an_action_once_in_reading_order_with_what_came_of_it() {
        Window ada = alone(Window.LAPTOP, "en-GB");
        Settler settler = new Settler(ada);
        for (int step = 0; step < 6; step++) {
            settler.decide();
            ada.awaitTurn();
        }
        assertThat(ada.page().locator("#log-lines > .chapter").first().textContent()).contains("Generation 1");
        assertThat(ada.number("[...document.querySelectorAll('#log-lines > li')].every((line, at, all) => at === 0"
                + " || Number(line.id.slice(1)) > Number(all[at - 1].id.slice(1))) ? 1 : 0")).isEqualTo(1);
        assertThat(ada.page().locator("#log-lines > .entry ul li").count()).isPositive();
        assertThat(ada.number("(view => view.scrollHeight <= view.clientHeight || view.scrollTop === 0 ? 1 : 0)"
                + "(document.querySelector('.logview'))")).as("the newest is in sight").isEqualTo(1);
    }

    @Test
    void the_log_is_filtered_by_player_and_by_words() {
        Window ada = atTable(Window.LAPTOP, "en-GB");
        for (int step = 0; step < 8; step++) {
            ada.choose(ada.choices().getLast());
            ada.awaitTurn();
        }
        Locator shown = ada.page().locator("#log-lines > li:visible");
        int all = shown.count();
        ada.page().locator("#log-who").selectOption("green");
        assertThat(shown.count()).isPositive().isLessThan(all);
        ada.page().locator("#log-filter").fill("no such words");
        assertThat(shown.count()).isZero();
        ada.page().locator("#log-filter").fill("");
        ada.page().locator("#log-who").selectOption("");
        assertThat(shown.count()).isEqualTo(all);
    }

    @Test
    void the_language_is_switched_in_place() {
        Window ada = atTable(Window.LAPTOP, "en-GB");
        assertThat(ada.page().locator(".yours").textContent()).isEqualTo("Your turn");
        ada.page().locator("button[name=language]").click();
        ada.awaitTurn();
        assertThat(ada.page().locator(".yours").textContent()).isEqualTo("À vous");
        assertThat(ada.page().locator("html").getAttribute("lang")).isEqualTo("fr");
    }

    @Test
    void on_a_phone_nothing_sticks_out_and_the_decision_stays_in_sight() {
        Window ada = atTable(Window.PHONE, "fr-FR");
        for (String view : new String[]{"log", "scores", "board"}) {
            ada.page().locator(".tabs button[data-view=" + view + "]").click();
            assertThat(ada.scrollsAside()).as(view).isZero();
            assertThat(ada.scrollsDown()).as(view).isZero();
            assertThat(ada.page().locator("#prompt .sentence:not(.step)").isVisible()).isTrue();
        }
        Locator choices = ada.page().locator("#prompt .choice.live");
        assertThat(choices.first().boundingBox().height).isGreaterThanOrEqualTo(44);
    }

    @Test
    void a_friend_joins_by_link_and_both_windows_stay_in_step() {
        List<Window> people = friends("mars-tilsit", Map.of("first-player", "red"));
        Window ada = people.getFirst();
        Window bo = people.getLast();
        for (int step = 0; step < 12; step++) {
            Window deciding = ada.page().locator("#table.mine").count() > 0 ? ada : bo;
            Window waiting = deciding == ada ? bo : ada;
            deciding.awaitTurn();
            deciding.choose(deciding.choices().getLast());
            String version = String.valueOf(deciding.version());
            waiting.page().waitForFunction("v => document.getElementById('table')?.dataset.version === v", version);
        }
        assertThat(ada.page().locator(".chip .name").allTextContents()).containsExactly("Ada", "Bo");
        assertThat(ada.complaints()).isEmpty();
        assertThat(bo.complaints()).isEmpty();
    }

    @Test
    void without_scripts_every_form_still_works() {
        Window ada = atTable(Window.LAPTOP, "en-GB");
        ada.page().route("**/*.js", com.microsoft.playwright.Route::abort);
        ada.page().reload();
        String before = ada.page().locator("#table").getAttribute("data-version");
        ada.page().locator("button[name=action]").first().click();
        ada.page().waitForLoadState();
        assertThat(ada.page().locator("#table").getAttribute("data-version")).isNotEqualTo(before);
    }
}
