package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the frame of all tables promises: calm, in sight, and moving only as much as it helps. */
class FrameTest extends InBrowser {

    private static final String PROMPT = "Math.round(document.getElementById('prompt').getBoundingClientRect().height)";
    private static final String BOARD = "Math.round(document.getElementById('board').getBoundingClientRect().height)";

    private static final int[][] SIZES = {{360, 640}, {820, 1180}, {1024, 768}, {1366, 768}, {1920, 1080}};

    /** Names of installations, captions and buttons that have less room than they need. */
    private static final String CUT = """
            [...document.querySelectorAll('.row h3 span, .head .name, .choice .words, .tabs button, .stacks h2')]
              .filter(e => e.checkVisibility() && e.clientWidth > 2 && e.scrollWidth > e.clientWidth + 1)
              .map(e => e.textContent.trim()).join('|')""";

    /** The first of the choices, where the one that ends the turn lies over a part of it. */
    private static final String COVERED = """
            [...document.querySelectorAll('#groups .choice:not(.quiet)')].slice(0, 1)
              .map(e => ({ e, box: e.getBoundingClientRect() }))
              .filter(({ e, box }) => !e.contains(document.elementFromPoint(box.right - 2, box.top + box.height / 2)))
              .map(({ e }) => e.textContent.trim()).join('|')""";

    /** Names of seats and of rows of the players' table that cannot be read as a whole. */
    private static final String NAMELESS = """
            [...document.querySelectorAll('.chips .name, .tm-table .brief')].filter(e => !e.closest('.chips') || innerWidth > 1000)
              .filter(e => e.checkVisibility() && (e.clientWidth < 8 && e.getBoundingClientRect().width < 8
                || e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0
                || e.closest('th')?.scrollWidth > e.closest('th')?.clientWidth + 1))
              .map(e => e.textContent).join('|')""";

    /** What a finger cannot hit. */
    private static final String SMALL_TARGETS = """
            [...document.querySelectorAll('#table :is(button, a[href], summary, select)')]
              .filter(e => e.checkVisibility() && getComputedStyle(e).pointerEvents !== 'none')
              .map(e => ({ e, box: e.getBoundingClientRect() }))
              .filter(({ box }) => box.width > 1 && (box.height < 43 || box.width < 42))
              .map(({ e, box }) => `${e.className || e.id || e.tagName} ${box.width}x${box.height}`).join('|')""";

    private static void rememberMotions(Page page) {
        page.evaluate("""
                () => { window.motions = []; const animate = Element.prototype.animate;
                  Element.prototype.animate = function (frames, timing) {
                    window.motions.push(timing.duration); return animate.call(this, frames, timing); }; }""");
    }

    @Test
    void what_changes_moves_for_less_than_a_quarter_of_a_second_and_not_at_all_for_those_who_want_none() {
        Window ada = alone(Window.LAPTOP, "en-GB");
        ada.choose(ada.choices().stream().filter(one -> !one.contains("tharsis")).findFirst().orElseThrow());
        ada.changing(() -> ada.page().locator("#picked").click());
        ada.awaitTurn();
        rememberMotions(ada.page());
        ada.choose("project asteroid");
        ada.awaitTurn();
        assertThat(ada.number("window.motions.length")).as("less motion was asked for").isZero();

        ada.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
        ada.changing(() -> ada.page().locator("button.undo").click());
        assertThat(ada.number("window.motions.length")).isPositive();
        assertThat(ada.number("Math.max(...window.motions)")).isLessThan(250);
        assertThat(ada.complaints()).isEmpty();
    }

