package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.ByScore;
import cydonia.ai.Decision;
import cydonia.ai.Effort;
import cydonia.ai.Level;
import cydonia.ai.Search;
import cydonia.dunes.Dunes;
import cydonia.dunes.DunesPosition;
import cydonia.dunes.language.DunesAction;
import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.tables.room.NewTable.Taker;
import cydonia.tables.sight.Pace;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Thinking time is shared fairly")
@Timeout(120)
class ThinkersTest {

    private static final Role RED = new Role(true, Optional.of(Seat.RED), false);

    @Test
    void many_tables_of_one_address_make_room_for_one_of_another() throws InterruptedException {
        try (Thinkers thinkers = new Thinkers(Duration.ZERO, 1)) {
            CountDownLatch begun = new CountDownLatch(1);
            AtomicInteger ended = new AtomicInteger();
            for (int table = 0; table < 50; table++) {
                thinkers.think(new Payer("name " + table, "10.0.0.1"), Duration.ZERO, () -> {
                    begun.countDown();
                    search(Effort.millis(3_000));
                    ended.incrementAndGet();
                });
            }
            assertThat(begun.await(30, TimeUnit.SECONDS)).isTrue();
            Thread.sleep(100);
            int before = thinkers.answer(new Payer("somebody else", "10.0.0.2"), () -> {
                search(Effort.iterations(50));
                return ended.get();
            });
            assertThat(before).isZero();
        }
    }

    @Test
    void computers_leave_two_seconds_to_take_back_what_they_would_answer() {
        try (Thinkers thinkers = new Thinkers(Duration.ofMillis(700), 1)) {
            for (Optional<Pace> pace : List.of(Optional.<Pace>empty(), Optional.of(Pace.AT_ONCE),
                    Optional.of(Pace.QUICK), Optional.of(Pace.SLOW))) {
                assertThat(thinkers.pause(pace, true)).as("%s", pace).isEqualTo(Duration.ofSeconds(2));
                assertThat(thinkers.pause(pace, false)).as("%s", pace).isLessThan(Duration.ofSeconds(2));
            }
            assertThat(thinkers.pause(Optional.of(Pace.AT_ONCE), false)).isZero();
        }
    }

    @Test
    void whoever_takes_back_and_chooses_anew_has_the_two_seconds_again_even_where_computers_play_at_once(
            @TempDir Path folder) throws InterruptedException {
        Title<?, ?, ?> mars = Games.marsTilsit();
        try (Storage storage = Storage.inFolder(folder);
                Hall hall = new Hall(storage, new Games(List.of(mars)), Tokens::seed, () -> Seed.of(7),
                        Clock.systemUTC(), new Hall.Customs(Duration.ZERO, 100))) {
            TableRoom room = hall.create(
                    new NewTable(mars.profile().id(), new Setup(2, Map.of("first-player", "red")), "Ann",
                            List.of(Taker.HOST, Taker.computer(Level.RANDOM))),
                    Tokens.fresh(), Tokens.fresh());
            assertThat(room.pace(Seat.RED, Pace.AT_ONCE, key())).isInstanceOf(Answer.Done.class);
            String mine = room.sight(RED).choices(Language.EN).getFirst().notation();
            room.act(Seat.RED, List.of(mine), false, room.version(), key());
            room.visit("");
            Thread.sleep(500);
            assertThat(room.undo(Seat.RED, room.version(), key())).isInstanceOf(Answer.Done.class);
            long chosen = System.nanoTime();
            room.act(Seat.RED, List.of(mine), false, room.version(), key());
            int version = room.version();
            while (room.version() == version) {
                Thread.sleep(1);
            }
            assertThat(Duration.ofNanos(System.nanoTime() - chosen)).isGreaterThanOrEqualTo(Duration.ofSeconds(2));
        }
    }

    @Test
    void what_nobody_waits_for_makes_room_in_the_middle_even_for_those_who_had_most() throws InterruptedException {
        try (Thinkers thinkers = new Thinkers(Duration.ZERO, 1)) {
            Payer greedy = new Payer("somebody", "10.0.0.1");
            thinkers.answer(greedy, () -> {
                search(Effort.millis(500));
                return true;
            });
            CountDownLatch begun = new CountDownLatch(1);
            AtomicInteger ended = new AtomicInteger();
            thinkers.thinkLast(() -> {
                begun.countDown();
                search(Effort.millis(3_000));
                ended.incrementAndGet();
            });
            assertThat(begun.await(30, TimeUnit.SECONDS)).isTrue();
            int before = thinkers.answer(greedy, () -> {
                search(Effort.iterations(50));
                return ended.get();
            });
            assertThat(before).isZero();
        }
    }

