package cydonia.tables.room;

import cydonia.tables.storage.Storage;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tables whose log makes no sense. What cannot be played once is not tried again and again. */
final class DamagedLogs {

    private static final Logger LOG = LoggerFactory.getLogger(DamagedLogs.class);

    private final ConcurrentMap<String, DamagedLog> found = new ConcurrentHashMap<>();

    boolean known(String table) {
        return found.containsKey(table);
    }

    Set<String> tables() {
        return Set.copyOf(found.keySet());
    }

    /** Does something with a table's log, and remembers if it is damaged; one that is known to be is left alone. */
    <T> T unlessKnown(String table, Supplier<T> work) {
        DamagedLog known = found.get(table);
        if (known != null) {
            throw known;
        }
        try {
            return work.get();
        } catch (DamagedLog damage) {
            remember(table, damage);
            throw damage;
        }
    }

    /**
     * Reads every log, without playing it.
     *
     * @param closing
     *            is told of the tables whose log is found to be damaged
     */
    void check(Storage storage, Consumer<String> closing) {
        Map<String, Integer> last = new HashMap<>();
        storage.eachEntry((table, entry) -> {
            int expected = last.merge(table, 1, Integer::sum);
            if (!known(table) && (entry.number() != expected || !Event.readable(entry.text()))) {
                remember(table, new DamagedLog(entry.number(), "unreadable"));
                closing.accept(table);
            }
        });
    }

    private void remember(String table, DamagedLog damage) {
        LOG.atError().addKeyValue("table", table).addKeyValue("reason", damage.getMessage()).log("log is damaged");
        found.put(table, damage);
    }
}
