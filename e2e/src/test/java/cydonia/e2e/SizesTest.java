package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The table of Terraforming Mars measured from phones to large screens: nothing shrinks, nothing is cut, nothing hides.
 */
class SizesTest extends InBrowser {

    /** The width of the map where it is to be seen, whatever is asked. */
    private static final String MAP = "Math.round(document.querySelector('.tharsis').getBoundingClientRect().width)";

    /** Words in a box too narrow for them. Long lists scroll, and a card's text ends on the large card. */
    private static final String CUT = """
            [...document.querySelectorAll('.tm-line .nm, .tm-box h2, .choice .words, .tm-head, .tm-chip, .tm-name .nm, .tabs button')]
              .filter(e => e.checkVisibility() && (e.scrollWidth > e.clientWidth + 1) && e.clientWidth > 2)
              .map(e => e.textContent.trim()).join('|')""";

    /** Written words smaller than that many pixels. */
    static final String SMALL = """
            least => { const found = new Set();
              const walk = document.createTreeWalker(document.getElementById('table'), NodeFilter.SHOW_TEXT);
              while (walk.nextNode()) {
                const text = walk.currentNode, e = text.parentElement;
                if (!text.nodeValue.trim() || !e.checkVisibility({visibilityProperty: true}) || e.closest(".vh") || e.getBoundingClientRect().width <= 1) continue;
                const drawn = e.closest('svg');
                const size = parseFloat(getComputedStyle(e).fontSize)
                    * (drawn ? drawn.getBoundingClientRect().width / drawn.viewBox.baseVal.width : 1);
                if (size > 0 && size < least - 0.05) found.add(size.toFixed(1) + ' ' + text.nodeValue.trim());
              }
              return [...found].join('|'); }""";

    @ParameterizedTest
    @CsvSource({"360,640,en-GB,330,12", "360,640,fr-FR,330,12", "820,1180,fr-FR,600,11", "1024,768,en-GB,460,11",
            "1024,768,fr-FR,460,11", "1366,768,en-GB,500,11", "1366,768,fr-FR,500,11", "1920,1080,fr-FR,700,11"})
    void the_map_keeps_its_size_and_everything_can_be_read(int width, int height, String language, int map, int text) {
        Window ada = atTerraformingTable(new int[]{width, height}, language);
        check(ada, text);
        takeCorporation(ada);
        check(ada, text);
        ada.changing(() -> ada.page().locator("#picked").click());
        ada.awaitTurn();
        ada.show("board");
        int before = ada.number(MAP);
        assertThat(before).as("width of the map").isGreaterThanOrEqualTo(map);
        check(ada, text);
        ada.page().locator(".ask-hint").click();
        ada.page().locator("#hints li").first().waitFor();
        assertThat(ada.number(MAP)).as("width of the map with advice").isEqualTo(before);
        check(ada, text);
    }

    private static void check(Window window, int text) {
        assertThat(window.scrollsAside()).as("scrolls sideways").isZero();
        assertThat(window.scrollsDown()).as("scrolls down").isZero();
        assertThat(window.number("innerHeight - document.getElementById('prompt').getBoundingClientRect().bottom"))
                .as("prompt inside the window").isGreaterThanOrEqualTo(0);
        assertThat(window.number("(p => p.scrollHeight - p.clientHeight)(document.getElementById('prompt'))"))
                .as("prompt shows all it has").isLessThanOrEqualTo(1);
        assertThat(window.text(CUT)).as("cut off").isEmpty();
        assertThat(String.valueOf(window.page().evaluate(SMALL, text))).as("too small").isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"320,568", "480,800", "640,900", "701,900", "760,600", "900,700", "1239,700", "1240,700", "1600,900",
            "2560,1440"})
    void no_width_leaves_the_board_or_the_prompt_unusable(int width, int height) {
        Window ada = atTerraformingTable(new int[]{width, height}, "en-GB");
        takeCorporation(ada);
        ada.changing(() -> ada.page().locator("#picked").click());
        ada.awaitTurn();
        ada.show("board");
        assertThat(ada.number(MAP)).isGreaterThanOrEqualTo(Math.min(300, width - 20));
        assertThat(ada.scrollsAside()).isZero();
        assertThat(ada.scrollsDown()).isZero();
        assertThat(ada.choicesIn("#groups")).as("to pass, or to end the turn").isNotEmpty();
    }

    /** One that may do as it likes with its first action: the Tharsis Republic cannot pass before its city stands. */
    private static void takeCorporation(Window window) {
        window.choose(window.choices().stream().filter(corporation -> !corporation.contains("tharsis")).findFirst()
                .orElseThrow());
    }

    private Window atTerraformingTable(int[] size, String language) {
        Window window = open(size, language, "/");
        window.page().locator("form[action='/play/terraforming-mars'] button").first().click();
        window.awaitTurn();
        return window;
    }
}
