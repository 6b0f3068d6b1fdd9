package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.tables.room.NewTable.Taker;
import cydonia.tables.sight.Pace;
import cydonia.tables.sight.TimeLimit;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Keeping;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StoredNotice;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A database of every released version, as text. That of a new release is written once, with
 * {@code -Dreleased.write=0.2.0}, and never again.
 */
@DisplayName("A database of a released version")
class ReleasedTest {

    private static final Path FOLDER = Path.of("src", "test", "resources", "cydonia", "tables", "released");
    private static final Instant THEN = Instant.ofEpochSecond(1_800_000_000);
    private static final String HOST = "a-token-of-a-host-that-is-long-enough-for-it";
    private static final String GUEST = "a-token-of-a-guest-that-is-long-enough-for-it";

    @TempDir
    private Path folder;

    static List<Path> released() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".sql")).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("released")
    void is_opened_read_and_played_on(Path file) throws Exception {
        restore(file);
        try (Storage storage = Storage.inFolder(folder); Hall hall = hall(storage)) {
            assertThat(storage.takesWrites()).isTrue();
            assertThat(hall.checkLogs()).isEmpty();
            List<Keeping.Row> rows = storage.keeping().tables();
            assertThat(rows).extracting(Keeping.Row::game).contains("dunes", "mars-tilsit", "terraforming-mars",
                    "on-mars", "martians");
            assertThat(rows).extracting(Keeping.Row::phase).contains(Phase.GATHERING, Phase.PLAYING,
                    Phase.OVER, Phase.CLOSED);
            assertThat(rows).flatExtracting(Keeping.Row::names).contains("Ann", "Zoé");
            rows.forEach(row -> readable(hall, row));
            assertThat(storage.notices().of(Tokens.sha256(HOST))).hasSize(1);
            String playing = rows.stream().filter(row -> row.game().equals("dunes") && row.phase() == Phase.PLAYING)
                    .findFirst().orElseThrow().id();
            TableRoom room = hall.room(playing).orElseThrow();
            int before = room.version();
            act(room, room.moment().toAct().getFirst());
            assertThat(room.version()).isEqualTo(before + 1);
        }
    }

    /** Played as it was written; where its rules have changed since, it goes on by those or says where they part. */
    private static void readable(Hall hall, Keeping.Row row) {
        boolean older = row.rules() < hall.games().named(row.game()).profile().rules();
        TableRoom room = hall.room(row.id()).orElseThrow();
        boolean renewed = older && room.outdated().isEmpty() && row.phase() != Phase.OVER
                && row.phase() != Phase.CLOSED;
        assertThat(room.version()).isEqualTo(row.entries() + (renewed ? 1 : 0));
        assertThat(room.outdated().isPresent() && !older).isFalse();
    }

    @Test
    @EnabledIfSystemProperty(named = "released.write", matches = "[0-9.]+", disabledReason = "only for a new release")
    void is_written_once() throws Exception {
        try (Storage storage = Storage.inFolder(folder); Hall hall = hall(storage)) {
            play(hall);
            storage.notices().add(new StoredNotice("a-notice", Tokens.sha256(HOST), "json", "https://mars.example/hook",
                    "", true, "fr", "https://mars.example", "22-7 UTC"), THEN);
            storage.watch(storage.keeping().tables().getFirst().id(), Tokens.sha256(GUEST));
        }
        Path file = FOLDER.resolve(System.getProperty("released.write") + ".sql");
        assertThat(file).doesNotExist();
        Files.write(file, dump());
    }

    /** Tables of all games, in all phases, with every kind of entry that there is. */
    private static void play(Hall hall) {
        for (Title<?, ?, ?> title : hall.games().all()) {
            String game = title.profile().id();
            TableRoom room = table(hall, new NewTable(game, new Setup(2, Map.of()), "Ann",
                    List.of(Taker.HOST, Taker.GUEST), false, Optional.of(TimeLimit.of("move-3d"))), game);
            for (int i = 0; i < 6; i++) {
                act(room, room.moment().toAct().getFirst());
            }
            Seat seat = room.moment().toAct().getFirst();
            room.pace(Seat.RED, Pace.SLOW, request());
            room.handOver(Seat.GREEN, cydonia.ai.Level.EASY, request());
            room.takeBack(Seat.GREEN, request());
            act(room, seat);
            room.undo(seat, room.version(), request());
        }
        NewTable dunes = new NewTable("dunes", new Setup(2, Map.of()), "Ann", List.of(Taker.HOST, Taker.GUEST));
        TableRoom over = table(hall, dunes, "over");
        over.invitations().invite(Seat.GREEN, HOST, request());
        over.invitations().stay(Seat.GREEN, request());
        over.concede(Seat.GREEN, request());
        hall.create(dunes, HOST, "gathering").list(true, request());
        hall.create(dunes, HOST, "closed").close(request());
    }

    private static TableRoom table(Hall hall, NewTable wish, String key) {
        TableRoom room = hall.create(wish, HOST, key);
        String link = Invitation.link(HOST, room.id(), Seat.GREEN, 1);
        room.invitations().join(Tokens.sha256(link), Tokens.sha256(GUEST), "Zoé", request());
        return room;
    }

    private static void act(TableRoom room, Seat seat) {
        String action = room.sight(new Role(false, Optional.of(seat), false)).choices(Language.EN).getLast().notation();
        assertThat(room.act(seat, List.of(action), true, room.version(), request())).isInstanceOf(Answer.class);
    }

    private static Entry.Request request() {
        return new Entry.Request("somebody", Tokens.fresh());
    }

    private static Hall hall(Storage storage) {
        List<Title<?, ?, ?>> games = new ArrayList<>(Games.known().all());
        games.add(Title.plain(new Dunes()));
        return new Hall(storage, new Games(games), Tokens::seed, () -> Seed.of(7), Clock.fixed(THEN, ZoneOffset.UTC),
                new Hall.Customs(Duration.ofDays(1), 100));
    }

    private Connection connect() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("cydonia.db"));
    }

    /** One statement for each line. */
    private void restore(Path file) throws Exception {
        try (Connection connection = connect(); Statement statement = connection.createStatement()) {
            for (String line : Files.readAllLines(file)) {
                statement.executeUpdate(line);
            }
        }
    }

    private List<String> dump() throws SQLException {
        List<String> lines = new ArrayList<>();
        try (Connection connection = connect(); Statement statement = connection.createStatement()) {
            List<String> tables = new ArrayList<>();
            try (ResultSet made = statement.executeQuery(
                    "select type, name, sql from sqlite_master where sql is not null order by type desc, rowid")) {
                while (made.next()) {
                    lines.add(made.getString("sql").replaceAll("--[^\n]*", "").replaceAll("\\s+", " "));
                    if (made.getString("type").equals("table")) {
                        tables.add(made.getString("name"));
                    }
                }
            }
            for (String table : tables) {
                try (ResultSet rows = statement.executeQuery("select * from \"" + table + "\" order by 1, 2")) {
                    while (rows.next()) {
                        lines.add(insert(table, rows));
                    }
                }
            }
        }
        return lines;
    }

    private static String insert(String table, ResultSet row) throws SQLException {
        List<String> values = new ArrayList<>();
        for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
            Object value = row.getObject(i);
            values.add(value == null
                    ? "null"
                    : value instanceof Number
                            ? value.toString()
                            : "'" + value.toString().replace("'", "''") + "'");
        }
        return "insert into \"" + table + "\" values (" + String.join(", ", values) + ")";
    }
}
