package cydonia.cli.host;

import cydonia.engine.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;

/**
 * Who double-clicks looks at no terminal: the browser opens at a Cydonia that is there already, or at the one that
 * starts now, or at a page that says why it does not.
 */
final class DoubleClick {

    private static final int PORTS = 10;

    private final Browser browser;
    private final String base;

    DoubleClick(Browser browser, String base) {
        this.browser = browser;
        this.base = base;
    }

    /** The first port nobody has; nothing where Cydonia was found before one, and is shown. */
    OptionalInt port(String host, int first) {
        int last = Math.min(first + PORTS - 1, ServeCommand.LAST_PORT);
        for (int port = first; port <= last; port++) {
            switch (Doorbell.ring(host, port, base)) {
                case FREE -> {
                    return OptionalInt.of(port);
                }
                case CYDONIA -> {
                    open(port);
                    return OptionalInt.empty();
                }
                case TAKEN -> {
                }
            }
        }
        throw new Refused(HostPhrase.NO_FREE_PORT.text(first, last));
    }

    /** Whatever address it listens on, the browser on this machine finds it here. */
    boolean open(int port) {
        return browser.open("http://127.0.0.1:" + port + base + "/");
    }

    /** Shows what went wrong, in a page of its own: there is no server to ask. */
    void explain(String why) {
        try {
            Path page = Files.createTempFile("cydonia", ".html");
            Files.writeString(page,
                    """
                            <!DOCTYPE html>
                            <meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cydonia</title>
                            <body style="font:18px/1.5 sans-serif;max-width:36em;margin:4em auto;padding:0 1em;background:#17120f;color:#f1e4d3">
                            <h1>Cydonia</h1><p>%s</p>
                            """
                            .formatted(why.replace("&", "&amp;").replace("<", "&lt;")));
            browser.open(page.toUri().toString());
        } catch (IOException full) {
            // whoever started it in a terminal reads it there
        }
    }
}
