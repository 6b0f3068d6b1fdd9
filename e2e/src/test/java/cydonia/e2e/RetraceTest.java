package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What others did, seen again on the table itself. */
@DisplayName("“Next step”")
class RetraceTest extends InBrowser {

    private static final String NEXT = "#retrace [data-retrace=next]";
    private static final String COUNT = "document.querySelector('#retrace strong').textContent";

    @ParameterizedTest
    @ValueSource(strings = {"terraforming-mars", "mars-tilsit", "on-mars", "martians"})
    @DisplayName("goes through what the computers did, one deed after the other, and back to the question as it was")
    void goes_through_what_computers_did(String game) {
        Window ada = waited(game, Window.LAPTOP);
        String question = ada.page().locator("#prompt .ask .sentence").textContent();
        ada.page().locator("#since [data-retrace]").click();
        ada.page().waitForFunction("() => " + COUNT + ".startsWith('Step 1 of ')");
        int steps = Integer.parseInt(ada.text(COUNT).replaceAll("Step 1 of |\\.", ""));
        for (int step = 1; step <= steps; step++) {
            ada.page().waitForFunction("step => " + COUNT + ".startsWith(`Step ${step} of `)", step);
            assertThat(ada.page().locator("#retrace .doing").textContent()).isNotBlank();
            assertThat(ada.page().locator("button[name=action]:visible").count()).as("choices in the past").isZero();
            if (step < steps) {
                ada.page().locator(NEXT).click();
            }
        }
        assertThat(ada.page().locator(NEXT).isVisible()).isFalse();
        ada.page().keyboard().press("n");
        ada.page().locator("#retrace").waitFor(hidden());
        assertThat(ada.page().locator("#prompt .ask .sentence").textContent()).isEqualTo(question);
        assertThat(ada.choices()).isNotEmpty();
        assertThat(ada.complaints()).isEmpty();
    }

    @Test
    @DisplayName("lays tiles and moves goods on the board; keys choose nothing meanwhile, Escape leads back with ticks kept")
    void keeps_what_was_ticked() {
        Window ada = waited("terraforming-mars", Window.LAPTOP);
        for (int step = 0; step < 60 && !(ada.picks() && ada.page().locator("#since .deed").count() > 1); step++) {
            ada.choose(ada.choices().contains("pass") ? "pass" : ada.choices().getFirst());
            ada.awaitTurn();
        }
        ada.page().locator(".pick input[name=action]").last().check();
        String log = ada.page().locator("#log-lines").textContent();
        int version = ada.version();
        ada.page().keyboard().press("n");
        ada.page().waitForFunction("() => " + COUNT + ".startsWith('Step 1')");
        assertThat(ada.page().locator("#log-lines").textContent()).as("the log of that moment").isNotEqualTo(log);
        for (String key : new String[]{"u", "h", "1", "2"}) {
            ada.page().keyboard().press(key);
        }
        ada.page().keyboard().press("Escape");
        ada.page().locator("#retrace").waitFor(hidden());
        assertThat(ada.version()).isEqualTo(version);
        assertThat(ada.page().locator("#log-lines").textContent()).isEqualTo(log);
        assertThat(ada.page().locator(".pick input[name=action]").last().isChecked()).isTrue();
        assertThat(ada.page().locator("#picked").textContent()).contains("1");
    }

    @Test
    @DisplayName("begins in the log on a phone, and without scripts in the replay")
    void on_a_phone_and_without_scripts() {
        Window ada = waited("mars-tilsit", Window.PHONE);
        ada.show("log");
        ada.page().locator("#log .retrace-link a").tap();
        ada.page().waitForFunction("() => " + COUNT + ".startsWith('Step 1')");
        assertThat(ada.text("document.body.dataset.view")).isEqualTo("board");
        assertThat(ada.scrollsAside()).isZero();
        assertThat(ada.page().locator("#retrace [data-retrace=end]").boundingBox().height)
                .isGreaterThanOrEqualTo(44);
        assertThat(AccessibilityTest.findings(ada)).isEmpty();
        ada.page().route("**/*.js", com.microsoft.playwright.Route::abort);
        ada.page().reload();
        ada.page().locator(".retrace-link a").click();
        ada.page().locator("#replay").waitFor();
    }

    /** A table where others have done something since one's turn. */
    private Window waited(String game, int[] size) {
        Window ada = quick(game, size, "en-GB");
        for (int step = 0; step < 60 && ada.page().locator("#since .deed").count() == 0; step++) {
            ada.choose(step % 3 == 0 ? ada.choices().getLast() : ada.choices().getFirst());
            ada.awaitTurn();
        }
        return ada;
    }

    private static Locator.WaitForOptions hidden() {
        return new Locator.WaitForOptions().setState(com.microsoft.playwright.options.WaitForSelectorState.HIDDEN);
    }
}
