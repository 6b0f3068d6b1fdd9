package cydonia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReplayPageTest extends InBrowser {

    @Test
    void a_game_is_seen_again_step_by_step_and_its_file_is_brought_back() {
        Window ada = conceded(Window.LAPTOP, "en-GB");
        Page page = ada.page();
        page.locator(".after a[href*='/replay?at=0']").click();
        page.locator("#replay").waitFor();
        assertThat(at(ada)).isZero();
        page.locator("[data-step=on]").click();
        awaitMove(ada, 1);
        page.locator("#film").focus();
        page.keyboard().press("ArrowRight");
        awaitMove(ada, 2);
        page.locator("#slide").fill("4");
        awaitMove(ada, 4);
        assertThat(page.url()).contains("at=4");
        page.locator("#eyes").selectOption("all");
        page.waitForFunction("() => document.getElementById('replay')?.dataset.eyes === 'all'");
        assertThat(page.locator(".hands details").count()).isEqualTo(1);
        assertThat(page.locator("button[name=action]").count()).isZero();
        page.locator("[data-step=first]").click();
        awaitMove(ada, 0);
        page.locator("[data-play]").click();
        awaitMove(ada, 2);
        page.locator("[data-play]").click();
        page.reload();
        assertThat(at(ada)).isGreaterThanOrEqualTo(2);

        page.locator("#more summary").click();
        Download file = page.waitForDownload(() -> page.locator("#more a[download]").click());
        page.navigate(page.url().replaceFirst("/t/.*", "/replays"));
        page.locator("input[type=file]").setInputFiles(file.path());
        page.locator("form.fields button.main").click();
        page.locator("#replay").waitFor();
        assertThat(page.url()).contains("/replays/");
        assertThat(ada.complaints()).isEmpty();
    }

    @Test
    void while_it_is_played_one_looks_back_through_ones_own_eyes() {
        Window ada = atTable(Window.PHONE, "fr-FR");
        step(ada, 3);
        ada.page().navigate(ada.page().url() + "/replay?at=1");
        assertThat(at(ada)).isEqualTo(1);
        assertThat(ada.page().locator("#eyes").count()).isZero();
        assertThat(ada.page().locator("[download]").count()).isZero();
        assertThat(ada.scrollsAside()).isZero();
        assertThat(ada.complaints()).isEmpty();
    }

    @Test
    void axe_finds_nothing_serious_on_replays_results_and_the_form_for_files() {
        for (int[] size : List.of(Window.LAPTOP, Window.PHONE)) {
            Window ada = conceded(size, "fr-FR");
            String table = ada.page().url();
            for (String path : List.of(table + "/result", table + "/replay?at=3&eyes=all",
                    table.replaceFirst("/t/.*", "/replays"))) {
                ada.page().navigate(path);
                if (path.endsWith("/result")) {
                    ada.page().locator("#review:not([data-at]) .chances").waitFor();
                }
                assertThat(AccessibilityTest.findings(ada)).as(path).isEmpty();
                ada.page().locator("[data-theme-switch]").click();
                assertThat(AccessibilityTest.findings(ada)).as(path).isEmpty();
                assertThat(ada.scrollsAside()).as(path).isZero();
            }
        }
    }

    /** A game of a few moves that was given up. */
    private Window conceded(int[] size, String language) {
        Window ada = atTable(size, language);
        step(ada, 5);
        ada.page().locator("#menu > summary").click();
        ada.changing(() -> ada.page().locator("#menu .danger").click());
        ada.page().locator("#table.over").waitFor();
        return ada;
    }

    private static void step(Window window, int steps) {
        for (int step = 0; step < steps; step++) {
            window.choose(window.choices().getLast());
            window.awaitTurn();
        }
    }

    private static int at(Window window) {
        Locator replay = window.page().locator("#replay");
        return Integer.parseInt(String.valueOf(replay.getAttribute("data-at")));
    }

    private static void awaitMove(Window window, int move) {
        window.page().waitForFunction("move => Number(document.getElementById('replay')?.dataset.at) === move", move);
    }
}
