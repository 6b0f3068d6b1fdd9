package cydonia.server.table;

import cydonia.ai.Decision;
import cydonia.ai.Level;
import cydonia.ai.Player;
import cydonia.engine.Action;
import cydonia.engine.Language;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Text;
import cydonia.server.Title;
import cydonia.server.sight.Eyes;
import cydonia.server.storage.Change;
import cydonia.server.storage.Entry;
import cydonia.server.storage.Storage;
import cydonia.server.storage.StorageTrouble;
import cydonia.server.storage.StoredSeat;
import cydonia.server.storage.StoredSeat.Kind;
import cydonia.server.storage.StoredTable;
import cydonia.server.storage.StoredTable.Phase;
import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One table. Commands come one at a time: checked, written down for good, and only then carried out and shown. What
 * people see is a {@link Moment}, which never changes.
 */
public final class TableRoom {

    private static final Logger LOG = LoggerFactory.getLogger(TableRoom.class);
    private static final int LONGEST_NAME = 30;

    private final Storage storage;
    private final Clock clock;
    /** Where the computer players' choices come from: nothing to do with the game's own chance. */
    private final Supplier<Seed> chance;
    private final Thinkers thinkers;
    private final ReentrantLock lock = new ReentrantLock();
    private final List<IntConsumer> listeners = new CopyOnWriteArrayList<>();
    private final Map<Entry.Request, Entry> answered = new HashMap<>();
    private final Course<?, ?, ?> course;
    private final Counsel counsel;
    private volatile Moment<?, ?, ?> moment;

    private TableRoom(Storage storage, Clock clock, Supplier<Seed> chance, Thinkers thinkers, StoredTable table,
            Course<?, ?, ?> course) {
        this.storage = storage;
        this.clock = clock;
        this.chance = chance;
        this.thinkers = thinkers;
        this.counsel = new Counsel(thinkers);
        this.course = course;
        this.moment = course.moment(table, 0, table.created());
    }

    /** A table from its log. */
    static TableRoom load(Storage storage, Clock clock, Supplier<Seed> chance, Thinkers thinkers, StoredTable table,
            Title<?, ?, ?> title) {
        TableRoom room = new TableRoom(storage, clock, chance, thinkers, table, Course.begin(title, table));
        room.catchUp();
        room.nudge();
        return room;
    }

    public String id() {
        return moment.table().id();
    }

    public int version() {
        return moment.version();
    }

    public Phase phase() {
        return moment.table().phase();
    }

    /** Everything about the table, for those who may know everything. */
    Moment<?, ?, ?> moment() {
        return moment;
    }

    /** The table as somebody in that role sees it now. */
    public Sight<?, ?, ?> sight(Role role) {
        return Sight.of(moment, role);
    }

    /**
     * The table after so many actions. Who is still playing looks back through no eyes but their own, and sees no more
     * than they saw then.
     *
     * @param at
     *            how many actions; beyond the last one means now
     * @param wish
     *            whose eyes, if it matters
     */
    public Screening<?, ?, ?> screening(Role role, OptionalInt at, Optional<Eyes> wish) {
        lock.lock();
        try {
            return course.screening(moment.table(), moment.version(), moment.changed(), role, at, wish);
        } finally {
            lock.unlock();
        }
    }

    /** How the game went, once it is over. */
    public Optional<Chronicle> chronicle() {
        lock.lock();
        try {
            return phase() == Phase.OVER ? Optional.of(course.chronicle()) : Optional.empty();
        } finally {
            lock.unlock();
        }
    }

    /** What the holder of a token (its hash) is here. */
    public Role role(String holder) {
        StoredTable table = moment.table();
        Optional<Seat> seat = table.seats().stream().filter(s -> s.heldBy(holder)).map(StoredSeat::seat).findFirst();
        boolean host = table.host().equals(holder);
        return new Role(host, seat, !host && seat.isEmpty() && storage.watches(table.id(), holder));
    }

    /** Calls with every new version until the answer is run. Also wakes a computer player whom trouble had stopped. */
    public Runnable listen(IntConsumer listener) {
        listeners.add(listener);
        nudge();
        return () -> listeners.remove(listener);
    }

    public boolean hasListeners() {
        return !listeners.isEmpty();
    }

    public Answer act(Seat seat, String action, int version, Entry.Request request) {
        return submit(new Event.Acted(seat, action), OptionalInt.of(version), Optional.of(request), true);
    }

