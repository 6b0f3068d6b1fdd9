package cydonia.server.web;

import static cydonia.server.web.Company.location;
import static cydonia.server.web.Company.state;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Seed;
import cydonia.server.page.Assets;
import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("What people do at a server, told one by one")
class StoriesTest {

    private static final JsonMapper JSON = new JsonMapper();

    private final Company company;
    private final Client host;
    private final Client guest;
    private final Client watcher;
    private final Client stranger;

    StoriesTest(@TempDir Path folder) {
        this.company = new Company(folder);
        this.host = company.host;
        this.guest = company.guest;
        this.watcher = company.watcher;
        this.stranger = company.stranger;
    }

    @AfterEach
    void stop() {
        company.close();
    }

    @Test
    void every_answer_carries_the_headers_that_keep_browsers_strict() {
        for (String path : List.of("/", "/nothing", "/static/app.js", "/sw.js", "/api/games", "/t/none")) {
            var headers = host.get(path).headers();
            assertThat(headers.firstValue("Content-Security-Policy")).hasValueSatisfying(policy -> assertThat(policy)
                    .contains("default-src 'none'", "script-src 'self'").doesNotContain("unsafe"));
            assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
            assertThat(headers.firstValue("X-Frame-Options")).contains("DENY");
            assertThat(headers.firstValue("Server")).isEmpty();
        }
        for (String part : List.of("cydonia.css", "app.js")) {
            var headers = host.get(Assets.at(part)).headers();
            assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
            assertThat(headers.firstValue("Content-Security-Policy")).as("a part of a page is no document").isEmpty();
        }
        var cookie = host.post("/play/dunes", Map.of("opponents", "1")).headers().firstValue("Set-Cookie");
        assertThat(cookie).hasValueSatisfying(set -> assertThat(set).contains("HttpOnly", "SameSite=Lax", "Path=/"));
        assertThat(host.cookie("cydonia")).hasSize(32);
    }

    @Test
    void a_form_sent_from_another_site_is_refused() {
        String table = company.together();
        Map<String, String> headers = Map.of("Origin", "http://evil.example", "Sec-Fetch-Site", "cross-site");
        headers.forEach((name, value) -> {
            int status = host.send(host.request("/t/" + table + "/concede?sure=yes").header(name, value)
                    .POST(BodyPublishers.noBody())).statusCode();
            assertThat(status).isEqualTo(403);
        });
    }

    @Test
    void a_body_that_is_too_large_is_refused() {
        assertThat(host.json("/api/tables", "{\"game\": \"" + "x".repeat(100_000) + "\"}").statusCode()).isEqualTo(413);
        assertThat(host.json("/api/tables", "[1, 2").statusCode()).isEqualTo(400);
    }

    @Test
    void too_many_requests_are_refused() {
        Rate rate = new Rate(20, Duration.ofSeconds(10), () -> 0);
        int allowed = 0;
        for (int i = 0; i < 50; i++) {
            allowed += rate.allows("someone") ? 1 : 0;
        }
        assertThat(allowed).isEqualTo(20);
        assertThat(rate.allows("another")).isTrue();
    }

    @Test
    void the_language_is_the_browsers_until_another_is_chosen() {
        assertThat(company.another().with("Accept-Language", "fr-FR,fr;q=0.9,en;q=0.8").get("/").body())
                .contains("lang=\"fr\"");
        assertThat(host.get("/").body()).contains("lang=\"en\"");
        HttpResponse<String> chosen = host.post("/language", Map.of("language", "fr", "back", "//evil.example"));
        assertThat(chosen.headers().firstValue("Location").orElseThrow()).doesNotContain("evil");
        assertThat(host.get("/").body()).contains("lang=\"fr\"");
        assertThat(stranger.with("Accept-Language", "%%%").get("/").statusCode()).isEqualTo(200);
    }

