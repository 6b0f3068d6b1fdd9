package cydonia.tables.storage;

import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whether the database takes what is written to it, found out by writing something as large as a few moves and taking
 * it away again. However often it is asked, it is tried once a second.
 */
final class Pulse {

    private static final Logger LOG = LoggerFactory.getLogger(Pulse.class);
    private static final long FRESH = Duration.ofSeconds(1).toNanos();
    private static final String FILLER = "cydonia ".repeat(1_500);

    private final Writer writer;
    private final String id = Long.toHexString(System.nanoTime());
    private long tried = System.nanoTime() - FRESH;
    private boolean well;

    Pulse(Writer writer) {
        this.writer = writer;
    }

    synchronized boolean beats() {
        if (System.nanoTime() - tried >= FRESH) {
            well = write();
            tried = System.nanoTime();
        }
        return well;
    }

    private boolean write() {
        try {
            return writer.write(handle -> {
                handle.createUpdate("insert into pulse (id, filler) values (:id, :filler)").bind("id", id)
                        .bind("filler", FILLER).execute();
                return handle.createUpdate("delete from pulse where id = :id").bind("id", id).execute() == 1;
            });
        } catch (StorageTrouble trouble) {
            LOG.atWarn().addKeyValue("reason", trouble.reason()).log("the database takes nothing");
            return false;
        }
    }
}
