package cydonia.tables.storage;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.SqlStatement;

/** Keeps tables, seats and logs. When a method returns, what it wrote has reached the disk. */
public final class Storage implements AutoCloseable {

    private static final int FETCHED = 500;
    private static final String INSERT = """
            insert into log (table_id, number, entry, writer, request, written_at, told)
            values (:id, :number, :entry, :writer, :key, :at, :told) on conflict do nothing""";

    /** Hears of what other nodes write to the same database; told from one thread. */
    public interface Listener {

        /** Somebody, perhaps this node, has written this entry. */
        void written(String table, int number);

        /** There may have been news that nobody heard. */
        void missed();
    }

    private final HikariDataSource source;
    private final boolean lookedAt;
    private final boolean shared;
    private final Jdbi jdbi;
    private final Writer writer;

    private final Optional<OwnFile> file;
    private final Pulse pulse;

    private Storage(HikariDataSource source, Optional<OwnFile> file, boolean lookedAt) {
        this.source = source;
        this.lookedAt = lookedAt;
        this.shared = source.getJdbcUrl().startsWith("jdbc:postgresql:");
        this.jdbi = Jdbi.create(source);
        this.writer = new Writer(jdbi);
        this.file = file;
        this.pulse = new Pulse(writer);
    }

    /** An SQLite file in that folder, made if there is none. */
    public static Storage inFolder(Path folder) {
        return at(Database.inFolder(folder));
    }

    /** The database at a JDBC address. */
    public static Storage at(String url) {
        Optional<OwnFile> file = OwnFile.of(url).map(OwnFile::take);
        try {
            HikariDataSource source = Database.open(url);
            file.ifPresent(OwnFile::mark);
            return new Storage(source, file, false);
        } catch (RuntimeException failed) {
            file.ifPresent(OwnFile::close);
            throw failed;
        }
    }

    /** The same beside a server that runs, for those who look and change nothing. */
    public static Storage beside(String url) {
        return new Storage(Database.beside(url), Optional.empty(), true);
    }

    /** Whether whoever has it looks and changes nothing. */
    public boolean isLookedAt() {
        return lookedAt;
    }

    /** The JDBC address of the SQLite file in that folder. */
    public static String addressOf(Path folder) {
        return Database.inFolder(folder);
    }

    public boolean create(StoredTable table, Entry... log) {
        return create(table, Optional.empty(), log);
    }

    /**
     * Keeps a new table and how its log begins: false when there is one of that name, which stays as it is.
     *
     * @param due
     *            before this nobody's time runs out there; nothing where it is not limited
     */
    public boolean create(StoredTable table, Optional<Instant> due, Entry... log) {
        return writer.write(handle -> {
            int made = handle.createUpdate("""
                    insert into game_table
                        (id, game, rules, seats, options, chance, seed, host, watch, phase, created_at)
                    values (:id, :game, :rules, :seats, :options, :chance, :seed, :host, :watch, :phase, :created)
                    on conflict do nothing""")
                    .bind("id", table.id()).bind("game", table.game()).bind("rules", table.rules())
                    .bind("seats", table.setup().seats())
                    .bind("options", Rows.options(table.setup())).bind("chance", table.setup().chance().number())
                    .bind("seed", table.seed().toString()).bind("host", table.host()).bind("watch", table.watch())
                    .bind("phase", Rows.word(table.phase())).bind("created", table.created().toEpochMilli()).execute();
            if (made == 0) {
                return false;
            }
            for (StoredSeat seat : table.seats()) {
                handle.createUpdate("""
                        insert into seat (table_id, seat, kind, name, level, issue, invite, holder)
                        values (:table, :seat, :kind, :name, :level, :issue, :invite, :holder)""")
                        .bindMap(Rows.columns(table.id(), seat)).execute();
            }
            for (Entry entry : log) {
                insert(handle, table.id(), entry);
            }
            due.ifPresent(then -> due(handle, table.id(), then));
            return true;
        });
    }

    public Optional<StoredTable> table(String id) {
        return reading(handle -> handle.createQuery("select * from game_table where id = :id").bind("id", id)
                .map((row, context) -> Rows.table(row, Rows.seats(handle, id))).findOne());
    }

    /** How the game of a table ended, if that is kept. */
    public Optional<String> result(String id) {
        return reading(handle -> handle
                .createQuery("select result from game_table where id = :id and result is not null").bind("id", id)
                .mapTo(String.class).findFirst());
    }

    /** The log from that number on, that one left out; 0 for all of it. */
    public List<Entry> log(String id, int after) {
        return reading(handle -> handle
                .createQuery("select * from log where table_id = :id and number > :after order by number")
                .bind("id", id).bind("after", after).map((row, context) -> Rows.entry(row)).list());
    }

