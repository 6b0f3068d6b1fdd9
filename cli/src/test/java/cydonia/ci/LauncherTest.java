package cydonia.ci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./cydonia} in a folder of its own, on machines that lack something. */
@DisplayName("The launcher of a checkout")
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

    private static final Path LAUNCHER = Path.of("..", "cydonia");

    @TempDir
    private Path checkout;
    private Path tools;

    private record Result(int code, String out, String err) {
    }

    @BeforeEach
    void copied() throws IOException {
        Files.copy(LAUNCHER, checkout.resolve("cydonia"));
        Files.writeString(checkout.resolve("pom.xml"), "<project/>");
        tools = Files.createDirectory(checkout.resolve("tools"));
        for (String tool : List.of("sh", "dirname", "readlink", "sed", "find", "sort", "cksum", "cat", "ls", "head",
                "tail", "grep", "mkdir", "tee", "date", "tr", "rm", "mv", "nice")) {
            for (String folder : List.of("/usr/bin", "/bin")) {
                Path real = Path.of(folder, tool);
                if (Files.isExecutable(real)) {
                    program(tools.resolve(tool), "#!/bin/sh", "exec " + real + " \"$@\"");
                }
            }
        }
    }

    private Result run(Map<String, String> surroundings, String... words) throws IOException, InterruptedException {
        ProcessBuilder process = new ProcessBuilder("/bin/sh", checkout.resolve("cydonia").toString());
        process.command().addAll(List.of(words));
        process.environment().put("PATH", tools.toString());
        process.environment().putAll(surroundings);
        Path out = checkout.resolve("out");
        Path err = checkout.resolve("err");
        int code = process.redirectOutput(out.toFile()).redirectError(err.toFile()).start().waitFor();
        return new Result(code, Files.readString(out), Files.readString(err));
    }

    private static void program(Path file, String... lines) throws IOException {
        Files.write(file, List.of(lines), StandardCharsets.UTF_8);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** Maven as it would answer. */
    private void maven(String... lines) throws IOException {
        program(tools.resolve("mvn"), lines);
    }

    private static Map<String, String> java() {
        return Map.of("JAVA_HOME", System.getProperty("java.home"));
    }

    @Test
    void without_maven_one_sentence_says_how_to_get_it() throws Exception {
        Result told = run(java(), "games");
        assertThat(told.code()).isEqualTo(1);
        assertThat(told.out()).isEmpty();
        assertThat(told.err().lines()).singleElement().asString().startsWith("cydonia: Maven (mvn) is needed")
                .contains("apt install maven");
    }

    @Test
    void without_the_network_one_sentence_says_so() throws Exception {
        maven("#!/bin/sh", "echo '[INFO] Scanning for projects...'",
                "echo '[ERROR] Could not transfer artifact org.example:thing:pom:1 from/to central: Unknown host'",
                "exit 1");
        Result told = run(java(), "games");
        assertThat(told.code()).isEqualTo(1);
        assertThat(told.err().lines()).singleElement().asString()
                .startsWith("cydonia: Maven could not fetch the libraries").contains("network");
    }

    @Test
    void what_went_wrong_otherwise_is_shown_with_the_place_of_the_rest() throws Exception {
        maven("#!/bin/sh", "echo '[ERROR] Table.java:[3,1] class expected'", "exit 1");
        Result told = run(java(), "games");
        assertThat(told.code()).isEqualTo(1);
        assertThat(told.err()).contains("class expected").contains("build.log");
    }

    @Test
    void it_tells_how_far_the_build_is_and_never_how_long_it_will_take() throws Exception {
        maven("#!/bin/sh", "echo 'Downloaded from somewhere: a.jar'", "echo 'Downloaded from somewhere: b.jar'",
                "echo '[INFO] Building engine 0.1.0                                    [2/14]'",
                "echo '[INFO] --- compiler ---'",
                "echo '[INFO] Building mars-tilsit 0.1.0                               [3/14]'");
        Result told = run(java(), "games");
        assertThat(told.err().lines().map(line -> line.replaceFirst("\\d+ s$", "N s"))).startsWith(
                "cydonia: fetching libraries (1 so far), N s", "cydonia: building engine, 2 of 14, N s",
                "cydonia: building mars-tilsit, 3 of 14, N s");
        assertThat(told.err()).doesNotContain("minute").contains("the build made no");
    }

    @Test
    void a_java_that_is_too_old_is_not_taken() throws Exception {
        Path old = Files.createDirectories(checkout.resolve("old/bin"));
        program(old.resolve("java"), "#!/bin/sh", "exit 9");
        Files.writeString(checkout.resolve("old/release"), "JAVA_VERSION=\"17.0.1\"\n");
        Result told = run(Map.of("JAVA_HOME", checkout.resolve("old").toString(), "HOME", checkout.toString()),
                "games");
        assertThat(told.code()).isEqualTo(1);
        assertThat(told.err().lines()).singleElement().asString()
                .satisfiesAnyOf(line -> assertThat(line).contains("a JDK 25 or newer is needed"),
                        // The machine has another Java that will do, and then Maven is what is missing.
                        line -> assertThat(line).contains("Maven (mvn) is needed"));
    }
}
