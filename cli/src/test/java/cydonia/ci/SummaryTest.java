package cydonia.ci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The summary of a build")
@Timeout(60)
class SummaryTest {

    private static final Path SUMMARISED = Path.of("..", ".ci", "summarised").toAbsolutePath();

    /** What a build said and how it ended. */
    private record Build(String said, int code) {

        List<String> part(String title) {
            List<String> lines = said.lines().toList();
            int from = lines.lastIndexOf("== " + title) + 1;
            assertThat(from).as("a part “%s”", title).isPositive();
            return lines.subList(from, lines.size()).stream().takeWhile(line -> !line.isEmpty()).toList();
        }
    }

    @Test
    void a_clean_build_has_no_flaky_tests_and_ends_with_the_totals_of_every_module() throws Exception {
        Build build = build("clean.txt", 0);
        assertThat(build.part("Classes")).hasSize(2).allMatch(line -> line.contains("Time elapsed"));
        assertThat(build.part("Slowest classes")).containsExactly("     1.4 s  Purposes of derived seeds",
                "     0.8 s  Notation");
        assertThat(build.part("Flaky tests")).containsExactly("no flaky tests");
        assertThat(build.part("Modules")).hasSize(2)
                .contains("[INFO] engine ........................................... SUCCESS [ 13.517 s]");
        assertThat(build.part("Summary")).containsExactly("[INFO] Tests run: 13, Failures: 0, Errors: 0, Skipped: 0",
                "[INFO] BUILD SUCCESS");
        assertThat(build.said().lines().toList()).endsWith("[INFO] BUILD SUCCESS");
    }

    @Test
    void flaky_tests_are_named_and_counted_and_their_module_keeps_its_totals() throws Exception {
        Build build = build("flaky.txt", 0);
        assertThat(build.part("Flaky tests")).containsExactly("cydonia.e2e.TablePageTest.fails_twice passed in run 3",
                "cydonia.e2e.TablePageTest.throws_once passed in run 2", "flaky tests: 2");
        assertThat(build.part("Summary")).containsExactly("[INFO] Tests run: 13, Failures: 0, Errors: 0, Skipped: 0",
                "[WARNING] Tests run: 8, Failures: 0, Errors: 0, Skipped: 1, Flakes: 2", "[INFO] BUILD SUCCESS");
    }

    /** As when modules are built side by side: while one lists its flakes, others finish classes and modules. */
    @Test
    void lines_of_other_modules_may_stand_between_those_of_one() throws Exception {
        Build build = build("side-by-side.txt", 0);
        assertThat(build.part("Flaky tests")).containsExactly("cydonia.e2e.TablePageTest.fails_twice passed in run 3",
                "cydonia.e2e.TablePageTest.throws_once passed in run 2", "flaky tests: 2");
        assertThat(build.part("Classes")).hasSize(8);
        assertThat(build.part("Summary")).containsExactly("[INFO] Tests run: 13, Failures: 0, Errors: 0, Skipped: 0",
                "[WARNING] Tests run: 90, Failures: 0, Errors: 0, Skipped: 1",
                "[WARNING] Tests run: 8, Failures: 0, Errors: 0, Skipped: 1, Flakes: 2", "[INFO] BUILD SUCCESS");
    }

    @Test
    void the_ten_slowest_classes_are_named_the_slowest_first() throws Exception {
        StringBuilder classes = new StringBuilder();
        for (int i = 1; i <= 12; i++) {
            classes.append(
                    "[INFO] Tests run: 1, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: %d s -- in Class %d%n"
                            .formatted(i * 7 % 13, i));
        }
        assertThat(run("printf '%s' '" + classes + "'").part("Slowest classes")).hasSize(10)
                .startsWith("    12.0 s  Class 11", "    11.0 s  Class 9").endsWith("     3.0 s  Class 6");
    }

    @Test
    void a_test_that_fails_every_time_is_not_called_flaky() throws Exception {
        Build build = build("failing.txt", 1);
        assertThat(build.part("Flaky tests")).hasSize(3).noneMatch(line -> line.contains("WholeGameTest"));
        assertThat(build.part("Modules")).hasSize(3);
        assertThat(build.part("Summary")).contains("[INFO] BUILD FAILURE")
                .contains("[ERROR] Tests run: 8, Failures: 1, Errors: 0, Skipped: 1, Flakes: 2");
    }

    @Test
    void a_build_that_breaks_off_is_told_as_far_as_it_came() throws Exception {
        assertThat(build("broken-off.txt", 137).part("Summary")).containsExactly(
                "[INFO] Tests run: 13, Failures: 0, Errors: 0, Skipped: 0", "the build did not come to its end");
        assertThat(run("exit 127").part("Summary")).containsExactly("no tests were run",
                "the build did not come to its end");
    }

    /** A build that says what stands in that file and ends with that code, which the summary must not hide. */
    private static Build build(String sample, int code) throws IOException, InterruptedException, URISyntaxException {
        Path log = Path.of(Objects.requireNonNull(SummaryTest.class.getResource(sample)).toURI());
        Build build = run("cat '" + log + "'; exit " + code);
        assertThat(build.code()).isEqualTo(code);
        assertThat(build.said()).startsWith("[INFO] Scanning for projects...");
        return build;
    }

    private static Build run(String script) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(SUMMARISED.toString(), "bash", "-c", script).redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Build(said, process.waitFor());
    }
}