    /**
     * Several actions of one seat as one command, {@code last} only if it is still asked for after the others: all are
     * possible, or nothing changes. Each is an entry of its own, so each can be taken back.
     */
    public Answer act(Seat seat, List<String> actions, Optional<String> last, int version, Entry.Request request) {
        Answer answer = new Answer.Impossible(new Text("Nothing was chosen.", "Rien n'a été choisi."));
        lock.lock();
        try {
            Optional<Answer> repeated = Stream.concat(actions.stream(), last.stream()).findFirst()
                    .flatMap(first -> repeated(request, new Event.Acted(seat, first)));
            if (repeated.isPresent() || version != version()) {
                return repeated.orElseGet(() -> new Answer.Stale(version()));
            }
            int part = 0;
            for (String action : course.together(seat, actions, last)) {
                Entry.Request key = part == 0
                        ? request
                        : new Entry.Request(request.writer(), request.key() + "." + part);
                part++;
                answer = decide(new Event.Acted(seat, action), OptionalInt.of(version()), Optional.of(key), true, "");
                if (!(answer instanceof Answer.Done)) {
                    break;
                }
            }
        } catch (Refused refused) {
            return new Answer.Impossible(refused.why());
        } finally {
            lock.unlock();
        }
        if (version() > version) {
            announce();
        }
        return answer;
    }

    public Answer undo(Seat seat, int version, Entry.Request request) {
        return submit(new Event.Undone(seat), OptionalInt.of(version), Optional.of(request), true);
    }

    /** Has the computer think about the seat's decision; everybody sees that it was asked. */
    public Answer advise(Seat seat, int version, Entry.Request request) {
        return advice(seat).isPresent()
                ? new Answer.Done(version())
                : counsel.advise(seat, () -> submit(new Event.Advised(seat), OptionalInt.of(version),
                        Optional.of(request), true), () -> moment, chance.get());
    }

    /** The advice that seat was given for the table as it is now. */
    public Optional<Advice> advice(Seat seat) {
        return counsel.advice(seat, version());
    }

    /** What one of the choices would change for certain; nothing if the table has moved on from that version. */
    public Optional<Preview> preview(Role role, String action, int version, Language language) {
        Sight<?, ?, ?> sight = sight(role);
        return sight.version() == version ? Optional.of(counsel.preview(sight, action, language)) : Optional.empty();
    }

    public Answer concede(Seat seat, Entry.Request request) {
        return submit(new Event.Conceded(seat), OptionalInt.empty(), Optional.of(request), true);
    }

    public Answer handOver(Seat seat, Level level, Entry.Request request) {
        return submit(new Event.HandedOver(seat, level), OptionalInt.empty(), Optional.of(request), true);
    }

    public Answer takeBack(Seat seat, Entry.Request request) {
        return submit(new Event.TakenBack(seat), OptionalInt.empty(), Optional.of(request), true);
    }

    public Answer close(Entry.Request request) {
        return submit(new Event.Closed(), OptionalInt.empty(), Optional.of(request), true);
    }

    /** Opens the seat to whoever has a new link, made from the host's token; the old link and cookie are void. */
    public Answer invite(Seat seat, String hostToken, Entry.Request request) {
        lock.lock();
        try {
            String hash = Tokens.sha256(invitation(hostToken, seat, moment.seat(seat).issue() + 1));
            return submit(new Event.Invited(seat), OptionalInt.empty(), Optional.of(request), true, hash);
        } finally {
            lock.unlock();
        }
    }

    /** Takes the seat of an invitation for a person, both known by their hashes; who already has it keeps it. */
    public Answer join(String invite, String holder, String name, Entry.Request request) {
        lock.lock();
        try {
            Optional<StoredSeat> seat = moment.table().seats().stream()
                    .filter(s -> s.invite().filter(invite::equals).isPresent()).findFirst();
            if (seat.filter(s -> s.heldBy(holder)).isPresent()) {
                return new Answer.Done(version());
            }
            if (seat.filter(s -> s.kind() == Kind.OPEN).isEmpty() || phase() == Phase.CLOSED) {
                return new Answer.Impossible(new Text("This invitation has been used or withdrawn.",
                        "Cette invitation a déjà servi ou a été retirée."));
            }
            if (moment.table().seats().stream().anyMatch(s -> s.heldBy(holder))) {
                return new Answer.Impossible(new Text("You already sit at this table.",
                        "Vous êtes déjà assis à cette table."));
            }
            return submit(new Event.Joined(seat.get().seat(), tidy(name)), OptionalInt.empty(), Optional.of(request),
                    true, holder);
        } finally {
            lock.unlock();
        }
    }

    /** A name as it may stand on a chip. */
    static String tidy(String name) {
        String plain = name.strip().replaceAll("[\\p{Cntrl}\\p{Cf}]", "").replaceAll("\\s+", " ");
        int end = plain.offsetByCodePoints(0, Math.min(LONGEST_NAME, plain.codePointCount(0, plain.length())));
        return plain.substring(0, end);
    }

    /** The secret in the link that takes a seat. */
    static String invitation(String hostToken, Seat seat, int issue, String table) {
        return Tokens.derive(hostToken, "invite " + table + " " + seat.word() + " " + issue);
    }

    private String invitation(String hostToken, Seat seat, int issue) {
        return invitation(hostToken, seat, issue, id());
    }

