package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Every route, for everybody who may and may not")
class RoutesTest {

    private final Company company;

    RoutesTest(@TempDir Path folder) {
        this.company = new Company(folder);
    }

    @AfterEach
    void stop() {
        company.close();
    }

    /** Who asks, and which status each of them gets: host, guest, watcher, stranger. */
    private record Expected(String method, String path, int host, int guest, int watcher, int stranger) {
    }

    @TestFactory
    Stream<DynamicTest> of_a_game_under_way() {
        String t = company.together();
        // spotless:off
        List<Expected> table = List.of(
            new Expected("GET", "/", 200, 200, 200, 200),
            new Expected("GET", "/healthz", 200, 200, 200, 200),
            new Expected("GET", "/metrics", 200, 200, 200, 200),
            new Expected("GET", "/new/dunes", 200, 200, 200, 200),
            new Expected("GET", "/new/chess", 404, 404, 404, 404),
            new Expected("GET", "/static/app.js", 200, 200, 200, 200),
            new Expected("GET", "/static/none.js", 404, 404, 404, 404),
            new Expected("GET", "/static/..%2flearn%2fon-mars.en.md", 404, 404, 404, 404),
            new Expected("GET", "/t/" + t, 200, 200, 200, 404),
            new Expected("GET", "/t/" + t + "/part", 200, 200, 200, 404),
            new Expected("GET", "/t/" + t + "/replay", 200, 200, 200, 404),
            new Expected("GET", "/t/" + t + "/replay?at=0&eyes=public", 422, 422, 200, 404),
            new Expected("GET", "/t/" + t + "/replay?at=0&eyes=red", 200, 422, 422, 404),
            new Expected("GET", "/t/" + t + "/replay?at=0&eyes=green", 422, 200, 422, 404),
            new Expected("GET", "/t/" + t + "/replay?at=0&eyes=all", 422, 422, 422, 404),
            new Expected("GET", "/t/" + t + "/replay?at=x", 400, 400, 400, 404),
            new Expected("GET", "/t/" + t + "/replay?eyes=mine", 400, 400, 400, 404),
            new Expected("GET", "/t/" + t + "/replay.json", 403, 403, 403, 404),
            new Expected("GET", "/t/" + t + "/result", 403, 403, 403, 404),
            new Expected("GET", "/t/" + t + "/review", 403, 403, 403, 404),
            new Expected("GET", "/api/tables/" + t + "/review", 403, 403, 403, 404),
            new Expected("GET", "/replays/none/review", 404, 404, 404, 404),
            new Expected("GET", "/replays", 200, 200, 200, 200),
            new Expected("GET", "/replays/none", 404, 404, 404, 404),
            new Expected("GET", "/replays/none/result", 404, 404, 404, 404),
            new Expected("POST", "/replays", 422, 422, 422, 422),
            new Expected("GET", "/api/tables/" + t + "/moments/0", 200, 200, 200, 404),
            new Expected("GET", "/api/tables/" + t + "/moments/0?eyes=green", 422, 200, 422, 404),
            new Expected("GET", "/api/tables/" + t + "/moments/x", 400, 400, 400, 404),
            new Expected("GET", "/api/replays/none/moments/0", 404, 404, 404, 404),
            new Expected("POST", "/api/replays", 422, 422, 422, 422),
            new Expected("GET", "/t/" + t + "/seats", 200, 403, 403, 404),
            new Expected("GET", "/t/none", 404, 404, 404, 404),
            new Expected("GET", "/join/none", 404, 404, 404, 404),
            new Expected("GET", "/watch/none", 404, 404, 404, 404),
            new Expected("GET", "/nothing", 404, 404, 404, 404),
            new Expected("GET", "/api", 200, 200, 200, 200),
            new Expected("GET", "/api/games", 200, 200, 200, 200),
            new Expected("GET", "/api/tables", 200, 200, 200, 200),
            new Expected("GET", "/api/tables/" + t, 200, 200, 200, 404),
            new Expected("GET", "/api/tables/" + t + "/replay", 403, 403, 403, 404),
            new Expected("GET", "/api/nothing", 404, 404, 404, 404),
            new Expected("POST", "/t/" + t + "/close", 422, 403, 403, 404),
            new Expected("POST", "/t/" + t + "/frob", 404, 404, 404, 404),
            new Expected("POST", "/t/" + t + "/act", 422, 422, 403, 404),
            new Expected("POST", "/t/" + t + "/undo", 422, 422, 403, 404),
            new Expected("POST", "/t/" + t + "/seat/violet/computer", 422, 403, 403, 404),
            new Expected("POST", "/t/" + t + "/seat/pink/computer", 404, 403, 403, 404),
            new Expected("POST", "/t/" + t + "/seat/red/invite", 422, 403, 403, 404),
            new Expected("POST", "/t/" + t + "/seat/green/person", 422, 403, 403, 404),
            new Expected("POST", "/api/tables/" + t + "/act", 422, 422, 403, 404),
            new Expected("POST", "/api/tables/" + t + "/close", 422, 403, 403, 404),
            new Expected("POST", "/api/tables/" + t + "/seats/red/invite", 422, 403, 403, 404),
            new Expected("POST", "/join/none", 404, 404, 404, 404),
            new Expected("POST", "/play/chess", 422, 422, 422, 422),
            new Expected("GET", "/t/" + t + "/preview?version=1&action=fly", 422, 422, 403, 404),
            new Expected("GET", "/t/" + t + "/preview?version=0&action=fly", 409, 409, 403, 404),
            new Expected("GET", "/t/" + t + "/preview", 400, 400, 403, 404),
            new Expected("GET", "/api/tables/" + t + "/preview?version=1&action=fly", 422, 422, 403, 404),
            new Expected("POST", "/api/tables/" + t + "/hint", 200, 200, 403, 404),
            new Expected("POST", "/t/" + t + "/hint", 303, 303, 403, 404),
            new Expected("POST", "/t/" + t + "/concede?sure=yes", 303, 422, 403, 404));
        // spotless:on
        List<DynamicTest> tests = new ArrayList<>();
        for (Expected line : table) {
            tests.add(dynamicTest(line.method() + " " + line.path().replace(t, "…"), () -> assertThat(
                    Stream.of(company.host, company.guest, company.watcher, company.stranger)
                            .map(client -> status(client, line)).toList())
                    .containsExactly(line.host(), line.guest(), line.watcher(), line.stranger())));
        }
        return tests.stream();
    }

    private static int status(Client client, Expected line) {
        if (line.method().equals("GET")) {
            return client.get(line.path()).statusCode();
        }
        return line.path().startsWith("/api")
                ? client.json(line.path(), "{\"version\": 1, \"action\": \"fly\"}").statusCode()
                : client.post(line.path(), Map.of("version", "1", "action", "fly")).statusCode();
    }
}
