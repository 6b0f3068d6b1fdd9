package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The table of On Mars measured: what can be read, reached and understood at every size. */
class OnMarsLookTest extends InBrowser {

    private static final List<int[]> SIZES = List.of(Window.LAPTOP, new int[]{1024, 768}, new int[]{820, 1180},
            Window.PHONE);
    private static final List<String> VIEWS = List.of("board", "stations", "mine");

    /** Written words smaller than that many pixels. */
    private static final String SMALL = """
            least => { const found = new Set();
              const walk = document.createTreeWalker(document.getElementById('table'), NodeFilter.SHOW_TEXT);
              while (walk.nextNode()) {
                const text = walk.currentNode, on = text.parentElement;
                if (!text.nodeValue.trim() || !on.checkVisibility({visibilityProperty: true}) || on.closest('.vh') || on.getBoundingClientRect().width <= 1) continue;
                const drawn = on.closest('svg');
                const size = parseFloat(getComputedStyle(on).fontSize)
                    * (drawn ? drawn.getBoundingClientRect().width / drawn.viewBox.baseVal.width : 1);
                if (size < least - 0.05) found.add(size.toFixed(1) + ' ' + text.nodeValue.trim());
              }
              return [...found].join('|'); }""";

    /** Words in a box too narrow or too low for them, and columns that hide some of what they hold. */
    private static final String CUT = """
            [...document.querySelectorAll('.om-sth .nm, .om-ex, .om-ex .nm, .om-hb, .om-hb .nm, .om-missions .nm, .om-end span, .om-words, .om-col, .om-towin li, .tabs button, #groups, #prompt')]
              .filter(each => each.checkVisibility() && (each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 2))
              .map(each => each.className + ' ' + each.textContent.trim().slice(0, 40)).join('|')""";

    /** Words that go on in the next line. */
    private static final String BROKEN = """
            [...document.querySelectorAll('.om .nm, .om h2, .om .words, .om-words, .om-card b, .om-check span, .om-towin span, .om-rival .nm')]
              .filter(each => each.checkVisibility()).flatMap(each => {
                const walk = document.createTreeWalker(each, NodeFilter.SHOW_TEXT), found = [];
                while (walk.nextNode()) for (const word of walk.currentNode.nodeValue.matchAll(/[\\p{L}\\d]+/gu)) {
                  const range = document.createRange();
                  range.setStart(walk.currentNode, word.index); range.setEnd(walk.currentNode, word.index + word[0].length);
                  if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1) found.push(word[0]);
                }
                return found; }).join('|')""";

    /** Choices too small for a finger. Hexes are as large as their longer side. */
    private static final String NARROW = """
            [...document.querySelectorAll('#board button[form=act], #groups button, .tabs button')].filter(each => each.checkVisibility())
              .filter(each => { const box = each.getBoundingClientRect(); return Math.max(box.height, each.matches('.om-hex, .om-way') ? box.width : 0) < 43.5; })
              .map(each => each.className + ' ' + each.value + ' ' + each.getBoundingClientRect().height).join('|')""";

    /** Many answers and payments open a sheet, which may be higher. */
    private static final String PROMPT = "(prompt => getComputedStyle(prompt).position === 'fixed' ? 0"
            + " : prompt.getBoundingClientRect().height)(document.getElementById('prompt'))";

    /** Where there is something to choose, some of it is seen without scrolling. */
    private static final String BELOW = """
            (choices => choices.length > 0 && choices.every(each => each.getBoundingClientRect().bottom > document.getElementById('prompt').getBoundingClientRect().top) ? 'yes' : '')
              ([...document.querySelectorAll('#board .live')].filter(each => each.checkVisibility()))""";

    /** Alone, what has to be reached is always in sight. */
    private static final String CONDITIONS = """
            (list => list && list.contains(document.elementFromPoint(...(box => [box.left + 20, box.top + 6])(list.firstElementChild.getBoundingClientRect()))) ? '' : 'yes')
              ([...document.querySelectorAll('#om-check, .om-towin')].find(each => each.checkVisibility()))""";

