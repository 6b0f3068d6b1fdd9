package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

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
            for (String view : new String[]{"hand", "mine", "board"}) {
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

    static List<String> findings(Window window) {
        return new AxeBuilder(window.page()).analyze().getViolations().stream()
                .filter(rule -> SERIOUS.contains(String.valueOf(rule.getImpact())))
                .flatMap(rule -> rule.getNodes().stream().map(node -> rule.getId() + ": " + node.getHtml())).toList();
    }
}
