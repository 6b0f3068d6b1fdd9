package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.dunes.LaterDunes;
import cydonia.dunes.LaterDunes.Change;
import cydonia.engine.Game;
import cydonia.engine.Seed;
import cydonia.server.Server;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("A server with later rules")
@Timeout(120)
class OutdatedTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final String WHY = "The rules of this game have changed since it was played (version 1, now 2): move ";

    private final Path folder;
    private String host = "";
    private String guest = "";
    private String taken = "";

    OutdatedTest(@TempDir Path folder) {
        this.folder = folder;
    }

    @Test
    void goes_on_with_a_game_of_which_it_tells_the_same() {
        String table = playedToWater();
        try (Server server = server(new LaterDunes(2, Change.NOTHING))) {
            Client red = client(server, host);
            assertThat(red.get("/").body()).contains("/t/" + table).doesNotContain("The rules have changed");
            assertThat(red.get("/t/" + table).body()).contains("This program plays by version 2 of the rules");
            JsonNode state = state(red, table);
            assertThat(state.path("phase").asString()).isEqualTo("playing");
            assertThat(act(server, table).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void shows_a_game_that_cannot_go_on_as_far_as_it_agrees_and_ends_it_once_all_agree() {
        String table = playedToWater();
        try (Server server = server(new LaterDunes(2, Change.NO_WATER))) {
            Client red = client(server, host);
            Client green = client(server, guest);
            assertThat(red.get("/").body()).contains("/t/" + table, "The rules have changed");
            HttpResponse<String> page = red.get("/t/" + table);
            assertThat(page.statusCode()).isEqualTo(200);
            assertThat(page.body()).contains(WHY, "is no longer possible.", "/t/" + table + "/end\"")
                    .doesNotContain("/t/" + table + "/concede");
            assertThat(client(server, host).with("Accept-Language", "fr").get("/t/" + table).body())
                    .contains("Les règles de ce jeu ont changé");
            assertThat(red.get("/t/" + table + "/replay").statusCode()).isEqualTo(200);

            JsonNode state = state(red, table);
            assertThat(state.path("phase").asString()).isEqualTo("outdated");
            assertThat(state.path("prompt").asString()).startsWith(WHY);
            assertThat(state.path("choices")).isEmpty();
            HttpResponse<String> refused = red.json("/api/tables/" + table + "/act", JSON.writeValueAsString(
                    Map.of("version", state.path("version").asInt(), "action", "bid 1")));
            assertThat(refused.statusCode()).isEqualTo(409);
            assertThat(JSON.readTree(refused.body()).path("error").asString()).startsWith(WHY);
            assertThat(JSON.readTree(refused.body()).path("state").path("phase").asString()).isEqualTo("outdated");
            assertThat(red.post("/t/" + table + "/undo", Map.of("version", "1")).statusCode()).isEqualTo(409);

            assertThat(red.post("/t/" + table + "/end", Map.of()).statusCode()).isEqualTo(303);
            assertThat(red.get("/t/" + table).body()).doesNotContain("/t/" + table + "/end\"");
            assertThat(state(green, table).path("phase").asString()).isEqualTo("outdated");
            HttpResponse<String> ended = green.json("/api/tables/" + table + "/end", "{}");
            assertThat(ended.statusCode()).isEqualTo(200);
            JsonNode over = JSON.readTree(ended.body()).path("state");
            assertThat(over.path("phase").asString()).isEqualTo("over");
            assertThat(over.path("outcome").path("reasons").toString()).contains("counts for nobody");
            over.path("outcome").path("results").forEach(
                    result -> assertThat(result.path("won").asBoolean()).isFalse());
            for (Client each : List.of(red, green)) {
                assertThat(each.get("/").body()).contains("/t/" + table + "/result");
                assertThat(each.get("/t/" + table).body()).contains("Nobody wins.", "counts for nobody");
                assertThat(each.get("/t/" + table + "/result").body()).contains("Nobody wins.", "counts for nobody");
            }
        }
    }

    @Test
    void shows_an_older_file_as_far_as_it_agrees_and_what_else_it_says() {
        String file;
        String table = playedToWater();
        try (Server server = server(new Dunes())) {
            assertThat(client(server, host).json("/api/tables/" + table + "/concede", "{}").statusCode())
                    .isEqualTo(200);
            file = client(server, host).get("/t/" + table + "/replay.json").body();
        }
        try (Server server = server(new LaterDunes(2, Change.NO_WATER))) {
            Client anybody = new Client(server.port());
            HttpResponse<String> brought = anybody.upload("/replays", "file", file);
            assertThat(brought.statusCode()).isEqualTo(303);
            String page = anybody.get(brought.headers().firstValue("Location").orElseThrow()).body();
            assertThat(page).contains(WHY, "What else the file says (1 moves)", "dig water</li>");
        }
        try (Server server = server(new LaterDunes(2, Change.NOTHING))) {
            Client anybody = new Client(server.port());
            HttpResponse<String> brought = anybody.upload("/replays", "file", file);
            assertThat(anybody.get(brought.headers().firstValue("Location").orElseThrow()).body())
                    .doesNotContain("The rules of this game have changed", "What else the file says");
        }
    }

    private Server server(Game<?, ?, ?> game) {
        return Server.start(new Server.Settings("127.0.0.1", 0, folder, Optional.empty(), Duration.ofDays(1), 10_000,
                1000, () -> Seed.of(7)), new Games(List.of(Title.plain(game))));
    }

    private static Client client(Server server, String token) {
        return new Client(server.port()).with("Authorization", "Bearer " + token).with("Cookie", "cydonia=" + token);
    }

    private static JsonNode state(Client client, String table) {
        return JSON.readTree(client.get("/api/tables/" + table).body());
    }

    /** Two people play until somebody has taken water, which was the last thing done. */
    private String playedToWater() {
        try (Server server = server(new Dunes())) {
            JsonNode made = JSON.readTree(new Client(server.port())
                    .json("/api/tables", "{\"game\": \"dunes\", \"seats\": [\"me\", \"open\"]}").body());
            String table = made.path("state").path("table").asString();
            host = made.path("token").asString();
            guest = JSON.readTree(new Client(server.port()).json("/api/join", JSON.writeValueAsString(
                    Map.of("invite", made.path("state").path("invitations").path("green").asString()))).body())
                    .path("token").asString();
            while (!taken.equals("dig water")) {
                assertThat(act(server, table).statusCode()).isEqualTo(200);
                assertThat(state(client(server, host), table).path("phase").asString()).isEqualTo("playing");
            }
            return table;
        }
    }

    /** Whoever is asked takes water, or does the first thing that is possible. */
    private HttpResponse<String> act(Server server, String table) {
        JsonNode state = state(client(server, host), table);
        Client who = client(server, state.path("toAct").path(0).asString().equals("red") ? host : guest);
        JsonNode choices = state(who, table).path("choices");
        String action = choices.path(0).path("notation").asString();
        for (JsonNode choice : choices) {
            action = choice.path("notation").asString().equals("dig water") ? "dig water" : action;
        }
        taken = action;
        return who.json("/api/tables/" + table + "/act",
                JSON.writeValueAsString(Map.of("version", state.path("version").asInt(), "actions", List.of(action))));
    }
}
