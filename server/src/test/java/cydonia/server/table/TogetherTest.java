package cydonia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.server.Games;
import cydonia.server.sight.Choice;
import cydonia.server.storage.Entry;
import cydonia.server.storage.Storage;
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
    private static final Optional<String> ENOUGH = Optional.of("enough");

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
        assertThat(room.act(Seat.RED, choices().getFirst(), room.version(), key())).isInstanceOf(Answer.Done.class);
    }

    @AfterEach
    void close() {
        hall.close();
        storage.close();
    }

    @Test
    void all_of_them_are_written_and_a_repeated_command_changes_nothing() {
        List<String> cards = choices();
        int before = room.version();
        Entry.Request key = key();
        Answer done = room.act(Seat.RED, List.of(cards.get(0), cards.get(2)), ENOUGH, before, key);
        assertThat(done).isEqualTo(new Answer.Done(before + 3));
        assertThat(room.act(Seat.RED, List.of(cards.get(0), cards.get(2)), ENOUGH, before, key))
                .isInstanceOf(Answer.Done.class);
        assertThat(room.version()).isEqualTo(before + 3);
    }

    @Test
    void what_cannot_follow_one_another_is_refused_as_a_whole() {
        List<String> cards = choices();
        int before = room.version();
        assertThat(room.act(Seat.RED, List.of(cards.get(0), cards.get(0)), ENOUGH, before, key()))
                .isInstanceOf(Answer.Impossible.class);
        assertThat(room.act(Seat.RED, List.of(), Optional.empty(), before, key()))
                .isInstanceOf(Answer.Impossible.class);
        assertThat(room.act(Seat.RED, List.of(cards.get(0)), ENOUGH, before - 1, key()))
                .isEqualTo(new Answer.Stale(before));
        assertThat(room.version()).isEqualTo(before);
    }

    @Test
    void a_choice_that_has_ended_by_itself_is_not_ended_again() {
        List<String> cards = choices();
        int before = room.version();
        String highest = cards.get(cards.size() - 2); // the last choice is to end
        assertThat(room.act(Seat.RED, List.of(highest), ENOUGH, before, key())).isEqualTo(new Answer.Done(before + 1));
    }

    private List<String> choices() {
        return room.sight(RED).choices(Language.EN).stream().map(Choice::notation).toList();
    }

    private Entry.Request key() {
        return new Entry.Request("somebody", "key " + keys++);
    }
}
