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
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
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

    /** Several times the longest game: what goes to and fro cannot fill memory and disk. */
    private static final int LONGEST_LOG = 5_000;

    /** How long somebody may say no to losing a seat. */
    private static final Duration OBJECTION = Duration.ofMinutes(1);
    /** For how long computer players go on after somebody has looked. */
    private static final Duration ATTENTION = Duration.ofMinutes(2);

    private final Storage storage;
    private final Clock clock;
    /** Where the computer players' choices come from: nothing to do with the game's own chance. */
    private final Supplier<Seed> chance;
    private final Computers computers;
    private final ReentrantLock lock = new ReentrantLock();
    private final List<IntConsumer> listeners = new CopyOnWriteArrayList<>();
    /** Told of every change, whoever listens. */
    private final Consumer<TableRoom> witness;
    private final Answered answered;
    private final Course<?, ?, ?> course;
    private final Counsel counsel;
    private volatile Moment<?, ?, ?> moment;
    private Optional<Chronicle> chronicle = Optional.empty();
    private volatile long visited;
    private volatile String address = "";

    private TableRoom(Storage storage, Clock clock, Supplier<Seed> chance, Thinkers thinkers, StoredTable table,
            Course<?, ?, ?> course, Consumer<TableRoom> witness) {
        this.witness = witness;
        this.storage = storage;
        this.clock = clock;
        this.chance = chance;
        this.answered = new Answered(storage, table.id());
        this.computers = new Computers(thinkers, chance, this::moment,
                () -> attended() ? Optional.of(payer()) : Optional.empty(), this::submit);
        this.counsel = new Counsel(thinkers);
        this.course = course;
        this.moment = course.moment(table, 0, table.created());
    }

    /** A table from its log. */
    static TableRoom load(Storage storage, Clock clock, Supplier<Seed> chance, Thinkers thinkers, StoredTable table,
            Title<?, ?, ?> title, Consumer<TableRoom> witness) {
        TableRoom room = new TableRoom(storage, clock, chance, thinkers, table, Course.begin(title, table), witness);
        room.catchUp();
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

    /**
     * Somebody in person for whom the table waits.
     *
     * @param number
     *            another one for each wait of the seat
     */
    public record Wait(Seat seat, String holder, String host, String name, int number) {
    }

    /** For whom the table waits in person. */
    public List<Wait> waits() {
        Moment<?, ?, ?> now = moment;
        return now.toAct().stream().filter(seat -> !now.automatic(seat)).flatMap(seat -> {
            StoredSeat stored = now.seat(seat);
            int number = (int) now.told().stream().filter(told -> told.seat() == seat).count();
            return stored.holder().map(holder -> new Wait(seat, holder, now.table().host(), stored.name(), number))
                    .stream();
        }).toList();
    }

    public Title<?, ?, ?> title() {
        return moment.title();
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
            if (chronicle.isEmpty() && phase() == Phase.OVER) {
                chronicle = Optional.of(course.chronicle());
            }
            return chronicle;
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

    /**
     * Somebody looks at the table: computer players go on, and do so for a while after the last one has left.
     *
     * @param from
     *            the address of somebody who plays here, for whom they think; empty for anybody else
     */
    public void visit(String from) {
        visited = clock.millis();
        if (!from.isEmpty()) {
            address = from;
        }
        computers.nudge();
    }

    /** Calls with every new version until the answer is run. Also wakes a computer player whom trouble had stopped. */
    public Runnable listen(IntConsumer listener) {
        listeners.add(listener);
        computers.nudge();
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
                : counsel.advise(seat, payer(), () -> submit(Command.by(request, new Wish.Ask(seat, version))),
                        () -> moment,
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

    /**
     * Opens the seat to whoever has a new link, made from the host's token; the old link and cookie are void. A seat
     * that somebody plays in is recalled first, for all to see, and given away when it is asked for again after a while
     * in which that person has neither said no nor done anything.
     */
    public Answer invite(Seat seat, String hostToken, Entry.Request request) {
        lock.lock();
        try {
            Optional<Entry> repeated = answered.ever(request);
            if (repeated.isPresent()) {
                return answer(Command.by(request, new Wish.Change(Event.parse(repeated.get().text()))),
                        repeated.get());
            }
            boolean taken = phase() == Phase.PLAYING && moment.table().seats().stream()
                    .anyMatch(stored -> stored.seat() == seat && stored.holder().isPresent());
            Optional<Instant> since = Optional.ofNullable(moment.recalled().get(seat));
            if (taken && since.isEmpty()) {
                return change(new Event.Recalled(seat), request);
            }
            Duration left = OBJECTION.minus(Duration.between(since.orElse(Instant.EPOCH), clock.instant()));
            if (taken && left.isPositive()) {
                return new Answer.Impossible(Text.of("Whoever plays there may still say no, for %s seconds.",
                        "Qui joue à cette place peut encore refuser, pendant %s secondes.", left.toSeconds() + 1));
            }
            String link = Invitation.link(hostToken, id(), seat, moment.seat(seat).issue() + 1);
            return submit(Command.by(request, new Wish.Change(new Event.Invited(seat)))
                    .remembering(Tokens.sha256(link)));
        } finally {
            lock.unlock();
        }
    }

    /** Whoever holds a seat that the host wants to give away says no. */
    public Answer stay(Seat seat, Entry.Request request) {
        return moment.recalled().containsKey(seat)
                ? change(new Event.Stayed(seat), request)
                : new Answer.Impossible(new Text("Nobody wants to give your seat away.",
                        "Personne ne veut donner votre place."));
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
        witness.accept(this);
        computers.nudge();
    }

    /** Checks the command, writes it down, and only then carries it out. */
    private <P extends Position<P, A, O>, A extends Action, O> Answer decide(Course<P, A, O> game, Command command) {
        Optional<Entry> repeated = command.request().flatMap(answered::recent);
        if (repeated.isPresent()) {
            return answer(command, repeated.get());
        }
        if (game.stale(command.wish(), version())) {
            return unlessRepeated(command, new Answer.Stale(version()));
        }
        if (version() >= LONGEST_LOG && !command.wish().needed()) {
            return new Answer.Impossible(Text.of(
                    "The log of this table has %s entries: from now on it takes moves only.",
                    "Le journal de cette table compte %s lignes : il n'accepte plus que les coups.", version()));
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
            return unlessRepeated(command, new Answer.Impossible(refused.why()));
        }
        Entry entry = new Entry(version() + 1, checked.event().text(), command.request(),
                Instant.ofEpochMilli(clock.millis()));
        if (!storage.append(id(), entry, change(before, after, checked.event()))) {
            catchUp();
            Optional<Entry> old = command.request().flatMap(answered::ever);
            // what another server wrote first may leave this command as good as before
            return old.isPresent() ? answer(command, old.get()) : decide(game, command);
        }
        game.take(checked, entry.number(), entry.at());
        answered.add(entry);
        moment = game.moment(after, entry.number(), entry.at());
        return new Answer.Done(entry.number());
    }

    /** What is refused now may have been done long ago. */
    private Answer unlessRepeated(Command command, Answer refusal) {
        return command.request().flatMap(answered::old).map(entry -> answer(command, entry)).orElse(refusal);
    }

    private static Answer answer(Command command, Entry entry) {
        return command.wish().event().means(Event.parse(entry.text()))
                ? new Answer.Done(entry.number())
                : new Answer.Impossible(new Text("This key was already used for another command.",
                        "Cette clé a déjà servi pour une autre commande."));
    }

    /** Whoever loses a seat may go on watching, and reads why. */
    private static Change change(StoredTable before, StoredTable after, Event event) {
        Change change = Seating.seatOf(event).map(seat -> after.seats().get(seat.index()))
                .filter(seat -> !before.seats().contains(seat)).map(Change::of).orElse(Change.NONE);
        if (event instanceof Event.Invited(Seat seat)) {
            change = change.watchedBy(before.seats().get(seat.index()).holder());
        }
        return before.phase() == after.phase() ? change : change.and(after.phase());
    }

    /** Takes over what another node has written, and tells those who listen here. */
    void refresh() {
        int before = version();
        try {
            catchUp();
        } catch (StorageTrouble trouble) {
            LOG.atWarn().addKeyValue("table", id()).addKeyValue("reason", trouble.reason()).log("cannot be read");
        } catch (DamagedLog damaged) {
            LOG.atError().addKeyValue("table", id()).addKeyValue("reason", damaged.getMessage()).log("log is damaged");
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
            for (int i = 0; i < missing.size(); i++) {
                if (missing.get(i).number() != version() + 1 + i) {
                    throw new DamagedLog(version() + 1 + i, "missing");
                }
                take(missing.get(i));
            }
            if (!missing.isEmpty()) {
                moment = course.moment(table, missing.getLast().number(), missing.getLast().at());
            }
        } finally {
            lock.unlock();
        }
    }

    private void take(Entry entry) {
        try {
            course.take(Event.parse(entry.text()), entry.number(), entry.at());
        } catch (RuntimeException senseless) {
            throw new DamagedLog(entry.number(), senseless.getClass().getSimpleName());
        }
        answered.add(entry);
    }

    private Payer payer() {
        return new Payer(moment.table().host(), address);
    }

    private boolean attended() {
        return hasListeners() || clock.millis() - visited < ATTENTION.toMillis();
    }
}
