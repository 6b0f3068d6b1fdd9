package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nothing is lost by one careless click or key, nor by a bad connection. */
class SafeTest extends InBrowser {

    private static final String PASS = "#groups button[name=action][value=pass]";

    /** A solo table where the first action is asked for. */
    private Window acting(String language) {
        Window ada = alone(Window.LAPTOP, language);
        for (int steps = 0; !ada.choices().contains("pass") && steps < 20; steps++) {
            ada.choose(ada.choices().getFirst());
            ada.awaitTurn();
        }
        return ada;
    }

    @Test
    void passing_is_asked_once_and_no_digit_or_second_enter_means_it() {
        Window ada = acting("en-GB");
        int before = ada.version();
        for (int digit = 1; digit <= 9; digit++) {
            ada.page().keyboard().press(String.valueOf(digit));
        }
        assertThat(ada.page().locator("#sure").count()).isZero();

        ada.page().locator(PASS).focus();
        ada.page().keyboard().press("Enter");
        ada.page().locator("#sure").waitFor();
        assertThat(ada.page().locator("#sure").textContent()).contains("You could still:");
        ada.page().keyboard().press("Enter");
        ada.page().locator(PASS).waitFor();
        assertThat(ada.page().locator("#sure").count()).isZero();

        ada.page().locator(PASS).click();
        ada.page().locator("#sure").waitFor();
        ada.page().keyboard().press("Escape");
        ada.page().locator(PASS).waitFor();
        assertThat(ada.version()).isEqualTo(before);

        ada.choose("pass");
        assertThat(ada.version()).isGreaterThan(before);
        assertThat(ada.complaints()).isEmpty();
    }

    @Test
    void conceding_is_asked_once() {
        Window ada = acting("fr-FR");
        int before = ada.version();
        ada.page().locator("#menu summary").click();
        ada.page().locator("#menu button.danger").click();
        ada.page().locator("#sure").waitFor();
        assertThat(ada.page().locator("#sure").textContent()).contains("Abandonner");
        assertThat(ada.version()).isEqualTo(before);
        ada.page().locator("#sure [data-keep]").click();
        ada.page().locator(PASS).waitFor();
        assertThat(ada.over()).isFalse();
    }

    @Test
    void without_scripts_passing_is_asked_too() {
        Window ada = acting("en-GB");
        ada.page().route("**/*.js", com.microsoft.playwright.Route::abort);
        ada.page().reload();
        int before = ada.version();
        ada.page().locator(PASS).click();
        ada.page().locator("#sure").waitFor();
        assertThat(ada.version()).isEqualTo(before);
        ada.page().locator("#sure button.danger").click();
        ada.awaitOther(before);
        assertThat(ada.page().locator("#sure").count()).isZero();
    }

    @Test
    void what_gives_up_is_never_filled_and_ending_a_turn_with_idle_colonists_is_asked_once() {
        Window ada = open(Window.LAPTOP, "en-GB", "/");
        ada.page().locator("form[action='/play/mars-tilsit'] select[name=level]").selectOption("random");
        ada.page().locator("form[action='/play/mars-tilsit'] button").click();
        ada.awaitTurn();
        boolean asked = false;
        for (int step = 0; step < 25 && !ada.over(); step++) {
            if (!asked && ada.choices().contains("done")
                    && ada.choices().stream().anyMatch(choice -> choice.startsWith("staff "))) {
                ada.page().locator("#groups button[value=done]").click();
                ada.page().locator("#sure").waitFor();
                ada.page().locator("#sure [data-keep]").click();
                ada.page().locator("#groups button[value=done]").waitFor();
                asked = true;
            }
            assertThat(ada.number("document.querySelectorAll('#prompt .choice.main').length")).isLessThanOrEqualTo(1);
            assertThat(ada.page().locator(".choice.main[value=done], .choice.main[value=withdraw]").count()).isZero();
            ada.choose(Sensible.choice(ada.choices(), step));
            ada.awaitTurn();
        }
        assertThat(asked).as("a turn that could be ended with idle colonists").isTrue();
    }

    @Test
    void a_refusal_stays_readable_until_the_next_action() {
        Window ada = atTable(Window.LAPTOP, "en-GB");
        ada.page().evaluate("document.querySelector('#act [name=version]').value = 999999");
        ada.page().locator("button[name=action]:visible").first().click();
        Locator notice = ada.page().locator("#prompt .notice");
        notice.waitFor();
        for (int looks = 0; looks < 2; looks++) {
            ada.page().waitForResponse(answer -> answer.url().contains("/part"),
                    () -> ada.page().evaluate("document.dispatchEvent(new Event('visibilitychange'))"));
        }
        assertThat(notice.isVisible()).isTrue();
        ada.choose(ada.choices().getFirst());
        assertThat(notice.count()).isZero();
    }

    @Test
    void a_lost_connection_is_told_and_the_click_goes_out_by_itself_when_it_is_back() {
        Window ada = atTable(Window.LAPTOP, "en-GB");
        int before = ada.version();
        String address = ada.page().url();
        ada.page().context().setOffline(true);
        ada.page().locator("button[name=action]:visible").first().click();
        ada.page().locator("#offline").waitFor();
        assertThat(ada.page().locator(".pressed").count()).isEqualTo(1);
        assertThat(ada.page().locator("#board").isVisible()).isTrue();
        ada.page().context().setOffline(false);
        ada.awaitOther(before);
        ada.page().waitForFunction("document.getElementById('offline').hidden");
        assertThat(ada.page().url()).isEqualTo(address);
    }

    @Test
    void the_bar_keeps_its_height_with_five_seats_whoever_thinks() {
        Window ada = open(Window.LAPTOP, "fr-FR", "/new/terraforming-mars");
        for (int seat = 1; seat < 5; seat++) {
            ada.page().locator("select[name='seat." + seat + "']").selectOption("computer:random");
        }
        ada.page().locator("form.fields button.main").click();
        ada.awaitTurn();
        assertThat(ada.number("Math.round(document.querySelector('.bar').offsetHeight)")).isLessThanOrEqualTo(52);
        for (int[] size : new int[][]{{720, 900}, {820, 1180}, {1024, 768}, Window.LAPTOP}) {
            ada.page().setViewportSize(size[0], size[1]);
            assertThat(ada.number("[...document.querySelectorAll('.chip')].filter(chip => "
                    + "chip.scrollWidth > chip.clientWidth + 1 || chip.getBoundingClientRect().right > innerWidth).length"))
                    .as("seats that stick out at " + size[0]).isZero();
        }
        List<String> widths = List.of(widths(ada, false), widths(ada, true));
        assertThat(widths.getFirst()).isEqualTo(widths.getLast());
    }

    private static String widths(Window window, boolean thinking) {
        return window.text("[...document.querySelectorAll('.chip')].map(chip => { chip.classList.toggle('toact', "
                + thinking + "); return Math.round(chip.offsetWidth); }).join()");
    }
}