    @Test
    void sounds_are_off_until_they_are_switched_on_and_stay_so() {
        Window ada = atTable(Window.LAPTOP, "en-GB");
        String pressed = "document.querySelector('[data-sounds]').getAttribute('aria-pressed')";
        assertThat(ada.text(pressed)).isEqualTo("false");
        ada.page().locator("#menu summary").click();
        ada.page().locator("[data-sounds]").click();
        assertThat(ada.text(pressed)).isEqualTo("true");
        ada.page().reload();
        assertThat(ada.text(pressed)).isEqualTo("true");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "fr-FR"})
    void mars_keeps_its_board_and_prompt_where_they_are(String language) {
        Window ada = quick("mars-tilsit", Window.LAPTOP, language);
        Map<Integer, String> first = heights(ada);
        for (int step = 0; step < 9; step++) {
            ada.choose(Sensible.choice(ada.choices(), step));
            ada.awaitTurn();
            assertThat(heights(ada)).as("step " + step).isEqualTo(first);
        }
        ada.page().setViewportSize(Window.PHONE[0], Window.PHONE[1]);
        assertThat(ada.number(PROMPT)).isLessThanOrEqualTo(Window.PHONE[1] / 6);
        assertThat(ada.text(SMALL_TARGETS)).isEmpty();
    }

    /** How high prompt and board are at each size, where nothing is cut or scrolls. */
    private static Map<Integer, String> heights(Window ada) {
        Map<Integer, String> heights = new TreeMap<>();
        for (int[] size : SIZES) {
            ada.page().setViewportSize(size[0], size[1]);
            assertThat(ada.text(CUT)).as("cut off at " + size[0]).isEmpty();
            assertThat(ada.text(COVERED)).as("covered at " + size[0]).isEmpty();
            assertThat(ada.scrollsAside()).isZero();
            assertThat(ada.scrollsDown()).isZero();
            heights.put(size[0], ada.number(PROMPT) + " " + ada.number(BOARD));
        }
        ada.page().setViewportSize(Window.LAPTOP[0], Window.LAPTOP[1]);
        return heights;
    }

    @Test
    void five_seats_fit_into_the_bar_of_a_phone_and_keep_the_names_of_people_and_rows() {
        Window ada = open(Window.PHONE, "fr-FR", "/");
        ada.page().locator("form[action='/play/terraforming-mars'] label:has([name=opponents][value='4'])").click();
        ada.page().locator("form[action='/play/terraforming-mars'] select[name=level]").selectOption("random");
        ada.page().locator("form[action='/play/terraforming-mars'] button").first().click();
        ada.awaitTurn();
        assertThat(ada.number("document.querySelectorAll('.bar .chip').length")).isEqualTo(5);
        assertThat(ada.number("[...document.querySelectorAll('.bar .chip')].filter(chip =>"
                + " chip.getBoundingClientRect().right <= innerWidth && chip.getBoundingClientRect().left >= 0).length"))
                .isEqualTo(5);
        assertThat(ada.number("Math.round(document.querySelector('.bar').getBoundingClientRect().height)"))
                .isLessThanOrEqualTo(48);
        ada.page().locator(".tabs [data-view=scores]").click();
        assertThat(ada
                .number("[...document.querySelectorAll('.tm-table .brief')].filter(e => e.checkVisibility()).length"))
                .isEqualTo(10);
        assertThat(ada.text(NAMELESS)).isEmpty();
        ada.page().setViewportSize(Window.LAPTOP[0], Window.LAPTOP[1]);
        assertThat(ada.text(NAMELESS)).isEmpty();
        assertThat(ada.number("[document.querySelector('#scores .wide')].map(e => e.scrollWidth - e.clientWidth)[0]"))
                .isZero();
        ada.page().setViewportSize(1024, 768);
        assertThat(ada.scrollsAside()).isZero();
        assertThat(ada.text(NAMELESS)).isEmpty();
    }

    @Test
    void a_line_of_the_log_lights_up_its_place_on_the_board_of_mars() {
        Window ada = atTable(Window.LAPTOP, "en-GB");
        ada.choose(ada.choices().getFirst());
        ada.awaitTurn();
        ada.page().locator("#log-lines [data-about]").first().hover();
        assertThat(ada.page().locator("#board .socket.lit").count()).isPositive();
        assertThat(ada.page().locator("#since").boundingBox().height).isLessThanOrEqualTo(28);
        assertThat(ada.page().locator("#since").textContent()).isNotBlank();
    }

    @Test
    void friends_see_each_others_deeds_by_name_since_their_turn() {
        var people = friends("mars-tilsit", Map.of("first-player", "red"));
        Window ada = people.getFirst();
        ada.awaitTurn();
        ada.choose(ada.choices().getFirst());
        Window bo = people.getLast();
        bo.awaitTurn();
        assertThat(bo.page().locator("#since li").first().textContent()).contains("Ada").contains("prend une mine");
        assertThat(bo.page().locator("#since .deed").first().textContent()).doesNotContain("Ada");
    }

    @Test
    void who_closes_the_page_is_gone_and_who_stays_may_ask_for_another_game() {
        var people = friends("mars-tilsit", Map.of());
        Window ada = people.getFirst();
        ada.page().locator(".chip .presence.here").waitFor();
        people.getLast().page().close(new Page.CloseOptions().setRunBeforeUnload(true));
        ada.page().locator(".chip .presence:not(.here)").waitFor();

        String table = ada.page().url();
        ada.page().locator("#menu summary").click();
        ada.page().locator("#menu button[formaction$='/concede']").click();
        ada.page().locator("#sure button.danger").click();
        ada.page().locator(".outcome button[formaction$='/rematch']").click();
        ada.page().waitForURL(url -> !url.equals(table));
        ada.page().locator("#table:not(.over)").waitFor();
        assertThat(ada.page().locator(".chips .name").allTextContents()).containsExactlyInAnyOrder("Ada", "Bo");
    }
}
