package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of Martians measured in four sizes and both languages: nothing too small, nothing cut, nothing scrolls. */
class MartiansSizesTest extends MartiansTable {

    private static final int[][] SIZES = {{1366, 768}, {1024, 768}, {820, 1180}, {360, 640}};
    private static final int PHONE = 700;
    /** The beginning, and twice some decisions later. */
    private static final int[] MORE = {0, 6, 6};

    /** Boxes that hide what does not fit; names and clamped sentences end in dots, and their tip has all of it. */
    private static final String CUT = """
            () => { const found = new Set();
              for (const e of document.querySelectorAll('#board *, #prompt *, .tabs *')) {
                if (!e.checkVisibility({visibilityProperty: true}) || e.closest('.vh, svg, [hidden], .since') || e.clientWidth < 3 || e.matches('input')) continue;
                const style = getComputedStyle(e);
                if (!['hidden', 'clip'].includes(style.overflowX) || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
                if (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2)
                  found.add(e.className + ' ' + e.scrollWidth + '>' + e.clientWidth + ' ' + e.scrollHeight + '>' + e.clientHeight + ' ' + e.textContent.trim().slice(0, 40));
              }
              return [...found].join('|'); }""";

    @ParameterizedTest
    @CsvSource({"en-GB,com,contracts,computer:random", "fr-FR,com,contracts,computer:random", "en-GB,solo,the-end,none",
            "fr-FR,solo,mission-to-phobos,none", "fr-FR,semi,face-on-mars,computer:random"})
    void everything_fits_and_can_be_read(String language, String mode, String mission, String seat) {
        Window ada = table(Window.LAPTOP, language, seat, Map.of("mode", mode, "mission", mission));
        for (int decisions : MORE) {
            forward(ada, decisions);
            for (int[] size : SIZES) {
                check(ada, size, language + " " + mode);
            }
        }
    }

    private static void check(Window window, int[] size, String what) {
        window.page().setViewportSize(size[0], size[1]);
        boolean phone = size[0] < PHONE;
        for (String view : phone ? List.of("board", "dig", "mine", "offers") : List.of("board")) {
            window.show(view);
            String where = what + " at " + size[0] + " " + view;
            assertThat(window.scrollsAside()).as("scrolls sideways: %s", where).isZero();
            assertThat(window.scrollsDown()).as("scrolls down: %s", where).isZero();
            assertThat(String.valueOf(window.page().evaluate(CUT))).as("cut off: %s", where).isEmpty();
            assertThat(String.valueOf(window.page().evaluate(SizesTest.SMALL, phone ? 12 : 11)))
                    .as("too small: %s", where).isEmpty();
            assertThat(window.number(
                    "Math.round(innerHeight - document.getElementById('prompt').getBoundingClientRect().bottom)"))
                    .as("the question is in sight: %s", where).isGreaterThanOrEqualTo(0);
            if (phone && window.page().locator("#mix").count() == 0) {
                assertThat(
                        window.number("Math.floor(document.getElementById('prompt').getBoundingClientRect().height)"))
                        .as("the question takes a sixth of the screen: %s: %s", where,
                                window.page().locator("#prompt").innerText())
                        .isLessThanOrEqualTo(size[1] / 6);
            }
        }
    }
}
