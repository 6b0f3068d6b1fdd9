package cydonia.cli.load;

import cydonia.engine.Seat;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Asks again, and elsewhere, until somebody answers: servers may be killed meanwhile. Commands carry keys, so that what
 * was done before the answer got lost is not done twice. Remembers what was acknowledged, and the longest wait.
 */
final class Stubborn implements Door {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Duration PAUSE = Duration.ofMillis(50);
    private static final int OUT_OF_ORDER = 503;
    private static final int TOO_FAST = 429;

    /** A move a server has said yes to. */
    record Acknowledged(String table, int version, Seat seat, List<String> actions) {
    }

    private final HttpClient http;
    private final List<String> addresses;
    private final Collection<Acknowledged> acknowledged = new ConcurrentLinkedQueue<>();
    private final AtomicInteger moves = new AtomicInteger();
    private final AtomicLong longest = new AtomicLong();
    private final AtomicInteger turn = new AtomicInteger();

    Stubborn(HttpClient http, List<String> addresses) {
        this.http = http;
        this.addresses = List.copyOf(addresses);
    }

    @Override
    public HttpResponse<String> send(HttpRequest.Builder request, String path)
            throws IOException, InterruptedException {
        long begin = System.nanoTime();
        IOException last = new IOException("nobody answers");
        while (System.nanoTime() - begin < PATIENCE.toNanos()) {
            String address = addresses.get(Math.floorMod(turn.getAndIncrement(), addresses.size()));
            try {
                HttpResponse<String> answer = http.send(
                        request.uri(URI.create(address + path)).timeout(PATIENCE).build(), BodyHandlers.ofString());
                if (answer.statusCode() != OUT_OF_ORDER && answer.statusCode() != TOO_FAST) {
                    longest.accumulateAndGet(System.nanoTime() - begin, Math::max);
                    return answer;
                }
            } catch (IOException gone) {
                last = gone;
            }
            Thread.sleep(PAUSE);
        }
        throw last;
    }

    @Override
    public void acknowledged(String table, int version, Seat seat, List<String> actions) {
        acknowledged.add(new Acknowledged(table, version, seat, actions));
        moves.incrementAndGet();
    }

    Collection<Acknowledged> acknowledged() {
        return acknowledged;
    }

    int moves() {
        return moves.get();
    }

    double longestSeconds() {
        return longest.get() / 1e9;
    }
}
