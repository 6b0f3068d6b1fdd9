package cydonia.tables.room;

import cydonia.ai.Level;
import cydonia.engine.Action;
import cydonia.engine.Language;
import cydonia.engine.Parting;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Text;
import cydonia.tables.sight.Eyes;
import cydonia.tables.sight.Pace;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StorageTrouble;
import cydonia.tables.storage.StoredSeat;
import cydonia.tables.storage.StoredTable;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Title;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One table: who may look, who listens, what they ask for. What is asked for goes into its {@link Ledger}; what people
 * see is a {@link Moment}, which never changes.
 */
public final class TableRoom {

    private static final Logger LOG = LoggerFactory.getLogger(TableRoom.class);

    /** For how long computer players go on after somebody has looked. */
    private static final Duration ATTENTION = Duration.ofMinutes(2);

    private final Storage storage;
    private final Clock clock;
    /** Where the computer players' choices come from: nothing to do with the game's own chance. */
    private final Supplier<Seed> chance;
    private final Computers<?, ?, ?> computers;
    private final Listeners listeners = new Listeners(this::version);
    /** Told of every change, whoever listens. */
    private final Consumer<TableRoom> witness;
    private final Ledger<?, ?, ?> ledger;
    private final Counsel counsel;
    private final Invitations invitations;
    private volatile long visited;
    private volatile String address = "";

    private <P extends Position<P, A, O>, A extends Action, O> TableRoom(Storage storage, Clock clock,
            Supplier<Seed> chance, Thinkers thinkers, Ledger<P, A, O> ledger, Consumer<TableRoom> witness) {
        this.witness = witness;
        this.storage = storage;
        this.clock = clock;
        this.chance = chance;
        this.ledger = ledger;
        this.computers = new Computers<>(thinkers, chance, ledger::moment,
                () -> attended() ? Optional.of(payer()) : Optional.empty(), this::submit);
        this.counsel = new Counsel(thinkers);
        this.invitations = new Invitations(ledger, clock, this::submit);
    }

    /** A table from its log. */
    static TableRoom load(Storage storage, Clock clock, Supplier<Seed> chance, Thinkers thinkers, StoredTable table,
            Title<?, ?, ?> title, Consumer<TableRoom> witness) {
        Ledger<?, ?, ?> ledger = new Ledger<>(storage, clock, table, title);
        ledger.catchUp();
        ledger.meetRules();
        return new TableRoom(storage, clock, chance, thinkers, ledger, witness);
    }

    public String id() {
        return moment().table().id();
    }

    public int version() {
        return moment().version();
    }

    public Phase phase() {
        return moment().table().phase();
    }

    /** Everything about the table, for those who may know everything. */
    Moment<?, ?, ?> moment() {
        return ledger.moment();
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
        Moment<?, ?, ?> now = moment();
        return now.toAct().stream().filter(seat -> !now.automatic(seat)).flatMap(seat -> {
            StoredSeat stored = now.seat(seat);
            return stored.holder().map(holder -> new Wait(seat, holder, now.table().host(), stored.name(),
                    now.lastDeed(seat))).stream();
        }).toList();
    }

    public Title<?, ?, ?> title() {
        return moment().title();
    }

    /** The table as somebody in that role sees it now. */
    public Sight<?, ?, ?> sight(Role role) {
        return Sight.of(moment(), role, here(), clock.instant());
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
        return ledger.screening(role, at, wish);
    }

    /** How the game went, once it is over. */
    public Optional<Chronicle> chronicle() {
        return ledger.chronicle();
    }

    /** The game with its review as it was kept, once it is over. */
    public Optional<Reviewed<?, ?, ?>> reviewed(String review) {
        return ledger.reviewed(review);
    }

    /** What the holder of a token (its hash) is here. */
    public Role role(String holder) {
        StoredTable table = moment().table();
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

    /**
     * Calls with every new version, and when somebody comes or goes, until the answer is run. Also wakes a computer
     * player whom trouble had stopped.
     *
     * @param holder
     *            who listens, by the hash of the token
     */
    public Runnable listen(String holder, IntConsumer ear) {
        Runnable leave = listeners.add(holder, ear);
        computers.nudge();
        return leave;
    }

    public Runnable listen(IntConsumer ear) {
        return listen("", ear);
    }

    public boolean hasListeners() {
        return !listeners.nobody();
    }

    /** Whose page is open now. */
    public Set<Seat> here() {
        return listeners.here(moment().table());
    }

    /** Whether somebody listens, or a computer player is about to move. */
    boolean isBusy() {
        return hasListeners() || computers.isBusy();
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
                        this::moment,
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

    /** Lets the computer take over for whoever has no time left, and play on even if nobody looks. */
    void checkTime() {
        Instant now = clock.instant();
        for (Seat seat : moment().clocks().running()) {
            if (moment().clocks().isOver(seat, now)
                    && submit(Command.ofComputer(new Wish.Change(new Event.TimedOut(seat)))) instanceof Answer.Done) {
                visit("");
            }
        }
        storage.lookAgain(id(), now, moment().clocks().soonest());
    }

    /** Shows the table to everybody while it waits for people, or no longer. */
    public Answer list(boolean open, Entry.Request request) {
        return change(new Event.Listed(open), request);
    }

    /** Agrees to end a game that cannot go on because its rules have changed. */
    public Answer end(Seat seat, Entry.Request request) {
        return change(new Event.Agreed(seat), request);
    }

    /** Why the game cannot be played through by the rules of this program, if so. */
    public Optional<Text> outdated() {
        return moment().concord().parting().map(Parting::why);
    }

    public Answer close(Entry.Request request) {
        return change(new Event.Closed(), request);
    }

    private Answer change(Event event, Entry.Request request) {
        return submit(Command.by(request, new Wish.Change(event)));
    }

    /** Who may sit where. */
    public Invitations invitations() {
        return invitations;
    }

    private Answer submit(Command command) {
        int before = version();
        Answer answer = ledger.write(command);
        if (version() != before) {
            announce();
        }
        return answer;
    }

    private void announce() {
        listeners.ring();
        witness.accept(this);
        computers.nudge();
    }

    /** Takes over what another node has written, up to that number at least, and tells those who listen here. */
    void refresh(int number) {
        int before = version();
        try {
            ledger.catchUp(number);
        } catch (StorageTrouble trouble) {
            LOG.atWarn().addKeyValue("table", id()).addKeyValue("reason", trouble.reason()).log("cannot be read");
        } catch (Refused newer) {
            LOG.atWarn().addKeyValue("table", id()).addKeyValue("reason", newer.getMessage()).log("goes on elsewhere");
        } catch (DamagedLog damaged) {
            LOG.atError().addKeyValue("table", id()).addKeyValue("reason", damaged.getMessage()).log("log is damaged");
        }
        if (version() != before) {
            announce();
        }
    }

    private Payer payer() {
        return new Payer(moment().table().host(), address);
    }

    private boolean attended() {
        return hasListeners() || clock.millis() - visited < ATTENTION.toMillis();
    }
}
