package cydonia.tables.storage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/** What the embedded database needs of this machine. */
public final class Driver {

    /** The folder where its library is kept from one start to the next; unset, it is unpacked anew each time. */
    static final String KEPT = "cydonia.libraries";

    private static final String LOADED_FROM = "org.sqlite.lib.path";

    private Driver() {
    }

    /** Loads it ahead of its use, because that takes a while. */
    public static void load() {
        try {
            String folder = System.getProperty(KEPT, "");
            if (!folder.isEmpty() && System.getProperty(LOADED_FROM) == null) {
                System.setProperty(LOADED_FROM, kept(Path.of(folder)).toString());
            }
            SQLiteJDBCLoader.initialize();
        } catch (Exception failed) {
            // whoever opens a database is told
            LoggerFactory.getLogger(Driver.class).atDebug().setCause(failed).log("the driver could not be loaded");
        }
    }

    /** The folder of this version's library, which is unpacked there unless it is. */
    static Path kept(Path folder) throws IOException {
        Path home = folder.resolve("sqlite-" + SQLiteJDBCLoader.getVersion());
        Path library = home.resolve(LibraryLoaderUtil.getNativeLibName());
        if (Files.notExists(library)) {
            Files.createDirectories(home);
            Path unpacked = Files.createTempFile(home, "unpacked", "");
            try (InputStream in = SQLiteJDBCLoader.class
                    .getResourceAsStream(LibraryLoaderUtil.getNativeLibResourcePath() + "/" + library.getFileName())) {
                if (in == null) {
                    throw new IOException("there is no library for this machine");
                }
                Files.copy(in, unpacked, StandardCopyOption.REPLACE_EXISTING);
                Files.move(unpacked, library, StandardCopyOption.ATOMIC_MOVE); // never half of it
            } finally {
                Files.deleteIfExists(unpacked);
            }
        }
        return home;
    }
}
