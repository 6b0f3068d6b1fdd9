package cydonia.tables.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class WriterTest {

    private final HikariDataSource source;
    private final Writer writer;
    private final AtomicInteger asked = new AtomicInteger();
    private volatile boolean away;

    WriterTest(@TempDir Path folder) {
        this.source = Database.open(Database.inFolder(folder));
        this.writer = new Writer(Jdbi.create(this::connection));
    }

    private Connection connection() throws SQLException {
        asked.incrementAndGet();
        if (away) {
            throw new SQLException("nobody is there");
        }
        return source.getConnection();
    }

    @AfterEach
    void close() {
        writer.close();
        source.close();
    }

    @Test
    void survives_an_error_and_nobody_waits_for_ever() {
        assertThatThrownBy(() -> writer.write(handle -> {
            throw new OutOfMemoryError("as if");
        })).isInstanceOf(StorageTrouble.class);
        assertThat(writer.<Boolean>write(handle -> true)).isTrue();
    }

    @Test
    void one_that_fails_in_its_own_way_does_not_take_the_others_with_it() throws InterruptedException {
        CountDownLatch go = new CountDownLatch(1);
        Thread first = busyUntil(go);
        Thread bad = Thread.startVirtualThread(() -> assertThatThrownBy(() -> writer.write(handle -> {
            throw new IllegalStateException("broken");
        })).isInstanceOf(StorageTrouble.class));
        boolean[] written = new boolean[1];
        Thread good = Thread.startVirtualThread(() -> written[0] = writer.write(handle -> true));
        while (bad.getState() != Thread.State.WAITING || good.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        go.countDown();
        for (Thread thread : new Thread[]{first, bad, good}) {
            thread.join();
        }
        assertThat(written[0]).isTrue();
    }

    @Test
    void whoever_waits_for_a_database_that_is_away_need_not_wait_for_the_others_to_find_that_out() throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        Thread first = busyUntil(go);
        List<Thread> waiting = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            waiting.add(Thread.startVirtualThread(() -> assertThatThrownBy(() -> writer.write(handle -> {
                away = true;
                throw new IllegalStateException("the connection broke");
            })).isInstanceOf(StorageTrouble.class)));
        }
        while (waiting.stream().anyMatch(thread -> thread.getState() != Thread.State.WAITING)) {
            Thread.onSpinWait();
        }
        go.countDown();
        first.join();
        for (Thread thread : waiting) {
            thread.join();
        }
        assertThat(asked).as("the first, the others together, and one of them alone").hasValue(3);
        away = false;
        assertThat(writer.<Boolean>write(handle -> true)).isTrue();
    }

    /** Somebody whose writing has begun and takes until then. */
    private Thread busyUntil(CountDownLatch go) throws InterruptedException {
        CountDownLatch busy = new CountDownLatch(1);
        Thread first = Thread.startVirtualThread(() -> writer.<Boolean>write(handle -> {
            busy.countDown();
            await(go);
            return true;
        }));
        busy.await();
        return first;
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
