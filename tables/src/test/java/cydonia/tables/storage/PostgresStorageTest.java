package cydonia.tables.storage;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

class PostgresStorageTest extends StorageTest {

    @SuppressWarnings("NullAway.Init") // started before the class is used
    private static EmbeddedPostgres postgres;

    @BeforeAll
    static void start() throws IOException {
        postgres = EmbeddedPostgres.start();
    }

    @AfterAll
    static void stop() throws IOException {
        postgres.close();
    }

    @Override
    String url() {
        return postgres.getJdbcUrl("postgres", "postgres");
    }
}
