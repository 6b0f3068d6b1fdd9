package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.dunes.Dunes;
import cydonia.dunes.LaterDunes;
import cydonia.dunes.LaterDunes.Change;
import cydonia.engine.Game;
import cydonia.engine.Language;
import cydonia.engine.Outcome;
import cydonia.engine.Refused;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.replay.ReplayFormat;
import cydonia.tables.room.NewTable.Taker;
import cydonia.tables.sight.Line;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("When the rules of a game have changed")
class UpgradeTest {

    private static final Role RED = new Role(true, Optional.of(Seat.RED), false);
    private static final Role GREEN = new Role(false, Optional.of(Seat.GREEN), false);
    private static final String HOST = Tokens.fresh();
    private static final String GUEST = Tokens.fresh();

    private final Path folder;
    private final Storage storage;
    private final List<Hall> halls = new ArrayList<>();

    UpgradeTest(@TempDir Path folder) {
        this.folder = folder;
        this.storage = Storage.inFolder(folder);
    }

    @AfterEach
    void close() {
        halls.forEach(Hall::close);
        storage.close();
    }

    @Test
    void a_game_goes_on_if_the_later_rules_tell_the_same_and_its_log_says_so_once() {
        TableRoom before = played(9);
        List<Line> told = before.sight(RED).log(Language.EN);
        TableRoom room = later(Change.NOTHING, before);
        assertThat(room.phase()).isEqualTo(Phase.PLAYING);
        assertThat(room.version()).isEqualTo(before.version() + 1);
        List<Line> log = room.sight(RED).log(Language.EN);
        assertThat(log.subList(0, told.size())).isEqualTo(told);
        assertThat(log.subList(told.size(), log.size())).singleElement().extracting(Line::text).asString()
                .contains("version 2 of the rules");
        assertThat(room.sight(GREEN).log(Language.FR)).last().extracting(Line::text).asString()
                .contains("version 2 des règles");
        assertThat(act(room)).isInstanceOf(Answer.Done.class);
        assertThat(storage.table(room.id()).orElseThrow().rules()).isEqualTo(2);
        assertThat(later(Change.NOTHING, room).version()).isEqualTo(room.version());
        assertThat(entries(room.id())).containsOnlyOnce("rules 2");
    }

    @Test
    void a_game_goes_on_if_the_same_is_only_told_in_other_words() {
        assertThat(later(Change.WORDS, played(9)).phase()).isEqualTo(Phase.PLAYING);
    }

    @Test
    void a_table_that_waits_for_people_goes_on_waiting() {
        TableRoom gathering = hall(new Dunes()).create(
                new NewTable("dunes", new Setup(2, Map.of()), "Ann", List.of(Taker.HOST, Taker.GUEST)), HOST, "open");
        TableRoom room = later(Change.NO_WATER, gathering);
        assertThat(room.phase()).isEqualTo(Phase.GATHERING);
        assertThat(storage.table(room.id()).orElseThrow().rules()).isEqualTo(2);
    }

    @Test
    void a_game_stops_before_the_first_move_that_is_no_longer_possible() {
        TableRoom before = upTo("dig water");
        int moves = before.moment().told().size();
        TableRoom room = later(Change.NO_WATER, before);
        assertThat(room.phase()).isEqualTo(Phase.OUTDATED);
        assertThat(room.moment().told()).hasSize(moves - 1);
        assertThat(room.sight(RED).prompt(Language.EN)).isEqualTo("The rules of this game have changed since it was "
                + "played (version 1, now 2): move " + moves + " is no longer possible.");
        assertThat(room.sight(GREEN).prompt(Language.FR)).contains("le coup " + moves + " n’est plus possible");
        assertThat(room.sight(RED).toAct()).isEmpty();
        assertThat(room.sight(RED).choices(Language.EN)).isEmpty();
        assertThat(room.waits()).isEmpty();
        assertThat(room.screening(RED, OptionalInt.of(0), Optional.empty()).last()).isEqualTo(moves - 1);
        assertThat(room.act(Seat.RED, List.of("bid 1"), true, room.version(), key()))
                .isEqualTo(new Answer.Outdated(room.outdated().orElseThrow()));
        assertThat(room.undo(Seat.RED, room.version(), key())).isInstanceOf(Answer.Outdated.class);
        assertThat(room.concede(Seat.RED, key())).isInstanceOf(Answer.Outdated.class);
        assertThat(storage.table(room.id()).orElseThrow())
                .returns(1, table -> table.rules()).returns(Phase.PLAYING, table -> table.phase());
        assertThat(room.version()).isEqualTo(before.version());
    }

