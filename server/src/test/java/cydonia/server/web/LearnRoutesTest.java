package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.engine.Language;
import cydonia.engine.Seed;
import cydonia.server.Server;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Learning to play in the browser")
class LearnRoutesTest {

    private static final Pattern SIGN = Pattern.compile("([a-z]*-?)icons\\.[^\"#]*#([a-z0-9-]+)");
    /** Seats, the arrow between a price and what it brings, and how large cards are shown. */
    private static final Set<String> NO_SIGNS = Set.of("circle", "square", "triangle", "diamond", "hexagon", "arrow",
            "size-s", "size-m", "size-l");

    private final Server server;
    private final Client client;

    LearnRoutesTest(@TempDir Path folder) {
        List<Title<?, ?, ?>> games = new ArrayList<>(Games.known().all());
        games.add(Title.plain(new Dunes()));
        server = Server.start(new Server.Settings("127.0.0.1", 0, folder, Optional.empty(), Duration.ofDays(1), 10_000,
                1000, () -> Seed.of(7)), new Games(games));
        client = new Client(server.port());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void every_game_has_a_page_with_all_passages_in_the_language_of_the_reader() {
        for (Title<?, ?, ?> title : Games.known().all()) {
            for (Language language : Language.values()) {
                HttpResponse<String> page = new Client(server.port()).with("Accept-Language", language.code())
                        .get("/learn/" + title);
                assertThat(page.statusCode()).isEqualTo(200);
                assertThat(page.body()).contains("<html lang=\"" + language.code() + "\">");
                title.handbook().in(language).passages()
                        .forEach(passage -> assertThat(page.body()).contains("id=\"" + passage.id() + "\""));
            }
        }
    }

    /** Whoever looks at the picture finds words for everything on it. */
    @Test
    void every_sign_of_the_table_in_the_picture_stands_beside_its_word() {
        for (Title<?, ?, ?> title : Games.known().all()) {
            String page = client.get("/learn/" + title).body();
            int from = page.indexOf("<figure");
            int to = page.indexOf("</figure>");
            Set<String> shown = signs(page.substring(from, to));
            shown.removeAll(NO_SIGNS);
            assertThat(shown).as(title.toString()).hasSizeGreaterThan(5);
            assertThat(signs(page.substring(to))).as(title.toString()).containsAll(shown);
        }
    }

    private static Set<String> signs(String html) {
        return SIGN.matcher(html).results().map(one -> one.group(1) + one.group(2))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void the_list_has_the_games_that_are_explained_and_no_others() {
        String list = client.get("/learn").body();
        assertThat(list).contains("/learn/mars-tilsit", "/learn/on-mars").doesNotContain("/learn/dunes");
        assertThat(client.get("/").body()).contains("/learn/martians").doesNotContain("/learn/dunes");
        assertThat(client.get("/learn/dunes").statusCode()).isEqualTo(404);
        assertThat(client.get("/learn/chess").statusCode()).isEqualTo(404);
    }

    @Test
    void from_a_table_the_rules_open_at_the_passage_for_the_decision() {
        String table = table("mars-tilsit");
        assertThat(client.get(table + "/rules").headers().firstValue("Location")).hasValueSatisfying(
                where -> assertThat(where).endsWith("/learn/mars-tilsit#setup"));
        HttpResponse<String> part = client.with("Accept", "text/x-part").get(table + "/rules");
        assertThat(part.body()).contains("data-at=\"setup\"", "id=\"rule-setup\"").doesNotContain("<html");
    }

    @Test
    void words_of_the_question_lead_to_their_passage() {
        String page = client.get(table("mars-tilsit")).body().replaceAll("\\s+", " ");
        assertThat(page).contains("<a class=\"term\" href=\"/learn/mars-tilsit#setup\" data-rules=\"setup\">mine</a>");
    }

    @Test
    void strangers_do_not_learn_what_somebody_is_asked() {
        String table = table("mars-tilsit");
        assertThat(new Client(server.port()).get(table + "/rules").statusCode()).isEqualTo(404);
    }

    @Test
    void a_game_nobody_has_explained_says_so() {
        HttpResponse<String> page = client.get(table("dunes") + "/rules");
        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(page.body()).contains("not written down here yet");
    }

    private String table(String game) {
        return client.post("/play/" + game, Map.of("opponents", "1", "level", "random")).headers()
                .firstValue("Location").map(where -> where.replaceFirst("^https?://[^/]+", "")).orElseThrow();
    }
}
