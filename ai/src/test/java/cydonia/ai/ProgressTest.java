package cydonia.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.Position;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("How much of a game is over")
class ProgressTest {

    private static final int SEATS = 2;

    static Stream<Contest.Known<?, ?, ?>> games() {
        return Contest.games().filter(known -> !known.equals(Contest.DUNES));
    }

    @ParameterizedTest
    @MethodSource("games")
    void grows_from_nothing_to_nearly_all(Contest.Known<?, ?, ?> known) {
        List<Double> progress = progress(known);
        assertThat(progress).allSatisfy(part -> assertThat(part).isBetween(0.0, 1.0));
        assertThat(progress.getFirst()).isLessThan(0.2);
        assertThat(progress.getLast()).isGreaterThan(0.8);
        assertThat(progress.get(progress.size() / 2)).isBetween(0.2, 0.8);
    }

    private static <P extends Position<P, A, O>, A extends Action, O> List<Double> progress(
            Contest.Known<P, A, O> known) {
        List<Double> progress = new ArrayList<>();
        Contest.play(known.game(), SEATS, Seed.of(7), new Search<>(known.knowledge(), SEATS, Effort.iterations(8)),
                5_000,
                position -> progress.add(Decision.of(position, position.toAct().getFirst())
                        .progress(known.knowledge(), SEATS)));
        return progress;
    }

    @ParameterizedTest
    @MethodSource("games")
    void is_the_same_in_all_worlds_that_look_the_same(Contest.Known<?, ?, ?> known) {
        compareWorlds(known);
    }

    private static <P extends Position<P, A, O>, A extends Action, O> void compareWorlds(Contest.Known<P, A, O> known) {
        Contest.play(known.game(), SEATS, Seed.of(8), new RandomPlayer<>(), 120,
                position -> compareWorlds(known.knowledge(), position));
    }

    private static <P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>> void compareWorlds(
            Knowledge<P, A, R> knowledge, P real) {
        double here = knowledge.progress(knowledge.open(real), SEATS);
        for (Seat seat : List.of(Seat.of(0), Seat.of(1))) {
            P guessed = real.determinise(seat, Dice.guessing(Seed.of(9), 1));
            assertThat(knowledge.progress(knowledge.open(guessed), SEATS)).isCloseTo(here, within(1e-9));
        }
    }
}