    @Test
    void a_game_stops_before_the_first_move_of_which_something_else_would_be_told() {
        TableRoom before = toTheStorm();
        int moves = before.moment().told().size();
        TableRoom room = later(Change.NO_STORMS, before);
        assertThat(room.phase()).isEqualTo(Phase.OUTDATED);
        assertThat(room.moment().told()).hasSize(moves - 1);
        assertThat(room.outdated().orElseThrow().en()).endsWith("move " + moves + " would bring about something else.");
    }

    @Test
    void of_a_log_that_does_not_keep_what_was_told_only_what_is_possible_is_compared() throws SQLException {
        TableRoom before = toTheStorm();
        sql("update log set told = null");
        assertThat(later(Change.NO_STORMS, before).phase()).isEqualTo(Phase.PLAYING);
    }

    @Test
    void a_game_that_cannot_go_on_is_ended_once_all_agree_and_counts_for_nobody() {
        TableRoom room = later(Change.NO_WATER, upTo("dig water"));
        assertThat(room.sight(RED).mayEnd()).isTrue();
        assertThat(room.end(Seat.RED, key())).isInstanceOf(Answer.Done.class);
        assertThat(room.phase()).isEqualTo(Phase.OUTDATED);
        assertThat(room.sight(RED).mayEnd()).isFalse();
        assertThat(room.end(Seat.RED, key())).isInstanceOf(Answer.Impossible.class);
        assertThat(room.end(Seat.GREEN, key())).isInstanceOf(Answer.Done.class);
        for (TableRoom each : List.of(room, later(Change.NO_WATER, room),
                hall(new Dunes()).room(room.id()).orElseThrow())) {
            assertThat(each.phase()).isEqualTo(Phase.OVER);
        }
        TableRoom again = later(Change.NO_WATER, room);
        Outcome outcome = again.sight(GREEN).outcome().orElseThrow();
        assertThat(outcome.winners()).isEmpty();
        assertThat(outcome.results()).extracting(Outcome.Result::place).containsOnly(1);
        assertThat(outcome.reasons()).last().extracting(reason -> reason.en()).asString().contains("counts for nobody");
        assertThat(halls.getLast().tablesOf(GUEST, 10)).containsExactly(again);
        assertThat(again.chronicle()).isPresent();
    }

    @Test
    void a_game_under_way_is_not_ended_like_this() {
        assertThat(played(3).end(Seat.RED, key())).isInstanceOf(Answer.Impossible.class);
    }

    @Test
    void a_finished_game_keeps_its_result_even_where_its_log_is_no_longer_possible() throws SQLException {
        TableRoom over = finishedWith("dig water");
        Outcome outcome = over.sight(RED).outcome().orElseThrow();
        TableRoom same = later(Change.NOTHING, over);
        assertThat(same.sight(RED).outcome()).contains(outcome);
        assertThat(same.version()).isEqualTo(over.version());
        TableRoom stopped = later(Change.NO_WATER, over);
        assertThat(stopped.phase()).isEqualTo(Phase.OVER);
        assertThat(stopped.moment().told().size()).isLessThan(over.moment().told().size());
        assertThat(stopped.sight(RED).outcome().orElseThrow().results()).isEqualTo(outcome.results());
        assertThat(stopped.sight(RED).outcome().orElseThrow().reasons()).last()
                .isEqualTo(stopped.outdated().orElseThrow());
        sql("update game_table set result = null");
        assertThat(later(Change.NO_WATER, over).sight(RED).outcome().orElseThrow().reasons()).last()
                .extracting(reason -> reason.en()).isEqualTo("How it ended was not kept.");
    }

    @Test
    void later_rules_that_would_end_a_game_otherwise_say_so() throws SQLException {
        TableRoom over = finishedWith("dig spice");
        sql("update log set told = null");
        sql("update game_table set result = 'competitive\n1 1 won\n0 2 lost'");
        assertThat(later(Change.NOTHING, over).outdated().orElseThrow().en())
                .endsWith("it would not have ended as it did.");
    }

    @Test
    void a_game_of_rules_that_are_not_known_yet_is_refused_and_nothing_is_written() {
        TableRoom here = played(9);
        TableRoom there = later(Change.NOTHING, here);
        int version = there.version();
        assertThatThrownBy(() -> hall(new Dunes()).room(here.id())).isInstanceOf(Refused.class)
                .hasMessage("This game was played with rules version 2; this program knows version 1.");
        assertThatThrownBy(() -> act(here)).isInstanceOf(Refused.class).hasMessageContaining("rules version 2");
        assertThat(entries(here.id())).hasSize(version);
        assertThat(halls.getLast().tablesOf(HOST, 10)).isEmpty();
        assertThat(halls.getLast().outdatedOf(HOST, 10)).singleElement()
                .returns("This game was played with rules version 2; this program knows version 1.",
                        outdated -> outdated.why().en());
    }

