package cydonia.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The one browser of a process, started when the first class of tests asks for it. Every {@link Window} has a context
 * of its own, so nothing goes from one test to another; the browser ends with the process.
 */
final class Chromium {

    static final Path PATH = Path.of("/usr/bin/chromium");

    private static final Browser BROWSER = Playwright
            .create(new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"))).chromium()
            .launch(new BrowserType.LaunchOptions().setExecutablePath(PATH).setArgs(List.of("--no-sandbox")));

    private Chromium() {
    }

    static boolean installed() {
        return Files.isExecutable(PATH);
    }

    static Browser browser() {
        return BROWSER;
    }
}
