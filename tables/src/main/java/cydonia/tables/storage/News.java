package cydonia.tables.storage;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hears from PostgreSQL what any node has written, on a connection of its own, which is opened again when it breaks.
 */
final class News implements AutoCloseable {

    static final String CHANNEL = "cydonia";

    private static final Logger LOG = LoggerFactory.getLogger(News.class);
    private static final int WAIT_MILLIS = 1000;

    private final String url;
    private final Storage.Listener listener;
    private final Thread thread;
    private volatile boolean closing;

    News(String url, Storage.Listener listener) {
        this.url = url;
        this.listener = listener;
        this.thread = Thread.ofPlatform().daemon().name("news").start(this::listen);
    }

    static String message(String table, int number) {
        return table + " " + number;
    }

    private void listen() {
        while (!closing) {
            try (Connection connection = DriverManager.getConnection(url)) {
                try (Statement statement = connection.createStatement()) {
                    statement.execute("listen " + CHANNEL);
                }
                listener.missed();
                hear(connection.unwrap(PGConnection.class));
            } catch (SQLException broken) {
                if (!closing) {
                    LOG.atWarn().addKeyValue("reason", broken.getMessage()).log("news of other nodes are not heard");
                    pause();
                }
            }
        }
    }

    private void hear(PGConnection connection) throws SQLException {
        while (!closing) {
            for (PGNotification news : connection.getNotifications(WAIT_MILLIS)) {
                String[] parts = news.getParameter().split(" ", 2);
                listener.written(parts[0], Integer.parseInt(parts[1]));
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(WAIT_MILLIS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closing = true;
        try {
            thread.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
