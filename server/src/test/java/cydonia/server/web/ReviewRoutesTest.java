package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.engine.Language;
import cydonia.engine.Seed;
import cydonia.replay.ReplayFormat;
import cydonia.server.Server;
import cydonia.tables.room.GivenAway;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("The review beside a result")
@Timeout(60)
class ReviewRoutesTest {

    private static final JsonMapper JSON = new JsonMapper();

    private final Path folder;
    private final GivenAway given = GivenAway.find();
    private Server server;

    ReviewRoutesTest(@TempDir Path folder) {
        this.folder = folder;
        this.server = start();
    }

    private Server start() {
        return Server.start(new Server.Settings("127.0.0.1", 0, folder, Optional.empty(), Duration.ZERO, 10_000, 1000,
                () -> Seed.of(7)), new Games(List.of(Title.plain(new Dunes()))));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Client client(String language) {
        return new Client(server.port()).with("Accept-Language", language);
    }

    private String brought(String file) {
        return JSON.readTree(client("en").json("/api/replays", file).body()).path("replay").asString();
    }

    /** The section, once the review is there. */
    private static String section(Client client, String address) throws InterruptedException {
        while (true) {
            String section = client.with("Accept", "text/x-part").get(address).body();
            assertThat(section).startsWith("<section id=\"review\"").doesNotContain("could not be");
            if (!section.contains("data-at=")) {
                return section;
            }
            Thread.sleep(100);
        }
    }

    @Test
    void names_the_blunder_and_what_would_have_won_in_both_languages_and_leads_to_the_replay()
            throws InterruptedException {
        String id = brought(ReplayFormat.print(given.match().replay()));
        assertThat(client("en").get("/replays/" + id + "/result").body()).contains("<section id=\"review\"");
        for (Language language : Language.values()) {
            String section = section(client(language.code()), "/replays/" + id + "/review");
            given.labels(language).forEach(label -> assertThat(section)
                    .contains("<strong>" + Character.toUpperCase(label.charAt(0)) + label.substring(1) + "<"));
            assertThat(section).contains("&amp;eyes=" + given.seat().word() + "\"", "<polyline class=\"curve seat-red");
            assertThat(client(language.code()).get("/replays/" + id + "/result").body()).contains(section.strip());
        }
        String link = section(client("en"), "/replays/" + id + "/review")
                .replaceFirst("(?s).*href=\"(/replays/[^\"]*eyes=" + given.seat().word() + ")\".*", "$1")
                .replace("&amp;", "&");
        assertThat(client("en").get(link).body()).contains("<datalist id=\"mistakes\"><option value=");
    }

    @Test
    void is_told_to_programs_and_there_at_once_after_a_restart() throws InterruptedException {
        String id = brought(ReplayFormat.print(given.match().replay()));
        String path = "/api/replays/" + id + "/review";
        JsonNode review = JSON.readTree(client("en").get(path).body());
        assertThat(review.has("decisive")).isEqualTo(review.path("stage").asString().equals("done"));
        section(client("en"), "/replays/" + id + "/review");
        JsonNode done = JSON.readTree(client("en").get(path).body());
        JsonNode blunder = done.path("decisive").get(done.path("decisive").size() - 1);
        assertThat(blunder.path("better").path("notation").asString())
                .isEqualTo(new Dunes().notation().print(given.better()));
        for (JsonNode seat : done.path("seats")) {
            assertThat(seat.path("first").asDouble() + seat.path("own").asDouble() + seat.path("others").asDouble()
                    + seat.path("luck").asDouble()).isCloseTo(seat.path("last").asDouble(),
                            org.assertj.core.api.Assertions.within(1e-6));
        }
        server.close();
        server = start();
        assertThat(JSON.readTree(client("en").get(path).body())).isEqualTo(done);
    }

    @Test
    void is_there_for_a_table_that_was_given_up_and_for_nobody_else() throws InterruptedException {
        Client host = client("en");
        String table = host.post("/play/dunes", Map.of("opponents", "1")).headers().firstValue("Location")
                .orElseThrow();
        assertThat(host.get(table + "/review").statusCode()).isEqualTo(403);
        assertThat(host.get("/api/tables" + table.substring(2) + "/review").body()).contains("not over")
                .doesNotContain("chances");
        host.post(table + "/concede?sure=yes", Map.of());
        assertThat(host.get(table + "/review").statusCode()).isEqualTo(303);
        assertThat(client("en").with("Accept", "text/x-part").get(table + "/review").statusCode()).isEqualTo(404);
        assertThat(section(host, table + "/review")).contains("Review");
    }

    @Test
    void is_not_made_of_a_file_that_breaks_off() {
        var replay = given.match().replay();
        var cut = new cydonia.engine.Replay(replay.game(), replay.rules(), replay.setup(), replay.seed(),
                replay.moves().subList(0, 3), List.of());
        String id = brought(ReplayFormat.print(cut));
        for (String path : List.of("/replays/" + id + "/result", "/replays/" + id + "/review",
                "/api/replays/" + id + "/review")) {
            assertThat(client("en").get(path).statusCode()).as(path).isEqualTo(409);
        }
    }
}
