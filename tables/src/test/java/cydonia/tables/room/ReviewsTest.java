package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.dunes.Dunes;
import cydonia.engine.Language;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.replay.ReplayFormat;
import cydonia.tables.room.NewTable.Taker;
import cydonia.tables.room.Reviews.Stage;
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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Reviews of finished games")
@Timeout(60)
class ReviewsTest {

    private static final Role RED = new Role(true, Optional.of(Seat.RED), false);

    private final Storage storage;

    ReviewsTest(@TempDir Path folder) {
        this.storage = Storage.inFolder(folder);
    }

    @AfterEach
    void close() {
        storage.close();
    }

    private Hall hall() {
        return new Hall(storage, new Games(List.of(Title.plain(new Dunes()))), Tokens::seed, () -> Seed.of(7),
                Clock.systemUTC(), new Hall.Customs(Duration.ZERO, 100));
    }

    private static TableRoom played(Hall hall) throws InterruptedException {
        TableRoom room = hall.create(new NewTable("dunes", new Setup(2, Map.of()), "Ann",
                List.of(Taker.COMPUTER, Taker.COMPUTER)), Tokens.fresh(), Tokens.fresh());
        while (room.phase() != Phase.OVER) {
            Thread.sleep(1);
        }
        return room;
    }

    private static Replay game(TableRoom room) {
        return room.sight(RED).replay().orElseThrow();
    }

    private static String review(Hall hall, String id, Replay game) throws InterruptedException {
        while (true) {
            Stage stage = hall.reviews().of(id, game);
            assertThat(stage).isNotInstanceOf(Stage.Failed.class);
            if (stage instanceof Stage.Done(String review)) {
                return review;
            }
            Thread.sleep(1);
        }
    }

    @Test
    void are_made_once_kept_with_the_table_and_there_at_once_after_a_restart() throws InterruptedException {
        String id;
        String made;
        try (Hall hall = hall()) {
            TableRoom room = played(hall);
            id = room.id();
            assertThat(hall.reviews().of(id, game(room))).isInstanceOf(Stage.UnderWay.class);
            made = review(hall, id, game(room));
        }
        try (Hall later = hall()) {
            TableRoom room = later.room(id).orElseThrow();
            assertThat(later.reviews().of(id, game(room))).isEqualTo(new Stage.Done(made));
            Reviewed<?, ?, ?> reviewed = room.reviewed(made).orElseThrow();
            assertThat(reviewed.curve()).isNotEmpty().isSortedAccordingTo((a, b) -> a.command() - b.command())
                    .allSatisfy(point -> {
                        assertThat(point.command()).isBetween(1, reviewed.commands());
                        assertThat(point.chances()).hasSize(2).allSatisfy(one -> assertThat(one).isBetween(0.0, 1.0));
                    });
        }
    }

    @Test
    void wait_for_each_other() throws InterruptedException {
        try (Hall hall = hall()) {
            TableRoom first = played(hall);
            TableRoom second = played(hall);
            hall.reviews().of(first.id(), game(first));
            Stage meanwhile = hall.reviews().of(second.id(), game(second));
            assertThat(meanwhile).isIn(new Stage.Waiting(), new Stage.UnderWay(0));
            assertThat(review(hall, second.id(), game(second))).startsWith("review 1\n");
            assertThat(review(hall, first.id(), game(first))).startsWith("review 1\n");
        }
    }

    @Test
    void that_cannot_be_read_are_made_anew_and_come_out_the_same() throws InterruptedException {
        try (Hall hall = hall()) {
            TableRoom room = played(hall);
            String made = review(hall, room.id(), game(room));
            storage.keepReview(room.id(), made.replace("review 1", "review 0"), Clock.systemUTC().instant());
            assertThat(hall.reviews().of(room.id(), game(room))).isNotInstanceOf(Stage.Done.class);
            assertThat(review(hall, room.id(), game(room))).isEqualTo(made);
        }
    }

    @Test
    void go_with_their_table() throws InterruptedException {
        try (Hall hall = hall()) {
            TableRoom room = played(hall);
            review(hall, room.id(), game(room));
            storage.keeping().delete(room.id());
            assertThat(storage.review(room.id())).isEmpty();
        }
    }

    @Test
    void are_never_told_of_a_game_that_goes_on() {
        try (Hall hall = hall()) {
            TableRoom room = hall.create(new NewTable("dunes", new Setup(2, Map.of()), "Ann",
                    List.of(Taker.HOST, Taker.COMPUTER)), Tokens.fresh(), Tokens.fresh());
            assertThat(room.sight(RED).replay()).isEmpty();
            assertThat(room.reviewed("review 1")).isEmpty();
        }
    }

    @Test
    void find_the_action_that_gave_the_game_away_and_what_would_have_won_it() throws InterruptedException {
        GivenAway given = GivenAway.find();
        Replay game = given.match().replay();
        try (Hall hall = hall()) {
            String id = hall.shelf().put(ReplayFormat.print(game));
            Reviewed<?, ?, ?> reviewed = hall.shelf().reviewed(id, review(hall, id, game)).orElseThrow();
            Reviewed.Mistake blunder = reviewed.decisive(Language.EN, seat -> seat.word()).getLast();
            assertThat(blunder.seat()).isEqualTo(given.seat());
            assertThat(blunder.command()).isEqualTo(reviewed.commands() - 1);
            assertThat(List.of(blunder.taken().label(), blunder.better().label()))
                    .isEqualTo(given.labels(Language.EN));
            assertThat(blunder.loss()).isGreaterThan(0.3);
            assertThat(blunder.chance()).isLessThan(0.5);
            assertThat(blunder.taken().effects()).isNotEmpty().isNotEqualTo(blunder.better().effects());
        }
    }
}
