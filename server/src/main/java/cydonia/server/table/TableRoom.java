package cydonia.server.table;

import cydonia.ai.Level;
import cydonia.engine.Action;
import cydonia.engine.Language;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Text;
import cydonia.server.Title;
import cydonia.server.sight.Eyes;
import cydonia.server.sight.Pace;
import cydonia.server.storage.Change;
import cydonia.server.storage.Entry;
import cydonia.server.storage.Storage;
import cydonia.server.storage.StorageTrouble;
import cydonia.server.storage.StoredSeat;
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
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One table. Commands come one at a time: checked, written down for good, and only then carried out and shown. What
 * people see is a {@link Moment}, which never changes.
 */
public final class TableRoom {

    private static final Logger LOG = LoggerFactory.getLogger(TableRoom.class);

    private final Storage storage;
    private final Clock clock;
    /** Where the computer players' choices come from: nothing to do with the game's own chance. */
    private final Supplier<Seed> chance;
    private final Computers computers;
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
        this.computers = new Computers(thinkers, chance, this::version, this::submit);
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

    /**
     * A command of a seat: one action, or, where several things are chosen, all of them in any order. All of it is
     * possible, or nothing changes. It may be made on an older version, as long as the seat is still asked the same.
     *
     * @param whole
     *            whether the actions are all of a choice of several things; one of them alone is refused otherwise
     */
    public Answer act(Seat seat, List<String> actions, boolean whole, int version, Entry.Request request) {
        return submit(Command.by(request, new Wish.Act(seat, actions, whole, OptionalInt.of(version))));
    }

    public Answer undo(Seat seat, int version, Entry.Request request) {
        return submit(Command.by(request, new Wish.TakeBack(seat, version)));
    }

    /** Has the computer think about the seat's decision; everybody sees that it was asked. */
    public Answer advise(Seat seat, int version, Entry.Request request) {
        return advice(seat).isPresent()
                ? new Answer.Done(version())
                : counsel.advise(seat, () -> submit(Command.by(request, new Wish.Ask(seat, version))), () -> moment,
                        chance.get());
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
        return change(new Event.Conceded(seat), request);
    }

    /** Lets the computer players move as fast as that. */
    public Answer pace(Seat seat, Pace pace, Entry.Request request) {
        return change(new Event.Paced(seat, pace), request);
    }

    public Answer handOver(Seat seat, Level level, Entry.Request request) {
        return change(new Event.HandedOver(seat, level), request);
    }

    public Answer takeBack(Seat seat, Entry.Request request) {
        return change(new Event.TakenBack(seat), request);
    }

    public Answer close(Entry.Request request) {
        return change(new Event.Closed(), request);
    }

    private Answer change(Event event, Entry.Request request) {
        return submit(Command.by(request, new Wish.Change(event)));
    }

    /** Opens the seat to whoever has a new link, made from the host's token; the old link and cookie are void. */
    public Answer invite(Seat seat, String hostToken, Entry.Request request) {
        lock.lock();
        try {
            String link = Invitation.link(hostToken, id(), seat, moment.seat(seat).issue() + 1);
            return submit(Command.by(request, new Wish.Change(new Event.Invited(seat)))
                    .remembering(Tokens.sha256(link)));
        } finally {
            lock.unlock();
        }
    }

    /** Takes the seat of an invitation for a person, both known by their hashes; who already has it keeps it. */
    public Answer join(String invite, String holder, String name, Entry.Request request) {
        lock.lock();
        try {
            return switch (Invitation.taken(moment.table(), invite, holder)) {
                case Invitation.Mine() -> new Answer.Done(version());
                case Invitation.No(Text why) -> new Answer.Impossible(why);
                case Invitation.Yes(Seat seat) -> submit(Command
                        .by(request, new Wish.Change(new Event.Joined(seat, Invitation.tidy(name))))
                        .remembering(holder));
            };
        } finally {
            lock.unlock();
        }
    }

    private Answer submit(Command command) {
        Answer answer;
        lock.lock();
        try {
            answer = decide(course, command);
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

    /** Checks the command, writes it down, and only then carries it out. */
    private <P extends Position<P, A, O>, A extends Action, O> Answer decide(Course<P, A, O> game, Command command) {
        Optional<Answer> repeated = repeated(command);
        if (repeated.isPresent()) {
            return repeated.get();
        }
        if (game.stale(command.wish(), version())) {
            return new Answer.Stale(version());
        }
        StoredTable before = moment.table();
        Checked<P, A> checked;
        StoredTable after;
        try {
            Seating seating = new Seating(before, moment.conceded());
            seating.check(command.wish().event(), command.byPerson());
            checked = game.check(command.wish(), before.seats());
            after = seating.after(checked.event(), checked.ends(), command.hash());
        } catch (Refused refused) {
            return new Answer.Impossible(refused.why());
        }
        Entry entry = new Entry(version() + 1, checked.event().text(), command.request(),
                Instant.ofEpochMilli(clock.millis()));
        if (!storage.append(id(), entry, change(before, after, checked.event()))) {
            catchUp();
            return decide(game, command); // what another server wrote first may leave this command as good as before
        }
        game.take(checked, entry.number());
        remember(entry);
        moment = game.moment(after, entry.number(), entry.at());
        return new Answer.Done(entry.number());
    }

    private Optional<Answer> repeated(Command command) {
        return command.request().map(answered::get).map(entry -> command.wish().event().means(Event.parse(entry.text()))
                ? new Answer.Done(entry.number())
                : new Answer.Impossible(new Text("This key was already used for another command.",
                        "Cette clé a déjà servi pour une autre commande.")));
    }

    private void remember(Entry entry) {
        entry.request().ifPresent(request -> answered.put(request, entry));
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
            announce();
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
        course.take(Event.parse(entry.text()), entry.number());
        remember(entry);
    }

    /** Lets a computer player move if the table waits for one. */
    private void nudge() {
        computers.nudge(moment);
    }
}
