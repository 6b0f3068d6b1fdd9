package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cydonia.dunes.Dunes;
import cydonia.engine.Refused;
import cydonia.engine.Seed;
import cydonia.server.Server;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** With real file systems of a few megabytes, which only root may make. */
@DisplayName("A real disk that is full, or may only be read")
class SmallDiskTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final Path MOUNTED = Path.of("/proc/self/mounts");

    private final Path image;
    private final Path disk;
    private String token = "";

    SmallDiskTest(@TempDir Path folder) throws IOException {
        this.image = folder.resolve("image");
        this.disk = Files.createDirectory(folder.resolve("disk"));
    }

    @AfterEach
    void unmount() throws Exception {
        run("umount", disk.toString());
    }

    @Test
    void that_is_full_is_told_in_words_and_moves_go_on_when_there_is_room_again() throws Exception {
        inMemory();
        try (Server server = server()) {
            String table = table(server);
            Path ballast = disk.resolve("ballast");
            int refused = 0;
            fill(ballast);
            JsonNode before = state(server, table);
            for (int i = 0; i < 400 && refused == 0; i++) {
                before = state(server, table);
                HttpResponse<String> answer = act(server, table, before);
                refused = answer.statusCode() == 200 ? 0 : answer.statusCode();
                if (state(server, table).path("phase").asString().equals("over")) {
                    table = table(server);
                }
            }
            assertThat(refused).isEqualTo(503);
            assertThat(state(server, table)).isEqualTo(before);
            assertThat(client(server).get("/t/" + table).statusCode()).isEqualTo(200);
            assertThat(client(server).get("/healthz").statusCode()).isEqualTo(503);
            Files.delete(ballast);
            assertThat(act(server, table, before).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void that_may_only_be_read_is_told_at_the_start() throws Exception {
        inMemory();
        server().close();
        assertThat(run("mount", "-o", "remount,ro", disk.toString())).isTrue();
        assertThatThrownBy(this::server).isInstanceOf(Refused.class).hasMessageContaining("cannot be written");
        assertThat(run("mount", "-o", "remount,rw", disk.toString())).isTrue();
        try (Server again = server()) {
            assertThat(client(again).get("/healthz").statusCode()).isEqualTo(200);
        }
    }

    /** As a system does on its own when it no longer trusts a disk. */
    @Test
    void that_may_only_be_read_from_one_moment_to_the_next_loses_nothing() throws Exception {
        Path trigger = onDisk();
        String table;
        JsonNode before;
        try (Server server = server()) {
            table = table(server);
            before = state(server, table);
            Files.writeString(trigger, "not trusted any more");
            HttpResponse<String> answer = act(server, table, before);
            assertThat(answer.statusCode()).isEqualTo(503);
            assertThat(JSON.readTree(answer.body()).path("error").asString()).contains("nothing was changed");
            assertThat(state(server, table)).isEqualTo(before);
            assertThat(client(server).get("/t/" + table).statusCode()).isEqualTo(200);
            assertThat(client(server).get("/healthz").statusCode()).isEqualTo(503);
        }
        assertThat(run("umount", disk.toString())).isTrue();
        run("fsck.ext4", "-y", image.toString());
        mountImage();
        try (Server mended = server()) {
            assertThat(state(mended, table)).isEqualTo(before);
            assertThat(act(mended, table, before).statusCode()).isEqualTo(200);
        }
    }

    private void inMemory() throws Exception {
        assumeTrue(run("mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", disk.toString()),
                "no small file system can be made here: that takes root");
    }

    /** Where to write that something is wrong with the disk. */
    private Path onDisk() throws Exception {
        Files.write(image, new byte[16 << 20]);
        assumeTrue(run("mkfs.ext4", "-q", image.toString()) && mountImage(),
                "no disk can be made here: that takes root and loop devices");
        String device = Files.readAllLines(MOUNTED).stream().filter(line -> line.contains(" " + disk + " ")).findFirst()
                .map(line -> line.split(" ", 2)[0].replaceFirst("^.*/", "")).orElseThrow();
        Path trigger = Path.of("/sys/fs/ext4", device, "trigger_fs_error");
        assumeTrue(Files.isWritable(trigger), "the system cannot be made to mistrust a disk here");
        return trigger;
    }

    private boolean mountImage() throws Exception {
        return run("mount", "-o", "loop,errors=remount-ro", image.toString(), disk.toString());
    }

    /** Leaves no room at all. */
    private static void fill(Path ballast) throws IOException {
        byte[] block = new byte[4096];
        try (var out = Files.newOutputStream(ballast)) {
            while (true) {
                out.write(block);
            }
        } catch (IOException full) {
            assertThat(Files.size(ballast)).isPositive();
        }
    }

    private Server server() {
        return Server.start(new Server.Settings("127.0.0.1", 0, disk.resolve("data"), Optional.empty(),
                Duration.ofDays(1), 10_000, 1000, () -> Seed.of(7)), new Games(List.of(Title.plain(new Dunes()))));
    }

    private String table(Server server) {
        JsonNode made = JSON.readTree(new Client(server.port())
                .json("/api/tables", "{\"game\": \"dunes\", \"seats\": [\"me\", \"computer\"]}").body());
        token = made.path("token").asString();
        return made.at("/state/table").asString();
    }

    private HttpResponse<String> act(Server server, String table, JsonNode state) {
        return client(server).json("/api/tables/" + table + "/act", JSON.writeValueAsString(Map.of("version",
                state.path("version").asInt(), "actions",
                List.of(state.path("choices").path(0).path("notation").asString()))));
    }

    private JsonNode state(Server server, String table) {
        return JSON.readTree(client(server).get("/api/tables/" + table).body());
    }

    private Client client(Server server) {
        return new Client(server.port()).with("Authorization", "Bearer " + token);
    }

    private static boolean run(String... command) throws Exception {
        try {
            return new ProcessBuilder(command).redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor() == 0;
        } catch (IOException noSuchProgram) {
            return false;
        }
    }
}