    /** The entry that an earlier request with the same key has made. */
    public Optional<Entry> answered(String id, Entry.Request request) {
        return reading(handle -> handle
                .createQuery("select * from log where table_id = :id and writer = :writer and request = :key")
                .bind("id", id).bind("writer", request.writer()).bind("key", request.key())
                .map((row, context) -> Rows.entry(row)).findOne());
    }

    /** Writes the entry and its change together, or neither: false when its number or its request is taken. */
    public boolean append(String id, Entry entry, Change change) {
        return writer.write(handle -> {
            if ((shared ? insertAndTell(handle, id, entry) : insert(handle, id, entry)) == 0) {
                return false;
            }
            change.seat().ifPresent(seat -> handle.createUpdate("""
                    update seat set kind = :kind, name = :name, level = :level, issue = :issue, invite = :invite,
                    holder = :holder where table_id = :table and seat = :seat""").bindMap(Rows.columns(id, seat))
                    .execute());
            change.phase().ifPresent(phase -> handle
                    .createUpdate("update game_table set phase = :phase where id = :id")
                    .bind("phase", Rows.word(phase)).bind("id", id).execute());
            change.rules().ifPresent(rules -> handle
                    .createUpdate("update game_table set rules = :rules where id = :id").bind("rules", rules)
                    .bind("id", id).execute());
            change.result().ifPresent(result -> handle
                    .createUpdate("update game_table set result = :result where id = :id").bind("result", result)
                    .bind("id", id).execute());
            change.watcher().ifPresent(holder -> watch(handle, id, holder));
            change.due().ifPresent(then -> due(handle, id, then));
            return true;
        });
    }

    private static int insert(Handle handle, String id, Entry entry) {
        return bound(handle.createUpdate(INSERT), id, entry).execute();
    }

    /** Tells the other nodes in the same breath. */
    private static int insertAndTell(Handle handle, String id, Entry entry) {
        return bound(handle.createQuery("with made as (" + INSERT
                + " returning number) select pg_notify(:channel, :news) from made"), id, entry)
                .bind("channel", News.CHANNEL).bind("news", News.message(id, entry.number())).mapToMap().list().size();
    }

    private static <S extends SqlStatement<S>> S bound(S statement, String id, Entry entry) {
        return statement.bind("id", id).bind("number", entry.number()).bind("entry", entry.text())
                .bind("writer", entry.request().map(Entry.Request::writer).orElse(null))
                .bind("key", entry.request().map(Entry.Request::key).orElse(null))
                .bind("at", entry.at().toEpochMilli()).bind("told", entry.told().orElse(null));
    }

    public void watch(String id, String holder) {
        transaction(handle -> watch(handle, id, holder));
    }

    private static void watch(Handle handle, String id, String holder) {
        handle.createUpdate("insert into watcher (table_id, holder) values (:id, :holder) on conflict do nothing")
                .bind("id", id).bind("holder", holder).execute();
    }

    public boolean watches(String id, String holder) {
        return reading(handle -> handle
                .createQuery("select count(*) from watcher where table_id = :id and holder = :holder").bind("id", id)
                .bind("holder", holder).mapTo(Integer.class).one() > 0);
    }

    /** Tables that somebody hosts or sits at, the newest first. */
    public List<String> tablesOf(String holder, int limit) {
        return reading(handle -> handle.createQuery("""
                select id from game_table t where phase <> 'closed' and (host = :holder
                or exists (select 1 from seat s where s.table_id = t.id and s.holder = :holder))
                order by created_at desc, id limit :limit""").bind("holder", holder).bind("limit", limit)
                .mapTo(String.class).list());
    }

    /** Tables under way where somebody's time may have run out by then. */
    public List<String> due(Instant now, int limit) {
        return reading(handle -> handle
                .createQuery(
                        "select id from game_table where due_at <= :now and phase = 'playing' order by due_at limit :limit")
                .bind("now", now.toEpochMilli()).bind("limit", limit).mapTo(String.class).list());
    }

    /** A table that was due is looked at again then, or not before something happens there. */
    public void lookAgain(String id, Instant now, Optional<Instant> then) {
        transaction(
                handle -> handle.createUpdate("update game_table set due_at = :due where id = :id and due_at <= :now")
                        .bind("due", then.map(Instant::toEpochMilli).orElse(null)).bind("id", id)
                        .bind("now", now.toEpochMilli()).execute());
    }

