package cydonia.tables.room;

import cydonia.engine.Action;
import cydonia.engine.Next;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.tables.sight.Eyes;
import cydonia.tables.storage.Change;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StoredTable;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Title;
import java.time.Clock;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * What is written about one table, and what follows from it. Commands come one at a time: checked, written down for
 * good, and only then carried out.
 */
final class Ledger<P extends Position<P, A, O>, A extends Action, O> {

    /** Several times the longest game: what goes to and fro cannot fill memory and disk. */
    private static final int LONGEST_LOG = 5_000;

    private final Storage storage;
    private final Clock clock;
    private final ReentrantLock lock = new ReentrantLock();
    private final Answered answered;
    private final Course<P, A, O> course;
    private volatile Moment<P, A, O> moment;
    private Optional<Chronicle> chronicle = Optional.empty();

    Ledger(Storage storage, Clock clock, StoredTable table, Title<P, A, O> title) {
        this.storage = storage;
        this.clock = clock;
        this.answered = new Answered(storage, table.id());
        this.course = Course.begin(title, table);
        this.moment = course.moment(table, 0, table.created());
    }

    /** The table as it is now. */
    Moment<P, A, O> moment() {
        return moment;
    }

    private String id() {
        return moment.table().id();
    }

    private int version() {
        return moment.version();
    }

