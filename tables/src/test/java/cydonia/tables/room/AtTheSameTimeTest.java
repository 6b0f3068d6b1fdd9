package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.tables.room.NewTable.Taker;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("People who choose at the same time")
class AtTheSameTimeTest {

    private static final String HOST = Tokens.fresh();
    private static final Role RED = new Role(true, Optional.of(Seat.RED), false);
    private static final Role GREEN = new Role(false, Optional.of(Seat.GREEN), false);

    private final Storage storage;
    private final Hall hall;
    private final TableRoom room;
    private int keys;

    AtTheSameTimeTest(@TempDir Path folder) {
        storage = Storage.inFolder(folder);
        hall = hall(storage);
        room = hall.create(new NewTable("dunes", new Setup(2, Map.of("storms", "off")), "Ann",
                List.of(Taker.HOST, Taker.GUEST)), HOST, "table");
        String link = room.sight(RED).invitation(Seat.GREEN, HOST).orElseThrow();
        room.invitations().join(Tokens.sha256(link), Tokens.sha256(Tokens.fresh()), "Zoé", key());
    }

    private static Hall hall(Storage storage) {
        return new Hall(storage, new Games(List.of(Title.plain(new Dunes()))), Tokens::seed, () -> Seed.of(3),
                Clock.systemUTC(),
                new Hall.Customs(Duration.ZERO, 100));
    }

    @AfterEach
    void close() {
        hall.close();
        storage.close();
    }

    @Test
    void do_not_disturb_each_others_clicks() {
        int seen = room.version();
        assertThat(act(Seat.RED, bid(RED), seen)).isEqualTo(new Answer.Done(seen + 1));
        assertThat(act(Seat.GREEN, bid(GREEN), seen)).as("made on the page of a moment ago")
                .isEqualTo(new Answer.Done(seen + 2));
    }

    @Test
    void cannot_act_twice_on_one_page() {
        int seen = room.version();
        List<String> bid = bid(RED);
        act(Seat.RED, bid, seen);
        assertThat(act(Seat.RED, bid, seen)).isInstanceOf(Answer.Stale.class);
        assertThat(act(Seat.GREEN, bid(GREEN), room.version() + 1)).as("made on a page nobody has seen")
                .isInstanceOf(Answer.Stale.class);
    }

    @Test
    void cannot_answer_a_question_that_is_no_longer_asked() {
        int seen = room.version();
        List<String> bid = bid(GREEN);
        act(Seat.RED, bid(RED), seen);
        act(Seat.GREEN, bid, seen);
        assertThat(act(Seat.GREEN, bid, seen)).isInstanceOf(Answer.Stale.class);
    }

    @Test
    void keep_their_undo_and_the_other_keeps_the_choice() {
        toHalfTime();
        int seen = room.version();
        String before = shown(RED);
        assertThat(act(Seat.RED, List.of("enough"), seen)).isInstanceOf(Answer.Done.class);
        assertThat(room.sight(RED).canUndo()).isTrue();
        assertThat(room.undo(Seat.RED, room.version(), key())).isInstanceOf(Answer.Done.class);
        assertThat(shown(RED)).isEqualTo(before);
    }

    @Test
    void take_back_what_they_chose_although_another_has_chosen_since() {
        Hall three = hall(storage);
        TableRoom table = three.create(new NewTable("dunes", new Setup(3, Map.of("storms", "off")), "Ann",
                List.of(Taker.HOST, Taker.GUEST, Taker.GUEST)), HOST, "three");
        for (Seat seat : List.of(Seat.GREEN, Seat.BLUE)) {
            String link = table.sight(RED).invitation(seat, HOST).orElseThrow();
            table.invitations().join(Tokens.sha256(link), Tokens.sha256(Tokens.fresh()), seat.word(), key());
        }
        String before = table.sight(RED).shown(Language.EN);
        String green = table.sight(GREEN).choices(Language.EN).getFirst().notation();
        String red = table.sight(RED).choices(Language.EN).getFirst().notation();
        int seen = table.version();
        table.act(Seat.RED, List.of(red), true, seen, key());
        int mine = table.version();
        table.act(Seat.GREEN, List.of(green), true, seen, key());
        assertThat(table.sight(RED).canUndo()).isTrue();
        assertThat(table.undo(Seat.RED, mine, key())).as("asked on the page before the other chose")
                .isInstanceOf(Answer.Done.class);
        assertThat(table.sight(RED).decides()).isTrue();
        assertThat(table.sight(GREEN).decides()).as("green has chosen").isFalse();
        assertThat(table.sight(RED).shown(Language.EN)).isNotEqualTo(before).contains("has bid");
        TableRoom again = hall(storage).room(table.id()).orElseThrow();
        assertThat(again.sight(GREEN).shown(Language.EN)).isEqualTo(table.sight(GREEN).shown(Language.EN));
        three.close();
    }

    @Test
    void may_no_longer_take_back_once_it_shows() {
        int seen = room.version();
        act(Seat.RED, bid(RED), seen);
        act(Seat.GREEN, bid(GREEN), seen);
        assertThat(room.sight(RED).canUndo()).isFalse();
        assertThat(room.undo(Seat.RED, room.version(), key())).isInstanceOf(Answer.Impossible.class);
    }

    @Test
    void are_not_told_by_the_versions_how_many_things_another_chose() {
        toHalfTime();
        int seen = room.version();
        List<String> winds = room.sight(RED).choices(Language.EN).stream().map(choice -> choice.notation())
                .filter(choice -> choice.startsWith("drop")).sorted().toList();
        assertThat(act(Seat.RED, winds.subList(0, 1), seen)).isEqualTo(new Answer.Done(seen + 1));
        room.undo(Seat.RED, seen + 1, key());
        assertThat(act(Seat.RED, List.of(), seen + 2)).isEqualTo(new Answer.Done(seen + 3));
    }

    private void toHalfTime() {
        while (!room.sight(RED).prompt(Language.EN).contains("Half-time")) {
            Role role = room.sight(RED).toAct().contains(Seat.RED) ? RED : GREEN;
            act(role.seat().orElseThrow(), bid(role), room.version());
        }
    }

    private List<String> bid(Role role) {
        return List.of(room.sight(role).choices(Language.EN).getFirst().notation());
    }

    private String shown(Role role) {
        return room.sight(role).shown(Language.EN) + room.sight(role).prompt(Language.EN);
    }

    private Answer act(Seat seat, List<String> actions, int version) {
        return room.act(seat, actions, true, version, key());
    }

    private Entry.Request key() {
        return new Entry.Request("somebody", "key " + keys++);
    }
}