    @Test
    void a_link_is_exchanged_once_and_reissued_by_the_host() {
        String table = company.open();
        String link = company.invitation(table);
        assertThat(guest.get("/join/" + link).statusCode()).isEqualTo(200);
        assertThat(guest.post("/join/" + link, Map.of("name", "<b>Zoé</b>")).statusCode()).isEqualTo(303);
        assertThat(guest.get("/t/" + table).body()).contains("&lt;b&gt;Zoé&lt;/b&gt;").doesNotContain("<b>Zoé");
        assertThat(guest.get("/join/" + link).statusCode()).isEqualTo(303);
        assertThat(stranger.get("/join/" + link).statusCode()).isEqualTo(404);
        assertThat(stranger.post("/join/" + link, Map.of("name", "Eve")).statusCode()).isEqualTo(409);
    }

    @Test
    void a_taken_seat_is_not_given_away_while_whoever_has_it_says_no() {
        String table = company.together();
        String path = "/t/" + table;
        assertThat(guest.get(path).body()).doesNotContain("/stay");
        assertThat(guest.post(path + "/stay", Map.of()).statusCode()).isEqualTo(422);
        assertThat(host.post(path + "/seat/green/invite", Map.of()).statusCode()).isEqualTo(303);
        assertThat(host.get(path).body()).contains("wants to give the seat").doesNotContain(path + "/stay");
        assertThat(host.post(path + "/seat/green/invite", Map.of()).statusCode()).isEqualTo(422);
        assertThat(guest.get(path).body()).contains("wants to give the seat", path + "/stay");
        assertThat(guest.post(path + "/stay", Map.of()).statusCode()).isEqualTo(303);
        assertThat(guest.get(path).body()).doesNotContain(path + "/stay");
        assertThat(host.get(path).body()).contains(" stays.");
    }

    @Test
    void only_the_host_sees_the_links() {
        String table = company.open();
        String link = company.invitation(table);
        String watch = state(host, table).path("watch").asString();
        watcher.get("/watch/" + watch);
        assertThat(host.get("/t/" + table).body()).contains("/join/" + link, "/watch/" + watch);
        assertThat(watcher.get("/t/" + table).body()).doesNotContain(link, watch);
        assertThat(state(watcher, table).has("invitations")).isFalse();
    }

    @Test
    void two_windows_of_one_seat_stay_in_step_and_a_repeated_form_acts_once() {
        String table = company.together();
        Client other = company.another();
        other.with("Authorization", "Bearer " + host.cookie("cydonia"));
        JsonNode before = state(host, table);
        String action = before.path("choices").get(0).path("notation").asString();
        Map<String, String> form = Map.of("version", before.path("version").asString(), "key", "k", "action", action);
        assertThat(host.with("Accept", "text/x-part").post("/t/" + table + "/act", form).statusCode()).isEqualTo(200);
        assertThat(other.post("/t/" + table + "/act", form).statusCode()).isEqualTo(303);
        JsonNode after = state(host, table);
        assertThat(after.path("version").asInt()).isEqualTo(before.path("version").asInt() + 1);
        assertThat(state(other, table)).isEqualTo(after);
        Map<String, String> late = Map.of("version", before.path("version").asString(), "key", "l", "action", action);
        HttpResponse<String> stale = other.with("Accept", "text/x-part").post("/t/" + table + "/act", late);
        assertThat(stale.statusCode()).isEqualTo(409);
        assertThat(stale.body()).contains("data-version=\"" + after.path("version").asInt() + "\"");
    }

    @Test
    void a_link_fills_the_seats_of_a_new_table_and_nothing_else() {
        String form = host.get("/new/dunes?seat.1=open&seat.2=computer:hard&name=Eve&advice=off").body()
                .replaceAll("\\s+", " ");
        assertThat(form).contains("<option value=\"open\" selected>", "<option value=\"computer:hard\" selected>",
                "<option value=\"on\" selected>").doesNotContain("Eve");
        assertThat(form).contains("href=\"/new/dunes?seat.1=open&amp;seat.2=none").doesNotContain("aria-current");
        assertThat(host.get("/new/dunes").body()).containsOnlyOnce("aria-current=\"true\"");
    }

