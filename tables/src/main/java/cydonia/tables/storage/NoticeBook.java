package cydonia.tables.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/** Keeps who wants to be called, and who has been. */
public final class NoticeBook {

    private final Jdbi jdbi;
    private final Writer writer;

    NoticeBook(Jdbi jdbi, Writer writer) {
        this.jdbi = jdbi;
        this.writer = writer;
    }

    public void add(StoredNotice notice, Instant now) {
        writer.<Boolean>write(handle -> handle.createUpdate("""
                insert into notice (id, holder, kind, address, secrets, everyone, language, link, quiet, created_at)
                values (:id, :holder, :kind, :address, :secrets, :everyone, :language, :link, :quiet, :now)""")
                .bind("id", notice.id()).bind("holder", notice.holder()).bind("kind", notice.kind())
                .bind("address", notice.address()).bind("secrets", notice.secrets())
                .bind("everyone", notice.everyone() ? 1 : 0).bind("language", notice.language())
                .bind("link", notice.link()).bind("quiet", notice.quiet()).bind("now", now.toEpochMilli())
                .execute() == 1);
    }

    /** Forgets it, if it is that person's. */
    public void remove(String id, String holder) {
        writer.<Boolean>write(handle -> handle.createUpdate("delete from notice where id = :id and holder = :holder")
                .bind("id", id).bind("holder", holder).execute() == 1);
    }

    public List<StoredNotice> of(String holder) {
        try {
            return jdbi.withHandle(handle -> handle
                    .createQuery("select * from notice where holder = :holder order by created_at, id")
                    .bind("holder", holder).map((row, context) -> notice(row)).list());
        } catch (JdbiException failed) {
            throw new StorageTrouble(failed);
        }
    }

    /** Whether this is the first to call that seat in that wait; there is no second. */
    public boolean claim(String table, int seat, int wait) {
        return writer.write(handle -> handle.createUpdate(
                "insert into called (table_id, seat, wait) values (:table, :seat, :wait) on conflict do nothing")
                .bind("table", table).bind("seat", seat).bind("wait", wait).execute() == 1);
    }

    /** What was made up under that name, now if there is nothing yet; the same for all servers on one database. */
    public String setting(String name, Supplier<String> made) {
        return known(name).orElseGet(() -> {
            String value = made.get();
            writer.<Boolean>write(handle -> handle
                    .createUpdate("insert into setting (name, value) values (:name, :value) on conflict do nothing")
                    .bind("name", name).bind("value", value).execute() == 1);
            return known(name).orElse(value);
        });
    }

    private Optional<String> known(String name) {
        try {
            return jdbi.withHandle(handle -> handle.createQuery("select value from setting where name = :name")
                    .bind("name", name).mapTo(String.class).findOne());
        } catch (JdbiException failed) {
            throw new StorageTrouble(failed);
        }
    }

    private static StoredNotice notice(ResultSet row) throws SQLException {
        return new StoredNotice(row.getString("id"), row.getString("holder"), row.getString("kind"),
                row.getString("address"), row.getString("secrets"), row.getInt("everyone") == 1,
                row.getString("language"), row.getString("link"), row.getString("quiet"));
    }
}
