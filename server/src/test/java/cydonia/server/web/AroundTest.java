package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.engine.Seed;
import cydonia.server.Server;
import cydonia.tables.room.HandClock;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AroundTest {

    private final Server server;
    private final Client host;
    private final Client guest;
    private final Client stranger;

    AroundTest(@TempDir Path folder) {
        this.server = Server.start(new Server.Settings("127.0.0.1", 0, folder, Optional.empty(), Duration.ZERO,
                new Limits(10_000, 1000, Proxies.NONE, true), () -> Seed.of(7)),
                new Games(List.of(Title.plain(new Dunes()))));
        this.host = new Client(server.port());
        this.guest = new Client(server.port());
        this.stranger = new Client(server.port());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static String id(HttpResponse<String> answer) {
        return answer.headers().firstValue("Location").orElseThrow().replaceFirst(".*/t/", "");
    }

    private static String found(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).as(pattern).isTrue();
        return matcher.group(1);
    }

    /** A table of two people. */
    private String together() {
        String table = id(host.post("/new/dunes", Map.of("name", "Ann", "seat.1", "open")));
        String invite = found("(/join/[^\"]+)\"", host.get("/t/" + table).body());
        guest.post(invite, Map.of("name", "Zoé"));
        return table;
    }

    @Test
    void the_same_people_play_again_at_one_table() {
        String table = together();
        assertThat(host.post("/t/" + table + "/rematch", Map.of()).statusCode()).isEqualTo(422);
        host.post("/t/" + table + "/concede?sure=yes", Map.of());
        assertThat(host.get("/t/" + table + "/result").body()).contains("/rematch");
        assertThat(guest.get("/t/" + table).body()).contains("/rematch");
        String next = id(host.post("/t/" + table + "/rematch", Map.of()));
        assertThat(next).isNotEqualTo(table);
        assertThat(id(guest.post("/t/" + table + "/rematch", Map.of()))).isEqualTo(next);
        assertThat(guest.get("/t/" + next).body()).contains("Ann", "Zoé", "data-seat=\"green\"");
        assertThat(stranger.get("/t/" + next).statusCode()).isEqualTo(404);
        assertThat(stranger.post("/t/" + table + "/rematch", Map.of()).statusCode()).isEqualTo(404);
    }

    @Test
    void tables_that_wait_for_me_come_first_and_finished_ones_below() {
        String over = together();
        host.post("/t/" + over + "/concede?sure=yes", Map.of());
        String mine = together();
        String open = id(host.post("/new/dunes", Map.of("name", "Ann", "seat.1", "open")));
        String home = host.get("/").body();
        assertThat(home).containsSubsequence("/t/" + mine, "Your turn", "/t/" + open, "Waiting for players",
                "Finished games",
                "/t/" + over + "/result");
    }

    @Test
    void a_code_opens_my_seats_on_another_device_once() {
        String table = together();
        String code = found("<strong>([A-Z2-9]{10})</strong>", host.post("/device/code", Map.of()).body());
        assertThat(stranger.get("/t/" + table).statusCode()).isEqualTo(404);
        assertThat(stranger.get("/device").body()).contains("name=\"code\"").doesNotContain(code);
        assertThat(stranger.get("/device/" + code).body()).contains(code);
        assertThat(stranger.post("/device", Map.of("code", code.toLowerCase(java.util.Locale.ROOT))).statusCode())
                .isEqualTo(303);
        assertThat(stranger.get("/t/" + table).body()).contains("data-seat=\"red\"");
        assertThat(new Client(server.port()).post("/device", Map.of("code", code)).statusCode()).isEqualTo(422);
    }

    @Test
    void a_code_is_worth_nothing_after_ten_minutes() {
        HandClock clock = new HandClock();
        DeviceCodes codes = new DeviceCodes(clock);
        String code = codes.issue("token");
        clock.pass(Duration.ofSeconds(601));
        assertThat(codes.redeem(code)).isEmpty();
    }

    @Test
    void a_finished_game_is_told_as_text_in_both_languages_and_not_before() {
        String table = together();
        assertThat(host.get("/t/" + table + "/game.txt").statusCode()).isEqualTo(422);
        host.post("/t/" + table + "/concede?sure=yes", Map.of());
        assertThat(host.get("/t/" + table + "/game.txt?language=en").body()).contains("Ann conceded.")
                .doesNotContain("Red conceded.");
        assertThat(host.get("/t/" + table + "/game.txt?language=fr").body()).contains("Zoé", "Ann a abandonné.");
        assertThat(host.get("/t/" + table + "/game.txt?language=fr").headers().firstValue("Content-Disposition"))
                .hasValueSatisfying(name -> assertThat(name).endsWith("-fr.txt\""));
        assertThat(stranger.get("/t/" + table + "/game.txt").statusCode()).isEqualTo(404);
    }

    @Test
    void an_open_table_is_shown_to_everybody_until_it_is_closed_to_others() {
        String table = id(host.post("/new/dunes", Map.of("name", "Ann", "seat.1", "open")));
        assertThat(stranger.get("/").body()).doesNotContain("/open/" + table);
        assertThat(stranger.get("/open/" + table).statusCode()).isEqualTo(404);
        host.post("/t/" + table + "/list", Map.of("open", "yes"));
        assertThat(stranger.get("/").body()).contains("/open/" + table);
        assertThat(stranger.post("/open/" + table, Map.of("name", "Kim")).statusCode()).isEqualTo(303);
        assertThat(stranger.get("/t/" + table).body()).contains("data-seat=\"green\"", "Kim");
        assertThat(guest.post("/open/" + table, Map.of("name", "Late")).statusCode()).isEqualTo(404);
    }

    @Test
    void computers_play_at_the_pace_that_somebody_sets() {
        String table = id(host.post("/play/dunes", Map.of("opponents", "1")));
        assertThat(host.post("/t/" + table + "/pace", Map.of("pace", "slow")).statusCode()).isEqualTo(303);
        assertThat(host.get("/t/" + table).body().replaceAll("\\s+", " "))
                .contains("value=\"slow\" aria-pressed=\"true\"", "value=\"quick\" aria-pressed=\"false\"");
        assertThat(host.post("/t/" + table + "/pace", Map.of("pace", "faster")).statusCode()).isEqualTo(422);
        assertThat(stranger.post("/t/" + table + "/pace", Map.of("pace", "slow")).statusCode()).isEqualTo(404);
    }

    @Test
    void files_whose_address_holds_their_mark_are_kept_for_good() {
        String address = found("src=\"(/static/[0-9a-f]{16}/app.js)\"", host.get("/").body());
        assertThat(host.get(address).headers().firstValue("Cache-Control")).hasValueSatisfying(
                kept -> assertThat(kept).contains("immutable"));
        assertThat(host.get("/static/app.js").headers().firstValue("Cache-Control")).contains("no-cache");
        assertThat(host.get("/static/0123456789abcdef/app.js").headers().firstValue("Cache-Control"))
                .contains("no-cache");
        assertThat(host.with("Accept-Encoding", "gzip").get(address.replace("app.js", "icons.svg")).headers()
                .firstValue("Content-Encoding")).contains("gzip");
    }

    @Test
    void who_comes_is_here_and_who_closes_the_page_is_gone_at_once() throws Exception {
        String table = together();
        String here = "class=\"presence here\"";
        assertThat(host.get("/t/" + table).body()).contains("class=\"presence\"").doesNotContain(here);
        try (Socket stream = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            stream.getOutputStream()
                    .write(("GET /t/" + table + "/events?window=w HTTP/1.1\r\nHost: x\r\nCookie: cydonia="
                            + guest.cookie("cydonia") + "\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.UTF_8));
            stream.getInputStream().read();
            assertThat(host.get("/t/" + table).body()).contains(here);
            stranger.post("/t/" + table + "/seen", Map.of("window", "w", "seen", "gone"));
            host.post("/t/" + table + "/seen", Map.of("window", "w", "seen", "gone"));
            assertThat(host.get("/t/" + table).body()).contains(here);
            guest.post("/t/" + table + "/seen", Map.of("window", "w", "seen", "gone"));
            stream.getInputStream().readAllBytes();
            assertThat(host.get("/t/" + table).body()).doesNotContain(here);
        }
    }
}
