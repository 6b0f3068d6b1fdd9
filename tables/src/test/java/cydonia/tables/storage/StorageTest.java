package cydonia.tables.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.engine.Chance;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What storage promises, whatever database keeps it. */
abstract class StorageTest {

    private static final Instant NOW = Instant.ofEpochMilli(1_700_000_000_123L);

    private Storage storage;

    /** The address of an empty database, the same one during a test. */
    abstract String url();

    StorageTest() {
        this.storage = Storage.at(url());
    }

    @BeforeEach
    void reopen() {
        storage.close();
        storage = Storage.at(url());
    }

    @AfterEach
    void close() {
        storage.close();
    }

    @Test
    void a_table_comes_back_as_it_was_stored() {
        StoredTable table = table();
        storage.create(table);
        reopen();
        assertThat(storage.table(table.id())).contains(table);
        assertThat(storage.table("nowhere")).isEmpty();
        assertThat(storage.log(table.id(), 0)).isEmpty();
    }

    @Test
    void the_log_comes_back_in_order_and_from_any_number_on() {
        StoredTable table = table();
        storage.create(table);
        Entry first = new Entry(1, "start", Optional.empty(), NOW);
        Entry second = new Entry(2, "act red build é", Optional.of(new Entry.Request("ann", "k1")), NOW);
        assertThat(storage.append(table.id(), first, Change.of(StoredTable.Phase.PLAYING))).isTrue();
        assertThat(storage.append(table.id(), second, Change.NONE)).isTrue();
        reopen();
        assertThat(storage.log(table.id(), 0)).containsExactly(first, second);
        assertThat(storage.log(table.id(), 1)).containsExactly(second);
        assertThat(storage.table(table.id()).orElseThrow().phase()).isEqualTo(StoredTable.Phase.PLAYING);
    }

    @Test
    void a_number_is_given_once_and_what_comes_too_late_changes_nothing() {
        StoredTable table = table();
        storage.create(table);
        storage.append(table.id(), new Entry(1, "start", Optional.empty(), NOW), Change.NONE);
        StoredSeat taken = new StoredSeat(Seat.GREEN, StoredSeat.Kind.COMPUTER, "x", "random", 9, Optional.empty(),
                Optional.empty());
        assertThat(storage.append(table.id(), new Entry(1, "close", Optional.empty(), NOW), Change.of(taken)))
                .isFalse();
        assertThat(storage.log(table.id(), 0)).hasSize(1).first().extracting(Entry::text).isEqualTo("start");
        assertThat(storage.table(table.id())).contains(table);
    }

    @Test
    void a_request_is_written_once_and_found_again() {
        StoredTable table = table();
        storage.create(table);
        Entry.Request request = new Entry.Request("ann", "key");
        Entry entry = new Entry(1, "start", Optional.of(request), NOW);
        assertThat(storage.answered(table.id(), request)).isEmpty();
        assertThat(storage.append(table.id(), entry, Change.NONE)).isTrue();
        assertThat(storage.append(table.id(), new Entry(2, "again", Optional.of(request), NOW), Change.NONE)).isFalse();
        assertThat(storage.answered(table.id(), request)).contains(entry);
        assertThat(storage.answered(table.id(), new Entry.Request("bob", "key"))).isEmpty();
    }

    @Test
    void a_seat_changes_together_with_the_entry_that_says_so() {
        StoredTable table = table();
        storage.create(table);
        StoredSeat joined = new StoredSeat(Seat.GREEN, StoredSeat.Kind.PERSON, "Zoé", "", 1, Optional.empty(),
                Optional.of("zoes-hash"));
        storage.append(table.id(), new Entry(1, "join green Zoé", Optional.empty(), NOW), Change.of(joined));
        assertThat(storage.table(table.id()).orElseThrow().seats()).element(1).isEqualTo(joined);
        assertThat(storage.tablesOf("zoes-hash", 10)).containsExactly(table.id());
        assertThat(storage.tablesOf(table.host(), 10)).contains(table.id());
        assertThat(storage.tablesOf("stranger", 10)).isEmpty();
    }

