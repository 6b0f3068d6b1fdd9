package cydonia.tables.storage;

import cydonia.engine.Refused;
import cydonia.engine.Text;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * An SQLite file that belongs to one server at a time, and is missed when it is gone. The file beside it says both: it
 * is locked while the server runs, and it is not empty once there was a database.
 */
final class OwnFile implements AutoCloseable {

    private static final String PREFIX = "jdbc:sqlite:";
    private static final String MARK = "cydonia keeps its tables in the file beside this one\n";

    private final FileChannel beside;

    private OwnFile(FileChannel beside) {
        this.beside = beside;
    }

    /** The file of a JDBC address, if it is one. */
    static Optional<Path> of(String url) {
        if (!url.startsWith(PREFIX)) {
            return Optional.empty();
        }
        String path = url.substring(PREFIX.length()).replaceFirst("\\?.*$", "").replaceFirst("^file:", "");
        return path.isEmpty() || path.startsWith(":") ? Optional.empty() : Optional.of(Path.of(path));
    }

    /** Takes the file for this server, or says in one sentence why not. */
    static OwnFile take(Path file) {
        Path beside = file.resolveSibling(file.getFileName() + ".lock");
        try {
            FileChannel channel = FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.READ,
                    StandardOpenOption.WRITE);
            try {
                if (channel.tryLock() == null) {
                    throw taken(file);
                }
                if (channel.size() > 0 && (!Files.exists(file) || Files.size(file) == 0)) {
                    throw missing(file, beside);
                }
                return new OwnFile(channel);
            } catch (OverlappingFileLockException mine) {
                channel.close();
                throw taken(file);
            } catch (IOException | Refused failed) {
                channel.close();
                throw failed;
            }
        } catch (IOException failed) {
            throw new Refused(Text.of("“%s” cannot be written: choose another folder with --data.",
                    "Impossible d’écrire dans « %s » : choisissez un autre dossier avec --data.", beside));
        }
    }

    private static Refused taken(Path file) {
        return new Refused(Text.of("Another server uses %s: an SQLite file belongs to one server alone.",
                "Un autre serveur utilise %s : un fichier SQLite n’appartient qu’à un seul serveur.", file));
    }

    private static Refused missing(Path file, Path beside) {
        return new Refused(Text.of(
                "There was a database in %s, and now it is missing or empty. Put it back, or delete %s to begin anew.",
                "Il y avait une base de données dans %s ; elle a disparu ou elle est vide. Remettez-la, ou supprimez"
                        + " %s pour repartir de zéro.",
                file, beside));
    }

    /** From now on the database is missed when it is gone. */
    void mark() {
        try {
            if (beside.size() == 0) {
                beside.write(ByteBuffer.wrap(MARK.getBytes(StandardCharsets.UTF_8)));
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public void close() {
        try {
            beside.close();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
