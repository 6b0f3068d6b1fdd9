package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.engine.Seed;
import cydonia.server.Server;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("The doors, tried from the wrong side")
class DoorsTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final int REQUESTS_PER_SECOND = 10;
    /** What somebody in haste may send at once: ten seconds' worth. */
    private static final int IN_HASTE = 10 * REQUESTS_PER_SECOND;

    private final Server server;
    private final Server busy;
    private final Client host;
    private final Client guest;

    DoorsTest(@TempDir Path folder, @TempDir Path other) {
        Games games = new Games(List.of(Title.plain(new Dunes())));
        this.server = Server.start(settings(folder, 10_000), games);
        this.busy = Server.start(settings(other, REQUESTS_PER_SECOND).behind(Proxies.NEAREST), games);
        this.host = new Client(server.port());
        this.guest = new Client(server.port());
    }

    private static Server.Settings settings(Path folder, int requestsPerSecond) {
        return new Server.Settings("127.0.0.1", 0, folder, Optional.empty(), Duration.ZERO, requestsPerSecond, 1000,
                () -> Seed.of(7));
    }

    @AfterEach
    void stop() {
        server.close();
        busy.close();
    }

    /** Sister sites are other sites too; and what a browser says of the site goes before what it says of the origin. */
    @ParameterizedTest
    @CsvSource({"Origin, http://evil.example", "Origin, http://127.0.0.1:1", "Origin, http://play.127.0.0.1",
            "Origin, null", "Origin, not an address", "Sec-Fetch-Site, cross-site", "Sec-Fetch-Site, same-site"})
    void a_form_of_another_site_is_refused(String header, String value) {
        String table = table("open");
        HttpRequest.Builder form = host.request("/t/" + table + "/close").header(header, value);
        if (!header.equals("Origin")) {
            form.header("Origin", host.origin());
        }
        assertThat(host.send(form.POST(BodyPublishers.noBody())).statusCode()).isEqualTo(403);
        assertThat(phase(table)).isEqualTo("gathering");
    }

    @ParameterizedTest
    @ValueSource(strings = {"same-origin", "none"})
    void a_form_of_this_site_is_not(String site) {
        String table = table("open");
        host.send(host.request("/t/" + table + "/close").header("Sec-Fetch-Site", site)
                .POST(BodyPublishers.noBody()));
        assertThat(phase(table)).isEqualTo("closed");
    }

    @Test
    void one_person_takes_no_second_seat() {
        String table = table("open", "open");
        JsonNode links = state(table).path("invitations");
        guest.post("/join/" + links.path("green").asString(), Map.of("name", "Zoé"));
        for (Client seated : List.of(guest, host)) {
            assertThat(seated.post("/join/" + links.path("blue").asString(), Map.of("name", "Zoé")).statusCode())
                    .isEqualTo(409);
        }
        assertThat(phase(table)).as("a seat is still open").isEqualTo("gathering");
        assertThat(new Client(server.port()).post("/join/" + links.path("blue").asString(), Map.of("name", "Eve"))
                .statusCode()).isEqualTo(303);
        assertThat(phase(table)).isEqualTo("playing");
    }

    /** A client may write any address before the one that the proxy adds. */
    @Test
    void invented_addresses_make_nobody_another() {
        int allowed = 0;
        for (int i = 0; i < 2 * IN_HASTE; i++) {
            Client client = new Client(busy.port()).with("X-Forwarded-For", "198.51.100." + i + ", 203.0.113.9");
            allowed += client.get("/healthz").statusCode() == 429 ? 0 : 1;
        }
        assertThat(allowed).as("requests of one visitor").isBetween(IN_HASTE, 2 * IN_HASTE - 1);
        Client other = new Client(busy.port()).with("X-Forwarded-For", "203.0.113.9, 203.0.113.10");
        assertThat(other.get("/healthz").statusCode()).as("somebody else").isEqualTo(200);
    }

    private String table(String... others) {
        Map<String, Object> wish = Map.of("game", "dunes", "seats",
                others.length == 1 ? List.of("me", others[0]) : List.of("me", others[0], others[1]));
        JsonNode made = JSON.readTree(host.json("/api/tables", JSON.writeValueAsString(wish)).body());
        return made.path("state").path("table").asString();
    }

    private String phase(String table) {
        return state(table).path("phase").asString();
    }

    private JsonNode state(String table) {
        return JSON.readTree(host.get("/api/tables/" + table).body());
    }
}
