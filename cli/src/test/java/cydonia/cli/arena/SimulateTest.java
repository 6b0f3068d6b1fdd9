package cydonia.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.cli.Run;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("cydonia simulate")
class SimulateTest {

    private static JsonNode json(String... more) {
        Run run = Run
                .of(Stream.concat(Stream.of("simulate", "dunes", "--json"), Stream.of(more)).toArray(String[]::new));
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines()).hasSize(1);
        return JsonMapper.shared().readTree(run.out());
    }

    private static String hash(String... more) {
        return json(more).get("hash").stringValue();
    }

    @Test
    void json_has_exactly_the_promised_keys() {
        JsonNode json = json("--seats", "3", "--games", "50", "--seed", "7");
        assertThat(json.propertyNames()).containsExactly("game", "seats", "seed", "games", "finished", "decisions",
                "seconds", "decisionsPerSecond", "gamesPerSecond", "meanScore", "winsPerSeat", "hash");
        assertThat(json.get("game").stringValue()).isEqualTo("dunes");
        assertThat(json.get("seats").intValue()).isEqualTo(3);
        assertThat(json.get("seed").longValue()).isEqualTo(7);
        assertThat(json.get("games").intValue()).isEqualTo(50);
        assertThat(json.get("finished").intValue()).isEqualTo(50);
        assertThat(json.get("decisions").intValue()).isBetween(50 * 21, 50 * 30);
        assertThat(json.get("decisionsPerSecond").doubleValue()).isPositive();
        assertThat(json.get("winsPerSeat").size()).isEqualTo(3);
        assertThat(LongStream.range(0, 3).map(i -> json.get("winsPerSeat").get((int) i).longValue()).sum())
                .isBetween(50L, 150L);
        assertThat(json.get("hash").stringValue()).matches("[0-9a-f]{16}");
    }

    @Test
    void a_long_seed_is_told_as_it_was_written() {
        String seed = "0123456789abcdef0123456789abcdef";
        assertThat(json("--games", "2", "--seed", seed).get("seed").stringValue()).isEqualTo(seed);
    }

    @Test
    void the_games_do_not_depend_on_the_number_of_threads() {
        JsonNode one = json("--seats", "4", "--games", "300", "--seed", "3", "--threads", "1");
        for (String threads : List.of("2", "3", "8")) {
            JsonNode many = json("--seats", "4", "--games", "300", "--seed", "3", "--threads", threads);
            for (String key : List.of("hash", "decisions", "finished", "meanScore", "winsPerSeat")) {
                assertThat(many.get(key)).as(key).isEqualTo(one.get(key));
            }
        }
    }

    @Test
    void everything_that_changes_the_games_changes_the_hash() {
        assertThat(Stream.of(hash("--games", "40"), hash("--games", "41"), hash("--games", "40", "--seed", "2"),
                hash("--games", "40", "--seats", "3"), hash("--games", "40", "--option", "storms=off"),
                hash("--games", "40", "--limit", "5"))).doesNotHaveDuplicates();
    }

    @Test
    void games_over_the_limit_are_given_up() {
        JsonNode json = json("--games", "10", "--limit", "4");
        assertThat(json.get("finished").intValue()).isZero();
        assertThat(json.get("decisions").intValue()).isEqualTo(40);
        assertThat(json.get("meanScore").doubleValue()).isZero();
        assertThat(Run.of("simulate", "dunes", "--games", "10", "--limit", "4").out())
                .contains("games       10, of which 0 finished").doesNotContain("wins");
    }

    @Test
    void people_get_a_table() {
        assertThat(Run.of("simulate", "dunes", "--games", "20").out()).contains("Dunes, 2 players at random, seed 1",
                "games       20, of which 20 finished", "decisions/s", "scores ", "wins        Red ", "hash ");
        assertThat(Run.of("simulate", "dunes", "--games", "20", "--lang", "fr").out()).contains("parties     20",
                "décisions/s", "victoires   Rouge ");
    }

    @Test
    void coverage_counts_every_action_once() {
        String out = Run.of("simulate", "dunes", "--games", "100", "--coverage", "--threads", "2").out();
        List<String> lines = out.lines().dropWhile(line -> !line.startsWith("How often")).skip(1).toList();
        long kinds = sum(lines, " {2,14}[\\d,]+  (bid|dig|drop|enough)");
        long actions = sum(lines, " {15,22}[\\d,]+  (bid \\d|drop \\d|enough|dig \\w+)");
        assertThat(kinds).isEqualTo(actions).isEqualTo(json("--games", "100").get("decisions").longValue());
        assertThat(lines).anyMatch(line -> line.endsWith("  dig water"));
    }

    private static long sum(List<String> lines, String shape) {
        return lines.stream().filter(line -> line.matches(shape))
                .mapToLong(line -> Long.parseLong(line.strip().split(" ", 2)[0].replace(",", ""))).sum();
    }
}
