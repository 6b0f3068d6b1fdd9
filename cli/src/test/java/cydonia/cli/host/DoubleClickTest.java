package cydonia.cli.host;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import cydonia.engine.Refused;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A double click leads to the browser")
class DoubleClickTest {

    private static final String HERE = "127.0.0.1";

    private final Path folder;

    DoubleClickTest(@TempDir Path folder) {
        this.folder = folder;
    }

    /** A browser that writes down where it was sent. */
    private DoubleClick click(String base) throws IOException {
        Path script = Files.createFile(folder.resolve("browser"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        Files.writeString(script,
                "#!/bin/sh\necho \"$1\" >'" + folder + "/written' && mv '" + folder + "/written' '" + folder
                        + "/address'\n");
        return new DoubleClick(Browser.of(Map.of("BROWSER", script.toString()), "Linux"), base);
    }

    private String address() throws IOException, InterruptedException {
        Path written = folder.resolve("address");
        while (!Files.exists(written)) {
            Thread.sleep(10);
        }
        return Files.readString(written).strip();
    }

    private static HttpServer answering(String path, String body) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext(path, exchange -> {
            exchange.sendResponseHeaders(200, 0);
            exchange.getResponseBody().write(body.getBytes(UTF_8));
            exchange.close();
        });
        server.start();
        return server;
    }

    @Test
    @Timeout(30)
    void at_a_cydonia_that_is_open_already() throws IOException, InterruptedException {
        HttpServer cydonia = answering("/mars/manifest.webmanifest", "{\"name\": \"Cydonia\"}");
        int port = cydonia.getAddress().getPort();
        assertThat(click("/mars").port(HERE, port)).isEmpty();
        assertThat(address()).isEqualTo("http://127.0.0.1:" + port + "/mars/");
        cydonia.stop(0);
    }

    @Test
    void or_at_the_first_port_that_nobody_has() throws IOException {
        HttpServer other = answering("/", "something else");
        int port = other.getAddress().getPort();
        assertThat(click("").port(HERE, port).orElseThrow()).isGreaterThan(port);
        other.stop(0);
        assertThat(Doorbell.ring(HERE, port, "")).isEqualTo(Doorbell.FREE);
    }

    @Test
    void where_every_port_is_taken_one_sentence_says_so() throws IOException {
        List<ServerSocket> taken = new ArrayList<>();
        int first = 65_530;
        for (int port = first; port <= ServeCommand.LAST_PORT; port++) {
            taken.add(new ServerSocket(port, 1, InetAddress.getLoopbackAddress()));
        }
        taken.forEach(socket -> Thread.ofVirtual().start(() -> hangUp(socket)));
        DoubleClick click = click("");
        assertThatThrownBy(() -> click.port(HERE, first)).isInstanceOfSatisfying(Refused.class,
                refused -> assertThat(refused.why().en())
                        .startsWith("All ports from 65530 to 65535 are taken by other programs"));
        for (ServerSocket socket : taken) {
            socket.close();
        }
    }

    /** Answers nobody. */
    private static void hangUp(ServerSocket socket) {
        try {
            while (true) {
                socket.accept().close();
            }
        } catch (IOException closed) {
            // the test is over
        }
    }

    @Test
    @Timeout(30)
    void what_went_wrong_is_a_page() throws IOException, InterruptedException {
        click("").explain("No room <here> & there.");
        String page = Files.readString(Path.of(URI.create(address())));
        assertThat(page).contains("<p>No room &lt;here> &amp; there.</p>");
    }

    @Test
    void a_machine_without_browser_is_noticed() {
        assertThat(Browser.of(Map.of("BROWSER", folder + "/none"), "Linux with nothing").open("x"))
                .isEqualTo(Files.isExecutable(Path.of("/usr/bin/xdg-open")));
    }
}
