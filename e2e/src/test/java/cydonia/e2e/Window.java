package cydonia.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

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
                .setLocale(language).setHasTouch(size[0] == PHONE[0])
                .setReducedMotion(com.microsoft.playwright.options.ReducedMotion.REDUCE));
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

    /** What stands for several things that are ticked and confirmed together. */
    static final String SEVERAL = "several";

    private static final String CONFIRM = "#picked";

    /** What can be clicked now without opening anything, in notation, and {@link #SEVERAL}. */
    List<String> choices() {
        page.locator("button[name=action]:visible, " + CONFIRM).first().waitFor();
        return choicesIn("body");
    }

    /** The same within one part of the page. */
    List<String> choicesIn(String part) {
        String all = text("[...document.querySelectorAll('" + part
                + " button[name=action]')].filter(button => button.checkVisibility())"
                + ".map(button => button.value).join('|')");
        Stream<String> buttons = Stream.of(all.split("\\|")).filter(action -> !action.isEmpty());
        return Stream.concat(buttons, picks() ? Stream.of(SEVERAL) : Stream.empty()).distinct().toList();
    }

    int version() {
        return Integer.parseInt(ofTable("data-version"));
    }

    /** What the table says of itself; waits for it while a page is on its way. */
    private String ofTable(String attribute) {
        return String.valueOf(page.locator("#table").getAttribute(attribute));
    }

    /** Clicks a button that means that action: the one on the board where there is one. */
    void choose(String action) {
        if (action.equals(SEVERAL)) {
            pickEnough();
            changing(() -> page.locator(CONFIRM).click());
            return;
        }
        changing(() -> page.locator("button[name=action][value='" + action + "']:visible").first().click());
        lastChoice = action;
    }

    /** Whether several things are ticked and confirmed together now. */
    boolean picks() {
        return page.locator(CONFIRM).count() > 0;
    }

    /** Ticks the last things first, until the choice can be confirmed. */
    private void pickEnough() {
        String more = "input[type=checkbox][data-uses]:enabled:not(:checked), button[data-more='1']:enabled";
        while (page.locator(CONFIRM).isDisabled()) {
            page.locator(more).last().click();
        }
    }

    String lastChoice() {
        return lastChoice;
    }

    /** Brings that part to the front, where not all of them have room. */
    void show(String view) {
        Locator tab = page.locator(".tabs button[data-view=" + view + "]");
        if (tab.isVisible()) {
            tab.click();
        }
    }

    private static final String SURE = "#sure button.danger";

    /** Does something, says yes where that is asked, and waits until the page shows what came of it. */
    void changing(Runnable something) {
        changing(something, () -> page.locator(SURE).click());
    }

    void changing(Runnable something, Runnable yes) {
        int before = version();
        something.run();
        // others may have changed something while the answer to the click is still on its way
        String changed = "(table => table && table.dataset.version !== before && !document.querySelector('.pressed'))"
                + "(document.getElementById('table'))";
        page.waitForFunction("before => " + changed + " || document.getElementById('sure')", String.valueOf(before));
        if (page.locator(SURE).count() > 0) {
            yes.run();
            page.waitForFunction("before => " + changed, String.valueOf(before));
        }
    }

    /** Whether the page asks its person now. */
    boolean decides() {
        return is("mine");
    }

    boolean over() {
        return is("over");
    }

    private boolean is(String state) {
        return List.of(ofTable("class").split(" ", -1)).contains(state);
    }

    /** Waits until the page shows another version than that one. */
    void awaitOther(int version) {
        page.locator("#table:not([data-version='" + version + "'])").waitFor();
    }

    /** Waits until the page asks for a decision, or the game is over. */
    void awaitTurn() {
        page.locator("#table.mine, #table.over").waitFor();
        page.waitForLoadState(LoadState.DOMCONTENTLOADED); // the rest of a long page may still be on its way
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
