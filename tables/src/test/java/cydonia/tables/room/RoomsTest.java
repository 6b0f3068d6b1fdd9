package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.tables.room.NewTable.Taker;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Tables in memory")
class RoomsTest {

    private static final int MANY = 12;
    private static final int CLOSED = 5;

    private final HandClock clock = new HandClock();

    @Test
    void are_forgotten_when_nobody_has_asked_for_a_while_and_come_back_from_the_log(@TempDir Path folder) {
        try (Storage storage = Storage.inFolder(folder);
                Hall hall = new Hall(storage, new Games(List.of(Title.plain(new Dunes()))), Tokens::seed,
                        () -> Seed.of(7), clock, new Hall.Customs(Duration.ofDays(1), 2 * MANY))) {
            String host = Tokens.fresh();
            List<String> tables = new ArrayList<>();
            for (int i = 0; i < MANY; i++) {
                TableRoom room = hall.create(new NewTable("dunes", new Setup(2, Map.of()), "Ann",
                        List.of(Taker.HOST, Taker.GUEST)), host, "table " + i);
                tables.add(room.id());
                if (i < CLOSED) {
                    room.close(new Entry.Request("Ann", "close"));
                }
            }
            TableRoom listenedTo = hall.room(tables.get(CLOSED)).orElseThrow();
            listenedTo.listen(version -> {
            });
            clock.pass(Duration.ofMinutes(2));
            hall.room(tables.getLast());
            assertThat(hall.roomsInMemory()).isEqualTo(MANY - CLOSED);
            clock.pass(Duration.ofMinutes(11));
            hall.room(tables.getLast());
            assertThat(hall.roomsInMemory()).as("the one that is asked for and the one listened to").isEqualTo(2);
            assertThat(hall.room(listenedTo.id())).containsSame(listenedTo);
            assertThat(hall.room(tables.getFirst()).orElseThrow().phase()).isEqualTo(Phase.CLOSED);
        }
    }
}
