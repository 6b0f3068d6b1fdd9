package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.tables.sight.Choice;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import cydonia.titles.Games;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several cards chosen at once are one command. */
class TogetherTest {

    private static final Role RED = new Role(true, Optional.of(Seat.RED), false);

    private final Storage storage;
    private final Hall hall;
    private final TableRoom room;
    private int keys;

    TogetherTest(@TempDir Path folder) {
        storage = Storage.inFolder(folder);
        hall = new Hall(storage, Games.known(), Tokens::seed, () -> Seed.of(7), Clock.systemUTC(),
                new Hall.Customs(Duration.ZERO, 100));
        room = hall.create(
                new NewTable("terraforming-mars", new Setup(1, Map.of()), "Ann", List.of(NewTable.Taker.HOST)),
                Tokens.fresh(), Tokens.fresh());
    }

    @BeforeEach
    void choose() {
        assertThat(room.act(Seat.RED, List.of(choices().getFirst()), true, room.version(), key()))
                .isInstanceOf(Answer.Done.class);
    }

    @AfterEach
    void close() {
        hall.close();
        storage.close();
    }

    @Test
    void all_of_them_are_one_entry_and_a_repeated_command_changes_nothing() {
        List<String> cards = cards();
        int before = room.version();
        Entry.Request key = key();
        List<String> lastFirst = List.of(cards.get(7), cards.get(0), cards.get(2));
        assertThat(act(lastFirst, key)).isEqualTo(new Answer.Done(before + 1));
        assertThat(room.sight(RED).observation()).isInstanceOfSatisfying(TerraformingView.class,
                seen -> assertThat(seen.hand()).hasSize(lastFirst.size()));
        assertThat(room.act(Seat.RED, lastFirst, true, before, key)).isEqualTo(new Answer.Done(before + 1));
        assertThat(room.act(Seat.RED, cards.subList(3, 5), true, before, key)).isInstanceOf(Answer.Impossible.class);
        assertThat(room.version()).isEqualTo(before + 1);
    }

    @Test
    void one_of_several_alone_is_refused_because_the_others_would_be_lost() {
        int before = room.version();
        assertThat(room.act(Seat.RED, List.of(cards().getFirst()), false, before, key()))
                .isInstanceOfSatisfying(Answer.Impossible.class,
                        refused -> assertThat(refused.why().en()).contains("all of them together"));
        assertThat(room.version()).isEqualTo(before);
    }

    @Test
    void what_cannot_go_together_is_refused_as_a_whole() {
        List<String> cards = cards();
        int before = room.version();
        assertThat(act(List.of(cards.get(0), cards.get(0)), key())).isInstanceOf(Answer.Impossible.class);
        assertThat(act(List.of(cards.get(0), "place r5c5"), key())).isInstanceOf(Answer.Impossible.class);
        assertThat(room.act(Seat.RED, List.of(cards.get(0)), true, before - 1, key()))
                .isEqualTo(new Answer.Stale(before));
        assertThat(room.act(Seat.RED, List.of(cards.get(0)), true, before + 1, key()))
                .isEqualTo(new Answer.Stale(before));
        assertThat(room.version()).isEqualTo(before);
    }

    @Test
    void none_of_them_is_a_choice_too() {
        int before = room.version();
        assertThat(act(List.of(), key())).isEqualTo(new Answer.Done(before + 1));
    }

    private Answer act(List<String> actions, Entry.Request key) {
        return room.act(Seat.RED, actions, true, room.version(), key);
    }

    private List<String> cards() {
        return choices().stream().filter(choice -> choice.startsWith("buy ")).toList();
    }

    private List<String> choices() {
        return room.sight(RED).choices(Language.EN).stream().map(Choice::notation).toList();
    }

    private Entry.Request key() {
        return new Entry.Request("somebody", "key " + keys++);
    }
}
