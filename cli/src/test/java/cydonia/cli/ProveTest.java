package cydonia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("cydonia prove")
class ProveTest {

    @Test
    void sends_nonsense_and_finds_that_nothing_breaks() {
        Run run = Run.of("prove", "fuzz", "--game", "dunes", "--times", "2000");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("commands: 2000", "no failure").doesNotContain("done: 0", "refused: 0");
    }

    @Test
    void refuses_what_makes_no_sense() {
        assertThat(Run.of("prove", "kills", "--nodes", "2").code()).isEqualTo(2);
        assertThat(Run.of("prove", "soak", "--rate", "0").err()).contains("Numbers begin at 1");
        assertThat(Run.of("prove", "fuzz", "--game", "chess").code()).isEqualTo(2);
    }
}
