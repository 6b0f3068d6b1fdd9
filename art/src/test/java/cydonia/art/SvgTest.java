package cydonia.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Numbers in drawings")
class SvgTest {

    private final Locale before = Locale.getDefault();

    @AfterEach
    void as_before() {
        Locale.setDefault(before);
    }

    @Test
    void have_a_point_in_France_too() {
        Locale.setDefault(Locale.FRANCE);
        assertThat(Svg.number(12.345)).isEqualTo("12.3");
        assertThat(Svg.number(-0.06)).isEqualTo("-0.1");
    }
}