    @Test
    void the_level_of_a_computer_is_chosen_by_form_and_by_api_and_shown_on_its_chip() {
        String played = location(host.post("/play/dunes", Map.of("opponents", "1", "level", "hard")));
        assertThat(host.get(played).body()).contains("computer (hard)");
        String formed = location(host.post("/new/dunes", Map.of("seat.1", "computer:easy", "seat.2", "computer")));
        assertThat(state(host, formed.substring("/t/".length())).path("seats").findValuesAsString("level"))
                .containsExactly("easy", "normal");
        JsonNode made = JSON.readTree(host
                .json("/api/tables", "{\"game\": \"dunes\", \"seats\": [\"me\", \"computer:expert\"]}").body());
        assertThat(made.at("/state/seats/1/level").asString()).isEqualTo("expert");
        HttpResponse<String> wrong = host.json("/api/tables",
                "{\"game\": \"dunes\", \"seats\": [\"me\", \"computer:godlike\"]}");
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(wrong.body()).contains("godlike", "random, easy, normal, hard, expert");
    }

    @Test
    void the_same_form_sent_twice_makes_one_table() {
        Map<String, String> form = Map.of("opponents", "2", "key", "once");
        host.get("/");
        String first = location(host.post("/play/dunes", form));
        assertThat(location(host.post("/play/dunes", form))).isEqualTo(first);
        assertThat(location(host.post("/play/dunes", Map.of("opponents", "2", "key", "twice")))).isNotEqualTo(first);
        assertThat(host.get("/").body()).contains(first);
    }

    @Test
    void the_seed_is_hidden_until_the_end_and_then_keeps_its_promise() {
        String table = company.together();
        JsonNode before = state(guest, table);
        assertThat(before.has("seed")).isFalse();
        String seed = Seed.of(7).toString();
        assertThat(guest.get("/t/" + table).body()).contains(before.path("commitment").asString()).doesNotContain(seed);
        host.post("/t/" + table + "/concede?sure=yes", Map.of());
        JsonNode after = state(guest, table);
        assertThat(after.path("seed").asString()).isEqualTo(seed);
        assertThat(cydonia.tables.room.Tokens.sha256(seed)).isEqualTo(before.path("commitment").asString());
        assertThat(guest.get("/t/" + table + "/replay.json").body()).contains(seed);
    }

    @Test
    void a_finished_game_has_a_result_a_replay_and_a_file_that_can_be_brought_back() {
        String table = company.together();
        host.post("/t/" + table + "/act", Map.of("version", "1", "action",
                state(host, table).path("choices").get(0).path("notation").asString()));
        host.post("/t/" + table + "/concede?sure=yes", Map.of());
        assertThat(host.get("/").body()).contains("href=\"/t/" + table + "/result\"",
                "href=\"/t/" + table + "/replay?at=0\"");
        assertThat(watcher.get("/t/" + table + "/result").body()).contains("<table", "Zoé", "/replay.json");
        assertThat(guest.get("/t/" + table + "/replay?at=0&eyes=red").statusCode()).isEqualTo(200);
        assertThat(guest.with("Accept", "text/x-part").get("/t/" + table + "/replay?at=0&eyes=all").body())
                .startsWith("<main id=\"replay\"").doesNotContain("name=\"action\"");
        assertThat(stranger.get("/t/" + table + "/result").statusCode()).isEqualTo(404);
        String file = guest.get("/api/tables/" + table + "/replay").body();

        assertThat(stranger.get("/replays").body()).contains("type=\"file\"");
        HttpResponse<String> brought = stranger.json("/api/replays", file);
        assertThat(brought.statusCode()).isEqualTo(201);
        String id = JSON.readTree(brought.body()).path("replay").asString();
        JsonNode moment = JSON.readTree(watcher.get("/api/replays/" + id + "/moments/0?eyes=green").body());
        assertThat(moment.path("observation").path("viewer").asString()).isEqualTo("green");
        assertThat(moment.path("last").asInt()).isEqualTo(1);
        assertThat(watcher.get("/replays/" + id + "?at=1").statusCode()).isEqualTo(200);
        assertThat(watcher.get("/replays/" + id + "/result").statusCode()).isEqualTo(409);
        assertThat(location(stranger.upload("/replays", "file", file))).isEqualTo("/replays/" + id);
    }

