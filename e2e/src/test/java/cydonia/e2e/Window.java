package cydonia.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;

/** A person's browser window: cookies of its own, and an ear for everything the page complains about. */
final class Window implements AutoCloseable {

    static final int[] LAPTOP = {1366, 768};
    static final int[] PHONE = {360, 640};

    private final BrowserContext context;
    private final Page page;
    private String lastChoice = "";
    private final List<String> complaints = new ArrayList<>();

    Window(Browser browser, int[] size, String language) {
        context = browser.newContext(new Browser.NewContextOptions().setViewportSize(size[0], size[1])
                .setLocale(language).setReducedMotion(com.microsoft.playwright.options.ReducedMotion.REDUCE));
        context.setDefaultTimeout(30_000);
        page = context.newPage();
        page.onConsoleMessage(message -> {
            // A refused command answers with a status that the browser reports by itself.
            if (message.type().equals("error") && !message.text().contains("status of 409")) {
                complaints.add(message.text());
            }
        });
        page.onPageError(complaints::add);
    }

    Page page() {
        return page;
    }

    /** Errors in the console, content-security violations among them. */
    List<String> complaints() {
        return List.copyOf(complaints);
    }

    /** What can be clicked now without opening anything, in notation. */
    List<String> choices() {
        return choicesIn("body");
    }

    /** The same within one part of the page. */
    List<String> choicesIn(String part) {
        String all = text("[...document.querySelectorAll('" + part
                + " button[name=action]')].filter(button => button.checkVisibility())"
                + ".map(button => button.value).join('|')");
        return List.of(all.split("\\|")).stream().distinct().toList();
    }

    int version() {
        return number("Number(document.getElementById('table').dataset.version)");
    }

    /** Clicks a button that means that action: the one on the board where there is one. */
    void choose(String action) {
        changing(() -> page.locator("button[name=action][value='" + action + "']:visible").first().click());
        lastChoice = action;
    }

    String lastChoice() {
        return lastChoice;
    }

    /** Brings that part to the front, where not all of them have room. */
    void show(String view) {
        if (page.locator(".tabs").isVisible()) {
            page.locator(".tabs button[data-view=" + view + "]").click();
        }
    }

    /** Does something and waits until the page shows what came of it. */
    void changing(Runnable something) {
        int before = version();
        something.run();
        page.waitForFunction("before => document.getElementById('table').dataset.version !== before"
                + " && !document.getElementById('table').hasAttribute('aria-busy')", String.valueOf(before));
    }

    /** Whether the page asks its person now. */
    boolean decides() {
        return (boolean) page.evaluate("document.getElementById('table').classList.contains('mine')");
    }

    boolean over() {
        return (boolean) page.evaluate("document.getElementById('table').classList.contains('over')");
    }

    /** Waits until the page asks for a decision, or the game is over. */
    void awaitTurn() {
        page.locator("#table.mine, #table.over").waitFor();
    }

    /** How many pixels the whole page could be scrolled. */
    int scrollsDown() {
        return number("document.documentElement.scrollHeight - innerHeight");
    }

    int scrollsAside() {
        return number("document.documentElement.scrollWidth - innerWidth");
    }

    String text(String expression) {
        return String.valueOf(page.evaluate(expression));
    }

    int number(String expression) {
        return ((Number) page.evaluate(expression)).intValue();
    }

    @Override
    public void close() {
        context.close();
    }
}
