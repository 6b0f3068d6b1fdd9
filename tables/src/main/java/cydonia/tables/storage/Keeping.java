package cydonia.tables.storage;

import cydonia.engine.Refused;
import cydonia.engine.Text;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/** What whoever runs the server does with all that is kept, over the years. */
public final class Keeping {

    private final Jdbi jdbi;
    private final Writer writer;
    private final boolean file;

    Keeping(Jdbi jdbi, Writer writer, boolean file) {
        this.jdbi = jdbi;
        this.writer = writer;
        this.file = file;
    }

    /**
     * A table in a list.
     *
     * @param names
     *            of those who have one
     */
    public record Row(String id, String game, int rules, StoredTable.Phase phase, Instant created, int entries,
            Instant changed, List<String> names) {
    }

    /** All tables, the newest first. */
    public List<Row> tables() {
        return jdbi.withHandle(handle -> handle.createQuery("""
                select t.id, t.game, t.rules, t.phase, t.created_at, count(l.number) as entries,
                coalesce(max(l.written_at), t.created_at) as changed from game_table t
                left join log l on l.table_id = t.id group by t.id, t.game, t.rules, t.phase, t.created_at
                order by t.created_at desc, t.id""")
                .map((row, context) -> new Row(row.getString("id"), row.getString("game"), row.getInt("rules"),
                        StoredTable.Phase.valueOf(row.getString("phase").toUpperCase(Locale.ROOT)),
                        Instant.ofEpochMilli(row.getLong("created_at")), row.getInt("entries"),
                        Instant.ofEpochMilli(row.getLong("changed")), names(handle, row.getString("id"))))
                .list());
    }

    private static List<String> names(Handle handle, String id) {
        return handle.createQuery("select name from seat where table_id = :id and name <> '' order by seat")
                .bind("id", id).mapTo(String.class).list();
    }

    /** Nobody sees it any more, but it is still there. False where there is no such table. */
    public boolean close(String id) {
        return writer.write(handle -> handle.createUpdate("update game_table set phase = 'closed' where id = :id")
                .bind("id", id).execute() == 1);
    }

    /** Takes it away for good. False where there is no such table. */
    public boolean delete(String id) {
        return writer.write(handle -> {
            for (String table : List.of("called", "watcher", "log", "seat")) {
                handle.createUpdate("delete from " + table + " where table_id = :id").bind("id", id).execute();
            }
            handle.createUpdate("delete from review where id = :id").bind("id", id).execute();
            return handle.createUpdate("delete from game_table where id = :id").bind("id", id).execute() == 1;
        });
    }

    /** Takes away games that are over and tables that never began, unless something happened there since. */
    public List<String> prune(Instant before) {
        List<String> old = jdbi.withHandle(handle -> handle.createQuery("""
                select id from game_table t where phase <> 'playing' and coalesce(
                (select max(written_at) from log l where l.table_id = t.id), created_at) < :before""")
                .bind("before", before.toEpochMilli()).mapTo(String.class).list());
        return old.stream().filter(this::delete).toList();
    }

    /** Forgets a name wherever it is kept; tells at how many seats. */
    public int forget(String name) {
        return writer.write(handle -> {
            handle.createQuery("select table_id, number, entry from log where entry like 'join %'").mapToMap().list()
                    .forEach(row -> {
                        String[] words = String.valueOf(row.get("entry")).split(" ", 3);
                        if (words.length == 3 && words[2].equals(name)) {
                            handle.createUpdate(
                                    "update log set entry = :entry where table_id = :table and number = :number")
                                    .bind("entry", words[0] + " " + words[1] + " ").bind("table", row.get("table_id"))
                                    .bind("number", row.get("number")).execute();
                        }
                    });
            return handle.createUpdate("update seat set name = '' where name = :name").bind("name", name).execute();
        });
    }

    /** Writes all of it to a new file, while the server goes on. */
    public void backUp(Path copy) {
        if (!file) {
            throw new Refused(new Text("PostgreSQL is backed up with pg_dump.",
                    "PostgreSQL se sauvegarde avec pg_dump."));
        }
        if (Files.exists(copy)) {
            throw new Refused(Text.of("“%s” exists already.", "« %s » existe déjà.", copy));
        }
        jdbi.useHandle(handle -> handle.createUpdate("vacuum into :copy").bind("copy", copy.toString()).execute());
    }

    /** How many bytes the database takes; negative while it does not answer. */
    public long bytes() {
        try {
            return jdbi.withHandle(handle -> handle
                    .createQuery(file
                            ? "select page_count * page_size from pragma_page_count(), pragma_page_size()"
                            : "select pg_database_size(current_database())")
                    .mapTo(Long.class).one());
        } catch (JdbiException silent) {
            return -1;
        }
    }
}
