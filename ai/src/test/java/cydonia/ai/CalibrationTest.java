package cydonia.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cydonia.ai.Calibration.Sample;
import cydonia.dunes.Dunes;
import cydonia.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Hopes are told as the chances they have been")
class CalibrationTest {

    @Test
    void a_hope_without_measurement_is_taken_at_its_word() {
        Dunes unmeasured = new Dunes();
        assertThat(Calibration.of(unmeasured, Setup.of(unmeasured.profile(), 2)).chance(0.3)).isEqualTo(0.3);
    }

    @Test
    void a_player_who_is_too_sure_is_brought_down_to_what_came_true() {
        Random random = new Random(1);
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < 4000; i++) {
            double chance = random.nextDouble();
            double hope = Math.min(1, Math.max(0, 0.5 + (chance - 0.5) * 1.6));
            samples.add(new Sample(hope, random.nextDouble() < chance ? 1 : 0));
        }
        Calibration fitted = Calibration.fit(samples);
        assertThat(fitted.chance(0.9)).isCloseTo(0.75, within(0.06));
        assertThat(fitted.chance(0.1)).isCloseTo(0.25, within(0.06));
        assertThat(Calibration.parse(fitted.written()).chance(0.4)).isCloseTo(fitted.chance(0.4), within(1e-3));
    }

    static Stream<Contest.Known<?, ?, ?>> games() {
        return Contest.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void more_hope_is_never_less_chance(Contest.Known<?, ?, ?> known) {
        Calibration measured = Calibration.of(known.game(), Setup.of(known.game().profile(), 2));
        double before = 0;
        for (int i = 0; i <= 100; i++) {
            double chance = measured.chance(i / 100.0);
            assertThat(chance).isBetween(before, 1.0);
            before = chance;
        }
    }
}
