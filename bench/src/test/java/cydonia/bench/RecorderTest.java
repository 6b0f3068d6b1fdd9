package cydonia.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.bench.RunTable.Figure;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Benchmarks that are kept")
class RecorderTest {

    private static final String PAGE = "# Benchmarks\n\n" + RunTable.MARK + "\n## an older run\n";
    private static final Path DOCUMENTATION = Path.of("..", "docs", "benchmarks.md");

    @Test
    void a_run_is_a_table_with_a_row_for_each_game_and_a_column_for_each_figure() {
        RunTable run = new RunTable("today", List.of("a machine", "settings"), List.of(
                new Figure("game on-mars", "apply, ns/op", "300 ± 10"), new Figure("game dunes", "apply, ns/op", "20"),
                new Figure("game on-mars", "legal, ns/op", "40")));
        assertThat(run.onTopOf(PAGE)).isEqualTo("""
                # Benchmarks

                <!-- runs, the newest first -->

                ## today

                - a machine
                - settings

                | | apply, ns/op | legal, ns/op |
                |---|---:|---:|
                | game on-mars | 300 ± 10 | 40 |
                | game dunes | 20 | – |

                ## an older run
                """);
    }

    @Test
    void a_page_without_a_place_for_runs_is_left_alone() {
        assertThatThrownBy(() -> new RunTable("today", List.of(), List.of()).onTopOf("# Something else\n"))
                .hasMessageContaining("<!-- runs, the newest first -->");
    }

    @Test
    void the_documentation_has_a_place_for_runs() throws Exception {
        assertThat(Files.readString(DOCUMENTATION)).containsOnlyOnce(RunTable.MARK);
    }

    /** In this process, for a moment: what it measures is worth nothing, but it is a run of JMH. */
    @Test
    void a_run_of_jmh_is_written_with_its_commit_machine_and_settings(@TempDir Path folder) throws Exception {
        Path page = Files.writeString(folder.resolve("benchmarks.md"), PAGE);
        System.setProperty("jmh.ignoreLock", "true");
        Recorder.main(new String[]{page.toString(), "abc1234", "only a test", "ContractBench.legal", "-p",
                "game=mars-tilsit,on-mars", "-f", "0", "-wi", "0", "-i", "1", "-r", "10ms", "-v", "SILENT"});
        assertThat(Files.readString(page)).endsWith("\n## an older run\n").contains(", commit abc1234: only a test\n")
                .contains("- machine: %d processors, ".formatted(Runtime.getRuntime().availableProcessors()))
                .contains("- JMH: Average time, time/op, 0 forks, warm-up 0 × ")
                .contains("measured 1 × 10 ms, 1 threads")
                .contains("\n| | legal, ns/op |\n").containsPattern("\\| game mars-tilsit, seats 2 \\| [0-9.,]+ \\|")
                .containsPattern("\\| game on-mars, seats 2 \\| [0-9.,]+ \\|");
    }
}
