package cydonia.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cydonia.ai.Calibration.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Hopes are told as the chances they have been")
class CalibrationTest {

    @Test
    void a_hope_without_measurement_is_taken_at_its_word() {
        assertThat(Calibration.of("chess").chance(0.3)).isEqualTo(0.3);
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

    @ParameterizedTest
    @ValueSource(strings = {"terraforming-mars", "on-mars", "martians", "mars-tilsit"})
    void more_hope_is_never_less_chance(String game) {
        Calibration measured = Calibration.of(game);
        double before = 0;
        for (int i = 0; i <= 100; i++) {
            double chance = measured.chance(i / 100.0);
            assertThat(chance).isBetween(before, 1.0);
            before = chance;
        }
    }
}
