package cydonia.cli.host;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.cli.Run;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.tables.room.Hall;
import cydonia.tables.room.NewTable;
import cydonia.tables.room.NewTable.Taker;
import cydonia.tables.room.Tokens;
import cydonia.tables.storage.Storage;
import cydonia.titles.Games;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("cydonia admin and cydonia doctor")
class AdminTest {

    private final Path folder;
    private final Path data;
    private final String table;

    AdminTest(@TempDir Path folder) {
        this.folder = folder;
        this.data = folder.resolve("data");
        try (Storage storage = Storage.inFolder(data);
                Hall hall = new Hall(storage, Games.known(), Tokens::seed, () -> Seed.of(1), Clock.systemUTC(),
                        new Hall.Customs(Duration.ofDays(1), 10))) {
            table = hall.create(new NewTable("mars-tilsit", new Setup(2, Map.of()), "Ann",
                    List.of(Taker.HOST, Taker.COMPUTER)), Tokens.fresh(), "key").id();
        }
    }

    private Run admin(String... args) {
        return Run.with(Games.known().all(), List.of(), Stream
                .of(Stream.of("admin"), Stream.of(args), Stream.of("--data", data.toString()))
                .flatMap(words -> words).toArray(String[]::new));
    }

    @Test
    void look_while_a_server_runs_and_change_nothing() {
        try (Storage server = Storage.inFolder(data)) {
            assertThat(server.takesWrites()).isTrue();
            assertThat(admin("list").out()).contains(table, "mars-tilsit", "playing", "Ann");
            assertThat(admin("show", table).out()).contains(table);
            assertThat(admin("verify").err()).isEmpty();
            assertThat(admin("verify").code()).isZero();
            assertThat(Run.of("doctor", "--data", data.toString()).out()).contains("tables 1");
            assertThat(admin("delete", table).code()).isEqualTo(2);
            assertThat(admin("delete", table).err()).contains("Another server");
        }
        assertThat(admin("show", "none").err()).contains("none");
        assertThat(admin("show").err()).contains("admin show");
    }

    @Test
    void back_up_and_restore() {
        Path copy = folder.resolve("copy.db");
        assertThat(admin("backup", copy.toString()).code()).isZero();
        assertThat(admin("backup", copy.toString()).code()).isEqualTo(2);
        assertThat(admin("delete", table).code()).isZero();
        assertThat(admin("list").out()).doesNotContain(table);
        assertThat(admin("restore", copy.toString()).code()).isZero();
        assertThat(admin("list").out()).contains(table);
        assertThat(data.resolve("cydonia.db.before-restore")).isNotEmptyFile();
    }

    @Test
    void forget_names_and_close_tables() {
        assertThat(admin("forget", "Ann").out()).contains("1");
        assertThat(admin("list").out()).doesNotContain("Ann");
        assertThat(admin("close", table).code()).isZero();
        assertThat(admin("list").out()).contains("closed");
        assertThat(admin("prune").out()).contains("0");
        assertThat(admin("prune", "--keep", "0").out()).contains("1");
        assertThat(admin("list").out()).doesNotContain(table);
    }

    @Test
    void export_only_what_hides_nothing_any_more() {
        Path file = folder.resolve("game.json");
        assertThat(admin("export", table, file.toString()).code()).isEqualTo(2);
        assertThat(Files.exists(file)).isFalse();
    }

    @Test
    void find_nothing_where_nothing_is() {
        Path empty = folder.resolve("empty");
        assertThat(Run.of("admin", "list", "--data", empty.toString()).code()).isEqualTo(2);
        assertThat(Run.of("doctor", "--data", empty.toString()).out()).contains("no database yet", "✓ Java");
    }
}