    @Test
    void a_file_that_is_too_large_or_broken_comes_back_with_the_reason() {
        HttpResponse<String> large = host.upload("/replays", "file", " ".repeat((1 << 20) + 1));
        assertThat(large.statusCode()).isEqualTo(422);
        assertThat(large.body()).contains("larger than 1024 kB");
        HttpResponse<String> larger = host.upload("/replays", "file", " ".repeat(9 << 20));
        assertThat(larger.statusCode()).isEqualTo(422);
        assertThat(larger.body()).contains("larger than 1024 kB");
        HttpResponse<String> broken = host.upload("/replays", "file", "{\"format\": 1");
        assertThat(broken.statusCode()).isEqualTo(422);
        assertThat(broken.body()).contains("role=\"alert\"", "breaks off");
        assertThat(host.json("/api/replays", "[]").statusCode()).isEqualTo(422);
        assertThat(host.json("/api/replays", " ".repeat(2 << 20)).statusCode()).isEqualTo(422);
    }

    @Test
    void a_choice_is_previewed_for_whoever_may_take_it() {
        String table = company.together();
        String action = state(host, table).path("choices").get(0).path("notation").asString();
        String query = "/preview?version=1&action=" + action.replace(" ", "%20");
        assertThat(host.get("/t/" + table + query).body()).startsWith("<ul class=\"preview\"");
        JsonNode preview = JSON.readTree(host.get("/api/tables/" + table + query).body());
        assertThat(preview.path("certain").isArray()).isTrue();
        assertThat(preview.path("opensSecret").isBoolean()).isTrue();
    }

    @Test
    void advice_comes_with_chances_and_reasons_to_the_asker_alone() {
        String table = company.together();
        JsonNode answer = JSON.readTree(host.json("/api/tables/" + table + "/hint", "{\"version\": 1}").body());
        JsonNode best = answer.at("/state/advice/0");
        assertThat(best.path("chance").asDouble()).isBetween(0.0, 1.0);
        assertThat(best.path("reasons").isArray()).isTrue();
        assertThat(host.get("/t/" + table).body()).contains("id=\"hints\"");
        assertThat(guest.get("/t/" + table).body()).contains(" asks the computer for advice.")
                .doesNotContain("id=\"hints\"");
        assertThat(state(guest, table).has("advice")).isFalse();
        String without = location(host.post("/new/dunes", Map.of("seat.1", "computer", "advice", "off")));
        assertThat(host.get(without).body()).doesNotContain("/hint");
        assertThat(host.post(without + "/hint", Map.of("version", "1")).statusCode()).isIn(409, 422);
    }

    @Test
    @Timeout(60)
    void the_stream_tells_the_version_at_once_and_every_new_one() throws Exception {
        String table = company.together();
        var request = guest.request("/t/" + table + "/events").header("Accept", "text/event-stream").GET().build();
        try (var http = HttpClient.newHttpClient()) {
            var lines = http.send(request, HttpResponse.BodyHandlers.ofLines()).body();
            var data = lines.filter(line -> line.startsWith("data:")).iterator();
            assertThat(data.next()).isEqualTo("data: 1");
            JsonNode now = state(host, table);
            host.post("/t/" + table + "/act", Map.of("version", "1", "action",
                    now.path("choices").get(0).path("notation").asString()));
            assertThat(data.next()).isEqualTo("data: 2");
            http.shutdownNow();
        }
        var refused = stranger.request("/t/" + table + "/events").header("Accept", "text/event-stream").GET();
        assertThat(stranger.send(refused).statusCode()).isEqualTo(404);
    }

    @Test
    @Timeout(60)
    void a_page_drawn_before_somebody_came_is_told_of_it_when_its_stream_begins() {
        String table = company.together();
        try (var http = HttpClient.newHttpClient()) {
            Iterator<String> guests = events(http, guest, table);
            assertThat(guests.next()).isEqualTo("event: version");
            Iterator<String> hosts = events(http, host, table);
            assertThat(hosts.next()).isEqualTo("event: version");
            assertThat(hosts.next()).isEqualTo("event: here");
            assertThat(guests.next()).isEqualTo("event: here");
            http.shutdownNow();
        }
    }

    private static Iterator<String> events(HttpClient http, Client who, String table) {
        var request = who.request("/t/" + table + "/events").header("Accept", "text/event-stream").GET().build();
        return http.sendAsync(request, HttpResponse.BodyHandlers.ofLines()).join().body()
                .filter(line -> line.startsWith("event:")).iterator();
    }
}
