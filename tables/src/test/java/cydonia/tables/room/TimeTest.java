package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.dunes.Dunes;
import cydonia.engine.Language;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.tables.room.NewTable.Taker;
import cydonia.tables.sight.Line;
import cydonia.tables.sight.TimeLeft;
import cydonia.tables.sight.TimeLimit;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StoredSeat.Kind;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Time that is limited")
class TimeTest {

    private static final Role WATCHER = new Role(false, Optional.empty(), true);

    private final Storage storage;
    private Hall hall;
    private final String host = Tokens.fresh();
    private final String guest = Tokens.fresh();
    private final HandClock clock = new HandClock();

    TimeTest(@TempDir Path folder) {
        this.storage = Storage.inFolder(folder);
        this.hall = hall();
    }

    @AfterEach
    void close() {
        hall.close();
        storage.close();
    }

    @Test
    void is_not_limited_unless_somebody_says_so() {
        TableRoom room = table(Optional.empty());
        assertThat(room.sight(WATCHER).timeLimit()).isEmpty();
        assertThat(room.sight(WATCHER).time(toAct(room))).isEmpty();
        pass(Duration.ofDays(400));
        assertThat(room.waits()).hasSize(1);
    }

    @Test
    void runs_only_for_whoever_the_table_waits_for() {
        TableRoom room = table(Optional.of(TimeLimit.of("bank-1h")));
        Seat first = toAct(room);
        pass(Duration.ofMinutes(20));
        assertThat(left(room, first)).isEqualTo(Duration.ofMinutes(40));
        assertThat(left(room, other(first))).isEqualTo(Duration.ofHours(1));
        assertThat(time(room, first).until()).contains(clock.instant().plus(Duration.ofMinutes(40)));
        assertThat(time(room, other(first)).until()).isEmpty();
    }

    @Test
    void of_a_bank_does_not_come_back_and_that_of_a_move_does() {
        TableRoom bank = table(Optional.of(TimeLimit.of("bank-1h")));
        TableRoom move = table(Optional.of(TimeLimit.of("move-1h")));
        for (TableRoom room : List.of(bank, move)) {
            Seat seat = toAct(room);
            pass(Duration.ofMinutes(20));
            assertThat(act(room, seat)).isInstanceOf(Answer.Done.class);
        }
        assertThat(left(bank, Seat.RED).plus(left(bank, Seat.GREEN))).isEqualTo(Duration.ofMinutes(80));
        assertThat(left(move, Seat.RED)).isEqualTo(Duration.ofHours(1));
        assertThat(left(move, Seat.GREEN)).isEqualTo(Duration.ofHours(1));
    }

    @Test
    void does_not_run_before_the_game_begins() {
        TableRoom room = hall.create(new NewTable("dunes", new Setup(2, Map.of()), "Ann",
                List.of(Taker.HOST, Taker.GUEST), true, Optional.of(TimeLimit.of("move-1h"))), host, Tokens.fresh());
        pass(Duration.ofDays(9));
        assertThat(room.moment().seat(Seat.RED).kind()).isEqualTo(Kind.PERSON);
        join(room);
        assertThat(left(room, toAct(room))).isEqualTo(Duration.ofHours(1));
    }

    @Test
    void that_runs_out_gives_the_seat_to_the_computer_until_its_player_comes_back() {
        TableRoom room = table(Optional.of(TimeLimit.of("bank-1h")));
        Seat late = toAct(room);
        pass(Duration.ofMinutes(59));
        assertThat(room.moment().automatic(late)).isFalse();
        pass(Duration.ofMinutes(1));
        assertThat(room.moment().automatic(late)).isTrue();
        assertThat(room.sight(WATCHER).time(late)).isEmpty();
        assertThat(log(room)).contains("has no time left: the computer plays until they come back.");
        assertThat(act(room, late)).isInstanceOf(Answer.Impossible.class);
        Role role = new Role(false, Optional.of(late), false);
        assertThat(room.sight(role).stoodInFor()).isTrue();

        assertThat(room.takeBack(late, request())).isInstanceOf(Answer.Done.class);
        assertThat(room.sight(role).stoodInFor()).isFalse();
        assertThat(left(room, late)).as("whoever comes back has a tenth").isEqualTo(Duration.ofMinutes(6));
        pass(Duration.ofMinutes(6));
        assertThat(room.moment().automatic(late)).isTrue();
    }

    @Test
    void runs_on_while_no_server_runs_and_is_the_same_after() {
        TableRoom room = table(Optional.of(TimeLimit.of("move-8h")));
        Seat first = toAct(room);
        act(room, first);
        Seat late = toAct(room);
        pass(Duration.ofHours(5));
        room.invitations().invite(other(late), host, request()); // something happens that is no move
        Clocks before = room.moment().clocks();
        hall.close();
        hall = hall();
        assertThat(hall.room(room.id()).orElseThrow().moment().clocks()).isEqualTo(before);
        pass(Duration.ofHours(3));
        assertThat(hall.room(room.id()).orElseThrow().moment().automatic(late)).isTrue();
    }

