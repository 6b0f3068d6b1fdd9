package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables of all games measured from the smallest phones to large screens, in both languages. */
@DisplayName("From 320 to 2560 pixels")
class SizesTest extends InBrowser {

    private static final int[][] SIZES = {{320, 568}, {360, 640}, {480, 800}, {640, 900}, {701, 900}, {760, 600},
            {820, 1180}, {900, 700}, {1024, 768}, {1239, 700}, {1240, 700}, {1366, 768}, {1600, 900}, {1920, 1080},
            {2560, 1440}};
    private static final int PHONE = 700;

    /** What the game is played on. */
    private static final Map<String, String> BOARDS = Map.of("terraforming-mars", ".tharsis", "mars-tilsit",
            ".colonies", "on-mars", ".om-planet", "martians", ".ms-plan");

    /** The sizes that are also read, and the least width of the map of Terraforming Mars at each. */
    private static final Map<Integer, Integer> MAP = Map.of(360, 330, 820, 600, 1024, 460, 1366, 500, 1920, 700);

    /** What is wrong as the page is now, and how large the board is: one look, since there are many. */
    private static final String LOOK = """
            ([board, least]) => { document.body.dataset.view = 'board';
              const wrong = [], box = document.querySelector(board).getBoundingClientRect(), root = document.documentElement;
              if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) wrong.push('the page scrolls');
              if (document.getElementById('prompt').getBoundingClientRect().bottom > innerHeight + 1) wrong.push('the question is not in sight');
              if (document.getElementById('board').clientHeight < innerHeight / 3) wrong.push('little of the board is in sight');
              if (box.width < least) wrong.push('the board is only ' + box.width + ' wide');
              if (innerWidth >= 1366) for (const e of document.querySelectorAll('.tm-left')) if (e.scrollHeight > e.clientHeight + 1) wrong.push('awards are out of sight');
              for (const e of document.querySelectorAll('.bar .chip, .tm-line .nm, .tm-box h2, .choice .words, .tm-head, .tm-chip, .tm-name .nm, .tabs button'))
                if (e.checkVisibility() && e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 2) wrong.push('cut off: ' + e.textContent.trim());
              return [Math.round(box.width) + 'x' + Math.round(box.height), ...wrong]; }""";

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
    @CsvSource({"terraforming-mars,fr-FR", "mars-tilsit,fr-FR", "on-mars,fr-FR", "martians,en-GB"})
    @DisplayName("board and question are in sight, and the board keeps its size when reasons, advice or a refusal open")
    void board_and_question_are_usable(String game, String language) {
        Window ada = quick(game, Window.LAPTOP, language);
        for (int step = 0; step < 2; step++) {
            ada.choose(ada.choices().stream().filter(choice -> !choice.contains("tharsis")).findFirst().orElseThrow());
            ada.awaitTurn();
        }
        List<String> wrong = new ArrayList<>();
        Map<Integer, String> before = measure(ada, game, "decision", true, wrong);
        ada.page().evaluate("document.getElementById('whynot')?.setAttribute('open', '')");
        assertThat(measure(ada, game, "reasons", false, wrong)).as("the board with reasons").isEqualTo(before);
        ada.page().evaluate("document.getElementById('whynot')?.removeAttribute('open')");
        ada.page().locator(".ask-hint").click();
        ada.page().locator("#hints li").first().waitFor();
        assertThat(measure(ada, game, "advice", false, wrong)).as("the board with advice").isEqualTo(before);
        ada.page().evaluate("document.querySelector('#act [name=version]').value = 999999");
        // advice may lie over the board, and stands after it: what is advised is chosen there
        ada.page().locator("button[name=action][value='" + plain(ada) + "']:visible").last().dispatchEvent("click");
        ada.page().locator("#prompt .refusal").waitFor();
        assertThat(measure(ada, game, "refusal", false, wrong)).as("the board with a refusal").isEqualTo(before);
        assertThat(wrong).isEmpty();
    }

    /**
     * Something that is done without being asked about: what is advised, or where that would end something, another
     * choice.
     */
    private static String plain(Window window) {
        return Stream.concat(window.choicesIn("#hints").stream(), window.choices().stream())
                .filter(choice -> !choice.equals("pass") && !choice.equals("end") && !choice.equals(Window.SEVERAL))
                .findFirst().orElseThrow();
    }

    @Tag("deep")
    @ParameterizedTest
    @CsvSource({"terraforming-mars,en-GB", "mars-tilsit,en-GB", "on-mars,en-GB", "martians,fr-FR"})
    void board_and_question_are_usable_in_the_other_language(String game, String language) {
        board_and_question_are_usable(game, language);
    }

    /** Looks at every size; tells the size of the board at each. */
    private static Map<Integer, String> measure(Window window, String game, String when, boolean words,
            List<String> wrong) {
        Map<Integer, String> boards = new LinkedHashMap<>();
        String board = Objects.requireNonNull(BOARDS.get(game));
        for (int[] size : SIZES) {
            window.page().setViewportSize(size[0], size[1]);
            int least = game.equals("terraforming-mars")
                    ? MAP.getOrDefault(size[0], Math.min(300, size[0] - 20))
                    : Math.min(300, size[0] - 30);
            List<?> seen = (List<?>) window.page().evaluate(LOOK, List.of(board, least));
            boards.put(size[0], String.valueOf(seen.getFirst()));
            String where = game + " at " + size[0] + ", " + when + ": ";
            seen.stream().skip(1).forEach(found -> wrong.add(where + found));
            String small = words && MAP.containsKey(size[0]) ? small(window, size[0]) : "";
            if (!small.isEmpty()) {
                wrong.add(where + "too small: " + small);
            }
        }
        window.page().setViewportSize(Window.LAPTOP[0], Window.LAPTOP[1]);
        return boards;
    }

    private static String small(Window window, int width) {
        return String.valueOf(window.page().evaluate(SMALL, width < PHONE ? 12 : 11));
    }
}
