package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.WaitUntilState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TerraformingGameTest extends InBrowser {

    private static final int ENOUGH = 2000;

    @Test
    void a_solo_game_is_played_through_its_fourteen_generations_by_clicks() {
        Window ada = alone(Window.LAPTOP, "en-GB");
        Settler settler = new Settler(ada);
        for (ada.awaitTurn(); !ada.over() && settler.clicks() < ENOUGH; ada.awaitTurn()) {
            assertThat(ada.scrollsDown()).as("no scrolling on a laptop").isZero();
            settler.decide();
        }

        assertThat(ada.page().locator(".moment").textContent()).contains("Generation 14 of 14");
        assertThat(ada.page().locator(".ranking li").count()).isEqualTo(1);
        assertThat(ada.page().locator(".outcome").textContent()).contains("terraformed");
        assertThat(ada.complaints()).isEmpty();
    }

    @Tag("deep")
    @Test
    void two_people_terraform_mars_in_two_browsers_by_clicks() {
        List<Window> people = friends("terraforming-mars", Map.of("corporate-era", "off"));
        List<Settler> settlers = people.stream().map(Settler::new).toList();

        int clicks = 0;
        while (!people.getFirst().over() && clicks++ < ENOUGH) {
            settlers.stream().filter(settler -> settler.window().decides()).findFirst().ifPresent(Settler::decide);
            inStep(people);
        }

        for (Window window : people) {
            assertThat(window.page().locator(".ranking li").count()).isEqualTo(2);
            assertThat(window.page().locator(".outcome .rank").allTextContents()).contains("1");
            assertThat(window.complaints()).isEmpty();
        }
        assertThat(people.getFirst().page().locator(".outcome").textContent()).contains("Mars is terraformed");
        assertThat(people.getLast().page().locator(".outcome").textContent()).contains("Mars est terraformée");
    }

    @Test
    void cards_are_ticked_in_any_order_even_before_the_scripts_have_come_and_bought_together() {
        Window ada = alone(Window.LAPTOP, "en-GB");
        ada.choose(ada.choices().getFirst());
        List<Route> late = new ArrayList<>();
        ada.page().route("**/picks*.js", late::add);
        ada.page().reload(new Page.ReloadOptions().setWaitUntil(WaitUntilState.COMMIT));
        ada.page().waitForCondition(() -> !late.isEmpty());
        Locator boxes = ada.page().locator(".pick input[name=action]");
        List<String> wanted = Stream.of(3, 1).map(i -> boxes.nth(i).getAttribute("value").replace("buy ", "#hand-"))
                .toList();
        boxes.nth(3).check();
        late.forEach(Route::resume);
        ada.page().locator("button#picked.main").waitFor();
        boxes.nth(1).check();
        assertThat(ada.page().locator("button#picked").textContent()).isEqualTo("Buy 2 (6 MC)");
        ada.changing(() -> ada.page().locator("button#picked").click());
        assertThat(wanted).allSatisfy(card -> assertThat(ada.page().locator(card).count()).isEqualTo(1));
    }

    @Test
    void cards_are_bought_together_without_scripts_too() {
        Window ada = alone(Window.LAPTOP, "en-GB");
        ada.choose(ada.choices().getFirst());
        ada.page().route("**/*.js", Route::abort);
        ada.page().reload();
        Locator box = ada.page().locator(".pick input[name=action]").first();
        String card = box.getAttribute("value").replace("buy ", "#hand-");
        box.check();
        ada.page().locator("button#picked").click();
        ada.page().locator(card).waitFor();
        assertThat(ada.page().locator("button#picked").count()).isZero();
    }

    @Test
    void a_production_opens_what_made_it() {
        Window ada = alone(Window.LAPTOP, "en-GB");
        ada.choose(ada.choices().getFirst());
        ada.changing(() -> ada.page().locator("button#picked").click());
        ada.page().locator("#res-red-mc summary").click();
        assertThat(ada.page().locator("#res-red-mc .made").textContent()).contains("Terraform rating").contains("+14");
    }

    @Test
    void on_a_phone_the_decision_comes_to_the_front_and_nothing_sticks_out() {
        Window ada = alone(Window.PHONE, "fr-FR");
        Settler settler = new Settler(ada);
        for (int step = 0; step < 12; step++) {
            assertThat(ada.scrollsAside()).isZero();
            assertThat(ada.scrollsDown()).isZero();
            assertThat(ada.page().locator("#prompt .sentence:not(.step)").isVisible()).isTrue();
            settler.decide();
        }
        for (String view : new String[]{"board", "mine", "hand", "log", "scores"}) {
            ada.show(view);
            assertThat(ada.scrollsAside()).as(view).isZero();
        }
        assertThat(ada.complaints()).isEmpty();
    }
}
