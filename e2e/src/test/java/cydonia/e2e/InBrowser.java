package cydonia.e2e;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cydonia.server.Server;
import cydonia.titles.Games;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** A running server for each class of tests, and windows of the process's one real {@link Chromium}. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class InBrowser {

    @SuppressWarnings("NullAway.Init") // set before the first test
    private Server server;
    private final List<Window> windows = new ArrayList<>();

    @BeforeAll
    void start(@TempDir Path data) {
        assumeTrue(Chromium.installed(),
                "no " + Chromium.PATH
                        + " here: install it (apt-get install chromium fonts-dejavu-core) to run these tests");
        Server.Settings plain = Server.Settings.of("127.0.0.1", 0, data, Optional.empty());
        server = Server.start(new Server.Settings(plain.host(), plain.port(), plain.data(), plain.database(),
                Duration.ofMillis(1), 10_000, 10_000, plain.seeds()), Games.known());
    }

    @AfterEach
    void closeWindows() {
        windows.forEach(Window::close);
        windows.clear();
    }

    @AfterAll
    void stop() {
        if (server != null) {
            server.close();
        }
    }

    Window open(int[] size, String language, String path) {
        Window window = new Window(Chromium.browser(), size, language);
        windows.add(window);
        window.page().navigate("http://127.0.0.1:" + server.port() + path);
        return window;
    }

    /** Two people at a table: one opens it, the other takes the seat by the link, in the other language. */
    List<Window> friends(String game, Map<String, String> options) {
        Window ada = open(Window.LAPTOP, "en-GB", "/new/" + game);
        ada.page().locator("input[name=name]").fill("Ada");
        ada.page().locator("[data-preset][href*='seat.1=open']").first().click();
        unfold(ada);
        options.forEach((option, value) -> ada.page().locator("select[name='option." + option + "']")
                .selectOption(value));
        ada.page().locator("form.fields button.main").click();
        String invite = ada.page().locator(".copy input").first().inputValue();

        Window bo = open(Window.LAPTOP, "fr-FR", invite.replaceFirst("https?://[^/]+", ""));
        bo.page().locator("input[name=name]").fill("Bo");
        bo.page().locator("form.fields button.main").click();
        ada.page().locator("#table").waitFor();
        return List.of(ada, bo);
    }

    /** Variants are folded away on the form for a new table. */
    static void unfold(Window window) {
        window.page().evaluate("document.querySelectorAll('.variants').forEach(part => part.open = true)");
    }

    /** Waits until all windows show the newest position. */
    static void inStep(List<Window> windows) {
        String newest = String.valueOf(windows.stream().mapToInt(Window::version).max().orElseThrow());
        windows.forEach(window -> window.page()
                .waitForFunction("v => Number(document.getElementById('table')?.dataset.version) >= Number(v)",
                        newest));
    }

    /** A table of one's own with one opponent, or none. */
    Window table(String game, int[] size, String language, String opponent, Map<String, String> options) {
        Window window = open(size, language, "/new/" + game);
        window.page().locator("input[name=name]").fill("Ada");
        window.page().locator("select[name='seat.1']").selectOption(opponent);
        unfold(window);
        options.forEach((option, value) -> window.page().locator("select[name='option." + option + "']")
                .selectOption(value));
        window.page().locator("form.fields button.main").click();
        window.awaitTurn();
        return window;
    }

    /** A solo game of Terraforming Mars. */
    Window alone(int[] size, String language) {
        Window window = open(size, language, "/new/terraforming-mars");
        window.page().locator("input[name=name]").fill("Ada");
        window.page().locator("select[name='seat.1']").selectOption("none");
        window.page().locator("form.fields button.main").click();
        window.awaitTurn();
        return window;
    }

    /** From the front door to a table with an opponent who does not think long. */
    Window quick(String game, int[] size, String language) {
        Window window = open(size, language, "/");
        String form = "form[action='/play/" + game + "'] ";
        window.page().locator(form + "select[name=level]").selectOption("random");
        window.page().locator(form + "button").click();
        window.awaitTurn();
        return window;
    }

    /** Two clicks from the front door: the number of opponents is preset. */
    Window atTable(int[] size, String language) {
        Window window = open(size, language, "/");
        window.page().locator("form[action='/play/mars-tilsit'] button").click();
        window.awaitTurn();
        return window;
    }
}