    private Answer submit(Event event, OptionalInt expected, Optional<Entry.Request> request, boolean person) {
        return submit(event, expected, request, person, "");
    }

    /**
     * @param hash
     *            what the changed seat remembers of a token
     */
    private Answer submit(Event event, OptionalInt expected, Optional<Entry.Request> request, boolean person,
            String hash) {
        Answer answer;
        lock.lock();
        try {
            answer = decide(event, expected, request, person, hash);
        } finally {
            lock.unlock();
        }
        if (answer instanceof Answer.Done) {
            announce();
        }
        return answer;
    }

    private void announce() {
        listeners.forEach(listener -> listener.accept(version()));
        nudge();
    }

    private Answer decide(Event event, OptionalInt expected, Optional<Entry.Request> request, boolean person,
            String hash) {
        Optional<Answer> repeated = request.flatMap(key -> repeated(key, event));
        if (repeated.isPresent()) {
            return repeated.get();
        }
        if (expected.isPresent() && expected.getAsInt() != version()) {
            return new Answer.Stale(version());
        }
        StoredTable after;
        try {
            Seating seating = new Seating(moment.table(), moment.conceded());
            seating.check(event, person);
            after = seating.after(event, course.ends(event, moment.table().seats()), hash);
        } catch (Refused refused) {
            return new Answer.Impossible(refused.why());
        }
        Entry entry = new Entry(version() + 1, event.text(), request, Instant.ofEpochMilli(clock.millis()));
        if (!storage.append(id(), entry, change(moment.table(), after, event))) {
            catchUp();
            return request.flatMap(key -> repeated(key, event)).orElseGet(() -> new Answer.Stale(version()));
        }
        take(entry);
        moment = course.moment(after, entry.number(), entry.at());
        return new Answer.Done(entry.number());
    }

    private Optional<Answer> repeated(Entry.Request request, Event event) {
        return Optional.ofNullable(answered.get(request)).map(entry -> entry.text().equals(event.text())
                ? new Answer.Done(entry.number())
                : new Answer.Impossible(new Text("This key was already used for another command.",
                        "Cette clé a déjà servi pour une autre commande.")));
    }

    private static Change change(StoredTable before, StoredTable after, Event event) {
        Change change = Seating.seatOf(event).map(seat -> after.seats().get(seat.index()))
                .filter(seat -> !before.seats().contains(seat)).map(Change::of).orElse(Change.NONE);
        return before.phase() == after.phase() ? change : change.and(after.phase());
    }

    /** Takes over what another node has written, and tells those who listen here. */
    void refresh() {
        int before = version();
        try {
            catchUp();
        } catch (StorageTrouble trouble) {
            LOG.atWarn().addKeyValue("table", id()).addKeyValue("reason", trouble.reason()).log("cannot be read");
        }
        if (version() != before) {
            listeners.forEach(listener -> listener.accept(version()));
            nudge();
        }
    }

    /** Reads what others have written to this table's log. */
    private void catchUp() {
        lock.lock();
        try {
            List<Entry> missing = storage.log(id(), version());
            StoredTable table = storage.table(id()).orElseThrow();
            missing.forEach(this::take);
            if (!missing.isEmpty()) {
                moment = course.moment(table, missing.getLast().number(), missing.getLast().at());
            }
        } finally {
            lock.unlock();
        }
    }

    private void take(Entry entry) {
        course.take(Event.parse(entry.text()));
        entry.request().ifPresent(request -> answered.put(request, entry));
    }

    /** Lets a computer player move if the table waits for one. */
    private void nudge() {
        Moment<?, ?, ?> now = moment;
        if (now.toAct().stream().anyMatch(now::automatic)) {
            thinkers.think(() -> move(now));
        }
    }

    private <P extends Position<P, A, O>, A extends Action, O> void move(Moment<P, A, O> then) {
        if (then.version() != version()) {
            return;
        }
        Seat seat = then.toAct().stream().filter(then::automatic).findFirst().orElseThrow();
        try {
            Player<P, A, O> player = then.level(seat).player(then.title().knowledge(),
                    then.table().setup().seats());
            A choice = player.choose(Decision.of(then.position(), seat), chance.get()).action();
            Event event = new Event.Acted(seat, then.game().notation().print(choice));
            Answer answer = submit(event, OptionalInt.of(then.version()), Optional.empty(), false);
            if (answer instanceof Answer.Impossible(Text why)) {
                LOG.atError().addKeyValue("table", id()).addKeyValue("reason", why.en())
                        .log("a computer player chose what is not possible");
            }
        } catch (StorageTrouble trouble) {
            LOG.atWarn().addKeyValue("table", id()).addKeyValue("reason", trouble.reason())
                    .log("a computer's move could not be stored");
            thinkers.thinkAgain(() -> move(then));
        } catch (RuntimeException broken) {
            LOG.atError().addKeyValue("table", id()).setCause(broken).log("a computer player failed");
        }
    }
}
