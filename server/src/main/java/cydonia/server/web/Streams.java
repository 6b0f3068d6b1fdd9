package cydonia.server.web;

import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.tables.room.TableRoom;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Tells listeners the number of a table's version whenever there is a new one, and the present one at once, so that
 * nobody who was away misses anything. It tells nothing else. Each stream is a virtual thread that mostly sleeps.
 */
final class Streams implements AutoCloseable {

    private static final Duration SIGN_OF_LIFE = Duration.ofSeconds(15);

    /** More windows than anybody looks at, or a household; and more listeners than this machine should serve. */
    private static final int MOST_OF_ONE = 30;
    private static final int MOST_OF_ADDRESS = 150;
    private static final int MOST = 5_000;
    /** Of all these, kept for those who have a seat where they listen. */
    private static final int FOR_PLAYERS = 1_000;

    private final Set<Bell> open = ConcurrentHashMap.newKeySet();
    private volatile boolean closing;

    /** Rings when there is news. One ring is enough: whoever is told late is told the newest. */
    private static final class Bell {
        private final String owner;
        private final String address;
        private final boolean plays;
        private final String table;
        private final String window;
        private volatile boolean seen;
        private volatile boolean left;
        private final BlockingQueue<Boolean> rings = new ArrayBlockingQueue<>(1);

        Bell(Desk desk, String address, String window, boolean seen) {
            this.owner = desk.visitor().hash();
            this.address = address;
            this.plays = desk.role().seat().isPresent();
            this.table = desk.room().id();
            this.window = window;
            this.seen = seen;
        }

        void ring() {
            rings.offer(true);
        }

        boolean hear() throws InterruptedException {
            return rings.poll(SIGN_OF_LIFE.toSeconds(), TimeUnit.SECONDS) != null;
        }
    }

    int open() {
        return open.size();
    }

    /**
     * Writes to the listener until it goes away or the server stops.
     *
     * @param address
     *            where the listener comes from
     * @param people
     *            whether it is told that people come and go
     */
    void follow(Desk desk, String address, Context context, boolean people) {
        TableRoom room = desk.room();
        Bell bell = new Bell(desk, address, Objects.requireNonNullElse(context.queryParam("window"), ""),
                !"no".equals(context.queryParam("seen")));
        if (!hasRoomFor(bell)) {
            throw new Problem(HttpStatus.SERVICE_UNAVAILABLE, new Text(
                    "Too many tabs are open: close some.",
                    "Trop d’onglets sont ouverts : fermez-en quelques-uns."));
        }
        context.contentType("text/event-stream; charset=utf-8").header("X-Accel-Buffering", "no");
        bell.ring();
        open.add(bell);
        Runnable enough = room.listen(desk.visitor().hash(), version -> bell.ring());
        try {
            tell(desk, bell, context.res().getOutputStream(), people);
        } catch (IOException gone) {
            // the listener left, as listeners do
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            enough.run();
            open.remove(bell);
        }
    }

    /** A window says whether anybody can see it. */
    void seen(Desk desk, String window, boolean seen) {
        of(desk, window).forEach(bell -> bell.seen = seen);
    }

    /** A window says that it closes: others learn it now, and not when writing to nobody fails. */
    void left(Desk desk, String window) {
        of(desk, window).forEach(bell -> {
            bell.left = true;
            bell.ring();
        });
    }

    private Stream<Bell> of(Desk desk, String window) {
        return open.stream().filter(bell -> bell.owner.equals(desk.visitor().hash())
                && bell.table.equals(desk.room().id()) && bell.window.equals(window));
    }

    /** Whether the holder of a token (its hash) looks at a table (its id) now; whoever only listens does. */
    boolean looks(String table, String holder) {
        return open.stream().anyMatch(bell -> bell.seen && bell.owner.equals(holder) && bell.table.equals(table));
    }

    /** Whoever only looks must leave room for those who play, at their own address too. */
    private boolean hasRoomFor(Bell wish) {
        int least = wish.plays ? 0 : 1;
        return open.size() < MOST - least * FOR_PLAYERS
                && count(bell -> bell.owner.equals(wish.owner)) < MOST_OF_ONE
                && count(bell -> bell.address.equals(wish.address)) < MOST_OF_ADDRESS - least * MOST_OF_ADDRESS / 2;
    }

    private long count(Predicate<Bell> which) {
        return open.stream().filter(which).count();
    }

    private void tell(Desk desk, Bell bell, OutputStream out, boolean people)
            throws IOException, InterruptedException {
        TableRoom room = desk.room();
        int told = -1;
        // the page was drawn before its stream began: whoever else has come by then is news
        Set<Seat> seen = desk.role().seat().map(Set::of).orElse(Set.of());
        while (!closing && !bell.left) {
            if (!bell.hear()) {
                send(out, ": still here\n\n");
                continue;
            }
            int version = room.version();
            boolean newer = version != told;
            if (newer && !closing) {
                send(out, "event: version\ndata: " + version + "\n\n");
                told = version;
            }
            Set<Seat> here = people ? room.here() : seen;
            if (people && !closing && (!newer || !here.equals(seen))) {
                send(out, "event: here\ndata: " + version + "\n\n");
            }
            seen = here;
        }
    }

    private static void send(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    @Override
    public void close() {
        closing = true;
        open.forEach(Bell::ring);
    }
}
