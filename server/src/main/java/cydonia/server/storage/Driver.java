package cydonia.server.storage;

import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteJDBCLoader;

/** What the embedded database needs of this machine. */
public final class Driver {

    private Driver() {
    }

    /** Loads it ahead of its use, because that takes a while. */
    public static void load() {
        try {
            SQLiteJDBCLoader.initialize();
        } catch (Exception failed) {
            // whoever opens a database is told
            LoggerFactory.getLogger(Driver.class).atDebug().setCause(failed).log("the driver could not be loaded");
        }
    }
}
