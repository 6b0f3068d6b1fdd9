package cydonia.server.storage;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.engine.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
    void an_unknown_kind_of_database_is_refused_without_telling_its_password() {
        assertThatThrownBy(() -> Storage.at("jdbc:oracle:x?password=secret")).isInstanceOf(Refused.class)
                .hasMessageContaining("jdbc:oracle").message().doesNotContain("secret");
    }
}
