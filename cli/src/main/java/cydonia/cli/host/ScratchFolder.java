package cydonia.cli.host;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A folder for files that nobody needs afterwards. */
public record ScratchFolder(Path path) implements AutoCloseable {

    public static ScratchFolder make() {
        try {
            return new ScratchFolder(Files.createTempDirectory("cydonia"));
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    @Override
    public void close() {
        try (Stream<Path> files = Files.list(path)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
            Files.delete(path);
        } catch (IOException left) {
            // the system empties its temporary folder itself
        }
    }
}
