package cydonia.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.MissingFormatArgumentException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A template")
class TextTest {

    private static final List<String> TEMPLATES = List.of("%s", "%s %s", "a %s, b %s.", "%s%s", "100 %% of %s and %s",
            "%2$s before %1$s", "%s and %2$s", "%5s|%s", "no value at all", "é %s «\u00a0%s\u00a0»");

    @Test
    void is_filled_as_the_formatter_would() {
        for (String template : TEMPLATES) {
            assertThat(Text.of(template, template, "one", 2)).isEqualTo(Text.same(template.formatted("one", 2)));
        }
        assertThat(Text.of("%,d of %s", "%d sur %s", 1200, 7)).isEqualTo(new Text("1,200 of 7", "1200 sur 7"));
    }

    @Test
    void takes_words_in_its_own_language() {
        Text water = new Text("water", "eau");
        assertThat(Text.of("%s of %s", "%s d’%s", 2, water)).isEqualTo(new Text("2 of water", "2 d’eau"));
        assertThat(Text.of("%2$s: %1$d", "%2$s : %1$d", 2, water)).isEqualTo(new Text("water: 2", "eau : 2"));
    }

    @Test
    void without_enough_values_is_a_mistake() {
        assertThatThrownBy(() -> Text.of("%s and %s", "%s et %s", "one"))
                .isInstanceOf(MissingFormatArgumentException.class);
    }
}
