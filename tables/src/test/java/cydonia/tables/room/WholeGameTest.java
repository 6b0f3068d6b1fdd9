package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.Level;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Games;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Computer players come to the end of every game: whatever they choose, the table takes. */
class WholeGameTest {

    private final Storage storage;
    private final Hall hall;

    WholeGameTest(@TempDir Path folder) {
        storage = Storage.inFolder(folder);
        AtomicLong chance = new AtomicLong();
        hall = new Hall(storage, Games.known(), () -> Seed.of(chance.incrementAndGet()), () -> Seed.of(3),
                Clock.systemUTC(),
                new Hall.Customs(Duration.ZERO, 100));
    }

    @AfterEach
    void close() {
        hall.close();
        storage.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"terraforming-mars", "on-mars", "martians", "mars-tilsit"})
    void they_play_a_whole_game(String game) throws InterruptedException {
        NewTable.Taker computer = NewTable.Taker.computer(Level.RANDOM);
        TableRoom room = hall.create(
                new NewTable(game, new Setup(2, Map.of()), "Ann", List.of(computer, computer)), Tokens.fresh(),
                Tokens.fresh());
        CountDownLatch over = new CountDownLatch(1);
        room.listen(_ -> {
            if (room.phase() == Phase.OVER) {
                over.countDown();
            }
        });
        assertThat(over.await(1, TimeUnit.MINUTES)).as("the game is over after entry %d", room.version()).isTrue();
    }
}
