package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.engine.Refused;
import cydonia.engine.Seed;
import cydonia.server.Server;
import cydonia.titles.Games;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A server whose addresses all begin with /mars")
class BasePathTest {

    private static final Pattern ADDRESS = Pattern
            .compile("\\s(href|src|action|formaction|data-at|data-events)=\"([^\"#]*)");
    /** What a page leads to without doing anything. */
    private static final Set<String> TO_READ = Set.of("href", "src");

    private final Server server;
    private final Client client;

    BasePathTest(@TempDir Path folder) {
        this.server = Server.start(new Server.Settings("127.0.0.1", 0, folder, Optional.empty(), Duration.ZERO, 10_000,
                1000, () -> Seed.of(7)).hosted(new Hosting("/mars/", false, Optional.empty())), Games.known());
        this.client = new Client(server.port());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void leads_nowhere_else_from_any_page() {
        List<String> begin = List.of("/mars/", "/mars" + table("mars-tilsit"), "/mars" + table("terraforming-mars"),
                "/mars/new/on-mars", "/mars" + lobby(), "/mars/replays", "/mars/device", "/mars/nowhere");
        Deque<String> open = new ArrayDeque<>(begin);
        Set<String> known = new TreeSet<>(begin);
        while (!open.isEmpty()) {
            String page = open.removeFirst();
            HttpResponse<String> answer = client.get(page);
            assertThat(answer.statusCode()).as(page).isIn(page.endsWith("nowhere") ? List.of(404) : List.of(200, 303));
            answer.headers().firstValue("Location").ifPresent(to -> assertThat(to).startsWith("/mars/"));
            Matcher found = ADDRESS.matcher(answer.body());
            while (found.find()) {
                String address = found.group(2).replace("&amp;", "&");
                if (address.isEmpty() || address.matches("[?\\d].*")) {
                    continue;
                }
                assertThat(address).as(page).startsWith("/mars/");
                if (TO_READ.contains(found.group(1)) && known.add(address)) {
                    open.add(address);
                }
            }
        }
        assertThat(known).hasSizeGreaterThan(30).anyMatch(address -> address.endsWith(".css"))
                .anyMatch(address -> address.endsWith("/result") || address.endsWith("/replay"))
                .contains("/mars/learn/on-mars", "/mars/notices", "/mars/manifest.webmanifest");
    }

    @Test
    void keeps_cookies_links_and_streams_to_itself() throws Exception {
        HttpResponse<String> made = client.post("/mars/play/mars-tilsit", Map.of());
        assertThat(made.headers().firstValue("Set-Cookie").orElseThrow()).contains("Path=/mars/");
        String table = made.headers().firstValue("Location").orElseThrow();
        assertThat(table).startsWith("/mars/t/");
        assertThat(client.post("/mars/language", Map.of("language", "fr", "back", table.substring("/mars".length())))
                .headers().firstValue("Location")).contains(table);
        assertThat(client.get("/mars" + lobby()).body()).contains(client.origin() + "/mars/join/",
                client.origin() + "/mars/watch/");
        assertThat(client.get("/mars/sw.js").body()).doesNotContain("\"/");
        assertThat(client.get("/mars/manifest.webmanifest").body()).contains("\"./\"").doesNotContain("\"/");
        assertThat(client.get("/mars/api/games").statusCode()).isEqualTo(200);
        assertThat(client.get("/mars/api/nothing").body()).startsWith("{");
        try (InputStream events = HttpClient.newHttpClient().send(client.request(table + "/events").GET().build(),
                BodyHandlers.ofInputStream()).body()) {
            assertThat(new String(events.readNBytes(14), StandardCharsets.UTF_8)).isEqualTo("event: version");
        }
        assertThat(client.get("/").statusCode()).isEqualTo(404);
        assertThat(URI.create(client.origin()).getPath()).isEmpty();
    }

    @Test
    void is_refused_a_senseless_beginning() {
        for (String wrong : List.of("mars", "/a b", "/\"", "/a//b", "//")) {
            assertThatThrownBy(() -> new Hosting(wrong, false, Optional.empty())).as(wrong).isInstanceOf(Refused.class);
        }
    }

    private String table(String game) {
        return client.post("/mars/play/" + game, Map.of("level", "random")).headers().firstValue("Location")
                .orElseThrow().substring("/mars".length());
    }

    private String lobby() {
        return client.post("/mars/new/mars-tilsit", Map.of("seat.1", "open")).headers().firstValue("Location")
                .orElseThrow().substring("/mars".length());
    }
}
