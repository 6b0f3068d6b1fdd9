package cydonia.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The scheme of chance")
class ChanceTest {

    @Test
    void has_a_number_that_never_changes() {
        assertThat(Chance.ONE_COUNTER.number()).isEqualTo(1);
        assertThat(Chance.STREAMS.number()).isEqualTo(2);
        assertThat(Chance.values()).allSatisfy(chance -> assertThat(Chance.of(chance.number())).isEqualTo(chance));
    }

    @Test
    void that_nobody_knows_is_refused() {
        for (int number : new int[]{-1, 0, 3}) {
            assertThatThrownBy(() -> Chance.of(number)).isInstanceOf(Refused.class)
                    .hasMessageContaining("scheme of chance " + number);
        }
    }

    @Test
    void is_kept_where_a_setup_is_checked_and_where_a_game_is_saved() {
        for (Chance chance : Chance.values()) {
            Setup agreed = Setup.of(Pebbles.GAME.profile(), new Setup(2, Map.of(), chance));
            assertThat(agreed.chance()).isEqualTo(chance);
            assertThat(Match.begin(Pebbles.GAME, agreed, Seed.of(1)).replay().setup().chance()).isEqualTo(chance);
        }
        assertThat(Setup.of(Pebbles.GAME.profile(), 2).chance()).isEqualTo(Chance.USUAL);
    }
}