    @Test
    void is_not_taken_from_somebody_who_moved_meanwhile() {
        TableRoom room = table(Optional.of(TimeLimit.of("move-1h")));
        Seat seat = toAct(room);
        clock.pass(Duration.ofMinutes(61));
        act(room, seat);
        hall.checkTime();
        assertThat(room.moment().automatic(seat)).isFalse();
    }

    @Test
    void is_kept_for_a_rematch_and_told_in_words() {
        assertThat(TimeLimit.of("bank-90m").label().fr()).isEqualTo("1\u00a0h\u00a030\u00a0min pour toute la partie");
        assertThat(TimeLimit.of("move-48h").label().en()).isEqualTo("2\u00a0d for each move");
        assertThat(TimeLimit.of("move-48h").word()).isEqualTo("move-2d");
        for (String wrong : List.of("bank", "bank-0m", "move-31d", "move-1w", "none", "bank--1h")) {
            assertThatThrownBy(() -> TimeLimit.of(wrong)).as(wrong).isInstanceOf(Refused.class);
        }
        TableRoom room = table(Optional.of(TimeLimit.of("move-1h")));
        room.concede(Seat.RED, request());
        assertThat(hall.rematch(room, host).sight(WATCHER).timeLimit()).contains(TimeLimit.of("move-1h"));
    }

    @Test
    void takes_away_what_is_over_or_never_began_and_nothing_that_is_played() {
        TableRoom playing = table(Optional.empty());
        TableRoom over = table(Optional.empty());
        over.concede(Seat.RED, request());
        TableRoom waiting = hall.create(new NewTable("dunes", new Setup(2, Map.of()), "Ann",
                List.of(Taker.HOST, Taker.GUEST)), host, Tokens.fresh());
        pass(Duration.ofDays(29));
        assertThat(hall.prune(Duration.ofDays(30))).isZero();
        pass(Duration.ofDays(2));
        assertThat(hall.prune(Duration.ofDays(30))).isEqualTo(2);
        assertThat(hall.room(playing.id())).isPresent();
        assertThat(hall.room(over.id())).isEmpty();
        assertThat(hall.room(waiting.id())).isEmpty();
    }

    @Test
    @Timeout(20)
    void the_watchman_takes_away_what_is_old_when_he_begins() throws InterruptedException {
        TableRoom over = table(Optional.empty());
        over.concede(Seat.RED, request());
        pass(Duration.ofDays(31));
        try (Watchman _ = new Watchman(hall, Optional.of(Duration.ofDays(30)))) {
            while (hall.room(over.id()).isPresent()) {
                Thread.sleep(5);
            }
        }
        assertThat(hall.room(over.id())).isEmpty();
    }

    private Hall hall() {
        return new Hall(storage, new Games(List.of(Title.plain(new Dunes()))), Tokens::seed, () -> Seed.of(7),
                clock, new Hall.Customs(Duration.ofDays(1), 100));
    }

    private TableRoom table(Optional<TimeLimit> time) {
        TableRoom room = hall.create(new NewTable("dunes", new Setup(2, Map.of()), "Ann",
                List.of(Taker.HOST, Taker.GUEST), true, time), host, Tokens.fresh());
        join(room);
        while (room.moment().toAct().size() > 1) {
            act(room, toAct(room));
        }
        return room;
    }

    private void join(TableRoom room) {
        String link = Invitation.link(host, room.id(), Seat.GREEN, 1);
        assertThat(room.invitations().join(Tokens.sha256(link), Tokens.sha256(guest), "Zoé", request()))
                .isInstanceOf(Answer.Done.class);
    }

    private void pass(Duration time) {
        clock.pass(time);
        hall.checkTime();
    }

    private static Seat toAct(TableRoom room) {
        return room.moment().toAct().getFirst();
    }

    private static Seat other(Seat seat) {
        return seat == Seat.RED ? Seat.GREEN : Seat.RED;
    }

    private static TimeLeft time(TableRoom room, Seat seat) {
        return room.sight(WATCHER).time(seat).orElseThrow();
    }

    private static Duration left(TableRoom room, Seat seat) {
        return time(room, seat).left();
    }

    private static Entry.Request request() {
        return new Entry.Request("somebody", Tokens.fresh());
    }

    private static Answer act(TableRoom room, Seat seat) {
        String action = room.sight(new Role(false, Optional.of(seat), false)).choices(Language.EN).stream()
                .findFirst().map(choice -> choice.notation()).orElse("pass");
        return room.act(seat, List.of(action), true, room.version(), request());
    }

    private static String log(TableRoom room) {
        return room.sight(WATCHER).log(Language.EN).stream().map(Line::text).collect(Collectors.joining("\n"));
    }
}
