package cydonia.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.engine.Action;
import cydonia.engine.Game;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.engine.Seed;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Levels")
class LevelTest {

    static Stream<Arguments> everyGameAndLevel() {
        return Contest.games().flatMap(game -> Stream.of(Level.values()).map(level -> Arguments.of(game, level)));
    }

    @ParameterizedTest
    @MethodSource("everyGameAndLevel")
    <P extends Position<P, A, O>, A extends Action, O> void every_level_plays_whole_games_by_the_rules(
            Contest.Known<P, A, O> known, Level level) {
        Game<P, A, O> game = known.game();
        Effort little = Effort.iterations(2 + level.ordinal()).deep(3);
        for (int seats = game.profile().minSeats(); seats <= Math.min(3, game.profile().maxSeats()); seats++) {
            P last = Contest.play(game, seats, Seed.of(seats), level.player(known.knowledge(), seats, little), 100_000,
                    position -> {
                    });
            assertThat(last.outcome()).isPresent();
        }
    }

    @Test
    void nobody_waits_longer_than_three_seconds() {
        assertThat(Level.HARD.effort().millis()).isLessThan(3_000);
        assertThat(Level.EXPERT.effort().millis()).isLessThan(3_000);
    }

    @Test
    void an_expert_at_a_table_is_stopped_by_the_clock_long_after_the_games_it_was_compared_by() {
        assertThat(Level.EXPERT.effort().iterations()).isGreaterThan(40_000);
        assertThat(Level.EXPERT.withIterations(12_000).iterations()).isEqualTo(12_000);
    }

    @Test
    void each_level_thinks_more_than_the_one_below() {
        Level[] levels = Level.values();
        for (int i = 2; i < levels.length; i++) {
            assertThat(levels[i].effort().iterations()).isGreaterThan(levels[i - 1].effort().iterations());
            assertThat(levels[i].withIterations(100_000).iterations())
                    .isGreaterThan(levels[i - 1].withIterations(100_000).iterations());
        }
        assertThat(Level.EXPERT.withIterations(777).iterations()).isEqualTo(777);
        assertThat(Level.EASY.withIterations(1).iterations()).isEqualTo(1);
        assertThat(Level.EXPERT.withMillis(900).millis()).isEqualTo(900);
    }

    @Test
    void a_level_is_known_by_its_word() {
        assertThat(Level.of("hard")).isEqualTo(Level.HARD);
        assertThatThrownBy(() -> Level.of("god")).isInstanceOf(Refused.class)
                .hasMessageContaining("random, easy, normal, hard, expert");
    }
}
