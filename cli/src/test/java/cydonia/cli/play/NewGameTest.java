package cydonia.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.cli.Run;
import cydonia.dunes.Dunes;
import cydonia.server.Server;
import cydonia.server.web.Limits;
import cydonia.server.web.Proxies;
import cydonia.tables.room.Tokens;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What docs/adding-a-game.md promises: a game that is listed at one place can be played everywhere. */
@DisplayName("A new game, listed at one place")
class NewGameTest {

    /** The one place: a title of rules alone, behind the games there are. */
    private static List<Title<?, ?, ?>> games() {
        List<Title<?, ?, ?>> games = new ArrayList<>(Games.known().all());
        games.add(Title.plain(new Dunes()));
        return games;
    }

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @Test
    void is_played_in_the_terminal() {
        assertThat(Run.with(games(), List.of(), "games").out()).contains("dunes  Dunes");
        Run run = Run.with(games(), Collections.nCopies(40, "1"), "play", "dunes", "--seed", "1", "--level", "easy");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("Dunes, 2 players").doesNotContain("Input ended");
        assertThat(Run.with(games(), List.of(), "arena", "dunes", "--players", "hard,random", "--games", "2",
                "--iterations", "50").code()).isZero();
    }

    @Test
    @Timeout(180)
    void is_played_through_the_interface_for_programs_and_on_pages(@TempDir Path folder) throws Exception {
        try (Server server = Server.start(new Server.Settings("127.0.0.1", 0, folder, Optional.empty(), Duration.ZERO,
                new Limits(100_000, 100, Proxies.NONE), Tokens::seed), new Games(games()))) {
            String address = "http://127.0.0.1:" + server.port();
            assertThat(get(address + "/", "")).contains("Dunes", "/pictures/planet.svg");
            JsonNode made = json(send(request(address + "/api/tables", "").header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString(
                            "{\"game\": \"dunes\", \"seats\": [\"me\", \"computer:easy\"]}"))));
            String token = made.path("token").asString();
            String table = made.path("state").path("table").asString();
            boolean onPage = false;
            int moves = 0;
            JsonNode state = made.path("state");
            while (!state.path("phase").asString().equals("over")) {
                // all bid at once: whoever waits for the other finds no table that moved on meanwhile
                if (state.path("choices").isEmpty() || state.path("toAct").size() > 1) {
                    Thread.sleep(5);
                } else {
                    boolean several = state.has("several");
                    String action = state.path("choices").path(0).path("notation").asString();
                    assertThat(get(address + "/t/" + table, token)).contains("<pre class=\"shown\"",
                            several ? "name=\"several\"" : "name=\"action\" value=\"" + action + "\"");
                    act(address, table, token, state.path("version").asInt(),
                            several ? List.of() : List.of(action), onPage);
                    onPage = !onPage;
                    moves++;
                }
                state = json(get(address + "/api/tables/" + table, token));
            }
            assertThat(moves).isGreaterThan(4);
            assertThat(get(address + "/t/" + table + "/result", token)).contains("Points");
        }
    }

    /** One move: by the form of the page, or by the interface for programs. */
    private static void act(String address, String table, String token, int version, List<String> actions,
            boolean onPage)
            throws IOException, InterruptedException {
        send(onPage
                ? request(address + "/t/" + table + "/act", token).header("Origin", address)
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(BodyPublishers.ofString("version=" + version + "&key=" + Tokens.fresh() + "&several=yes"
                                + actions.stream().map(action -> "&action="
                                        + URLEncoder.encode(action, StandardCharsets.UTF_8))
                                        .collect(Collectors.joining())))
                : request(address + "/api/tables/" + table + "/act", token).header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(
                                "{\"version\": %d, \"actions\": [%s]}".formatted(version, actions.stream()
                                        .map(action -> '"' + action + '"').collect(Collectors.joining(", "))))));
    }

    private static String get(String address, String token) throws IOException, InterruptedException {
        return send(request(address, token).GET());
    }

    private static HttpRequest.Builder request(String address, String token) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    private static String send(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<String> response = HTTP.send(request.build(), BodyHandlers.ofString());
        assertThat(response.statusCode()).as(response.body()).isLessThan(400);
        return response.body();
    }

    private static JsonNode json(String text) {
        return JsonMapper.shared().readTree(text);
    }
}
