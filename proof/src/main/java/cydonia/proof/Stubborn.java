package cydonia.proof;

import cydonia.engine.Seat;
import java.io.IOException;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Asks again, and elsewhere, until somebody answers: servers may be killed meanwhile. Everybody has a server to begin
 * with, so that people at one table are at different ones. Commands carry keys, so that what was done before the answer
 * got lost is not done twice. Remembers what was acknowledged, and the longest wait.
 */
final class Stubborn implements Door {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Duration PAUSE = Duration.ofMillis(50);
    private static final int OUT_OF_ORDER = 503;

    /** A move a server has said yes to. */
    record Acknowledged(String table, int version, Seat seat, List<String> actions) {
    }

    private final List<Wires> servers;
    private final Collection<Acknowledged> acknowledged = new ConcurrentLinkedQueue<>();
    private final AtomicInteger moves = new AtomicInteger();
    private final AtomicLong longest = new AtomicLong();

    Stubborn(List<Node> nodes) {
        this.servers = nodes.stream().map(node -> new Wires(node.port(), PATIENCE)).toList();
    }

    @Override
    public Reply send(Ask ask) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        IOException last = new IOException("nobody answers");
        int turn = Math.floorMod(ask.token().hashCode(), servers.size());
        while (System.nanoTime() - begin < PATIENCE.toNanos()) {
            try {
                Reply reply = servers.get(turn).send(ask);
                if (reply.status() != OUT_OF_ORDER && reply.status() != Talk.TOO_FAST) {
                    longest.accumulateAndGet(System.nanoTime() - begin, Math::max);
                    return reply;
                }
                last = new IOException(reply.status() + " " + reply.text());
            } catch (IOException gone) {
                last = gone;
            }
            Thread.sleep(PAUSE);
            turn = (turn + 1) % servers.size();
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

    @Override
    public void close() {
        servers.forEach(Wires::close);
    }
}