    @Test
    void threads_that_nobody_needs_are_lent_until_somebody_does() throws InterruptedException {
        try (Thinkers thinkers = new Thinkers(Duration.ZERO, 2)) {
            AtomicInteger ended = new AtomicInteger();
            thinkers.think(new Payer("somebody", "10.0.0.1"), Duration.ZERO, () -> {
                search(Effort.millis(20_000).on(2));
                ended.incrementAndGet();
            });
            while (!growsBeside()) {
                Thread.sleep(1);
            }
            CountDownLatch two = new CountDownLatch(2);
            for (String other : List.of("second", "third")) {
                thinkers.think(new Payer(other, "10.0.0.2"), Duration.ZERO, () -> {
                    search(Effort.iterations(50));
                    two.countDown();
                });
            }
            assertThat(two.await(15, TimeUnit.SECONDS)).as("they got threads").isTrue();
            assertThat(ended.get()).as("the first one thinks still").isZero();
        }
    }

    private static boolean growsBeside() {
        return Thread.getAllStackTraces().keySet().stream().anyMatch(thread -> thread.getName().equals("beside"));
    }

    @Test
    void what_nobody_waits_for_begins_after_everybody_who_came_later() throws InterruptedException {
        try (Thinkers thinkers = new Thinkers(Duration.ZERO, 1)) {
            CountDownLatch begun = new CountDownLatch(1);
            CountDownLatch free = new CountDownLatch(1);
            CountDownLatch all = new CountDownLatch(2);
            List<String> order = new CopyOnWriteArrayList<>();
            thinkers.think(new Payer("first", ""), Duration.ZERO, () -> {
                begun.countDown();
                try {
                    free.await();
                } catch (InterruptedException stopped) {
                    Thread.currentThread().interrupt();
                }
            });
            assertThat(begun.await(30, TimeUnit.SECONDS)).isTrue();
            thinkers.thinkLast(() -> {
                order.add("nobody");
                all.countDown();
            });
            thinkers.think(new Payer("second", ""), Duration.ZERO, () -> {
                order.add("somebody");
                all.countDown();
            });
            while (thinkers.waiting() < 2) {
                Thread.sleep(1);
            }
            free.countDown();
            assertThat(all.await(30, TimeUnit.SECONDS)).isTrue();
            assertThat(order).containsExactly("somebody", "nobody");
        }
    }

    @Test
    void a_table_nobody_looks_at_rests_until_somebody_comes(@TempDir Path folder) throws InterruptedException {
        try (Storage storage = Storage.inFolder(folder)) {
            String id;
            try (Hall waiting = hall(storage, Duration.ofDays(1))) {
                id = waiting.create(new NewTable("dunes", new Setup(2, Map.of()), "Ann",
                        List.of(Taker.COMPUTER, Taker.COMPUTER)), Tokens.fresh(), Tokens.fresh()).id();
            }
            try (Hall hall = hall(storage, Duration.ZERO)) {
                TableRoom room = hall.room(id).orElseThrow();
                Thread.sleep(300);
                assertThat(room.version()).isZero();
                room.visit("");
                while (room.phase() != Phase.OVER) {
                    Thread.sleep(1);
                }
                assertThat(room.sight(RED).log(Language.EN)).isNotEmpty();
            }
        }
    }

    @Test
    void nothing_is_thought_twice_because_others_come_to_listen(@TempDir Path folder) throws InterruptedException {
        assertThat(thoughts(folder.resolve("crowded"), 20)).isEqualTo(thoughts(folder.resolve("alone"), 1));
    }

    /** How many thoughts a game of two computers takes while so many come, look and listen at every move. */
    private static int thoughts(Path folder, int people) throws InterruptedException {
        AtomicInteger thoughts = new AtomicInteger();
        try (Storage storage = Storage.inFolder(folder);
                Hall hall = hall(storage, Duration.ofMillis(2), () -> Seed.of(thoughts.incrementAndGet()))) {
            Taker careless = Taker.computer(Level.RANDOM);
            TableRoom room = hall.create(new NewTable("dunes", new Setup(2, Map.of()), "Ann",
                    List.of(careless, careless)), Tokens.fresh(), Tokens.fresh());
            while (room.phase() != Phase.OVER) {
                for (int i = 0; i < people; i++) {
                    room.visit("10.0.0." + i);
                    room.listen("somebody " + i, version -> {
                    }).run();
                }
                Thread.sleep(1);
            }
            return thoughts.get();
        }
    }

    private static Entry.Request key() {
        return new Entry.Request("Ann", Tokens.fresh());
    }

    private static Hall hall(Storage storage, Duration pace) {
        return hall(storage, pace, Tokens::seed);
    }

    private static Hall hall(Storage storage, Duration pace, Supplier<Seed> chance) {
        return new Hall(storage, new Games(List.of(Title.plain(new Dunes()))), chance, () -> Seed.of(7),
                Clock.systemUTC(), new Hall.Customs(pace, 100));
    }

    private static void search(Effort effort) {
        DunesPosition position = new Dunes().begin(Setup.of(new Dunes().profile(), 2, Map.of()), Seed.of(1));
        Seat seat = position.toAct().getFirst();
        new Search<>(new ByScore<DunesPosition, DunesAction, cydonia.dunes.language.DunesView>(), 2, effort)
                .choose(Decision.of(position, seat), Seed.of(2));
    }
}
