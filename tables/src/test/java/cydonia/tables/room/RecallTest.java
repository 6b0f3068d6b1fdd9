package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.Level;
import cydonia.dunes.Dunes;
import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.tables.room.NewTable.Taker;
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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A seat that somebody has")
class RecallTest {

    private static final Role RED = new Role(true, Optional.of(Seat.RED), false);
    private static final Role GREEN = new Role(false, Optional.of(Seat.GREEN), false);

    private final Storage storage;
    private final Hall hall;
    private final String host = Tokens.fresh();
    private final String guest = Tokens.fresh();
    private final TableRoom room;
    private final HandClock clock = new HandClock();
    private int keys;

    RecallTest(@TempDir Path folder) {
        this.storage = Storage.inFolder(folder);
        this.hall = hall();
        this.room = hall.create(new NewTable("dunes", new Setup(2, Map.of()), "Ann",
                List.of(Taker.HOST, Taker.GUEST)), host, Tokens.fresh());
        join(guest, "Zoé");
    }

    private Hall hall() {
        return new Hall(storage, new Games(List.of(Title.plain(new Dunes()))), Tokens::seed, () -> Seed.of(7),
                clock, new Hall.Customs(Duration.ofDays(1), 100));
    }

    @AfterEach
    void close() {
        hall.close();
        storage.close();
    }

    @Test
    void is_not_given_away_quietly() {
        assertThat(invite()).isInstanceOf(Answer.Done.class);
        assertThat(role(guest).seat()).contains(Seat.GREEN);
        assertThat(room.sight(GREEN).recalled()).isTrue();
        assertThat(room.sight(RED).recalled()).isFalse();
        for (Role role : List.of(RED, GREEN, new Role(false, Optional.empty(), true))) {
            assertThat(log(role)).contains("The host wants to give the seat of Zoé to somebody else.");
        }
        clock.pass(Duration.ofSeconds(59));
        assertThat(invite()).isInstanceOf(Answer.Impossible.class);
        clock.pass(Duration.ofSeconds(2));
        assertThat(hall().room(room.id()).orElseThrow().invitations().invite(Seat.GREEN, host, key()))
                .isInstanceOf(Answer.Done.class);
    }

    @Test
    void is_given_away_when_nobody_says_no_and_whoever_had_it_reads_why() {
        invite();
        clock.pass(Duration.ofSeconds(61));
        assertThat(invite()).isInstanceOf(Answer.Done.class);
        assertThat(role(guest)).isEqualTo(new Role(false, Optional.empty(), true));
        join(Tokens.fresh(), "Eve");
        assertThat(log(role(guest))).contains("a new link for the seat Green", "Eve takes the seat Green");
        assertThat(room.sight(role(guest)).choices(Language.EN)).isEmpty();
    }

    @Test
    void stays_with_whoever_says_no_or_does_anything() {
        invite();
        assertThat(room.invitations().stay(Seat.GREEN, key())).isInstanceOf(Answer.Done.class);
        assertThat(log(RED)).contains("Zoé stays.");
        clock.pass(Duration.ofSeconds(61));
        invite();
        act();
        clock.pass(Duration.ofSeconds(61));
        invite();
        assertThat(role(guest).seat()).contains(Seat.GREEN);
        assertThat(room.invitations().stay(Seat.GREEN, key())).isInstanceOf(Answer.Done.class);
        assertThat(room.invitations().stay(Seat.GREEN, key())).isInstanceOf(Answer.Impossible.class);
    }

    @Test
    void is_not_given_away_behind_the_back_of_the_computer_that_stands_in() {
        room.handOver(Seat.GREEN, Level.EASY, key());
        assertThat(invite()).isInstanceOf(Answer.Done.class);
        assertThat(room.sight(GREEN).recalled()).isTrue();
        assertThat(room.sight(RED).seats().get(1).kind()).isEqualTo(Kind.COMPUTER);
        assertThat(room.invitations().stay(Seat.GREEN, key())).isInstanceOf(Answer.Done.class);
    }

    @Test
    void is_recalled_once_however_often_the_request_arrives() {
        Entry.Request request = key();
        Answer first = room.invitations().invite(Seat.GREEN, host, request);
        assertThat(room.invitations().invite(Seat.GREEN, host, request)).isEqualTo(first);
        clock.pass(Duration.ofSeconds(61));
        assertThat(room.invitations().invite(Seat.GREEN, host, request)).isEqualTo(first);
        assertThat(role(guest).seat()).contains(Seat.GREEN);
    }

    private void act() {
        while (!room.sight(GREEN).decides()) {
            play(Seat.RED, RED);
        }
        play(Seat.GREEN, GREEN);
    }

    private void play(Seat seat, Role role) {
        String action = room.sight(role).choices(Language.EN).getFirst().notation();
        assertThat(room.act(seat, List.of(action), true, room.version(), key())).isInstanceOf(Answer.Done.class);
    }

    private Answer invite() {
        return room.invitations().invite(Seat.GREEN, host, key());
    }

    private void join(String token, String name) {
        String link = room.sight(RED).invitation(Seat.GREEN, host).orElseThrow();
        assertThat(room.invitations().join(Tokens.sha256(link), Tokens.sha256(token), name, key()))
                .isInstanceOf(Answer.Done.class);
    }

    private Role role(String token) {
        return room.role(Tokens.sha256(token));
    }

    private String log(Role role) {
        return room.sight(role).log(Language.EN).toString();
    }

    private Entry.Request key() {
        return new Entry.Request("someone", "key " + keys++);
    }
}
