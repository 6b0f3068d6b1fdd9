package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.engine.Seed;
import cydonia.server.Server;
import cydonia.titles.Games;
import cydonia.titles.Title;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("A disk that takes no more")
class FullDiskTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final int TABLES = 60;

    private final String file;
    private final String[] tokens = new String[TABLES];
    private final String[] tables = new String[TABLES];

    FullDiskTest(@TempDir Path folder) {
        this.file = "jdbc:sqlite:" + folder.resolve("test.db");
    }

    /** SQLite refuses to grow beyond so many pages just as if the disk were full. */
    @Test
    void because_it_is_full_is_told_in_words_and_the_last_good_state_stays() {
        makeTables(file, TABLES);
        int refused = -1;
        JsonNode before = JSON.createObjectNode();
        try (Server full = server(file + "?max_page_count=1")) {
            for (int i = 0; refused < 0; i++) {
                before = state(full, i);
                HttpResponse<String> answer = act(full, i, before);
                if (answer.statusCode() != 200) {
                    assertToldInWords(answer);
                    refused = i;
                }
            }
            assertThat(state(full, refused)).isEqualTo(before);
            assertThat(new Client(full.port()).get("/healthz").statusCode()).isEqualTo(503);
        }
        assertThat(refused).isPositive();
        try (Server roomy = server(file)) {
            assertThat(state(roomy, refused)).isEqualTo(before);
            assertThat(act(roomy, refused, before).statusCode()).isEqualTo(200);
            assertThat(state(roomy, refused - 1).path("version").asInt()).isEqualTo(1);
        }
    }

    @Test
    void because_it_may_only_be_read_is_told_in_words_and_the_tables_can_still_be_looked_at() throws IOException {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
            String url = postgres.getJdbcUrl("postgres", "postgres");
            makeTables(url, 1);
            try (Server readOnly = server(url + "&options=-c%20default_transaction_read_only=on")) {
                JsonNode before = state(readOnly, 0);
                assertThat(before.path("choices").isEmpty()).isFalse();
                assertToldInWords(act(readOnly, 0, before));
                assertThat(state(readOnly, 0)).isEqualTo(before);
                assertThat(new Client(readOnly.port()).get("/healthz").statusCode()).isEqualTo(503);
            }
        }
    }

    private static void assertToldInWords(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).isEqualTo(503);
        assertThat(JSON.readTree(answer.body()).path("error").asString()).contains("nothing was changed");
    }

    /** Tables that wait for a person; the computer is too slow to interfere. */
    private void makeTables(String url, int number) {
        try (Server roomy = server(url)) {
            for (int i = 0; i < number; i++) {
                JsonNode made = JSON.readTree(new Client(roomy.port())
                        .json("/api/tables", "{\"game\": \"dunes\", \"seats\": [\"me\", \"computer\"]}").body());
                tokens[i] = made.path("token").asString();
                tables[i] = made.path("state").path("table").asString();
            }
        }
    }

    private HttpResponse<String> act(Server server, int table, JsonNode state) {
        return client(server, table).json("/api/tables/" + tables[table] + "/act",
                JSON.writeValueAsString(Map.of("version", state.path("version").asInt(), "actions",
                        List.of(state.path("choices").path(0).path("notation").asString()))));
    }

    private JsonNode state(Server server, int table) {
        return JSON.readTree(client(server, table).get("/api/tables/" + tables[table]).body());
    }

    private Client client(Server server, int table) {
        return new Client(server.port()).with("Authorization", "Bearer " + tokens[table]);
    }

    private static Server server(String url) {
        return Server.start(new Server.Settings("127.0.0.1", 0, Path.of("unused"), Optional.of(url),
                Duration.ofDays(1), 10_000, 1000, () -> Seed.of(7)), new Games(List.of(Title.plain(new Dunes()))));
    }
}
