package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.engine.Seed;
import cydonia.server.Server;
import cydonia.titles.Games;
import cydonia.titles.Title;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("Two servers on one PostgreSQL database")
class NodesTest {

    private static final JsonMapper JSON = new JsonMapper();

    @Test
    @Timeout(120)
    void whoever_listens_at_one_hears_of_moves_made_at_the_other() throws IOException, InterruptedException {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start();
                Server here = node(postgres);
                Server there = node(postgres);
                HttpClient http = HttpClient.newHttpClient()) {
            Client host = new Client(here.port());
            JsonNode made = JSON.readTree(
                    host.json("/api/tables", "{\"game\": \"dunes\", \"seats\": [\"me\", \"open\"]}").body());
            String table = made.path("state").path("table").asString();
            Client guest = new Client(there.port());
            JsonNode joined = JSON.readTree(guest.json("/api/join", JSON.writeValueAsString(
                    Map.of("invite", made.path("state").path("invitations").path("green").asString()))).body());
            guest.with("Authorization", "Bearer " + joined.path("token").asString());
            host.with("Authorization", "Bearer " + made.path("token").asString());

            var stream = http.send(guest.request("/api/tables/" + table + "/events").GET().build(),
                    BodyHandlers.ofInputStream());
            try (BufferedReader lines = new BufferedReader(
                    new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
                assertThat(next(lines)).isEqualTo("data: 1");
                await(host, table, 1);
                String action = state(host, table).path("choices").path(0).path("notation").asString();
                assertThat(host.json("/api/tables/" + table + "/act",
                        JSON.writeValueAsString(Map.of("version", 1, "action", action))).statusCode()).isEqualTo(200);
                assertThat(next(lines)).isEqualTo("data: 2");
            }
            assertThat(state(guest, table).path("version").asInt()).isEqualTo(2);
        }
    }

    private static Server node(EmbeddedPostgres postgres) {
        return Server.start(new Server.Settings("127.0.0.1", 0, Path.of("unused"),
                Optional.of(postgres.getJdbcUrl("postgres", "postgres")), Duration.ZERO, 10_000, 1000,
                () -> Seed.of(7)), new Games(List.of(Title.plain(new Dunes()))));
    }

    /** The host's node hears of the guest too, if not at once. */
    private static void await(Client client, String table, int version) throws InterruptedException {
        while (state(client, table).path("version").asInt() < version) {
            Thread.sleep(20);
        }
    }

    private static JsonNode state(Client client, String table) {
        return JSON.readTree(client.get("/api/tables/" + table).body());
    }

    private static String next(BufferedReader lines) throws IOException {
        String line = lines.readLine();
        while (line != null && !line.startsWith("data: ")) {
            line = lines.readLine();
        }
        return String.valueOf(line);
    }
}
