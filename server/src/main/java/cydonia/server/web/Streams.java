package cydonia.server.web;

import cydonia.server.table.TableRoom;
import io.javalin.http.sse.SseClient;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Tells listeners the number of a table's version whenever there is a new one, and the present one at once, so that
 * nobody who was away misses anything. It tells nothing else.
 */
final class Streams {

    private static final Duration SIGN_OF_LIFE = Duration.ofSeconds(20);

    private final AtomicInteger open = new AtomicInteger();

    int open() {
        return open.get();
    }

    void follow(TableRoom room, SseClient client) {
        // One place is enough: whoever is told late is told the newest.
        BlockingQueue<Boolean> news = new ArrayBlockingQueue<>(1);
        news.add(true);
        Runnable enough = room.listen(version -> news.offer(true));
        open.incrementAndGet();
        client.onClose(() -> {
            enough.run();
            open.decrementAndGet();
        });
        client.keepAlive();
        Thread.startVirtualThread(() -> tell(room, client, news));
    }

    private static void tell(TableRoom room, SseClient client, BlockingQueue<Boolean> news) {
        int told = -1;
        try {
            while (!client.terminated()) {
                boolean heard = news.poll(SIGN_OF_LIFE.toSeconds(), TimeUnit.SECONDS) != null;
                int version = room.version();
                if (heard && version != told) {
                    client.sendEvent("version", String.valueOf(version));
                    told = version;
                } else if (!heard) {
                    client.sendComment("still here");
                }
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            client.close();
        }
    }
}