    @Test
    void of_many_writers_at_once_one_wins_each_number() throws Exception {
        StoredTable table = table();
        storage.create(table);
        int writers = 6;
        int numbers = 15;
        try (ExecutorService pool = Executors.newFixedThreadPool(writers)) {
            List<Callable<Integer>> work = new ArrayList<>();
            for (int writer = 0; writer < writers; writer++) {
                String name = "writer " + writer;
                work.add(() -> {
                    int won = 0;
                    for (int number = 1; number <= numbers; number++) {
                        Entry entry = new Entry(number, name, Optional.empty(), NOW);
                        won += storage.append(table.id(), entry, Change.NONE) ? 1 : 0;
                    }
                    return won;
                });
            }
            int total = 0;
            for (Future<Integer> won : pool.invokeAll(work)) {
                total += won.get();
            }
            assertThat(total).isEqualTo(numbers);
        }
        assertThat(storage.log(table.id(), 0)).hasSize(numbers);
    }

    @Test
    void watchers_are_remembered() {
        StoredTable table = table();
        storage.create(table);
        storage.watch(table.id(), "eve");
        storage.watch(table.id(), "eve");
        assertThat(storage.watches(table.id(), "eve")).isTrue();
        assertThat(storage.watches(table.id(), "bob")).isFalse();
    }

    @Test
    void a_review_is_kept_as_long_as_its_table_or_its_file() {
        StoredTable table = table();
        String first = table.id().replace(table.id().substring(0, 4), "aaaa");
        String second = table.id().replace(table.id().substring(0, 4), "bbbb");
        storage.keepReview(table.id(), "too early", NOW);
        assertThat(storage.review(table.id())).isEmpty();
        storage.create(table);
        storage.keepReplay(first, "{}", NOW, 1_000);
        storage.keepReview(table.id(), "old", NOW);
        storage.keepReview(table.id(), "of the table", NOW);
        storage.keepReview(first, "of the file", NOW);
        reopen();
        assertThat(storage.review(table.id())).contains("of the table");
        assertThat(storage.review(first)).contains("of the file");

        storage.keepReplay(second, "{}", NOW.plusSeconds(1), 1);
        assertThat(storage.review(first)).isEmpty();
        assertThat(storage.review(table.id())).contains("of the table");
        assertThat(storage.keeping().delete(table.id())).isTrue();
        assertThat(storage.review(table.id())).isEmpty();
    }

    @Test
    void a_newer_database_is_refused_in_one_sentence() throws SQLException {
        storage.close();
        try (Connection connection = DriverManager.getConnection(url())) {
            connection.createStatement().execute("""
                    insert into flyway_schema_history (installed_rank, version, description, type, script, checksum,
                    installed_by, installed_on, execution_time, success)
                    select 99, '99', 'future', 'SQL', 'V99__future.sql', 1, 'me', installed_on, 1, success
                    from flyway_schema_history where version = '1'""");
        }
        try {
            assertThatThrownBy(() -> Storage.at(url())).isInstanceOf(Refused.class)
                    .hasMessageContaining("newer version");
        } finally {
            try (Connection connection = DriverManager.getConnection(url())) {
                connection.createStatement().execute("delete from flyway_schema_history where installed_rank = 99");
            }
        }
    }

    static StoredTable table() {
        String id = UUID.randomUUID().toString().replace("-", "");
        List<StoredSeat> seats = List.of(
                new StoredSeat(Seat.RED, StoredSeat.Kind.PERSON, "Ann", "", 0, Optional.empty(), Optional.of("ann")),
                new StoredSeat(Seat.GREEN, StoredSeat.Kind.OPEN, "", "", 1, Optional.of("invite"), Optional.empty()));
        return new StoredTable(id, "dunes", 1, new Setup(2, Map.of("storms", "on"), Chance.STREAMS), new Seed(-1, 5),
                "host-" + id,
                "watch", StoredTable.Phase.GATHERING, NOW, seats);
    }
}
