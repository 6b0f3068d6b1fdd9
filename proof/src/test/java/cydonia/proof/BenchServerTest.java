package cydonia.proof;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("cydonia bench-server")
class BenchServerTest {

    @Test
    void counts_moves_and_how_long_they_took() {
        Run run = Run.of("bench-server", "--game", "dunes", "--tables", "2", "--warm-up", "0", "--seconds", "2",
                "--rate", "20",
                "--json");
        assertThat(run.code()).as(run.err()).isZero();
        JsonNode told = new JsonMapper().readTree(run.out());
        assertThat(told.path("moves").asInt()).isBetween(1, 42);
        assertThat(told.path("p50Millis").asDouble()).isPositive()
                .isLessThanOrEqualTo(told.path("p99Millis").asDouble());
        assertThat(told.path("tables").asInt()).isEqualTo(2);
    }

    @Test
    void refuses_what_makes_no_sense() {
        Run run = Run.of("bench-server", "--tables", "0");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).startsWith("At least one table and one second are needed");
    }
}
