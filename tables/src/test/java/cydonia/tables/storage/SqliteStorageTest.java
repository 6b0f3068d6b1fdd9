package cydonia.tables.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariDataSource;
import cydonia.engine.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteStorageTest extends StorageTest {

    @TempDir
    @SuppressWarnings("NullAway.Init") // filled in before the class is used
    private static Path folder;

    @Override
    String url() {
        return "jdbc:sqlite:" + folder.resolve("test.db");
    }

    @Test
    void a_folder_that_cannot_be_made_is_refused_in_one_sentence() throws IOException {
        Path file = Files.writeString(folder.resolve("a file"), "");
        assertThatThrownBy(() -> Storage.inFolder(file)).isInstanceOf(Refused.class).hasMessageContaining("--data");
    }

    @Test
    void a_file_that_is_no_database_is_refused_in_one_sentence() throws IOException {
        Path data = Files.createDirectory(folder.resolve("broken"));
        Files.writeString(data.resolve("cydonia.db"), "these are words, not a database".repeat(200));
        assertThatThrownBy(() -> Storage.inFolder(data)).isInstanceOf(Refused.class).hasMessageContaining("cydonia.db");
    }

    @Test
    void a_second_server_on_the_same_file_is_refused() throws IOException {
        Path data = Files.createDirectory(folder.resolve("one"));
        try (Storage first = Storage.inFolder(data)) {
            assertThat(first.takesWrites()).isTrue();
            assertThatThrownBy(() -> Storage.inFolder(data)).isInstanceOf(Refused.class)
                    .hasMessageContaining("Another server");
        }
        Storage.inFolder(data).close();
    }

    @Test
    void a_database_that_was_just_made_needs_nothing_more() {
        try (HikariDataSource made = Database.open("jdbc:sqlite:" + folder.resolve("new.db"))) {
            assertThat(Database.isCurrent(made)).isTrue();
        }
    }

    @Test
    void a_database_that_was_there_is_missed() throws IOException {
        Path data = Files.createDirectory(folder.resolve("gone"));
        Storage.inFolder(data).close();
        Files.write(data.resolve("cydonia.db"), new byte[0]);
        assertThatThrownBy(() -> Storage.inFolder(data)).isInstanceOf(Refused.class).hasMessageContaining("There was");
        Files.delete(data.resolve("cydonia.db"));
        assertThatThrownBy(() -> Storage.inFolder(data)).isInstanceOf(Refused.class).hasMessageContaining("There was");
        Files.delete(data.resolve("cydonia.db.lock"));
        Storage.inFolder(data).close();
    }

    @Test
    void a_damaged_file_is_refused_before_anything_is_written() throws IOException {
        Path data = Files.createDirectory(folder.resolve("damaged"));
        try (Storage storage = Storage.inFolder(data)) {
            for (int i = 0; i < 100; i++) {
                storage.create(table());
            }
        }
        Path file = data.resolve("cydonia.db");
        byte[] bytes = Files.readAllBytes(file);
        Arrays.fill(bytes, 3 * 4096, bytes.length - 4096, (byte) 0x5a);
        Files.write(file, bytes);
        assertThatThrownBy(() -> Storage.inFolder(data)).isInstanceOf(Refused.class).hasMessageContaining("cydonia.db")
                .hasMessageNotContaining("Exception");
        assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
    }

    @Test
    void an_unknown_kind_of_database_is_refused_without_telling_its_password() {
        assertThatThrownBy(() -> Storage.at("jdbc:oracle:x?password=secret")).isInstanceOf(Refused.class)
                .hasMessageContaining("jdbc:oracle").message().doesNotContain("secret");
    }
}
