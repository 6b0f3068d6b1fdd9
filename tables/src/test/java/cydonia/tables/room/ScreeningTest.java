package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.dunes.Dunes;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Language;
import cydonia.engine.Refused;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.replay.ReplayFormat;
import cydonia.tables.room.NewTable.Taker;
import cydonia.tables.sight.Eyes;
import cydonia.tables.sight.Line;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A game seen again")
class ScreeningTest {

    private static final Title<?, ?, ?> DUNES = Title.plain(new Dunes());

    private static final Role RED = new Role(false, Optional.of(Seat.RED), false);
    private static final Role GREEN = new Role(false, Optional.of(Seat.GREEN), false);
    private static final Role PUBLIC = new Role(false, Optional.empty(), true);

    private final Storage storage;
    private final List<Hall> halls = new ArrayList<>();
    private final DiceCup dice = Dice.choosing(Seed.of(3), 0).open();
    private int keys;

    ScreeningTest(@TempDir Path folder) {
        this.storage = Storage.inFolder(folder);
    }

    @AfterEach
    void close() {
        halls.forEach(Hall::close);
        storage.close();
    }

    static Stream<Title<?, ?, ?>> games() {
        return Stream.of(DUNES, Games.marsTilsit());
    }

    @ParameterizedTest
    @MethodSource("games")
    void while_it_is_played_everybody_looks_back_at_exactly_what_they_saw_then(Title<?, ?, ?> game) {
        TableRoom room = together(hall(game), game);
        Map<Role, List<String>> seen = Map.of(RED, new ArrayList<>(), GREEN, new ArrayList<>(), PUBLIC,
                new ArrayList<>());
        for (int move = 0; move < 60 && room.phase() == Phase.PLAYING; move++) {
            seen.forEach((role, past) -> past.add(picture(room.sight(role))));
            actAny(room);
        }
        seen.forEach((role, past) -> {
            for (int at = 0; at < past.size(); at++) {
                Screening<?, ?, ?> screening = room.screening(role, OptionalInt.of(at), Optional.empty());
                assertThat(picture(screening.sight())).isEqualTo(past.get(at));
                assertThat(screening.sight().choices(Language.EN)).isEmpty();
                assertThat(screening.sight().seed()).isEmpty();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void of_the_next_action_everybody_hears_what_they_heard_when_it_was_taken(Title<?, ?, ?> game) {
        TableRoom room = together(hall(game), game);
        for (int move = 1; move <= 40 && room.phase() == Phase.PLAYING; move++) {
            Seat acting = actAny(room);
            for (Role role : List.of(RED, GREEN, PUBLIC)) {
                int now = move;
                List<String> told = room.sight(role).log(Language.EN).stream().filter(line -> line.move() == now)
                        .map(Line::text).toList();
                Screening<?, ?, ?> before = room.screening(role, OptionalInt.of(move - 1), Optional.empty());
                assertThat(before.acting()).contains(acting);
                if (role.seat().filter(acting::equals).isEmpty() || !told.isEmpty()) {
                    assertThat(before.next(Language.EN)).isEqualTo(told);
                } else {
                    assertThat(before.next(Language.EN)).isNotEmpty();
                }
            }
        }
    }

    @Test
    void who_still_plays_borrows_nobodys_eyes() {
        TableRoom room = together(hall(DUNES), DUNES);
        actAny(room);
        for (Eyes eyes : List.of(new Eyes.Of(Seat.GREEN), new Eyes.All())) {
            assertThatThrownBy(() -> room.screening(RED, OptionalInt.of(0), Optional.of(eyes)))
                    .isInstanceOf(Refused.class).hasMessageContaining("only what you saw yourself");
            assertThatThrownBy(() -> room.screening(PUBLIC, OptionalInt.of(0), Optional.of(eyes)))
                    .isInstanceOf(Refused.class);
        }
        assertThat(room.chronicle()).isEmpty();
    }

    @Test
    void nobody_reads_then_what_happened_later() {
        TableRoom room = together(hall(DUNES), DUNES);
        actAny(room);
        actAny(room);
        room.concede(Seat.GREEN, key());
        assertThat(room.sight(RED).log(Language.EN)).extracting(Line::text)
                .anyMatch(text -> text.contains("concedes"));
        for (int at = 0; at < 2; at++) {
            assertThat(room.screening(RED, OptionalInt.of(at), Optional.empty()).sight().log(Language.EN))
                    .extracting(Line::text).as("after %s actions", at).noneMatch(text -> text.contains("concedes"));
        }
    }

    @Test
    void an_action_that_was_taken_back_is_not_shown() {
        TableRoom room = together(hall(DUNES), DUNES);
        String action = room.sight(RED).choices(Language.EN).getFirst().notation();
        room.act(Seat.RED, List.of(action), true, room.version(), key());
        assertThat(room.screening(RED, OptionalInt.empty(), Optional.empty()).last()).isEqualTo(1);
        room.undo(Seat.RED, room.version(), key());
        Screening<?, ?, ?> back = room.screening(RED, OptionalInt.of(5), Optional.empty());
        assertThat(back.last()).isZero();
        assertThat(back.next(Language.EN)).isEmpty();
    }

    @Test
    void a_finished_game_is_seen_through_any_eyes_and_with_all_hands_open() {
        TableRoom room = finished();
        List<Eyes> allowed = room.screening(RED, OptionalInt.of(0), Optional.empty()).allowed();
        assertThat(allowed).extracting(Eyes::word).containsExactly("all", "red", "green", "public");
        Screening<?, ?, ?> green = room.screening(RED, OptionalInt.of(0), Optional.of(new Eyes.Of(Seat.GREEN)));
        assertThat(green.sight().viewer()).isEqualTo(Seat.GREEN);
        Screening<?, ?, ?> all = room.screening(PUBLIC, OptionalInt.of(0), Optional.of(new Eyes.All()));
        assertThat(all.hands(Language.EN)).hasSize(1);
        assertThat(all.next(Language.EN)).isNotEmpty();
        assertThat(room.screening(RED, OptionalInt.empty(), Optional.empty()).sight().outcome()).isPresent();
        assertThat(all.sight().outcome()).isEmpty();
        assertThat(room.screening(PUBLIC, OptionalInt.empty(), Optional.of(new Eyes.All())).sight().viewer())
                .as("nobody acts at the end").isEqualTo(Seat.RED);
    }

    @Test
    void the_chronicle_goes_from_the_first_position_to_the_final_scores() {
        TableRoom room = finished();
        List<Chronicle.Glimpse> glimpses = room.chronicle().orElseThrow().glimpses();
        assertThat(glimpses.getFirst().move()).isZero();
        assertThat(glimpses.getLast().move())
                .isEqualTo(room.screening(RED, OptionalInt.empty(), Optional.empty()).last());
        assertThat(glimpses.getLast().score())
                .isEqualTo(room.sight(RED).outcome().orElseThrow().of(Seat.GREEN).score());
    }

    @Test
    void a_downloaded_file_can_be_brought_back_and_shows_the_same_game() {
        Hall hall = hall(DUNES);
        TableRoom room = finished(hall);
        String file = ReplayFormat.print(room.sight(RED).replay().orElseThrow());
        String id = hall.shelf().put(file);
        assertThat(hall.shelf().put(file)).isEqualTo(id);
        int last = room.screening(RED, OptionalInt.empty(), Optional.empty()).last();
        for (int at = 0; at <= last; at++) {
            Optional<Eyes> eyes = Optional.of(new Eyes.Of(Seat.GREEN));
            Screening<?, ?, ?> brought = hall.shelf().screening(id, OptionalInt.of(at), eyes).orElseThrow();
            Screening<?, ?, ?> real = room.screening(RED, OptionalInt.of(at), eyes);
            assertThat(brought.last()).isEqualTo(last);
            assertThat(brought.sight().observation()).isEqualTo(real.sight().observation());
            assertThat(brought.sight().outcome()).isEqualTo(real.sight().outcome());
        }
        assertThat(hall.shelf().chronicle(id)).isEqualTo(room.chronicle());
        assertThat(hall.shelf().screening("other", OptionalInt.empty(), Optional.empty())).isEmpty();
    }

    @Test
    void a_game_that_was_not_played_to_its_end_is_shown_as_far_as_it_goes() {
        Hall hall = hall(DUNES);
        Replay whole = finished(hall).sight(RED).replay().orElseThrow();
        Replay part = new Replay(whole.game(), whole.rules(), whole.setup(), whole.seed(),
                whole.moves().subList(0, 3), List.of());
        String id = hall.shelf().put(ReplayFormat.print(part));
        Screening<?, ?, ?> end = hall.shelf().screening(id, OptionalInt.empty(), Optional.empty()).orElseThrow();
        assertThat(end.at()).isEqualTo(3);
        assertThat(end.sight().outcome()).isEmpty();
    }

    @Test
    void a_file_that_is_no_game_of_ours_is_refused_with_a_sentence() {
        Shelf shelf = hall(DUNES).shelf();
        String file = ReplayFormat.print(finished().sight(RED).replay().orElseThrow());
        assertThatThrownBy(() -> shelf.put("{")).isInstanceOf(Refused.class).hasMessageContaining("breaks off");
        assertThatThrownBy(() -> shelf.put("hello")).isInstanceOf(Refused.class).hasMessageContaining("not JSON");
        assertThatThrownBy(() -> shelf.put(file.replace("\"dunes\"", "\"chess\""))).isInstanceOf(Refused.class)
                .hasMessageContaining("chess");
        assertThatThrownBy(() -> shelf.put(file.replaceFirst("\"red [^\"]*\"", "\"red fly\"")))
                .isInstanceOf(Refused.class).hasMessageContaining("Action 1");
        assertThatThrownBy(() -> shelf.put(file.replaceFirst("\"rules\": \\d+", "\"rules\": 99")))
                .isInstanceOf(Refused.class).hasMessageContaining("rules version 99");
        String endless = file.replaceFirst("\"actions\": \\[", "\"actions\": [" + "\"red bid 1\",".repeat(20_001));
        assertThatThrownBy(() -> shelf.put(endless)).isInstanceOf(Refused.class).hasMessageContaining("at most 20000");
    }

    /** Everything of a table that depends on who looks. */
    private static String picture(Sight<?, ?, ?> sight) {
        return sight.observation() + "\n" + sight.log(Language.EN) + sight.log(Language.FR) + sight.score(Seat.RED)
                + sight.score(Seat.GREEN) + sight.points(Seat.RED) + sight.points(Seat.GREEN) + sight.toAct()
                + sight.shown(Language.EN);
    }

    private Seat actAny(TableRoom room) {
        Seat acting = room.sight(PUBLIC).toAct().getFirst();
        Answer answer = AnyCommand.act(room, acting, dice, key());
        assertThat(answer).isInstanceOf(Answer.Done.class);
        return acting;
    }

    private TableRoom finished() {
        return finished(hall(DUNES));
    }

    private TableRoom finished(Hall hall) {
        TableRoom room = together(hall, DUNES);
        while (room.phase() == Phase.PLAYING) {
            actAny(room);
        }
        return room;
    }

    private Entry.Request key() {
        return new Entry.Request("someone", "key " + keys++);
    }

    private Hall hall(Title<?, ?, ?> game) {
        Hall hall = new Hall(storage, new Games(List.of(game)), Tokens::seed, () -> Seed.of(7), Clock.systemUTC(),
                new Hall.Customs(Duration.ZERO, 100));
        halls.add(hall);
        return hall;
    }

    private TableRoom together(Hall hall, Title<?, ?, ?> game) {
        String host = Tokens.fresh();
        TableRoom room = hall.create(new NewTable(game.profile().id(), new Setup(2, Map.of()), "Ann",
                List.of(Taker.HOST, Taker.GUEST)), host, Tokens.fresh());
        String link = room.sight(RED).invitation(Seat.GREEN, host).orElseThrow();
        room.invitations().join(Tokens.sha256(link), Tokens.sha256(Tokens.fresh()), "Zoé", key());
        return room;
    }
}
