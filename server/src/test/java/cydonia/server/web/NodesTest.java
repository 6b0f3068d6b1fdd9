package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.dunes.LaterDunes;
import cydonia.engine.Game;
import cydonia.engine.Seed;
import cydonia.server.Server;
import cydonia.tables.room.Tokens;
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
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.flywaydb.core.Flyway;
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

    @Test
    @Timeout(120)
    void that_start_at_once_update_it_once_and_have_an_older_game_go_on_once()
            throws IOException, InterruptedException, SQLException {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
            Flyway.configure().dataSource(postgres.getPostgresDatabase()).locations("classpath:db/migration")
                    .target("6").load().migrate();
            String table = "anoldertable";
            String host = Tokens.fresh();
            sql(postgres, "insert into game_table values ('" + table + "', 'dunes', 1, 2, '{\"storms\": \"on\"}', '"
                    + Seed.of(7) + "', '" + Tokens.sha256(host) + "', 'w', 'playing', 1)");
            sql(postgres, "insert into seat values ('" + table + "', 0, 'person', 'Ann', '', 0, null, '"
                    + Tokens.sha256(host) + "'), ('" + table + "', 1, 'person', 'Zoe', '', 0, null, 'zoe')");
            Game<?, ?, ?> later = new LaterDunes(2, LaterDunes.Change.NOTHING);
            CompletableFuture<Server> first = CompletableFuture.supplyAsync(() -> node(postgres, later));
            CompletableFuture<Server> second = CompletableFuture.supplyAsync(() -> node(postgres, later));
            try (Server here = first.join(); Server there = second.join()) {
                List<CompletableFuture<JsonNode>> both = List.of(here, there).stream()
                        .map(server -> CompletableFuture.supplyAsync(() -> state(
                                new Client(server.port()).with("Authorization", "Bearer " + host), table)))
                        .toList();
                both.forEach(answer -> assertThat(answer.join().path("phase").asString()).isEqualTo("playing"));
            }
            assertThat(count(postgres, "flyway_schema_history where version = '7' and success")).isEqualTo(1);
            assertThat(count(postgres, "log where entry = 'rules 2'")).isEqualTo(1);
            assertThat(count(postgres, "game_table where rules = 2")).isEqualTo(1);
        }
    }

    private static void sql(EmbeddedPostgres postgres, String statement) throws SQLException {
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement sql = connection.createStatement()) {
            assertThat(sql.executeUpdate(statement)).isPositive();
        }
    }

    private static int count(EmbeddedPostgres postgres, String rows) throws SQLException {
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement sql = connection.createStatement();
                ResultSet found = sql.executeQuery("select count(*) from " + rows)) {
            assertThat(found.next()).isTrue();
            return found.getInt(1);
        }
    }

    private static Server node(EmbeddedPostgres postgres) {
        return node(postgres, new Dunes());
    }

    private static Server node(EmbeddedPostgres postgres, Game<?, ?, ?> game) {
        return Server.start(new Server.Settings("127.0.0.1", 0, Path.of("unused"),
                Optional.of(postgres.getJdbcUrl("postgres", "postgres")), Duration.ZERO, 10_000, 1000,
                () -> Seed.of(7)), new Games(List.of(Title.plain(game))));
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