    /** Does something while nobody else writes. */
    <T> T alone(Supplier<T> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    /** Checks the command, writes it down, and only then carries it out. */
    Answer write(Command command) {
        return alone(() -> decide(command));
    }

    /** How a request was answered, however long ago. */
    Optional<Answer> answered(Entry.Request request) {
        return answered.ever(request)
                .map(entry -> answer(Command.by(request, new Wish.Change(Event.parse(entry.text()))), entry));
    }

    private Answer decide(Command command) {
        Optional<Entry> repeated = command.request().flatMap(answered::recent);
        if (repeated.isPresent()) {
            return answer(command, repeated.get());
        }
        if (command.wish().made().orElse(0) > version()) {
            catchUp(); // whoever has seen more than this node knows has seen it at another one
        }
        Optional<Answer> ended = outdated(command);
        if (ended.isPresent()) {
            return unlessRepeated(command, ended.get());
        }
        if (course.stale(command.wish(), version())) {
            return unlessRepeated(command, new Answer.Stale(version()));
        }
        if (version() >= LONGEST_LOG && !command.wish().needed()) {
            return new Answer.Impossible(Text.of(
                    "The log of this table has %s entries: from now on it takes moves only.",
                    "Le journal de cette table compte %s lignes : il n’accepte plus que les coups.", version()));
        }
        Instant now = Instant.ofEpochMilli(clock.millis());
        StoredTable before = moment.table();
        Checked<P, A> checked;
        StoredTable after;
        try {
            Seating seating = new Seating(before, moment.conceded());
            seating.check(command.wish().event(), command.byPerson());
            checked = course.check(command.wish(), before.seats(), now);
            after = seating.after(checked.event(), checked.ends(), command.hash());
        } catch (Refused refused) {
            return unlessRepeated(command, new Answer.Impossible(refused.why()));
        }
        Entry entry = new Entry(version() + 1, checked.event().text(), command.request(), now,
                checked.next().map(_ -> course.gist(checked.happenings()).text()));
        Change change = change(before, after, checked.event()).due(moment.clocks().notBefore(now))
                .ended(result(checked, after));
        if (!storage.append(id(), entry, change)) {
            catchUp();
            Optional<Entry> old = command.request().flatMap(answered::ever);
            // what another server wrote first may leave this command as good as before
            return old.isPresent() ? answer(command, old.get()) : decide(command);
        }
        course.take(checked, entry.number(), entry.at());
        answered.add(entry);
        moment = course.moment(after, entry.number(), entry.at());
        return new Answer.Done(entry.number());
    }

    /** Where the rules have changed under the game, it can only be ended. */
    private Optional<Answer> outdated(Command command) {
        return moment.table().phase() == Phase.OUTDATED && !command.wish().ending()
                ? moment.concord().parting().map(parting -> new Answer.Outdated(parting.why()))
                : Optional.empty();
    }

    /** How the game ends with that, for programs whose rules are not those of today. */
    private Optional<String> result(Checked<P, A> checked, StoredTable after) {
        if (after.phase() != Phase.OVER || moment.concord().parted()) {
            return Optional.empty();
        }
        Set<Seat> gaveUp = new HashSet<>(moment.conceded());
        if (checked.event() instanceof Event.Conceded(Seat seat)) {
            gaveUp.add(seat);
        }
        P end = checked.next().map(Next::position).orElse(moment.position());
        return Optional.of(ResultFormat.print(new Ending(after, end, gaveUp).outcome()));
    }

    /**
     * Has a game of older rules go on by those of today, if they tell the same: everybody reads so, and whoever opens
     * it next need not compare again.
     */
    void meetRules() {
        lock.lock();
        try {
            StoredTable table = moment.table();
            if (!course.concord().older()) {
                return;
            }
            course.compareEnd(table, storage.result(id())
                    .flatMap(result -> ResultFormat.parse(result, table.setup().seats())));
            moment = course.moment(table, version(), moment.changed());
            boolean goesOn = table.phase() == Phase.PLAYING || table.phase() == Phase.GATHERING;
            if (goesOn && !course.concord().parted() && !storage.isLookedAt()) {
                renew(course.concord().known());
            }
        } finally {
            lock.unlock();
        }
    }

    private void renew(int rules) {
        Event event = new Event.Renewed(rules);
        Entry entry = new Entry(version() + 1, event.text(), Optional.empty(), Instant.ofEpochMilli(clock.millis()));
        if (storage.append(id(), entry, Change.ofRules(rules))) {
            course.take(Checked.of(event, false), entry.number(), entry.at());
            moment = course.moment(moment.table().by(rules), entry.number(), entry.at());
        } else {
            catchUp();
        }
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

    /** Reads what others have written to this table's log. */
    void catchUp() {
        catchUp(Integer.MAX_VALUE);
    }

    /** The same, unless it is known up to that number already. */
    void catchUp(int number) {
        lock.lock();
        try {
            if (version() >= number) {
                return;
            }
            List<Entry> missing = storage.log(id(), version());
            if (missing.isEmpty()) {
                return;
            }
            StoredTable table = storage.table(id()).orElseThrow();
            for (int i = 0; i < missing.size(); i++) {
                if (missing.get(i).number() != version() + 1 + i) {
                    throw new DamagedLog(version() + 1 + i, "missing");
                }
                take(missing.get(i));
            }
            moment = course.moment(table, missing.getLast().number(), missing.getLast().at());
        } finally {
            lock.unlock();
        }
    }

    private void take(Entry entry) {
        checkKnown(entry);
        try {
            course.take(Event.parse(entry.text()), entry.number(), entry.at(), entry.told());
        } catch (RuntimeException senseless) {
            throw new DamagedLog(entry.number(), senseless.getClass().getSimpleName());
        }
        answered.add(entry);
    }

    /** Another node may have gone on by rules this one does not know yet. */
    private void checkKnown(Entry entry) {
        if (Event.readable(entry.text()) && Event.parse(entry.text()) instanceof Event.Renewed(int rules)) {
            moment.title().profile().checkNotNewer(rules);
        }
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
    Screening<?, ?, ?> screening(Role role, OptionalInt at, Optional<Eyes> wish) {
        lock.lock();
        try {
            return course.back(moment).screening(role, at, wish);
        } finally {
            lock.unlock();
        }
    }

    /** How the game went, once it is over. */
    Optional<Chronicle> chronicle() {
        lock.lock();
        try {
            if (chronicle.isEmpty() && moment.table().phase() == Phase.OVER) {
                chronicle = Optional.of(course.back(moment).chronicle());
            }
            return chronicle;
        } finally {
            lock.unlock();
        }
    }

    /** The game with its review as it was kept, once it is over. */
    Optional<Reviewed<?, ?, ?>> reviewed(String review) {
        lock.lock();
        try {
            return moment.table().phase() == Phase.OVER
                    ? course.reviewed(review).<Reviewed<?, ?, ?>>map(done -> done)
                    : Optional.empty();
        } finally {
            lock.unlock();
        }
    }
}