    private Window settled(String language, String opponent) {
        Window ada = table("on-mars", Window.LAPTOP, language, opponent, Map.of("missions", "first-game"));
        for (int clicks = 0; clicks < 14 && !ada.over(); clicks++, ada.awaitTurn()) {
            ada.choose(Pioneer.choice(ada, clicks));
        }
        return ada;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "fr-FR"})
    void everything_can_be_read_at_every_size(String language) {
        List<String> wrong = new ArrayList<>();
        for (String opponent : List.of("computer:easy", "none")) {
            Window ada = settled(language, opponent);
            for (int[] size : SIZES) {
                boolean phone = size[0] == Window.PHONE[0];
                ada.page().setViewportSize(size[0], size[1]);
                for (String view : phone ? VIEWS : List.of("board")) {
                    ada.show(view);
                    measure(ada, phone).forEach(
                            found -> wrong.add(String.join(" ", opponent, String.valueOf(size[0]), view, found)));
                    if (opponent.equals("none") && !ada.text(CONDITIONS).isEmpty()) {
                        wrong.add(String.join(" ", String.valueOf(size[0]), view, "conditions hidden"));
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static List<String> measure(Window ada, boolean phone) {
        Map<String, String> found = new TreeMap<>();
        found.put("small", String.valueOf(ada.page().evaluate(SMALL, phone ? 12 : 11)));
        found.put("cut", ada.text(CUT));
        found.put("broken", ada.text(BROKEN));
        found.put("prompt too high", phone && ada.number(PROMPT) > Window.PHONE[1] / 6 ? "yes" : "");
        found.put("for fingers", phone ? ada.text(NARROW) : "");
        found.put("all choices below the edge", ada.text(BELOW));
        found.put("page scrolls", ada.scrollsDown() + ada.scrollsAside() == 0 ? "" : "yes");
        found.put("prompt hidden", ada.number("innerHeight - document.getElementById('prompt')"
                + ".getBoundingClientRect().bottom") < 0 ? "yes" : "");
        return found.entrySet().stream().filter(entry -> !entry.getValue().isEmpty()).map(String::valueOf).toList();
    }

    @Test
    void axe_finds_nothing_serious_with_cards_and_rules_open() {
        Window ada = table("on-mars", Window.LAPTOP, "fr-FR", "none", Map.of("missions", "first-game"));
        ada.page().locator(".om-space.live").first().click();
        ada.page().locator("button[value='act obtain-blueprint']").first().click();
        ada.page().locator("#om-drawer[open] .om-card").first().waitFor();
        for (String theme : List.of("dark", "light")) {
            ada.page().evaluate("theme => document.documentElement.dataset.theme = theme", theme);
            assertThat(AccessibilityTest.findings(ada)).as("cards, " + theme).isEmpty();
        }
        ada.page().locator(".rules-link").click();
        ada.page().locator("#rules-h").waitFor();
        for (String theme : List.of("light", "dark")) {
            ada.page().evaluate("theme => document.documentElement.dataset.theme = theme", theme);
            assertThat(AccessibilityTest.findings(ada)).as("rules, " + theme).isEmpty();
        }
        assertThat(ada.complaints()).isEmpty();
    }

    @Test
    void axe_finds_nothing_serious_in_either_theme_with_everything_open() {
        Window ada = settled("en-GB", "none");
        ada.page().locator(".ask-hint").click();
        ada.page().locator("#hints li").first().waitFor();
        assertThat(AccessibilityTest.findings(ada)).as("advice").isEmpty();
        ada.page().locator("[data-theme-switch]").click();
        assertThat(AccessibilityTest.findings(ada)).as("advice, light").isEmpty();
        ada.page().locator("#menu > summary").click();
        assertThat(AccessibilityTest.findings(ada)).as("menu, light").isEmpty();
        ada.page().locator("[data-theme-switch]").click();
        assertThat(AccessibilityTest.findings(ada)).as("menu").isEmpty();
        ada.page().keyboard().press("Escape");
        ada.page().setViewportSize(Window.PHONE[0], Window.PHONE[1]);
        ada.page().reload();
        for (int clicks = 14; ada.number(PROMPT) == 0; clicks++) { // a sheet of answers has no room for a story
            ada.choose(Pioneer.choice(ada, clicks));
            ada.awaitTurn();
            ada.page().reload();
        }
        ada.page().locator(".om-strip").waitFor(); // Lacerda's move is told on a phone too
        for (String view : List.of("board", "stations", "mine", "log", "scores")) {
            ada.show(view);
            assertThat(AccessibilityTest.findings(ada)).as("phone " + view).isEmpty();
        }
    }

    @Test
    void on_a_phone_the_first_tap_tells_and_the_second_does_it() {
        Window ada = table("on-mars", Window.PHONE, "fr-FR", "none", Map.of());
        ada.page().locator(".tabs .badge").first().waitFor();
        int before = ada.version();
        Locator choice = ada.page().locator("#board button[name=action]:visible").first();
        choice.tap();
        assertThat(ada.page().locator("#outlook .saying").textContent()).isNotBlank();
        assertThat(ada.version()).isEqualTo(before);
        ada.changing(choice::tap);
        assertThat(ada.version()).isGreaterThan(before);
    }

    @Test
    void a_far_hex_is_one_click_and_so_is_a_tile_of_a_station_that_glows() {
        Window ada = table("on-mars", Window.LAPTOP, "en-GB", "none", Map.of("missions", "first-game"));
        boolean walked = false;
        boolean through = false;
        for (int clicks = 0; clicks < 150 && !(walked && through) && !ada.over(); clicks++, ada.awaitTurn()) {
            Locator far = ada.page().locator("button[name=walk]:visible");
            Locator tile = ada.page().locator(".om-tile.via:visible");
            if (!walked && far.count() > 0) {
                Locator hex = far.first();
                int steps = hex.getAttribute("value").split("\\|").length;
                int before = ada.version();
                hex.hover();
                assertThat(ada.page().locator("#outlook .saying").textContent()).contains(steps + " steps");
                ada.changing(hex::click);
                assertThat(ada.version() - before).as("every step of it").isEqualTo(steps);
                walked = true;
            } else if (!through && tile.count() > 0) {
                ada.changing(tile.first()::click);
                through = true;
            } else {
                String drive = "execute move-bots";
                ada.choose(ada.choices().contains(drive) ? drive : Pioneer.choice(ada, clicks));
            }
        }
        assertThat(walked).as("a far hex was met").isTrue();
        assertThat(through).as("a tile of a station was met").isTrue();
        assertThat(ada.complaints()).isEmpty();
    }
}