    @Test
    void whoever_only_looks_writes_nothing() {
        TableRoom before = played(9);
        try (Storage beside = Storage.beside(Storage.addressOf(folder));
                Hall hall = hall(beside, new LaterDunes(2, Change.NOTHING))) {
            assertThat(hall.room(before.id()).orElseThrow().version()).isEqualTo(before.version());
        }
        assertThat(entries(before.id())).hasSize(before.version());
    }

    @Test
    void a_file_is_watched_as_far_as_the_later_rules_agree() {
        Replay file = finishedWith("dig water").sight(RED).replay().orElseThrow();
        Shelf same = hall(new LaterDunes(2, Change.NOTHING)).shelf();
        String whole = same.put(ReplayFormat.print(file));
        assertThat(same.finished(whole)).isPresent();
        assertThat(same.rest(whole).moves()).isEmpty();

        Shelf other = hall(new LaterDunes(2, Change.NO_WATER)).shelf();
        String part = other.put(ReplayFormat.print(file));
        Screening<?, ?, ?> end = other.screening(part, OptionalInt.empty(), Optional.empty()).orElseThrow();
        assertThat(other.finished(part)).isEmpty();
        assertThat(end.sight().prompt(Language.EN)).contains("is no longer possible");
        assertThat(other.rest(part).moves().getFirst().action()).isEqualTo("dig water");
        assertThat(other.rest(part).first() - 1 + other.rest(part).moves().size()).isEqualTo(file.moves().size());
    }

    private Hall hall(Game<?, ?, ?> game) {
        return hall(storage, game);
    }

    private Hall hall(Storage kept, Game<?, ?, ?> game) {
        Hall hall = new Hall(kept, new Games(List.of(Title.plain(game))), Tokens::seed, () -> Seed.of(7),
                Clock.systemUTC(), new Hall.Customs(Duration.ofDays(1), 1000));
        halls.add(hall);
        return hall;
    }

    private TableRoom later(Change change, TableRoom room) {
        return hall(new LaterDunes(2, change)).room(room.id()).orElseThrow();
    }

    /** Ann and Zoé at a table with that deal. */
    private TableRoom table(Seed seed) {
        Hall hall = new Hall(storage, new Games(List.of(Title.plain(new Dunes()))), Tokens::seed, () -> seed,
                Clock.systemUTC(), new Hall.Customs(Duration.ofDays(1), 1000));
        halls.add(hall);
        TableRoom room = hall.create(
                new NewTable("dunes", new Setup(2, Map.of()), "Ann", List.of(Taker.HOST, Taker.GUEST)), HOST,
                Tokens.fresh());
        String link = room.sight(RED).invitation(Seat.GREEN, HOST).orElseThrow();
        room.invitations().join(Tokens.sha256(link), Tokens.sha256(GUEST), "Zoé", key());
        return room;
    }

    private TableRoom played(int moves) {
        TableRoom room = table(Seed.of(7));
        for (int i = 0; i < moves; i++) {
            act(room);
        }
        return room;
    }

    /** A game in which that was the last thing done. */
    private TableRoom upTo(String action) {
        TableRoom room = table(Seed.of(7));
        while (!entries(room.id()).getLast().endsWith(action)) {
            assertThat(room.phase()).isEqualTo(Phase.PLAYING);
            act(room, action);
        }
        return room;
    }

    private TableRoom finishedWith(String action) {
        TableRoom room = table(Seed.of(7));
        while (room.phase() == Phase.PLAYING) {
            act(room, action);
        }
        assertThat(entries(room.id())).anyMatch(entry -> entry.endsWith(action));
        return room;
    }

    /** A game in which a storm was the last thing that happened. */
    private TableRoom toTheStorm() {
        for (int seed = 1;; seed++) {
            TableRoom room = table(Seed.of(seed));
            while (room.phase() == Phase.PLAYING) {
                act(room);
                if (room.moment().told().getLast().happenings().toString().contains("Storm")) {
                    return room;
                }
            }
        }
    }

    private static Answer act(TableRoom room) {
        return act(room, "");
    }

    /** Does that if it is possible, else the first thing that is. */
    private static Answer act(TableRoom room, String wish) {
        Seat seat = room.moment().toAct().getFirst();
        List<String> known = room.sight(new Role(false, Optional.of(seat), false)).notations();
        return room.act(seat, List.of(known.contains(wish) ? wish : known.getFirst()), true, room.version(), key());
    }

    private List<String> entries(String table) {
        return storage.log(table, 0).stream().map(Entry::text).toList();
    }

    private void sql(String statement) throws SQLException {
        try (Connection connection = DriverManager.getConnection(Storage.addressOf(folder))) {
            assertThat(connection.createStatement().executeUpdate(statement)).isPositive();
        }
    }

    private static Entry.Request key() {
        return new Entry.Request("somebody", Tokens.fresh());
    }
}
