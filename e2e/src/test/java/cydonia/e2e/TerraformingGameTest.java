package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TerraformingGameTest extends InBrowser {

    private static final int ENOUGH = 2000;

    @Test
    void a_solo_game_is_played_through_its_fourteen_generations_by_clicks() {
        Window ada = open(Window.LAPTOP, "en-GB", "/new/terraforming-mars");
        ada.page().locator("input[name=name]").fill("Ada");
        ada.page().locator("select[name='seat.1']").selectOption("none");
        ada.page().locator("form.fields button.main").click();

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
    void cards_are_ticked_in_any_order_and_bought_together() {
        Window ada = open(Window.LAPTOP, "en-GB", "/new/terraforming-mars");
        ada.page().locator("select[name='seat.1']").selectOption("none");
        ada.page().locator("form.fields button.main").click();
        ada.awaitTurn();
        ada.choose(ada.choices().getFirst());
        var boxes = ada.page().locator(".pick input[name=action]");
        boxes.nth(3).check();
        boxes.nth(1).check();
        assertThat(ada.page().locator("button[data-picked]").textContent()).isEqualTo("Buy 2 (6 MC)");
        ada.changing(() -> ada.page().locator("button[data-picked]").click());
        assertThat(ada.page().locator("#hand-cards > li").count()).isEqualTo(2);
    }

    @Test
    void a_production_opens_what_made_it() {
        Window ada = open(Window.LAPTOP, "en-GB", "/new/terraforming-mars");
        ada.page().locator("select[name='seat.1']").selectOption("none");
        ada.page().locator("form.fields button.main").click();
        ada.awaitTurn();
        ada.choose(ada.choices().getFirst());
        ada.changing(() -> ada.page().locator("button[data-picked]").click());
        ada.page().locator("#res-red-mc summary").click();
        assertThat(ada.page().locator("#res-red-mc .made").textContent()).contains("Terraform rating").contains("+14");
    }
}
