package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.engine.Seed;
import cydonia.server.Server;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("A damaged table")
class DamageTest {

    private static final JsonMapper JSON = new JsonMapper();

    private final Path folder;
    private String token = "";

    DamageTest(@TempDir Path folder) {
        this.folder = folder;
    }

    @Test
    void is_closed_with_a_sentence_and_harms_no_other_page() throws Exception {
        String[] tables = new String[5];
        try (Server server = server()) {
            Client host = new Client(server.port());
            for (int i = 0; i < tables.length; i++) {
                JsonNode state = JSON.readTree(host.json("/api/tables", JSON.writeValueAsString(
                        Map.of("game", "dunes", "seats", List.of("me", "computer")))).body()).path("state");
                tables[i] = state.path("table").asString();
                String action = state.path("choices").get(0).path("notation").asString();
                host.json("/api/tables/" + tables[i] + "/act",
                        JSON.writeValueAsString(Map.of("version", 0, "actions", List.of(action))));
            }
            token = host.cookie("cydonia");
        }
        damage("update log set entry = 'act red fly' where table_id = '" + tables[0] + "'");
        damage("update log set entry = 'nonsense' where table_id = '" + tables[1] + "'");
        damage("update log set number = 2 where table_id = '" + tables[2] + "'");
        damage("update game_table set seed = 'x' where id = '" + tables[3] + "'");
        try (Server server = server()) {
            Client host = new Client(server.port()).with("Cookie", "cydonia=" + token);
            for (int i = 0; i < 4; i++) {
                HttpResponse<String> page = host.get("/t/" + tables[i]);
                assertThat(page.statusCode()).as("table " + i).isEqualTo(410);
                assertThat(page.body()).contains("damaged");
            }
            assertThat(host.get("/t/" + tables[4]).statusCode()).isEqualTo(200);
            assertThat(host.get("/").body()).contains(tables[4]).doesNotContain(tables[0]);
            assertThat(host.get("/metrics").body()).contains("cydonia_damaged_tables 4");
        }
    }

    @Test
    void a_table_of_rules_not_known_yet_stays_in_the_list_and_says_why_it_is_closed() throws Exception {
        String table;
        try (Server server = server()) {
            Client host = new Client(server.port());
            table = JSON.readTree(host.json("/api/tables", JSON.writeValueAsString(
                    Map.of("game", "dunes", "seats", List.of("me", "computer")))).body()).path("state").path("table")
                    .asString();
            token = host.cookie("cydonia");
            assertThat(host.get("/").body()).contains(table).doesNotContain("rules version");
        }
        damage("update game_table set rules = 99 where id = '" + table + "'");
        try (Server server = server()) {
            Client host = new Client(server.port()).with("Cookie", "cydonia=" + token);
            assertThat(host.get("/").body()).contains("This game was played with rules version 99");
            assertThat(host.get("/t/" + table).body()).contains("This game was played with rules version 99");
            assertThat(new Client(server.port()).get("/").body()).doesNotContain("rules version");
        }
    }

    private void damage(String statement) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("cydonia.db"));
                Statement sql = connection.createStatement()) {
            assertThat(sql.executeUpdate(statement)).isPositive();
        }
    }

    private Server server() {
        return Server.start(new Server.Settings("127.0.0.1", 0, folder, Optional.empty(), Duration.ofDays(1), 10_000,
                1000, () -> Seed.of(7)), new Games(List.of(Title.plain(new Dunes()))));
    }
}
