package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Action;
import cydonia.engine.Audience;
import cydonia.engine.Imprint;
import cydonia.engine.Language;
import cydonia.engine.Match;
import cydonia.engine.Outcome;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Setup;
import cydonia.tables.sight.Coach;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.Storage;
import cydonia.titles.Games;
import cydonia.titles.Title;
import cydonia.titles.learn.Lesson;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Puzzles can be solved and missed, and nothing better is possible")
class PuzzleTest {

    private static final Role LEARNER = new Role(true, Optional.of(Lesson.LEARNER), false);

    static Stream<Arguments> puzzles() {
        return Games.known().all().stream().flatMap(title -> IntStream.rangeClosed(1, title.handbook().puzzles().size())
                .mapToObj(number -> Arguments.of(title, number)));
    }

    @Test
    void every_game_has_three() {
        assertThat(Games.known().all()).allSatisfy(
                title -> assertThat(title.handbook().puzzles()).as(title.toString()).hasSize(3));
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void both_languages_say_something_short(Title<?, ?, ?> title, int number) {
        Lesson puzzle = title.handbook().puzzle(number);
        Lesson.Step task = puzzle.steps().getFirst();
        for (Language language : Language.values()) {
            assertThat(task.title().in(language)).isNotBlank().hasSizeLessThan(40);
            for (Lesson.Step step : List.of(task, puzzle.farewell())) {
                assertThat(step.says().in(language)).endsWith(".").hasSizeLessThan(300).doesNotContain("'");
            }
        }
        assertThat(task.says().fr() + puzzle.farewell().says().fr()).doesNotContainPattern(" [:;!?»%]")
                .doesNotContainPattern("\\d (M€|°C)");
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void the_solution_reaches_the_aim_at_a_real_table(Title<?, ?, ?> title, int number, @TempDir Path folder) {
        Storage storage = Storage.inFolder(folder);
        try (storage;
                Hall hall = new Hall(storage, Games.known(), Tokens::seed, Tokens::seed, Clock.systemUTC(),
                        new Hall.Customs(Duration.ZERO, 100))) {
            TableRoom room = hall.pose(title.toString(), number, Tokens.fresh(), Tokens.fresh());
            assertThat(room.sight(LEARNER).canUndo()).isFalse();
            Lesson puzzle = title.handbook().puzzle(number);
            for (List<String> command : puzzle.steps().getFirst().commands()) {
                Coach coach = room.sight(LEARNER).coach(Language.FR).orElseThrow();
                assertThat(coach.state()).isEqualTo(Coach.State.RIDDLE);
                assertThat(coach.actions()).isEqualTo(command);
                assertThat(room.act(Seat.RED, command, true, room.version(),
                        new Entry.Request("learner", Tokens.fresh()))).isInstanceOf(Answer.Done.class);
            }
            Coach end = room.sight(LEARNER).coach(Language.EN).orElseThrow();
            assertThat(end.state()).isEqualTo(Coach.State.SOLVED);
            assertThat(end.says()).isEqualTo(puzzle.farewell().says().en());
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void some_way_reaches_the_aim_and_none_leads_further(Title<?, ?, ?> title, int number) {
        Lesson.Aim aim = title.handbook().puzzle(number).aim().orElseThrow();
        Ends ends = ends(title, title.handbook().puzzle(number));
        assertThat(ends.over()).anyMatch(aim::isReached);
        assertThat(ends.handedOn() || !ends.over().stream().allMatch(aim::isReached)).as("it can be missed").isTrue();
        if (!aim.win()) {
            assertThat(ends.over()).allMatch(end -> end.of(Seat.RED).score() <= aim.points());
            assertThat(ends.handedOn()).as("the game ends with the learner’s last move").isFalse();
        }
    }

    /**
     * Where all ways lead that the learner can go alone.
     *
     * @param handedOn
     *            whether some lead to a decision of somebody else
     */
    private record Ends(List<Outcome> over, boolean handedOn) {
    }

    private static <P extends Position<P, A, O>, A extends Action, O> Ends ends(Title<P, A, O> title, Lesson puzzle) {
        Match<P, A, O> match = Match.begin(title.game(),
                Setup.of(title.profile(), puzzle.setup()), puzzle.seed());
        puzzle.opening().forEach(move -> match.play(move.seat(), title.game().notation().parse(move.action()),
                Audience.NOBODY));
        Set<Imprint> seen = new HashSet<>();
        Deque<P> open = new ArrayDeque<>(List.of(match.position()));
        List<Outcome> over = new ArrayList<>();
        boolean handedOn = false;
        while (!open.isEmpty()) {
            P position = open.poll();
            position.outcome().ifPresent(over::add);
            handedOn |= position.outcome().isEmpty() && !position.toAct().equals(List.of(Seat.RED));
            if (position.toAct().equals(List.of(Seat.RED))) {
                for (A action : position.legal(Seat.RED)) {
                    P next = position.apply(Seat.RED, action);
                    if (seen.add(next.imprint())) {
                        open.add(next);
                    }
                }
            }
        }
        return new Ends(over, handedOn);
    }
}
