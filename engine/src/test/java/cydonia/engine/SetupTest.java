package cydonia.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Setup")
class SetupTest {

    private static final Profile PROFILE = new Profile("dunes", Text.same("Dunes"), Text.same(""), 1, 2, 4,
            List.of(Option.flag("wind", Text.same("wind"), true)));

    @Test
    void what_nobody_mentions_has_its_default() {
        assertThat(Setup.of(PROFILE, 3).on("wind")).isTrue();
        assertThat(Setup.of(PROFILE, 3, Map.of("wind", "off")).on("wind")).isFalse();
    }

    @Test
    void bad_wishes_are_refused_in_words() {
        assertThatThrownBy(() -> Setup.of(PROFILE, 5)).isInstanceOf(Refused.class)
                .hasMessage("Dunes is for 2 to 4 players, not 5.");
        assertThatThrownBy(() -> Setup.of(PROFILE, 2, Map.of("rain", "on")))
                .hasMessage("Dunes has no option “rain”; it has: wind.");
        assertThatThrownBy(() -> Setup.of(PROFILE, 2, Map.of("wind", "strong")))
                .hasMessage("The option “wind” cannot be “strong”: choose one of off, on.");
    }
}
