package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.dunes.Dunes;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Language;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.tables.room.NewTable.Taker;
import cydonia.tables.sight.Choice;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The computer helps with what the player may know")
class CounselTest {

    private static final Title<?, ?, ?> DUNES = Title.plain(new Dunes());

    private static final Role RED = new Role(false, Optional.of(Seat.RED), false);
    private static final Role GREEN = new Role(false, Optional.of(Seat.GREEN), false);
    private static final Role PUBLIC = new Role(false, Optional.empty(), true);
    private static final int MOVES = 40;

    private final Storage storage;
    private final List<Hall> halls = new ArrayList<>();
    private final DiceCup dice = Dice.choosing(Seed.of(9), 0).open();
    private int keys;

    CounselTest(@TempDir Path folder) {
        this.storage = Storage.inFolder(folder);
    }

    @AfterEach
    void close() {
        halls.forEach(Hall::close);
        storage.close();
    }

    static Stream<Title<?, ?, ?>> games() {
        return Stream.of(DUNES, Games.marsTilsit(), Games.terraformingMars());
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_preview_is_the_same_in_every_world_that_looks_the_same(Title<?, ?, ?> game) {
        TableRoom room = together(game, true);
        int told = 0;
        for (int move = 0; move < MOVES && room.phase() == Phase.PLAYING; move++) {
            Seat acting = room.sight(PUBLIC).toAct().getFirst();
            Role role = role(acting);
            Sight<?, ?, ?> other = Elsewhere.redealt(room, acting, role, Dice.guessing(Seed.of(move), 1));
            for (var choice : room.sight(role).choices(Language.EN)) {
                for (Language language : Language.values()) {
                    Preview preview = room.sight(role).preview(choice.notation(), language);
                    assertThat(other.preview(choice.notation(), language)).isEqualTo(preview);
                    told += preview.sentences(language).size();
                }
            }
            actAny(room);
        }
        assertThat(told).isPositive();
    }

    @ParameterizedTest
    @MethodSource("games")
    void what_a_preview_tells_comes_true(Title<?, ?, ?> game) {
        TableRoom room = together(game, true);
        int promised = 0;
        for (int move = 0; move < MOVES && room.phase() == Phase.PLAYING; move++) {
            Seat acting = room.sight(PUBLIC).toAct().getFirst();
            Role role = role(acting);
            var choices = room.sight(role).choices(Language.EN);
            var choice = choices.get(dice.roll(choices.size()));
            Preview preview = room.preview(role, choice.notation(), room.version(), Language.EN).orElseThrow();
            int score = room.sight(role).score(acting);
            int before = room.sight(role).log(Language.EN).size();
            room.act(acting, List.of(choice.notation()), true, room.version(), key());
            List<String> happened = room.sight(role).log(Language.EN).stream().skip(before).map(Line::text)
                    .toList();
            if (!preview.certain().isEmpty()) {
                assertThat(happened).containsSubsequence(preview.certain());
            }
            assertThat(preview.points()).isIn(0, room.sight(role).score(acting) - score);
            promised += preview.certain().size();
        }
        assertThat(promised).isPositive();
    }

    @Test
    void only_ones_own_choices_are_previewed_and_only_for_the_table_as_it_is() {
        TableRoom room = together(DUNES, true);
        String action = room.sight(RED).choices(Language.EN).getFirst().notation();
        assertThat(room.preview(RED, action, room.version() - 1, Language.EN)).isEmpty();
        assertThatThrownBy(() -> room.preview(PUBLIC, action, room.version(), Language.EN))
                .isInstanceOf(Refused.class);
        assertThatThrownBy(() -> room.preview(RED, "bid 99", room.version(), Language.EN)).isInstanceOf(Refused.class);
    }

    /** What was made for one viewer is kept for that viewer alone. */
    @Test
    void whoever_asks_after_the_player_gets_no_preview_either() {
        TableRoom room = together(Games.marsTilsit(), true);
        Seat acting = room.sight(PUBLIC).toAct().getFirst();
        Role waiting = role(acting == Seat.RED ? Seat.GREEN : Seat.RED);
        for (var choice : room.sight(role(acting)).choices(Language.EN)) {
            assertThat(room.preview(role(acting), choice.notation(), room.version(), Language.EN)).isPresent();
            for (Role other : List.of(waiting, PUBLIC)) {
                assertThatThrownBy(() -> room.preview(other, choice.notation(), room.version(), Language.EN))
                        .isInstanceOf(Refused.class);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void advice_is_the_same_in_every_world_that_looks_the_same(Title<?, ?, ?> game) {
        TableRoom room = together(game, true);
        for (int move = 0; move < 2; move++) {
            Seat acting = room.sight(PUBLIC).toAct().getFirst();
            Seed chance = Seed.of(move);
            Advice real = Advice.of(room.moment(), acting, chance, 64);
            Advice other = Advice.of(Elsewhere.moment(room, acting, Dice.guessing(Seed.of(move), 2)), acting, chance,
                    64);
            assertThat(other).isEqualTo(real);
            assertThat(real.checked()).as("two rivals of a known game").isEqualTo(!game.equals(DUNES));
            assertThat(real.best()).isNotEmpty().allSatisfy(hint -> {
                assertThat(hint.chance()).isBetween(0.0, 1.0);
                assertThat(room.sight(role(acting)).choices(Language.EN)).extracting(Choice::notation)
                        .contains(hint.notation());
            });
            actAny(room);
        }
    }

    @Test
    void who_asks_for_advice_gets_it_alone_and_everybody_hears_of_it() {
        TableRoom room = together(DUNES, true);
        int version = room.version();
        assertThat(room.advise(Seat.RED, version, key())).isEqualTo(new Answer.Done(version + 1));
        assertThat(room.advice(Seat.RED).orElseThrow().best()).isNotEmpty();
        assertThat(room.advice(Seat.GREEN)).isEmpty();
        assertThat(room.sight(GREEN).log(Language.EN)).extracting(Line::text)
                .contains("Ann asks the computer for advice.");
        assertThat(room.sight(PUBLIC).log(Language.FR)).extracting(Line::text)
                .contains("Ann demande conseil à l’ordinateur.");
        assertThat(room.advise(Seat.RED, version + 1, key())).isEqualTo(new Answer.Done(version + 1));
        actAny(room);
        assertThat(room.advice(Seat.RED)).isEmpty();
    }

    @Test
    void where_advice_is_switched_off_nobody_gets_any_even_after_a_restart() {
        TableRoom room = together(DUNES, false);
        for (TableRoom same : List.of(room, hall(DUNES).room(room.id()).orElseThrow())) {
            assertThat(same.sight(RED).mayAskAdvice()).isFalse();
            assertThat(same.advise(Seat.RED, same.version(), key())).isInstanceOfSatisfying(Answer.Impossible.class,
                    refused -> assertThat(refused.why().en()).contains("Advice is switched off"));
            assertThat(same.advice(Seat.RED)).isEmpty();
        }
    }

    @Test
    void advice_is_for_whoever_has_something_to_decide() {
        TableRoom room = together(Games.marsTilsit(), true);
        Seat waiting = room.sight(PUBLIC).toAct().getFirst() == Seat.RED ? Seat.GREEN : Seat.RED;
        assertThat(room.sight(role(waiting)).mayAskAdvice()).isFalse();
        assertThat(room.advise(waiting, room.version(), key())).isInstanceOf(Answer.Impossible.class);
        assertThat(room.sight(PUBLIC).log(Language.EN)).extracting(Line::text)
                .noneMatch(text -> text.contains("advice"));
    }

    private void actAny(TableRoom room) {
        Seat acting = room.sight(PUBLIC).toAct().getFirst();
        Answer answer = AnyCommand.act(room, acting, dice, key());
        assertThat(answer).isInstanceOf(Answer.Done.class);
    }

    private static Role role(Seat seat) {
        return seat == Seat.RED ? RED : GREEN;
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

    private TableRoom together(Title<?, ?, ?> game, boolean advice) {
        String host = Tokens.fresh();
        TableRoom room = hall(game).create(new NewTable(game.profile().id(), new Setup(2, Map.of()), "Ann",
                List.of(Taker.HOST, Taker.GUEST), advice, Optional.empty()), host, Tokens.fresh());
        String link = room.sight(RED).invitation(Seat.GREEN, host).orElseThrow();
        room.invitations().join(Tokens.sha256(link), Tokens.sha256(Tokens.fresh()), "Zoé", key());
        return room;
    }
}
