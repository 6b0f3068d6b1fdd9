package cydonia.replay;

import cydonia.engine.Refused;
import cydonia.engine.Text;
import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes a file beside its place and then moves it there, so that a half-written file is never seen. */
final class WholeFile {

    /** How bytes reach the disk; a test lets the disk be full. */
    @FunctionalInterface
    interface Writer {
        void write(Path file, byte[] content) throws IOException;
    }

    private WholeFile() {
    }

    static void write(Path file, byte[] content) {
        write(file, content, (path, bytes) -> Files.write(path, bytes, StandardOpenOption.CREATE_NEW,
                StandardOpenOption.WRITE, StandardOpenOption.SYNC));
    }

    static void write(Path file, byte[] content, Writer writer) {
        if (Files.isDirectory(file)) {
            throw refused(file, new Text("this is a folder", "c'est un dossier"));
        }
        Path beside = file.resolveSibling("." + file.getFileName() + "." + Long.toHexString(System.nanoTime()));
        try {
            writer.write(beside, content);
            move(beside, file);
        } catch (IOException | SecurityException failure) {
            delete(beside);
            throw refused(file, Disk.reason(failure));
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException unsupported) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static void delete(Path beside) {
        try {
            Files.deleteIfExists(beside);
        } catch (IOException | SecurityException leftBehind) {
            // The person is about to hear of the failure that matters.
        }
    }

    private static Refused refused(Path file, Text why) {
        return new Refused(Text.of("%s could not be written: %s. Nothing was changed.",
                "%s n'a pas pu être écrit : %s. Rien n'a été changé.", file, why));
    }
}
