package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.ai.Level;
import cydonia.dunes.Dunes;
import cydonia.engine.Language;
import cydonia.engine.Outcome;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.tables.room.NewTable.Taker;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StorageTrouble;
import cydonia.tables.storage.StoredSeat.Kind;
import cydonia.tables.storage.StoredTable;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableRoomTest {

    private static final Role RED = new Role(true, Optional.of(Seat.RED), false);
    private static final Role GREEN = new Role(false, Optional.of(Seat.GREEN), false);
    private static final String HOST = Tokens.fresh();
    private static final String GUEST = Tokens.fresh();

    private final Storage storage;
    private final List<Hall> halls = new ArrayList<>();
    private int keys;

    TableRoomTest(@TempDir Path folder) {
        this.storage = Storage.inFolder(folder);
    }

    @AfterEach
    void close() {
        halls.forEach(Hall::close);
        storage.close();
    }

    @Test
    void a_table_starts_when_the_last_guest_has_joined_by_the_link() {
        Hall hall = hall();
        TableRoom room = table(hall, Taker.HOST, Taker.GUEST);
        assertThat(room.phase()).isEqualTo(Phase.GATHERING);
        assertThat(room.act(Seat.RED, List.of("bid 1"), true, 0, key())).isInstanceOf(Answer.Impossible.class);

        String link = room.sight(RED).invitation(Seat.GREEN, HOST).orElseThrow();
        assertThat(room.sight(RED).invitation(Seat.GREEN, GUEST)).isEmpty();
        assertThat(hall.invited(link)).contains(room);
        Answer joined = room.invitations().join(Tokens.sha256(link), Tokens.sha256(GUEST), " Zoé\n ", key());
        assertThat(joined).isEqualTo(new Answer.Done(1));
        assertThat(room.phase()).isEqualTo(Phase.PLAYING);
        assertThat(room.role(Tokens.sha256(GUEST)).seat()).contains(Seat.GREEN);
        assertThat(room.sight(GREEN).name(Seat.GREEN, Language.EN)).isEqualTo("Zoé");

        Answer again = room.invitations().join(Tokens.sha256(link), Tokens.sha256("another"), "Eve", key());
        assertThat(again).isInstanceOf(Answer.Impossible.class);
        assertThat(room.invitations().join(Tokens.sha256(link), Tokens.sha256(GUEST), "Zoé", key())).isEqualTo(joined);
        assertThat(room.version()).isEqualTo(1);
    }

    @Test
    void a_command_is_applied_once_however_often_it_arrives() {
        TableRoom room = together(hall());
        String action = room.sight(RED).choices(Language.EN).getFirst().notation();
        Entry.Request request = key();
        Answer first = room.act(Seat.RED, List.of(action), true, 1, request);
        assertThat(first).isEqualTo(new Answer.Done(2));
        assertThat(room.act(Seat.RED, List.of(action), true, 1, request)).isEqualTo(first);
        assertThat(hall().room(room.id()).orElseThrow().act(Seat.RED, List.of(action), true, 1, request))
                .isEqualTo(first);
        assertThat(room.version()).isEqualTo(2);
        assertThat(room.act(Seat.GREEN, List.of(action), true, 2, request)).isInstanceOf(Answer.Impossible.class);
    }

    @Test
    void a_stale_command_is_refused_and_an_illegal_one_gets_its_reason() {
        TableRoom room = together(hall());
        String action = room.sight(RED).choices(Language.EN).getFirst().notation();
        room.act(Seat.RED, List.of(action), true, 1, key());
        assertThat(room.act(Seat.RED, List.of(action), true, 1, key())).isEqualTo(new Answer.Stale(2));
        assertThat(room.act(Seat.GREEN, List.of("dig spice"), true, 2, key())).isInstanceOfSatisfying(
                Answer.Impossible.class,
                refused -> assertThat(refused.why().en()).contains("dig spice"));
        assertThat(room.act(Seat.GREEN, List.of("fly"), true, 2, key())).isInstanceOf(Answer.Impossible.class);
        assertThat(room.version()).isEqualTo(2);
    }

    @Test
    void after_a_restart_every_viewer_sees_the_same_at_every_version() {
        TableRoom room = together(hall());
        int undone = 0;
        while (room.phase() == Phase.PLAYING) {
            Seat seat = room.sight(RED).toAct().getLast();
            Role role = new Role(false, Optional.of(seat), false);
            var choices = room.sight(role).choices(Language.EN);
            var choice = choices.get(room.version() % choices.size());
            assertThat(room.act(seat, List.of(choice.notation()), true, room.version(), key()))
                    .isInstanceOf(Answer.Done.class);
            if (room.sight(role).canUndo() && undone < 3) {
                undone++;
                assertThat(room.undo(seat, room.version(), key())).isInstanceOf(Answer.Done.class);
            }
            TableRoom restarted = hall().room(room.id()).orElseThrow();
            for (Role viewer : List.of(RED, GREEN, new Role(false, Optional.empty(), true))) {
                assertThat(seen(restarted, viewer)).isEqualTo(seen(room, viewer));
            }
        }
        assertThat(undone).isPositive();
        assertThat(room.sight(RED).outcome()).isPresent();
        assertThat(Tokens.sha256(room.sight(RED).seed().orElseThrow())).isEqualTo(room.sight(RED).commitment());
    }

    @Test
    void only_ones_own_last_action_can_be_taken_back() {
        TableRoom room = together(hall());
        String before = seen(room, RED).replace("version=1", "");
        room.act(Seat.RED, List.of(room.sight(RED).choices(Language.EN).getFirst().notation()), true, 1, key());
        assertThat(room.undo(Seat.GREEN, 2, key())).isInstanceOf(Answer.Impossible.class);
        assertThat(room.sight(GREEN).canUndo()).isFalse();
        assertThat(room.undo(Seat.RED, 2, key())).isEqualTo(new Answer.Done(3));
        assertThat(seen(room, RED).replace("version=3", "")).isEqualTo(before);
        assertThat(room.undo(Seat.RED, 3, key())).isInstanceOf(Answer.Impossible.class);
    }

    @Test
    void who_concedes_a_game_for_two_loses_it() {
        TableRoom room = together(hall());
        assertThat(room.concede(Seat.RED, key())).isEqualTo(new Answer.Done(2));
        assertThat(room.phase()).isEqualTo(Phase.OVER);
        Outcome outcome = hall().room(room.id()).orElseThrow().sight(GREEN).outcome().orElseThrow();
        assertThat(outcome.winners()).containsExactly(Seat.GREEN);
        assertThat(outcome.of(Seat.RED).place()).isEqualTo(2);
        assertThat(room.undo(Seat.RED, 2, key())).isInstanceOf(Answer.Impossible.class);
    }

    @Test
    void of_three_one_may_concede_and_the_computer_plays_on() throws InterruptedException {
        Hall hall = hall();
        TableRoom room = table(hall, Taker.HOST, Taker.GUEST, Taker.COMPUTER);
        join(room);
        room.concede(Seat.GREEN, key());
        assertThat(room.phase()).isEqualTo(Phase.PLAYING);
        assertThat(room.sight(GREEN).choices(Language.EN)).isEmpty();
        await(room, () -> room.sight(RED).toAct().equals(List.of(Seat.RED)));
    }

    @Test
    void computers_play_a_whole_game_by_themselves() throws InterruptedException {
        TableRoom room = table(hall(), Taker.COMPUTER, Taker.COMPUTER, Taker.COMPUTER);
        await(room, () -> room.phase() == Phase.OVER);
        assertThat(room.sight(new Role(true, Optional.empty(), false)).outcome()).isPresent();
    }

    @Test
    void the_host_gives_a_seat_to_the_computer_and_back() throws InterruptedException {
        TableRoom room = together(hall());
        assertThat(room.takeBack(Seat.GREEN, key())).isInstanceOf(Answer.Impossible.class);
        room.handOver(Seat.GREEN, Level.EASY, key());
        await(room, () -> room.sight(RED).toAct().equals(List.of(Seat.RED)));
        int version = room.version();
        assertThat(room.act(Seat.GREEN, List.of("bid 1"), true, version, key())).isInstanceOf(Answer.Impossible.class);
        assertThat(room.takeBack(Seat.GREEN, key())).isEqualTo(new Answer.Done(version + 1));
        assertThat(room.role(Tokens.sha256(GUEST)).seat()).contains(Seat.GREEN);
        assertThat(room.sight(GREEN).seats().get(1).kind()).isEqualTo(Kind.PERSON);
    }

    @Test
    void a_computer_plays_at_the_level_that_was_chosen_for_it_even_after_a_restart() {
        TableRoom room = table(hall(), Taker.HOST, Taker.GUEST, Taker.computer(Level.RANDOM));
        assertThat(room.sight(RED).level(Seat.RED)).isEmpty();
        assertThat(room.sight(RED).level(Seat.BLUE)).contains(Level.RANDOM);
        room.handOver(Seat.GREEN, Level.EASY, key());
        room.handOver(Seat.BLUE, Level.HARD, key());
        assertThat(room.handOver(Seat.BLUE, Level.HARD, key())).isInstanceOf(Answer.Impossible.class);
        TableRoom restarted = hall().room(room.id()).orElseThrow();
        assertThat(restarted.sight(RED).level(Seat.GREEN)).contains(Level.EASY);
        assertThat(restarted.sight(RED).level(Seat.BLUE)).contains(Level.HARD);
    }

    @Test
    void a_new_link_voids_the_old_one() {
        Hall hall = hall();
        TableRoom room = table(hall, Taker.HOST, Taker.GUEST);
        String old = room.sight(RED).invitation(Seat.GREEN, HOST).orElseThrow();
        room.invitations().invite(Seat.GREEN, HOST, key());
        String fresh = room.sight(RED).invitation(Seat.GREEN, HOST).orElseThrow();
        assertThat(fresh).isNotEqualTo(old);
        assertThat(hall.invited(old)).isEmpty();
        join(room);
        assertThat(room.invitations().invite(Seat.RED, HOST, key())).isInstanceOf(Answer.Impossible.class);
    }

    @Test
    void a_table_is_closed_before_its_game_begins_and_not_after() {
        Hall hall = hall();
        TableRoom waiting = table(hall, Taker.HOST, Taker.GUEST);
        assertThat(waiting.close(key())).isInstanceOf(Answer.Done.class);
        assertThat(waiting.phase()).isEqualTo(Phase.CLOSED);
        String link = waiting.sight(RED).invitation(Seat.GREEN, HOST).orElseThrow();
        assertThat(waiting.invitations().join(Tokens.sha256(link), "x", "Zoé", key()))
                .isInstanceOf(Answer.Impossible.class);
        assertThat(together(hall).close(key())).isInstanceOf(Answer.Impossible.class);
    }

    @Test
    void a_second_hall_over_the_same_log_never_overwrites_the_first() {
        TableRoom one = together(hall());
        TableRoom other = hall().room(one.id()).orElseThrow();
        String red = one.sight(RED).choices(Language.EN).getFirst().notation();
        String green = one.sight(GREEN).choices(Language.EN).getFirst().notation();
        assertThat(one.act(Seat.RED, List.of(red), true, 1, key())).isEqualTo(new Answer.Done(2));
        assertThat(other.act(Seat.RED, List.of(red), true, 1, key())).isEqualTo(new Answer.Stale(2));
        assertThat(other.act(Seat.GREEN, List.of(green), true, 1, key())).isEqualTo(new Answer.Done(3));
        assertThat(one.act(Seat.RED, List.of(red), true, 2, key())).isInstanceOf(Answer.Impossible.class);
        one.refresh(Integer.MAX_VALUE);
        assertThat(seen(other, RED)).isEqualTo(seen(one, RED));
    }

    @Test
    void a_server_that_has_heard_less_than_whoever_moves_reads_the_log_first() {
        TableRoom one = together(hall());
        TableRoom other = hall().room(one.id()).orElseThrow();
        String red = one.sight(RED).choices(Language.EN).getFirst().notation();
        String green = one.sight(GREEN).choices(Language.EN).getFirst().notation();
        assertThat(one.act(Seat.RED, List.of(red), true, 1, key())).isEqualTo(new Answer.Done(2));
        assertThat(other.act(Seat.GREEN, List.of(green), true, 2, key())).isEqualTo(new Answer.Done(3));
    }

    @Test
    void whoever_listens_hears_also_what_a_refused_command_brought_to_light() {
        TableRoom one = together(hall());
        TableRoom other = hall().room(one.id()).orElseThrow();
        List<Integer> heard = new ArrayList<>();
        other.listen(heard::add);
        String red = one.sight(RED).choices(Language.EN).getFirst().notation();
        one.act(Seat.RED, List.of(red), true, 1, key());
        assertThat(other.act(Seat.RED, List.of(red), true, 1, key())).isEqualTo(new Answer.Stale(2));
        assertThat(heard).endsWith(2);
    }

    @Test
    void a_command_that_reaches_two_servers_is_carried_out_once_and_both_say_so() {
        TableRoom one = together(hall());
        TableRoom other = hall().room(one.id()).orElseThrow();
        String red = one.sight(RED).choices(Language.EN).getFirst().notation();
        Entry.Request request = key();
        assertThat(one.act(Seat.RED, List.of(red), true, 1, request)).isEqualTo(new Answer.Done(2));
        assertThat(other.version()).as("the other has not heard of it").isEqualTo(1);
        assertThat(other.act(Seat.RED, List.of(red), true, 1, request)).isEqualTo(new Answer.Done(2));
        assertThat(other.version()).isEqualTo(2);
        assertThat(storage.log(one.id(), 0)).hasSize(2);
    }

    @Test
    void one_person_takes_no_second_seat() {
        TableRoom room = table(hall(), Taker.HOST, Taker.GUEST, Taker.GUEST);
        join(room);
        String link = room.sight(RED).invitation(Seat.BLUE, HOST).orElseThrow();
        for (String seated : List.of(GUEST, HOST)) {
            assertThat(room.invitations().join(Tokens.sha256(link), Tokens.sha256(seated), "again", key()))
                    .isInstanceOf(Answer.Impossible.class);
            room.list(true, key());
            assertThat(room.invitations().joinListed(Tokens.sha256(seated), "again", key()))
                    .isInstanceOf(Answer.Impossible.class);
        }
        assertThat(room.sight(RED).seats().get(2).kind()).isEqualTo(Kind.OPEN);
    }

    @Test
    void a_seat_that_has_conceded_is_given_to_nobody() {
        TableRoom room = table(hall(), Taker.HOST, Taker.GUEST, Taker.computer(Level.RANDOM));
        join(room);
        room.concede(Seat.GREEN, key());
        assertThat(room.invitations().invite(Seat.GREEN, HOST, key())).isInstanceOf(Answer.Impossible.class);
        assertThat(room.takeBack(Seat.GREEN, key())).isInstanceOf(Answer.Impossible.class);
        assertThat(room.sight(RED).invitation(Seat.GREEN, HOST)).isEmpty();
    }

    @Test
    void nothing_is_written_about_a_game_that_is_over() {
        TableRoom room = together(hall());
        room.concede(Seat.RED, key());
        int version = room.version();
        for (Answer answer : List.of(room.handOver(Seat.GREEN, Level.EASY, key()), room.takeBack(Seat.GREEN, key()),
                room.invitations().invite(Seat.GREEN, HOST, key()), room.concede(Seat.GREEN, key()), room.close(key()),
                room.list(true, key()), room.undo(Seat.GREEN, version, key()),
                room.advise(Seat.GREEN, version, key()),
                room.act(Seat.GREEN, List.of("bid 1"), true, version, key()))) {
            assertThat(answer).isInstanceOf(Answer.Impossible.class);
        }
        assertThat(storage.log(room.id(), 0)).hasSize(version);
    }

    @Test
    void where_the_computer_plays_nobody_is_offered_undo() {
        TableRoom room = together(hall());
        room.act(Seat.RED, List.of(room.sight(RED).choices(Language.EN).getFirst().notation()), true, 1, key());
        assertThat(room.sight(RED).canUndo()).isTrue();
        room.handOver(Seat.RED, Level.RANDOM, key());
        assertThat(room.sight(RED).canUndo()).isFalse();
        assertThat(room.undo(Seat.RED, room.version(), key())).isInstanceOf(Answer.Impossible.class);
    }

    @Test
    void when_storage_fails_nothing_is_shown_and_nothing_lost() {
        TableRoom room = together(hall());
        String before = seen(room, RED);
        String action = room.sight(RED).choices(Language.EN).getFirst().notation();
        storage.close();
        assertThatThrownBy(() -> room.act(Seat.RED, List.of(action), true, 1, key()))
                .isInstanceOf(StorageTrouble.class);
        assertThat(seen(room, RED)).isEqualTo(before);
    }

    @Test
    void a_table_of_other_rules_is_not_shown_and_hides_no_other() {
        Hall hall = hall();
        TableRoom known = together(hall);
        StoredTable table = storage.table(known.id()).orElseThrow();
        storage.create(new StoredTable("other", table.game(), table.rules() + 1, table.setup(), table.seed(),
                table.host(), "other", table.phase(), table.created(), List.of()));
        assertThat(hall.tablesOf(HOST, 10)).containsExactly(known);
        assertThatThrownBy(() -> hall.room("other")).isInstanceOf(Refused.class).hasMessageContaining("rules version");
    }

    @Test
    void bad_wishes_are_refused_with_a_reason() {
        Hall hall = hall();
        assertThatThrownBy(() -> table(hall, Taker.HOST)).isInstanceOf(Refused.class).hasMessageContaining("2 to 4");
        assertThatThrownBy(() -> table(hall, Taker.HOST, Taker.HOST)).isInstanceOf(Refused.class);
    }

    private static String seen(TableRoom room, Role role) {
        Sight<?, ?, ?> sight = room.sight(role);
        StringBuilder all = new StringBuilder("version=" + sight.version());
        for (Language language : Language.values()) {
            all.append('\n').append(sight.prompt(language)).append(sight.choices(language))
                    .append(sight.refusals(language)).append(sight.log(language)).append(sight.shown(language));
        }
        return all.append(sight.observation()).append(sight.phase()).append(sight.canUndo()).append(sight.outcome())
                .append(sight.seed()).append(sight.seats()).toString();
    }

    private Entry.Request key() {
        return new Entry.Request("someone", "key " + keys++);
    }

    private Hall hall() {
        Hall hall = new Hall(storage, new Games(List.of(Title.plain(new Dunes()))), Tokens::seed,
                () -> Seed.of(7), Clock.systemUTC(), new Hall.Customs(Duration.ZERO, 100));
        halls.add(hall);
        return hall;
    }

    private static TableRoom table(Hall hall, Taker... seats) {
        return hall.create(new NewTable("dunes", new Setup(seats.length, Map.of()), "Ann", Arrays.asList(seats)), HOST,
                Tokens.fresh());
    }

    private TableRoom together(Hall hall) {
        TableRoom room = table(hall, Taker.HOST, Taker.GUEST);
        join(room);
        return room;
    }

    private void join(TableRoom room) {
        String link = room.sight(RED).invitation(Seat.GREEN, HOST).orElseThrow();
        assertThat(room.invitations().join(Tokens.sha256(link), Tokens.sha256(GUEST), "Zoé", key()))
                .isInstanceOf(Answer.Done.class);
    }

    private static void await(TableRoom room, java.util.function.BooleanSupplier wished) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        Runnable enough = room.listen(version -> {
            if (wished.getAsBoolean()) {
                done.countDown();
            }
        });
        if (!wished.getAsBoolean()) {
            assertThat(done.await(30, TimeUnit.SECONDS)).isTrue();
        }
        enough.run();
    }
}
