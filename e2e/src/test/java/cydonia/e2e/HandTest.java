package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The hand of Terraforming Mars: sifted, ordered, looked at closely; and tapped. */
class HandTest extends InBrowser {

    private static final int BOUGHT = 7;

    /** A solo game after the first purchase. */
    private Window afterBuying(int[] size) {
        Window ada = alone(size, "en-GB");
        ada.choose(ada.choices().getFirst());
        Locator boxes = ada.page().locator(".pick input[name=action]");
        for (int i = 0; i < BOUGHT; i++) {
            boxes.nth(i).check();
            assertThat(ada.page().locator("#picked").textContent())
                    .isEqualTo("Buy " + (i + 1) + " (" + 3 * (i + 1) + " MC)");
        }
        ada.changing(() -> ada.page().locator("#picked").click());
        ada.awaitTurn();
        ada.show("hand");
        return ada;
    }

    @Test
    void cards_are_sifted_and_the_number_tells_how_many_are_left() {
        Window ada = afterBuying(Window.LAPTOP);
        Locator shown = ada.page().locator("#hand-cards > li:visible");
        int all = shown.count(); // some corporations draw cards as their first action
        assertThat(all).as("all at once").isGreaterThanOrEqualTo(BOUGHT);
        Locator chip = ada.page().locator("[data-sift]:not([data-sift=affordable], [data-sift=playable])").first();
        int fewer = Integer.parseInt(chip.locator(".n").textContent());
        chip.click();
        assertThat(shown.count()).isEqualTo(fewer);
        assertThat(ada.page().locator("[data-hand-count]").textContent())
                .isEqualTo(fewer == all ? String.valueOf(all) : fewer + " of " + all);
        chip.click();
        assertThat(shown.count()).isEqualTo(all);
    }

    @Test
    void cards_are_put_in_order_and_shown_in_the_size_one_likes_for_good() {
        Window ada = afterBuying(Window.LAPTOP);
        ada.page().locator("#hand-order").selectOption("name");
        List<String> names = ada.page().locator("#hand-cards .nm").allTextContents();
        assertThat(names).isSortedAccordingTo(String.CASE_INSENSITIVE_ORDER);
        double before = ada.page().locator("#hand-cards .tm-card").first().boundingBox().height;
        ada.page().locator("[data-size=s]").click();
        assertThat(ada.page().locator("#hand-cards .tm-card").first().boundingBox().height).isLessThan(before);
        ada.page().reload();
        ada.awaitTurn();
        ada.page().locator("#hand-cards.size-s").waitFor();
    }

    @Test
    void a_card_that_the_log_names_opens_beside_its_line_by_click_or_enter_and_stays() {
        Window ada = afterBuying(Window.LAPTOP);
        Locator line = ada.page().locator("#log-lines [data-about]:has-text(' keeps ')").first();
        Locator large = ada.page().locator("#inspector:not([hidden]) .nm");
        line.click();
        ada.page().mouse().move(400, 300);
        assertThat(line.textContent()).contains(large.textContent());
        var box = ada.page().locator("#inspector").boundingBox();
        assertThat(box.x + box.width).isLessThanOrEqualTo(ada.page().locator("#log").boundingBox().x);
        ada.page().keyboard().press("Escape");
        assertThat(large.count()).isZero();

        line.evaluate("line => { line.tabIndex = -1; line.focus(); }");
        ada.page().keyboard().press("Enter");
        ada.page().locator("#prompt").focus();
        assertThat(line.textContent()).contains(large.textContent());
        ada.page().locator("[data-inspector=close]").click();
        assertThat(large.count()).isZero();
        assertThat(ada.complaints()).isEmpty();
    }

    @Test
    void a_card_pointed_at_is_shown_large_beside_the_map() {
        Window ada = afterBuying(Window.LAPTOP);
        Locator card = ada.page().locator("#hand-cards .tm-card").first();
        card.hover();
        Locator large = ada.page().locator("#inspector .nm");
        large.waitFor();
        assertThat(large.textContent()).isEqualTo(card.locator(".nm").textContent());
        assertThat(ada.page().locator("#inspector [data-inspector=go]").isVisible()).isFalse();
    }

    @Test
    void a_tap_opens_the_card_and_only_the_button_on_it_plays() {
        Window ada = alone(Window.PHONE, "fr-FR");
        int version = ada.version();
        ada.page().locator(".tm-offer button[name=action]").first().tap();
        Locator play = ada.page().locator("#inspector [data-inspector=go]");
        play.waitFor();
        assertThat(ada.version()).isEqualTo(version);
        assertThat(play.boundingBox().height).isGreaterThanOrEqualTo(44);
        ada.changing(play::tap);
        assertThat(ada.version()).isGreaterThan(version);
        assertThat(ada.complaints()).isEmpty();
    }

    @Test
    void on_a_phone_goods_stay_in_sight_and_the_prompt_takes_a_sixth_at_most() {
        Window ada = afterBuying(Window.PHONE);
        for (String view : new String[]{"hand", "board", "mine"}) {
            ada.show(view);
            assertThat(ada.page().locator(".tm-strip").isVisible()).as(view).isTrue();
            assertThat(ada.page().locator(".tm-strip").boundingBox().y).as(view).isLessThan(140);
        }
        assertThat(ada.page().locator("#prompt").boundingBox().height).isLessThanOrEqualTo(640 / 6.0);
        ada.show("hand");
        assertThat(ada.text("""
                document.getElementById('hand-cards').className = 'tm-cards size-s',
                [...document.querySelectorAll('#hand-cards .nm')].filter(name => name.clientHeight === 0
                  || name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1)
                  .map(name => name.textContent).join('|')""")).as("names cut off in a crowded hand").isEmpty();
    }

    @Test
    @DisplayName("on a phone a box to tick covers no words, and a place for a tile is in sight when it is asked for")
    void on_a_phone_nothing_is_covered() {
        Window ada = alone(Window.PHONE, "fr-FR");
        ada.choose(ada.choices().stream().filter(one -> !one.contains("tharsis")).findFirst().orElseThrow());
        assertThat(ada
                .text("""
                        [...document.querySelectorAll('.tm-card.pick')].filter(card => { const box = card.querySelector('input').getBoundingClientRect();
                          return [...card.querySelectorAll('.nm, .tx')].map(words => words.getBoundingClientRect())
                            .some(words => words.width > 0 && box.left < words.right && words.left < box.right && box.top < words.bottom && words.top < box.bottom); })
                          .map(card => card.textContent.trim()).join('|')"""))
                .as("covered").isEmpty();
        assertThat(ada.text("[...document.querySelectorAll('.tm-card.pick .tx')]"
                + ".filter(words => words.scrollHeight > words.clientHeight + 1).map(words => words.textContent).join('|')"))
                .as("cut off").isEmpty();
        ada.changing(() -> ada.page().locator("#picked").tap());
        ada.awaitTurn();
        ada.choose("project aquifer");
        ada.page().locator(".hex.live").first().waitFor();
        assertThat(ada
                .number("""
                        [...document.querySelectorAll('.hex.live')].map(hex => hex.getBoundingClientRect())
                          .filter(box => box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight).length"""))
                .as("places in sight").isPositive();
    }
}
