package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Paying in several ways in Terraforming Mars. The first lesson comes to it with a fixed deal. */
class PaymentTest extends InBrowser {

    private static final int[][] SIZES = {{360, 640}, {820, 1180}, {1024, 768}, {1366, 768}, {1920, 1080}};

    /** Whether the button that pays can be hit, as the page is now. */
    private static final String IN_SIGHT = """
            (button => { const box = button.getBoundingClientRect();
              return box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
                && button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)) ? 1 : 0; })
              (document.querySelector('#mix button[name=action]:not([hidden])'))""";

    @Test
    @DisplayName("steel is paid as the button says, which is in sight at every size and in either theme")
    void what_the_button_says_is_paid() {
        Window ada = open(Window.PHONE, "en-GB", "/learn/terraforming-mars/lesson");
        ada.page().locator("main form button").click();
        while (!LearnTest.next(ada).startsWith("pay ")) {
            ada.changing(() -> ada.page().locator("#coach form button").click());
        }
        for (String theme : new String[]{"one", "the other"}) {
            assertThat(AccessibilityTest.findings(ada)).as(theme + " theme").isEmpty();
            ada.page().locator("[data-theme-switch]").first().dispatchEvent("click");
        }
        for (int[] size : SIZES) {
            ada.page().setViewportSize(size[0], size[1]);
            assertThat(ada.number(IN_SIGHT)).as("in sight at " + size[0]).isEqualTo(1);
            assertThat(ada.scrollsAside()).isZero();
        }
        ada.page().locator("[data-means='0'] [data-by='-1']").click();
        // news that change nothing here may come at any time
        ada.page().evaluate("document.dispatchEvent(new Event('updated'))");
        String said = ada.page().locator("#mix button[name=action]:visible").textContent().replaceAll("\\s+", " ")
                .trim();
        assertThat(said).isEqualTo("Pay 10 1 (4 MC left)");
        ada.changing(() -> ada.page().locator("#mix button[name=action]:visible").click());
        assertThat(ada.page().locator("#log-lines > .entry:has-text('plays Industrial Microbes')").textContent())
                .contains("pays 10 MC").contains("1 steel");
    }
}
