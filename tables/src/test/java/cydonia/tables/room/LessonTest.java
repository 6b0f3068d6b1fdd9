package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Action;
import cydonia.engine.Audience;
import cydonia.engine.Language;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Setup;
import cydonia.tables.sight.Coach;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Games;
import cydonia.titles.Title;
import cydonia.titles.learn.Lesson;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Lessons are played at real tables")
class LessonTest {

    private static final Role LEARNER = new Role(true, Optional.of(Lesson.LEARNER), false);

    private final Storage storage;
    private final Hall hall;

    LessonTest(@TempDir Path folder) {
        storage = Storage.inFolder(folder);
        hall = new Hall(storage, Games.known(), Tokens::seed, Tokens::seed, Clock.systemUTC(),
                new Hall.Customs(Duration.ZERO, 100));
    }

    @AfterEach
    void close() {
        hall.close();
        storage.close();
    }

    static Stream<Title<?, ?, ?>> lessons() {
        return Games.known().all().stream().filter(title -> title.handbook().lesson().isPresent());
    }

    @Test
    void every_game_has_one() {
        assertThat(lessons()).extracting(Title::toString)
                .containsExactlyElementsOf(Games.known().all().stream().map(Title::toString).toList());
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void whoever_does_what_the_coach_says_comes_to_its_end_and_plays_on(Title<?, ?, ?> title)
            throws InterruptedException {
        Lesson lesson = title.handbook().lesson().orElseThrow();
        TableRoom room = hall.teach(title.toString(), Tokens.fresh(), Tokens.fresh());
        List<String> titles = new ArrayList<>();
        for (int i = 0; i < lesson.steps().size(); i++) {
            titles.add(coach(room, Coach.State.NOW).title());
            for (List<String> command : lesson.steps().get(i).commands()) {
                Coach coach = coach(room, Coach.State.NOW);
                assertThat(coach.step()).isEqualTo(i + 1);
                assertThat(coach.actions()).isEqualTo(command);
                assertThat(room.sight(LEARNER).coach(Language.FR).orElseThrow().says())
                        .isEqualTo(lesson.steps().get(i).says().fr());
                act(room, command);
            }
        }
        assertThat(titles).isEqualTo(lesson.steps().stream().map(step -> step.title().en()).toList());
        Coach farewell = coach(room, Coach.State.DONE);
        assertThat(farewell.says()).isEqualTo(lesson.farewell().says().en());
        await(room, () -> room.sight(LEARNER).decides(), () -> "the learner’s decision");
        assertThat(room.phase()).isEqualTo(Phase.PLAYING);
        act(room, List.of(room.sight(LEARNER).choices(Language.EN).getLast().notation()));
        assertThat(room.sight(LEARNER).coach(Language.EN)).isEmpty();
    }

    /** Whoever decides freely might decide otherwise the next time, and the steps would not fit any more. */
    @ParameterizedTest
    @MethodSource("lessons")
    void what_the_others_do_is_written_down_until_the_last_step(Title<?, ?, ?> title) {
        checkWritten(title, title.handbook().lesson().orElseThrow());
    }

    private static <P extends Position<P, A, O>, A extends Action, O> void checkWritten(Title<P, A, O> title,
            Lesson lesson) {
        Match<P, A, O> match = Match.begin(title.game(),
                Setup.of(title.profile(), lesson.setup()), lesson.seed());
        Map<Seat, Integer> replies = new EnumMap<>(Seat.class);
        for (Lesson.Step step : lesson.steps()) {
            for (List<String> command : step.commands()) {
                reply(match, lesson, replies);
                play(match, Lesson.LEARNER, command);
            }
        }
    }

    /** All others who can act do so before the learner, as computers at a table do. */
    private static void reply(Match<?, ?, ?> match, Lesson lesson, Map<Seat, Integer> replies) {
        for (List<Seat> others = others(match); !others.isEmpty(); others = others(match)) {
            Seat seat = others.getFirst();
            List<String> reply = lesson.reply(seat, replies.merge(seat, 1, Integer::sum) - 1);
            assertThat(reply).as("%s decides freely", seat).isNotEmpty();
            play(match, seat, reply);
        }
    }

    private static List<Seat> others(Match<?, ?, ?> match) {
        return match.position().toAct().stream().filter(seat -> seat != Lesson.LEARNER).toList();
    }

    private static <A extends Action> void play(Match<?, A, ?> match, Seat seat, List<String> command) {
        match.play(seat, command.stream().map(match.game().notation()::parse).toList(), Audience.NOBODY);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void both_languages_say_something_short_at_every_step(Title<?, ?, ?> title) {
        Lesson lesson = title.handbook().lesson().orElseThrow();
        for (Language language : Language.values()) {
            Stream.concat(lesson.steps().stream(), Stream.of(lesson.farewell())).forEach(step -> {
                assertThat(step.title().in(language)).isNotBlank().hasSizeLessThan(40);
                assertThat(step.says().in(language).lines()).allSatisfy(
                        said -> assertThat(said).endsWith(".").hasSizeLessThan(300).doesNotContain("'"));
            });
            lesson.steps().forEach(step -> {
                assertThat(step.learnt().in(language)).endsWith(".").hasSizeLessThan(150);
                assertThat(step.commands()).isNotEmpty();
            });
        }
        assertThat(lesson.farewell().says().en().lines()).satisfiesExactly(
                turn -> assertThat(turn).startsWith("A turn:"),
                wins -> assertThat(wins).startsWith("What wins:"), on -> assertThat(on).startsWith("Play on:"));
        assertThat(lesson.farewell().says().fr().lines()).satisfiesExactly(
                turn -> assertThat(turn).startsWith("Un tour\u00a0:"),
                wins -> assertThat(wins).startsWith("Ce qui gagne\u00a0:"),
                on -> assertThat(on).startsWith("Continuez\u00a0:"));
        Stream.concat(lesson.steps().stream(), Stream.of(lesson.farewell()))
                .forEach(step -> assertThat(step.says().fr() + step.learnt().fr())
                        .doesNotContainPattern(" [:;!?»%]").doesNotContainPattern("\\d (M€|°C)"));
    }

    /** Another move is tried at every step, and taken back; where that is impossible the lesson is begun anew. */
    @ParameterizedTest
    @MethodSource("lessons")
    void whatever_else_is_done_at_a_step_has_an_answer(Title<?, ?, ?> title) throws InterruptedException {
        Lesson lesson = title.handbook().lesson().orElseThrow();
        TableRoom room = at(title, 0);
        for (int i = 0; i < lesson.steps().size(); i++) {
            List<String> wanted = coach(room, Coach.State.NOW).actions();
            List<String> others = room.sight(LEARNER).choices(Language.EN).stream().map(one -> one.notation())
                    .filter(one -> !wanted.contains(one)).toList();
            if (!others.isEmpty()) {
                act(room, List.of(others.get(i % others.size())));
                TableRoom strayed = room;
                await(room, () -> strayed.sight(LEARNER).decides(), () -> "the learner’s decision");
                Coach coach = room.sight(LEARNER).coach(Language.EN).orElseThrow();
                assertThat(coach.strayed()).isTrue();
                assertThat(coach.step()).isEqualTo(i + 1);
                assertThat(coach.state()).isIn(Coach.State.NOW, Coach.State.ASTRAY);
                room = room.undo(Seat.RED, room.version(), key()) instanceof Answer.Done ? room : at(title, i);
                assertThat(coach(room, Coach.State.NOW).strayed()).isFalse();
            }
            take(room, lesson.steps().get(i));
        }
        coach(room, Coach.State.DONE);
    }

    /** A table where so many steps are done. */
    private TableRoom at(Title<?, ?, ?> title, int steps) throws InterruptedException {
        TableRoom room = hall.teach(title.toString(), Tokens.fresh(), Tokens.fresh());
        for (Lesson.Step step : title.handbook().lesson().orElseThrow().steps().subList(0, steps)) {
            take(room, step);
        }
        return room;
    }

    private void take(TableRoom room, Lesson.Step step) throws InterruptedException {
        for (List<String> command : step.commands()) {
            assertThat(coach(room, Coach.State.NOW).actions()).isEqualTo(command);
            act(room, command);
        }
    }

    @Test
    void another_move_is_allowed_and_the_coach_waits() throws InterruptedException {
        TableRoom room = hall.teach("terraforming-mars", Tokens.fresh(), Tokens.fresh());
        assertThat(coach(room, Coach.State.NOW).strayed()).isFalse();
        act(room, List.of("project power-plant"));
        Coach coach = coach(room, Coach.State.NOW);
        assertThat(coach.strayed()).isTrue();
        assertThat(coach.step()).isEqualTo(1);
        assertThat(room.undo(Seat.RED, room.version(), key())).isInstanceOf(Answer.Done.class);
        assertThat(coach(room, Coach.State.NOW).strayed()).isFalse();
    }

    @Test
    void who_leaves_the_way_is_told_so_and_can_come_back() throws InterruptedException {
        TableRoom room = hall.teach("mars-tilsit", Tokens.fresh(), Tokens.fresh());
        act(room, List.of("mine silicon"));
        coach(room, Coach.State.NOW);
        act(room, List.of("mine carbon"));
        act(room, List.of("done"));
        assertThat(coach(room, Coach.State.ASTRAY).title()).isEqualTo("Trade with Earth");
        assertThat(room.undo(Seat.RED, room.version(), key())).isInstanceOf(Answer.Done.class);
        coach(room, Coach.State.NOW);
    }

    @Test
    void nobody_else_has_a_coach_and_no_other_table_has_one() {
        TableRoom room = hall.teach("mars-tilsit", Tokens.fresh(), Tokens.fresh());
        assertThat(room.sight(new Role(false, Optional.empty(), true)).coach(Language.EN)).isEmpty();
        TableRoom other = hall.create(new NewTable("mars-tilsit", new Setup(2, Map.of()), "",
                List.of(NewTable.Taker.HOST, NewTable.Taker.COMPUTER)), Tokens.fresh(), Tokens.fresh());
        assertThat(other.sight(LEARNER).coach(Language.EN)).isEmpty();
    }

    private Coach coach(TableRoom room, Coach.State state) throws InterruptedException {
        await(room, () -> room.sight(LEARNER).coach(Language.EN).orElseThrow().state() == state,
                () -> room.sight(LEARNER).coach(Language.EN) + " " + room.sight(LEARNER).log(Language.EN));
        return room.sight(LEARNER).coach(Language.EN).orElseThrow();
    }

    private void act(TableRoom room, List<String> actions) {
        assertThat(room.act(Seat.RED, actions, true, room.version(), key())).isInstanceOf(Answer.Done.class);
    }

    private static Entry.Request key() {
        return new Entry.Request("learner", Tokens.fresh());
    }

    private static void await(TableRoom room, BooleanSupplier wished, Supplier<String> found)
            throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        Runnable stop = room.listen(_ -> {
            if (wished.getAsBoolean()) {
                done.countDown();
            }
        });
        try {
            assertThat(wished.getAsBoolean() || done.await(30, TimeUnit.SECONDS)).as(found).isTrue();
        } finally {
            stop.run();
        }
    }
}
