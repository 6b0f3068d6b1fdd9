package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.tables.room.NewTable.Taker;
import cydonia.tables.storage.Change;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LongLogTest {

    private static final Role RED = new Role(true, Optional.of(Seat.RED), false);

    private final Storage storage;
    private final Hall hall;
    private final String host = Tokens.fresh();

    LongLogTest(@TempDir Path folder) {
        this.storage = Storage.inFolder(folder);
        this.hall = hall();
    }

    private Hall hall() {
        return new Hall(storage, new Games(List.of(Title.plain(new Dunes()))), Tokens::seed, () -> Seed.of(7),
                Clock.systemUTC(), new Hall.Customs(Duration.ofDays(1), 100));
    }

    @AfterEach
    void close() {
        hall.close();
        storage.close();
    }

    @Test
    void takes_moves_to_the_end_but_nothing_that_could_go_on_for_ever() {
        String id = table().id();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            IntStream.rangeClosed(1, 5_000).forEach(number -> {
                var _ = threads.submit(() -> storage.append(id, new Entry(number, "advise red",
                        Optional.of(request("old " + number)), Instant.EPOCH), Change.NONE));
            });
        }
        try (Hall later = hall()) {
            TableRoom room = later.room(id).orElseThrow();
            assertThat(room.version()).isEqualTo(5_000);
            assertThat(room.handOver(Seat.GREEN, cydonia.ai.Level.EASY, request("a"))).isInstanceOfSatisfying(
                    Answer.Impossible.class, refused -> assertThat(refused.why().en()).contains("5000"));
            String action = room.sight(RED).choices(Language.EN).getFirst().notation();
            assertThat(room.act(Seat.RED, List.of(action), true, 5_000, request("b")))
                    .isEqualTo(new Answer.Done(5_001));
            assertThat(room.undo(Seat.RED, 5_001, request("c"))).isInstanceOf(Answer.Impossible.class);
        }
    }

    @Test
    void remembers_what_it_answered_long_ago_without_keeping_it_in_memory() {
        TableRoom room = table();
        Entry.Request first = request("first");
        String action = room.sight(RED).choices(Language.EN).getFirst().notation();
        assertThat(room.act(Seat.RED, List.of(action), true, 0, first)).isEqualTo(new Answer.Done(1));
        assertThat(room.undo(Seat.RED, 1, request("undo"))).isEqualTo(new Answer.Done(2));
        for (int i = 1; i <= 150; i++) {
            room.act(Seat.RED, List.of(action), true, 2 * i, request("act " + i));
            assertThat(room.undo(Seat.RED, 2 * i + 1, request("undo " + i))).isEqualTo(new Answer.Done(2 * i + 2));
        }
        int version = room.version();
        assertThat(room.act(Seat.RED, List.of(action), true, 0, first)).isEqualTo(new Answer.Done(1));
        assertThat(room.act(Seat.RED, List.of(action), true, version, first)).isEqualTo(new Answer.Done(1));
        assertThat(room.version()).isEqualTo(version);
    }

    private TableRoom table() {
        return hall.create(new NewTable("dunes", new Setup(2, Map.of()), "Ann",
                List.of(Taker.HOST, Taker.COMPUTER)), host, Tokens.fresh());
    }

    private Entry.Request request(String key) {
        return new Entry.Request(Tokens.sha256(host), key);
    }
}
