package cydonia.server.front;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A template can be read")
class TemplateShapeTest {

    private static final int LONGEST_LINE = 160;

    @Test
    void no_line_is_longer_than_a_screen_is_wide() {
        List<String> tooLong = new ArrayList<>();
        FrontFiles.templates().forEach((name, text) -> {
            List<String> lines = text.lines().toList();
            for (int i = 0; i < lines.size(); i++) {
                if (lines.get(i).length() > LONGEST_LINE) {
                    tooLong.add(name + ":" + (i + 1) + ": " + lines.get(i).length());
                }
            }
        });
        assertThat(tooLong).isEmpty();
    }
}
