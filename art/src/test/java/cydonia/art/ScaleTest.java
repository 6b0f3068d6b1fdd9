package cydonia.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A scale has a few round marks")
class ScaleTest {

    @Test
    void they_are_one_two_or_five_apart_or_these_with_noughts() {
        assertThat(new Scale(0, 3).marks()).isEqualTo(List.of(0, 1, 2, 3));
        assertThat(new Scale(0, 7).marks()).isEqualTo(List.of(0, 2, 4, 6));
        assertThat(new Scale(0, 17).marks()).isEqualTo(List.of(0, 5, 10, 15));
        assertThat(new Scale(0, 163).marks()).isEqualTo(List.of(0, 50, 100, 150));
    }

    @Test
    void nought_is_one_of_them_and_none_lies_below_the_least() {
        assertThat(new Scale(-7, 12).marks()).isEqualTo(List.of(-5, 0, 5, 10));
    }

    @Test
    void a_scale_of_one_number_has_a_mark_too() {
        assertThat(new Scale(0, 0).marks()).isEqualTo(List.of(0));
    }
}
