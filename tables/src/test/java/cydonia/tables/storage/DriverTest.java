package cydonia.tables.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

class DriverTest {

    @TempDir
    Path folder;

    private static List<Path> files(Path home) throws IOException {
        try (Stream<Path> all = Files.list(home)) {
            return all.toList();
        }
    }

    @Test
    void the_library_is_unpacked_once_whole_and_alone_in_its_folder() throws IOException {
        Path home = Driver.kept(folder);
        Path library = home.resolve(LibraryLoaderUtil.getNativeLibName());
        assertThat(files(home)).containsExactly(library);
        try (var packed = SQLiteJDBCLoader.class.getResourceAsStream(
                LibraryLoaderUtil.getNativeLibResourcePath() + "/" + LibraryLoaderUtil.getNativeLibName())) {
            assertThat(packed).isNotNull().hasBinaryContent(Files.readAllBytes(library));
        }
        FileTime then = FileTime.from(Instant.EPOCH);
        Files.setLastModifiedTime(library, then);
        assertThat(Driver.kept(folder)).isEqualTo(home);
        assertThat(Files.getLastModifiedTime(library)).isEqualTo(then);
    }

    @Test
    void another_version_has_a_folder_of_its_own() throws IOException {
        assertThat(Driver.kept(folder)).hasFileName("sqlite-" + SQLiteJDBCLoader.getVersion());
    }
}