    private static void due(Handle handle, String id, Instant then) {
        handle.createUpdate("update game_table set due_at = :due where id = :id").bind("due", then.toEpochMilli())
                .bind("id", id).execute();
    }

    /** The table with a seat that this invitation (its hash) is for. */
    public Optional<String> invitedTo(String invite) {
        return reading(handle -> handle.createQuery("select table_id from seat where invite = :invite")
                .bind("invite", invite).mapTo(String.class).findFirst());
    }

    /** The table that this spectators' link (its hash) is for. */
    public Optional<String> watchedBy(String watch) {
        return reading(handle -> handle.createQuery("select id from game_table where watch = :watch")
                .bind("watch", watch).mapTo(String.class).findFirst());
    }

    /** Keeps a replay file that somebody brought along, and of all such files the newest. */
    public void keepReplay(String id, String file, Instant now, int most) {
        transaction(handle -> {
            handle.createUpdate(
                    "insert into replay (id, file, kept_at) values (:id, :file, :now) on conflict do nothing")
                    .bind("id", id).bind("file", file).bind("now", now.toEpochMilli()).execute();
            handle.createUpdate("""
                    delete from replay where id not in
                    (select id from replay order by kept_at desc, id limit :most)""").bind("most", most).execute();
            handle.createUpdate("""
                    delete from review where id not in (select id from replay)
                    and id not in (select id from game_table)""").execute();
        });
    }

    public Optional<String> replay(String id) {
        return reading(handle -> handle.createQuery("select file from replay where id = :id").bind("id", id)
                .mapTo(String.class).findFirst());
    }

    /** Keeps what came of thinking a game over, as long as its table or its file is there. */
    public void keepReview(String id, String review, Instant now) {
        transaction(handle -> {
            handle.createUpdate("delete from review where id = :id").bind("id", id).execute();
            handle.createUpdate(
                    """
                            insert into review (id, review, kept_at) select :id, :review, :now
                            where exists (select 1 from game_table where id = :id) or exists (select 1 from replay where id = :id)
                            """)
                    .bind("id", id).bind("review", review).bind("now", now.toEpochMilli()).execute();
        });
    }

    public Optional<String> review(String id) {
        return reading(handle -> handle.createQuery("select review from review where id = :id").bind("id", id)
                .mapTo(String.class).findFirst());
    }

    /** Tables that still wait for people, the newest first. */
    public List<String> gathering(int limit) {
        return reading(handle -> handle.createQuery("""
                select id from game_table where phase = 'gathering' order by created_at desc, id limit :limit""")
                .bind("limit", limit).mapTo(String.class).list());
    }

    /** How many tables that host has made since then. */
    public int tablesMade(String host, Instant since) {
        return reading(handle -> handle
                .createQuery("select count(*) from game_table where host = :host and created_at >= :since")
                .bind("host", host).bind("since", since.toEpochMilli()).mapTo(Integer.class).one());
    }

    /**
     * Tells of every entry, until the answer is closed. A file belongs to one node alone, so there is nothing to tell.
     */
    public Closing listen(Listener listener) {
        if (!shared) {
            return () -> {
            };
        }
        return new News(source.getJdbcUrl(), listener)::close;
    }

    /** Ends something; there is nothing that could go wrong. */
    @FunctionalInterface
    public interface Closing extends AutoCloseable {
        @Override
        void close();
    }

    /** What whoever runs the server does with it. */
    public Keeping keeping() {
        return new Keeping(jdbi, writer, !shared);
    }

    /** Who wants to be called when a table waits for them. */
    public NoticeBook notices() {
        return new NoticeBook(jdbi, writer);
    }

    /** Whether the database would take a move now. */
    public boolean takesWrites() {
        return pulse.beats();
    }

    /** Tells every entry of every log, table by table, until all are told. */
    public void eachEntry(BiConsumer<String, Entry> listener) {
        reading(handle -> {
            try (var entries = handle.createQuery("select * from log order by table_id, number").setFetchSize(FETCHED)
                    .map((row, context) -> Map.entry(row.getString("table_id"), Rows.entry(row))).stream()) {
                entries.forEach(each -> listener.accept(each.getKey(), each.getValue()));
            }
            return true;
        });
    }

    @Override
    public void close() {
        writer.close();
        source.close();
        file.ifPresent(OwnFile::close);
    }

    private <T> T reading(Function<Handle, T> work) {
        try {
            return jdbi.withHandle(work::apply);
        } catch (JdbiException failed) {
            throw new StorageTrouble(failed);
        }
    }

    private void transaction(Consumer<Handle> work) {
        writer.write(handle -> {
            work.accept(handle);
            return true;
        });
    }
}
