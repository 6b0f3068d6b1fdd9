package cydonia.tables.room;

import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The requests that made the entries of a log. The last ones are kept in memory, where repeated requests almost always
 * find them; the others are in the storage, and asked for only where the request would be refused as a new one.
 */
final class Answered {

    private static final int KEPT = 50;

    private final Storage storage;
    private final String table;
    private final Map<Entry.Request, Entry> recent = new LinkedHashMap<>();
    private boolean forgets;

    Answered(Storage storage, String table) {
        this.storage = storage;
        this.table = table;
    }

    void add(Entry entry) {
        entry.request().ifPresent(request -> recent.put(request, entry));
        if (recent.size() > KEPT) {
            recent.remove(recent.keySet().iterator().next());
            forgets = true;
        }
    }

    /** The entry that this request has made lately. */
    Optional<Entry> recent(Entry.Request request) {
        return Optional.ofNullable(recent.get(request));
    }

    /** The entry that it made so long ago that it is not in memory any more. */
    Optional<Entry> old(Entry.Request request) {
        return forgets ? storage.answered(table, request) : Optional.empty();
    }

    Optional<Entry> ever(Entry.Request request) {
        return recent(request).or(() -> storage.answered(table, request));
    }
}
