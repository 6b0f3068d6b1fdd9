package cydonia.tables.notice;

import cydonia.engine.Language;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.tables.room.Hall;
import cydonia.tables.room.TableRoom;
import cydonia.tables.room.Tokens;
import cydonia.tables.storage.NoticeBook;
import cydonia.tables.storage.StorageTrouble;
import cydonia.tables.storage.StoredNotice;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BiPredicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Calls whoever a table waits for: once for each wait, a moment after it began, and not while that person looks at the
 * table.
 */
public final class Caller implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Caller.class);
    private static final int MOST_OF_ONE = 10;
    private static final String VAPID = "vapid";

    private final NoticeBook book;
    private final Outside outside;
    private final Clock clock;
    private final Duration grace;
    /** Keys and connections take long to prepare, and many servers never call anybody. */
    private final Once<Vapid> vapid;
    private final Once<Post> post;
    private final BiPredicate<String, String> looks;
    /** The tables that will be looked at again. */
    private final Set<String> watched = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService later = Executors
            .newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("caller").factory());

    /**
     * Calls from now on.
     *
     * @param grace
     *            how long a wait must last before somebody is called
     * @param looks
     *            whether the holder of a token (its hash) looks at a table (its id)
     */
    public Caller(Hall hall, NoticeBook book, Outside outside, Duration grace, Clock clock,
            BiPredicate<String, String> looks) {
        this.book = book;
        this.outside = outside;
        this.grace = grace;
        this.clock = clock;
        this.looks = looks;
        this.vapid = new Once<>(() -> Vapid.of(key(book), clock));
        this.post = new Once<>(() -> new Post(outside, vapid.get()));
        hall.onChange(this::changed);
    }

    /** Where nothing can be written, nobody asks to be called either: any key does. */
    private static String key(NoticeBook book) {
        try {
            return book.setting(VAPID, Vapid::made);
        } catch (StorageTrouble readOnly) {
            LOG.atWarn().addKeyValue("reason", readOnly.reason()).log("the key for notices cannot be kept");
            return Vapid.made();
        }
    }

    public Vapid vapid() {
        return vapid.get();
    }

    public List<StoredNotice> of(String holder) {
        return book.of(holder);
    }

    public void remove(String id, String holder) {
        book.remove(id, holder);
    }

    /** Takes an address down, or says why not. */
    public void add(StoredNotice wish) {
        URI address = outside.check(wish.address());
        Kind kind = wish.kind().equals(Kind.PUSH.word()) ? Kind.PUSH : Kind.of(wish.kind(), address);
        if (kind == Kind.PUSH) {
            Vapid.check(wish.secrets());
        }
        List<StoredNotice> known = book.of(wish.holder());
        known.stream().filter(old -> old.address().equals(address.toString()))
                .forEach(old -> book.remove(old.id(), old.holder()));
        if (known.size() >= MOST_OF_ONE) {
            throw new Refused(Text.of("You have %s notices already: remove one first.",
                    "Vous avez déjà %s rappels : supprimez-en un d’abord.", known.size()));
        }
        book.add(new StoredNotice(Tokens.fresh().substring(0, 16), wish.holder(), kind.word(), address.toString(),
                wish.secrets(), wish.everyone(), wish.language(), wish.link(), Quiet.parse(wish.quiet()).toString()),
                clock.instant());
    }

    /**
     * A table that is played fast changes a thousand times before somebody is to be called: it is looked at again once.
     */
    private void changed(TableRoom room) {
        if (watched.add(room.id())) {
            List<TableRoom.Wait> waits = room.waits();
            after(grace, () -> lookAgain(room, waits));
        }
    }

    /**
     * Calls those for whom the table still waits as it did then; those for whom it began to wait since have time too.
     */
    private void lookAgain(TableRoom room, List<TableRoom.Wait> then) {
        watched.remove(room.id());
        List<TableRoom.Wait> now = room.waits();
        then.stream().filter(now::contains).forEach(wait -> call(room, wait));
        if (!then.containsAll(now)) {
            changed(room);
        }
    }

    private void after(Duration delay, Runnable work) {
        try {
            var _ = later.schedule(() -> Thread.startVirtualThread(work), delay.toMillis(), TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException stopped) {
            // the server stops
        }
    }

    private boolean stillNeeded(TableRoom room, TableRoom.Wait wait) {
        return room.waits().contains(wait) && !looks.test(room.id(), wait.holder());
    }

    /** Most have moved long before: whether it is still needed costs nothing to know, and who asked for it does. */
    private void call(TableRoom room, TableRoom.Wait wait) {
        if (!stillNeeded(room, wait)) {
            return;
        }
        try {
            List<StoredNotice> notices = new ArrayList<>(book.of(wait.holder()));
            if (!wait.host().equals(wait.holder())) {
                book.of(wait.host()).stream().filter(StoredNotice::everyone).forEach(notices::add);
            }
            if (!notices.isEmpty()
                    && book.claim(room.id(), wait.seat().index(), wait.number())) {
                notices.forEach(notice -> send(notice, room, wait));
            }
        } catch (StorageTrouble trouble) {
            LOG.atWarn().addKeyValue("table", room.id()).addKeyValue("reason", trouble.reason())
                    .log("nobody could be called");
        }
    }

    /** Whoever sleeps is called afterwards, if that is still needed then. */
    private void send(StoredNotice notice, TableRoom room, TableRoom.Wait wait) {
        Duration quiet = Quiet.parse(notice.quiet()).left(clock.instant());
        if (quiet.isPositive()) {
            after(quiet, () -> {
                if (stillNeeded(room, wait)) {
                    carry(notice, room, wait);
                }
            });
        } else {
            Thread.startVirtualThread(() -> carry(notice, room, wait));
        }
    }

    private void carry(StoredNotice notice, TableRoom room, TableRoom.Wait wait) {
        Language language = Language.of(notice.language());
        Seat seat = wait.seat();
        Call call = new Call(room.id(), room.title().profile().name().in(language), seat.word(),
                wait.name().isEmpty() ? seat.colour().in(language) : wait.name(),
                notice.holder().equals(wait.holder()), language, notice.link() + "/t/" + room.id());
        if (post.get().send(notice, call) == Post.Result.GONE) {
            book.remove(notice.id(), notice.holder());
        }
    }

    @Override
    public void close() {
        later.shutdownNow();
        post.ifMade(Post::close);
    }
}
