package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AccessibilityTest extends InBrowser {

    private static final Set<String> SERIOUS = Set.of("serious", "critical");

    @Test
    void axe_finds_nothing_serious_on_the_front_door_and_the_form_for_a_new_table() {
        for (String language : List.of("en-GB", "fr-FR")) {
            assertThat(findings(open(Window.LAPTOP, language, "/"))).isEmpty();
            assertThat(findings(open(Window.LAPTOP, language, "/new/mars-tilsit"))).isEmpty();
        }
    }

    @Test
    @DisplayName("axe finds nothing serious where devices are joined, people are called and files are watched")
    void around_the_table() {
        Window ada = open(Window.LAPTOP, "fr-FR", "/");
        for (String path : List.of("/device", "/notices", "/privacy", "/replays")) {
            ada.page().navigate(ada.page().url().replaceFirst("(?<=\\d)/.*", path));
            inBothThemes(ada, path);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"terraforming-mars", "mars-tilsit"})
    @DisplayName("axe finds nothing serious with advice, menu, reasons and rules open, in either theme")
    void with_everything_open(String game) {
        Window ada = quick(game, Window.LAPTOP, "fr-FR");
        ada.page().locator(".ask-hint").click();
        ada.page().locator("#hints li").first().waitFor();
        inBothThemes(ada, "advice");
        ada.page().locator("#hints summary").click();
        ada.page().evaluate("document.querySelectorAll('#whynot, #menu').forEach(part => part.open = true)");
        inBothThemes(ada, "menu and reasons");
        ada.page().evaluate("document.querySelectorAll('#whynot, #menu').forEach(part => part.open = false)");
        ada.page().keyboard().press("r");
        ada.page().locator("#rules[open] .at").waitFor();
        inBothThemes(ada, "rules");
    }

    /** The daily tests of these boards open most of it too. */
    @Tag("deep")
    @ParameterizedTest
    @ValueSource(strings = {"on-mars", "martians"})
    void with_everything_open_at_the_other_boards(String game) {
        with_everything_open(game);
    }

    @Test
    @DisplayName("axe finds nothing serious with a card, a player's cards or “really?” open in Terraforming Mars")
    void with_cards_open() {
        Window ada = alone(Window.PHONE, "fr-FR");
        ada.page().locator(".tm-offer button[name=action]").first().tap();
        ada.page().locator("#inspector [data-inspector=go]").waitFor();
        inBothThemes(ada, "a card as a sheet");
        ada.changing(() -> ada.page().locator("#inspector [data-inspector=go]").tap());
        ada.changing(() -> ada.page().locator("#picked").tap());
        ada.awaitTurn();
        ada.page().setViewportSize(Window.LAPTOP[0], Window.LAPTOP[1]);
        ada.page().locator(".tm-table thead button").first().click();
        ada.page().locator(".tm-tableau:popover-open .tm-card").first().waitFor();
        inBothThemes(ada, "cards in play");
        ada.page().keyboard().press("Escape");
        ada.page().locator("#menu summary").click();
        ada.page().locator("#menu button.danger").click();
        ada.page().locator("#sure").waitFor();
        inBothThemes(ada, "really?");
    }

    static void inBothThemes(Window window, String what) {
        for (String theme : List.of("one theme", "the other theme")) {
            assertThat(findings(window)).as(what + ", " + theme).isEmpty();
            window.page().locator("[data-theme-switch]").first().dispatchEvent("click");
        }
    }

    @Test
    void axe_finds_nothing_serious_at_a_table_in_either_theme_or_size() {
        for (int[] size : new int[][]{Window.LAPTOP, Window.PHONE}) {
            Window ada = atTable(size, "en-GB");
            for (int step = 0; step < 10 && !ada.over(); step++) {
                ada.choose(ada.choices().getLast());
                ada.awaitTurn();
            }
            assertThat(findings(ada)).isEmpty();
            ada.page().locator("[data-theme-switch]").dispatchEvent("click");
            assertThat(findings(ada)).isEmpty();
        }
    }

    @Test
    void axe_finds_nothing_serious_at_a_drawn_table_of_terraforming_mars() {
        for (int[] size : new int[][]{Window.LAPTOP, Window.PHONE}) {
            Window ada = alone(size, "fr-FR");
            assertThat(findings(ada)).isEmpty();
            Settler settler = new Settler(ada);
            for (int step = 0; step < 8 && !ada.over(); step++) {
                settler.decide();
                ada.awaitTurn();
            }
            for (String view : size[0] == Window.PHONE[0] ? List.of("hand", "mine", "board") : List.of("board")) {
                ada.show(view);
                assertThat(findings(ada)).isEmpty();
            }
            ada.page().locator("[data-theme-switch]").dispatchEvent("click");
            assertThat(findings(ada)).isEmpty();
        }
    }

    @Test
    void axe_finds_nothing_serious_in_a_lobby() {
        Window ada = open(Window.LAPTOP, "en-GB", "/new/mars-tilsit");
        ada.page().locator("select[name='seat.1']").selectOption("open");
        ada.page().locator("form.fields button.main").click();
        ada.page().locator(".copy input").first().waitFor();
        assertThat(findings(ada)).isEmpty();
    }

    /**
     * What is wrong only, and in one page: axe takes four times as long to tell what is right, and to look for frames.
     */
    static List<String> findings(Window window) {
        AxeRunOptions faultsOnly = new AxeRunOptions();
        faultsOnly.setResultTypes(List.of("violations"));
        return new AxeBuilder(window.page()).setLegacyMode(true).options(faultsOnly).analyze().getViolations().stream()
                .filter(rule -> SERIOUS.contains(String.valueOf(rule.getImpact())))
                .flatMap(rule -> rule.getNodes().stream().map(node -> rule.getId() + ": " + node.getHtml())).toList();
    }
}
