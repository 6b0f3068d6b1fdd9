package cydonia.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.Level;
import cydonia.cli.Run;
import cydonia.engine.Language;
import cydonia.replay.ReplayFile;
import cydonia.titles.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("cydonia arena")
class ArenaTest {

    @TempDir
    private Path folder = Path.of("");

    private static Run arena(String... more) {
        Run run = Run.of(Stream.concat(Stream.of("arena", "dunes"), Stream.of(more)).toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        return run;
    }

    private static JsonNode json(String... more) {
        Run run = arena(Stream.concat(Stream.of("--json"), Stream.of(more)).toArray(String[]::new));
        assertThat(run.out().lines()).hasSize(1);
        return JsonMapper.shared().readTree(run.out());
    }

    @Test
    void the_help_names_the_share_of_the_iterations_that_each_level_gets() {
        for (String language : List.of("en", "fr")) {
            String help = Run.of("arena", "--help", "--lang", language).out().replaceAll("\\s+", " ");
            for (Level level : List.of(Level.HARD, Level.NORMAL, Level.EASY)) {
                int share = 1_000_000 / level.withIterations(1_000_000).iterations();
                assertThat(help).containsPattern(level.label().in(Language.valueOf(language.toUpperCase(Locale.ROOT)))
                        + "\\D{0,20}1/" + share + "\\b");
            }
        }
    }

    @Test
    void json_has_exactly_the_promised_keys() {
        JsonNode json = json("--players", "expert,random", "--games", "10", "--seed", "3", "--iterations", "64");
        assertThat(json.propertyNames()).containsExactly("game", "seats", "games", "players", "decisionsPerSecond",
                "iterationsPerSecond");
        assertThat(json.get("games").intValue()).isEqualTo(10);
        assertThat(json.get("seats").intValue()).isEqualTo(2);
        assertThat(json.get("players")).allSatisfy(player -> {
            assertThat(player.propertyNames()).containsExactly("level", "games", "wins", "winRate", "low", "high",
                    "meanScore");
            assertThat(player.get("games").intValue()).isEqualTo(10);
            assertThat(player.get("winRate").doubleValue()).isEqualTo(player.get("wins").doubleValue() / 10);
            assertThat(player.get("low").doubleValue()).isLessThan(player.get("winRate").doubleValue());
        });
        assertThat(json.get("players").get(0).get("level").stringValue()).isEqualTo("expert");
        assertThat(json.get("players").get(0).get("wins").doubleValue()
                + json.get("players").get(1).get("wins").doubleValue()).isEqualTo(10);
        assertThat(json.get("iterationsPerSecond").doubleValue()).isPositive();
    }

    @Test
    void whoever_thinks_beats_whoever_does_not() {
        JsonNode json = json("--players", "expert,random", "--games", "60", "--iterations", "100");
        assertThat(json.get("players").get(0).get("low").doubleValue()).isGreaterThan(0.5);
    }

    @Test
    void the_games_do_not_depend_on_the_number_of_threads() {
        List<String> outs = Stream.of("1", "3").map(threads -> json("--players", "hard,easy", "--games", "12",
                "--iterations", "160", "--threads", threads).get("players").toString()).toList();
        assertThat(outs.get(0)).isEqualTo(outs.get(1));
    }

    @Test
    void a_match_is_kept_and_continued() throws IOException {
        String[] match = {"--players", "normal,random", "--iterations", "640", "--save", folder.toString()};
        JsonNode four = json(Stream.concat(Stream.of(match), Stream.of("--games", "4")).toArray(String[]::new));
        assertThat(ReplayFile.read(folder.resolve("game-00004.json")).scores()).hasSize(2);
        JsonNode again = json(Stream.concat(Stream.of(match), Stream.of("--games", "4")).toArray(String[]::new));
        assertThat(again.get("players")).isEqualTo(four.get("players"));
        assertThat(again.get("decisionsPerSecond").doubleValue()).isZero();
        json(Stream.concat(Stream.of(match), Stream.of("--games", "6")).toArray(String[]::new));
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.filter(file -> file.toString().endsWith(".json"))).hasSize(6);
        }
        Run other = Run.of("arena", "dunes", "--players", "normal,random", "--games", "4", "--seed", "2", "--save",
                folder.toString());
        assertThat(other.code()).isEqualTo(2);
        assertThat(other.err()).contains("keeps the games of another match");
    }

    @Test
    void more_than_two_get_a_rating() {
        String[] match = {"--players", "hard,easy,random", "--games", "6", "--iterations", "160"};
        assertThat(arena(match).out()).contains("Dunes, 2 players, seed 1; games: 6", "hard ", "Elo ", "iterations/s");
        assertThat(Run.of("arena", "dunes", "--players", "easy,random", "--games", "2", "--lang", "fr").out())
                .contains("gagnées", "itérations/s").doesNotContain("Elo");
    }

    @Test
    void mistakes_are_told() {
        assertThat(Run.of("arena", "dunes", "--players", "god").err()).contains("“god” is not a level");
        assertThat(Run.of("arena", "dunes", "--players", "easy", "--iterations", "5", "--millis", "5").err())
                .contains("do not go together");
        assertThat(Run.of("arena", "dunes", "--players", "easy", "--games", "0").err()).contains("at least 1");
        assertThat(Run.of("arena", "dunes").err()).contains("--players");
    }

    @Test
    void a_team_is_of_one_level_and_counts_once() {
        JsonNode json = cooperative("--players", "easy,random", "--games", "4");
        assertThat(json.get("players")).allSatisfy(player -> assertThat(player.get("games").intValue()).isEqualTo(2));
    }

    private static JsonNode cooperative(String... more) {
        Run run = Run.with(List.of(Games.martians()), List.of(),
                Stream.concat(Stream.of("arena", "martians", "--json", "--seats", "2", "--option", "mode=coop",
                        "--iterations", "512"), Stream.of(more)).toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        return JsonMapper.shared().readTree(run.out());
    }
}
