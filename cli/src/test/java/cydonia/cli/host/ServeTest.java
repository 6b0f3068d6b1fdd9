package cydonia.cli.host;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.cli.Run;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("cydonia serve says in one sentence why it cannot; a rehearsal ends by itself")
class ServeTest {

    private final Path folder;

    ServeTest(@TempDir Path folder) {
        this.folder = folder;
    }

    @Test
    void a_port_that_is_taken() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = String.valueOf(taken.getLocalPort());
            Run run = Run.of("serve", "--port", port, "--data", folder.toString());
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).isEqualToIgnoringNewLines(
                    "127.0.0.1 port " + port + " is taken or not allowed: choose another with --port.");
            assertThat(Run.of("serve", "--port", port, "--data", folder.toString(), "--lang", "fr").err())
                    .startsWith("Le port " + port + " de 127.0.0.1 est déjà pris");
        }
    }

    @Test
    void a_rehearsal_ends_by_itself_and_leaves_real_games_alone() {
        Path data = folder.resolve("data");
        Run run = Run.in(Map.of("CYDONIA_DATABASE", "jdbc:oracle:x", "CYDONIA_BASE_PATH", "/mars/", "CYDONIA_DATA",
                data.toString(), "CYDONIA_PORT", "70000"), "serve", "--rehearse");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(data).doesNotExist();
    }

    @Test
    void a_port_there_is_not() {
        Run run = Run.of("serve", "--port", "70000", "--data", folder.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines()).containsExactly("70000 is not a port: choose one from 0 to 65535.");
    }

    @Test
    void a_folder_that_cannot_be_written() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Run run = Run.of("serve", "--data", file.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines()).singleElement().asString().contains(file.toString(), "--data");
    }

    @Test
    void a_database_it_does_not_know() {
        Run run = Run.of("serve", "--database", "jdbc:oracle:thin:@x");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines()).singleElement().asString().contains("jdbc:postgresql:");
    }

    @Test
    void things_are_kept_where_the_persons_programs_keep_theirs() {
        assertThat(DataOptions.folder(Map.of("HOME", "/home/ann")))
                .isEqualTo(Path.of("/home/ann/.local/share/cydonia"));
        assertThat(DataOptions.folder(Map.of("HOME", "/home/ann", "XDG_DATA_HOME", "/data")))
                .isEqualTo(Path.of("/data/cydonia"));
    }

    @Test
    void a_password_that_everybody_could_read() {
        Run run = Run.of("serve", "--database", "jdbc:postgresql://nowhere/x?user=ann&password=secret");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines()).singleElement().asString().contains("CYDONIA_DATABASE")
                .doesNotContain("secret");
    }

    @Test
    void settings_come_from_the_line_then_the_surroundings_then_a_file() throws IOException {
        Path file = Files.writeString(folder.resolve("settings"), "port = 70001\ndata = " + folder + "\n");
        assertThat(Run.of("serve", "--settings", file.toString()).err()).startsWith("70001 is not a port");
        assertThat(Run.in(Map.of("CYDONIA_SETTINGS", file.toString()), "serve").err())
                .startsWith("70001 is not a port");
        assertThat(Run.in(Map.of("CYDONIA_PORT", "70002"), "serve", "--settings=" + file).err())
                .startsWith("70002 is not a port");
        assertThat(Run.in(Map.of("CYDONIA_PORT", "70002"), "serve", "--settings=" + file, "--port", "70003").err())
                .startsWith("70003 is not a port");
        assertThat(Run.in(Map.of("CYDONIA_BASE_PATH", "mars", "CYDONIA_DATA", folder.toString()), "serve").err())
                .startsWith("“mars” is no beginning of addresses");
        assertThat(Run.in(Map.of("CYDONIA_DATABASE", "jdbc:oracle:x?password=secret"), "serve").err())
                .contains("jdbc:oracle:x").doesNotContain("secret", "command line");
    }

    @Test
    void settings_that_cannot_be_read_or_are_none() throws IOException {
        Run missing = Run.of("serve", "--settings", folder.resolve("none").toString());
        assertThat(missing.code()).isEqualTo(2);
        assertThat(missing.err().lines()).singleElement().asString().contains("cannot be read");
        Path file = Files.writeString(folder.resolve("settings"), "prot = 80\n");
        Run misspelt = Run.of("serve", "--settings", file.toString());
        assertThat(misspelt.code()).isEqualTo(2);
        assertThat(misspelt.err().lines()).singleElement().asString().contains("“prot”", "port", "base-path", "keep");
    }
}
