package cydonia.tables.room;

import cydonia.ai.Level;
import cydonia.engine.Chance;
import cydonia.engine.Game;
import cydonia.engine.Refused;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Text;
import cydonia.tables.room.NewTable.Taker;
import cydonia.tables.sight.TimeLimit;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StorageTrouble;
import cydonia.tables.storage.StoredSeat;
import cydonia.tables.storage.StoredSeat.Kind;
import cydonia.tables.storage.StoredTable;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Games;
import cydonia.titles.Title;
import cydonia.titles.learn.Lesson;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All tables. A room is loaded from its log when somebody asks for it, and forgotten when nobody has for a while. */
public final class Hall implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Hall.class);
    private static final int ID_LENGTH = 16;
    private static final Pattern ID = Pattern.compile("[a-z0-9]{1,32}");
    private static final int LOOKED_AT = 100;

    /**
     * How tables are run.
     *
     * @param pace
     *            how long a computer player waits before it moves
     * @param tablesPerHour
     *            how many tables one host may make in an hour
     */
    public record Customs(Duration pace, int tablesPerHour) {
    }

    private final Storage storage;
    private final Games games;
    private final Shelf shelf;
    private final Supplier<Seed> chance;
    private final Supplier<Seed> seeds;
    private final Clock clock;
    private final Customs customs;
    private final Rooms rooms;
    private final DamagedLogs damaged = new DamagedLogs();
    private final Thinkers thinkers;
    private final Reviews reviews;
    private final Storage.Closing news;
    private volatile Consumer<TableRoom> witness = room -> {
    };

    public Hall(Storage storage, Games games, Supplier<Seed> chance, Supplier<Seed> seeds, Clock clock,
            Customs customs) {
        this.storage = storage;
        this.games = games;
        this.shelf = new Shelf(games, storage, clock);
        this.chance = chance;
        this.seeds = seeds;
        this.clock = clock;
        this.customs = customs;
        this.rooms = new Rooms(clock);
        this.thinkers = new Thinkers(customs.pace());
        this.reviews = new Reviews(games, storage, thinkers, clock);
        this.news = storage.listen(new Storage.Listener() {
            @Override
            public void written(String table, int number) {
                // each on its own: one table that takes long must not keep the news of the others waiting
                rooms.known(table).filter(room -> room.version() < number)
                        .ifPresent(room -> Thread.startVirtualThread(() -> room.refresh(number)));
            }

            @Override
            public void missed() {
                rooms.all().forEach(room -> room.refresh(Integer.MAX_VALUE));
            }
        });
    }

    /** Tells of every change of every table from now on. */
    public void onChange(Consumer<TableRoom> listener) {
        this.witness = listener;
    }

    /** The replay files people brought along. */
    public Shelf shelf() {
        return shelf;
    }

    /** What came of thinking finished games over. */
    public Reviews reviews() {
        return reviews;
    }

    public Games games() {
        return games;
    }

    /** A new table for the holder of that token, who becomes its host; the same key gives the same table again. */
    public TableRoom create(NewTable wish, String token, String key) {
        return create(wish, seeds, List.of(), token, key);
    }

    /** A table for a lesson of that game, against computers that are easy to beat. */
    public TableRoom teach(String game, String token, String key) {
        return sit(game, games.named(game).handbook().firstLesson(), token, key);
    }

    /** A table for a puzzle of that game. */
    public TableRoom pose(String game, int number, String token, String key) {
        return sit(game, games.named(game).handbook().puzzle(number), token, key);
    }

    private TableRoom sit(String game, Lesson lesson, String token, String key) {
        List<Taker> seats = new ArrayList<>(Collections.nCopies(lesson.seats(), Taker.computer(Level.EASY)));
        seats.set(0, Taker.HOST);
        var wish = new NewTable(game, lesson.setup(), "", seats);
        return create(wish, lesson::seed, lesson.opening().stream()
                .<Event>map(move -> new Event.Acted(move.seat(), List.of(move.action()))).toList(), token, key);
    }

    private TableRoom create(NewTable wish, Supplier<Seed> deal, List<Event> opening, String token, String key) {
        String id = Tokens.sha256(Tokens.derive(token, "table " + key)).substring(0, ID_LENGTH);
        TableRoom room = room(id).orElseGet(() -> createNew(wish, deal.get(), opening, token, id));
        room.visit("");
        return room;
    }

    private TableRoom createNew(NewTable wish, Seed seed, List<Event> opening, String token, String id) {
        Title<?, ?, ?> title = games.named(wish.game());
        Setup setup = Setup.of(title.profile(), wish.setup());
        if (wish.seats().size() != setup.seats()
                || wish.seats().stream().filter(taker -> taker.kind() == Taker.Kind.HOST).count() > 1) {
            throw new Refused(new Text("Choose who takes each seat; you can take only one.",
                    "Choisissez qui prend chaque place ; vous ne pouvez en prendre qu’une."));
        }
        String host = Tokens.sha256(token);
        Instant now = Instant.ofEpochMilli(clock.millis());
        checkHaste(host, now);
        checkPlayable(title.game(), setup, seed);
        boolean waits = wish.seats().stream().anyMatch(taker -> taker.kind() == Taker.Kind.GUEST);
        Phase phase = waits ? Phase.GATHERING : Phase.PLAYING;
        StoredTable table = new StoredTable(id, title.profile().id(), title.profile().rules(), setup, seed, host,
                Tokens.sha256(watchLink(token, id)), phase, now, wish.stored(token, id));
        store(table, wish.advice(), wish.time(), opening, now);
        return room(id).orElseThrow();
    }

    private void checkHaste(String host, Instant now) {
        if (storage.tablesMade(host, now.minus(1, ChronoUnit.HOURS)) >= customs.tablesPerHour()) {
            throw new Refused(Text.of("You have made %s tables within an hour; please wait a little.",
                    "Vous avez créé %s tables en une heure ; patientez un peu.", customs.tablesPerHour()));
        }
    }

    /** The table where the same people play the same again, once one of them has asked for it. */
    public Optional<TableRoom> rematch(TableRoom over) {
        return room(rematchId(over));
    }

    /** Opens it: everybody sits where they sat, whoever asks is its host, and all who ask get the same one. */
    public TableRoom rematch(TableRoom over, String token) {
        return rematch(over).orElseGet(() -> {
            Moment<?, ?, ?> end = over.moment();
            if (end.table().phase() != Phase.OVER) {
                throw new Refused(new Text("The game is not over yet.", "La partie n’est pas terminée."));
            }
            String host = Tokens.sha256(token);
            Instant now = Instant.ofEpochMilli(clock.millis());
            checkHaste(host, now);
            Title<?, ?, ?> title = games.named(end.table().game());
            Seed seed = seeds.get();
            Setup setup = end.table().setup().with(Chance.USUAL);
            checkPlayable(title.game(), setup, seed);
            String id = rematchId(over);
            store(new StoredTable(id, title.profile().id(), title.profile().rules(), setup, seed, host,
                    Tokens.sha256(watchLink(token, id)), Phase.PLAYING, now,
                    end.table().seats().stream().map(Hall::again).toList()), end.advice(), end.clocks().limit(),
                    List.of(), now);
            return room(id).orElseThrow();
        });
    }

    private static StoredSeat again(StoredSeat seat) {
        boolean person = seat.kind() == Kind.PERSON;
        return new StoredSeat(seat.seat(), seat.kind(), person ? seat.name() : "", person ? "" : seat.level(), 0,
                Optional.empty(), person ? seat.holder() : Optional.empty());
    }

    private static String rematchId(TableRoom over) {
        return Tokens.sha256("rematch " + over.id()).substring(0, ID_LENGTH);
    }

    private void store(StoredTable table, boolean advice, Optional<TimeLimit> time, List<Event> opening,
            Instant now) {
        List<Event> terms = new ArrayList<>();
        time.ifPresent(limit -> terms
                .add(new Event.Timed(limit, table.seats().stream().map(StoredSeat::kind).toList())));
        if (!advice) {
            terms.add(new Event.WithoutAdvice());
        }
        terms.addAll(opening);
        List<Entry> log = new ArrayList<>();
        terms.forEach(term -> log.add(new Entry(log.size() + 1, term.text(), Optional.empty(), now)));
        if (!storage.create(table, time.map(limit -> now.plus(limit.time())), log.toArray(Entry[]::new))) {
            LOG.atDebug().addKeyValue("table", table.id()).log("was made by the same request at the same time");
        }
    }

    /** What only the game itself knows to refuse is refused before anything is stored. */
    private static void checkPlayable(Game<?, ?, ?> game, Setup setup, Seed seed) {
        game.begin(setup, seed);
    }

    public Optional<TableRoom> room(String id) {
        return ID.matcher(id).matches() ? rooms.get(id, this::load) : Optional.empty();
    }

    /** Whoever goes through all tables does not keep them all in memory. */
    public void forget(String id) {
        rooms.forget(id);
    }

    /** Tables that wait for people and are listed for everybody, the newest first. */
    public List<TableRoom> openTables() {
        List<TableRoom> open = new ArrayList<>();
        for (String id : storage.gathering(LOOKED_AT)) {
            room(id).filter(room -> room.moment().listed() && room.phase() == Phase.GATHERING).ifPresent(open::add);
        }
        return open;
    }

    /** The table an invitation leads to. */
    public Optional<TableRoom> invited(String invitation) {
        return storage.invitedTo(Tokens.sha256(invitation)).flatMap(this::room);
    }

    /** Lets the holder of a token watch the table of a spectators' link. */
    public Optional<TableRoom> watch(String link, String token) {
        Optional<String> id = storage.watchedBy(Tokens.sha256(link));
        id.ifPresent(table -> storage.watch(table, Tokens.sha256(token)));
        return id.flatMap(this::room);
    }

    /** The tables somebody hosts or sits at, but for those that cannot be opened. */
    public List<TableRoom> tablesOf(String token, int limit) {
        List<TableRoom> tables = new ArrayList<>();
        for (String id : storage.tablesOf(Tokens.sha256(token), limit)) {
            try {
                room(id).ifPresent(tables::add);
            } catch (DamagedLog closed) {
                LOG.atDebug().addKeyValue("table", id).log("is left out");
            } catch (Refused unplayable) {
                LOG.atWarn().addKeyValue("table", id).addKeyValue("reason", unplayable.getMessage())
                        .log("cannot be played any more");
            }
        }
        return tables;
    }

    /** Those of them that follow rules this program does not know. */
    public List<Outdated> outdatedOf(String token, int limit) {
        List<Outdated> outdated = new ArrayList<>();
        for (String id : storage.tablesOf(Tokens.sha256(token), limit)) {
            try {
                room(id);
            } catch (Refused unplayable) {
                storage.table(id).flatMap(table -> games.find(table.game())).ifPresent(
                        title -> outdated.add(new Outdated(id, title.profile().name(), unplayable.why())));
            } catch (DamagedLog closed) {
                LOG.atDebug().addKeyValue("table", id).log("is left out");
            }
        }
        return outdated;
    }

    /** Lets the computer take over wherever somebody's time has run out. */
    public void checkTime() {
        for (String id : storage.due(clock.instant(), LOOKED_AT)) {
            try {
                room(id).ifPresent(TableRoom::checkTime);
            } catch (DamagedLog | Refused unplayable) {
                storage.lookAgain(id, clock.instant(), Optional.empty());
            }
        }
    }

    /** Takes away games that have been over, and tables that have waited, for longer than that; tells how many. */
    public int prune(Duration keep) {
        List<String> gone = storage.keeping().prune(clock.instant().minus(keep));
        gone.forEach(rooms::forget);
        return gone.size();
    }

    public Map<String, Long> roomsByGame() {
        return rooms.byGame();
    }

    public long databaseBytes() {
        return storage.keeping().bytes();
    }

    public int roomsInMemory() {
        return rooms.all().size();
    }

    /** How many thoughts of computer players wait for a thread. */
    public int thoughtsWaiting() {
        return thinkers.waiting();
    }

    public boolean healthy() {
        return storage.takesWrites();
    }

    @Override
    public void close() {
        news.close();
        reviews.close();
        thinkers.close();
    }

    static String watchLink(String token, String table) {
        return Tokens.derive(token, "watch " + table);
    }

    private Optional<TableRoom> load(String id) {
        return damaged.unlessKnown(id, () -> stored(id).map(
                table -> TableRoom.load(storage, clock, chance, thinkers, table, games.named(table.game()),
                        room -> witness.accept(room))));
    }

    private Optional<StoredTable> stored(String id) {
        try {
            return storage.table(id);
        } catch (StorageTrouble trouble) {
            throw trouble;
        } catch (RuntimeException senseless) {
            throw new DamagedLog(0, senseless.getClass().getSimpleName());
        }
    }

    /**
     * Reads every log, without playing it, and tells which make no sense; they are closed, the others are not harmed.
     */
    public Set<String> checkLogs() {
        damaged.check(storage, rooms::forget);
        return damaged.tables();
    }

    /** How many tables are known to be closed because their log is damaged. */
    public int damaged() {
        return damaged.tables().size();
    }
}
