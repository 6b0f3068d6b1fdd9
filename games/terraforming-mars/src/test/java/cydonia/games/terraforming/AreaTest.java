package cydonia.games.terraforming;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Language;
import cydonia.engine.Text;
import cydonia.games.terraforming.box.Area;
import org.junit.jupiter.api.Test;

/** What people call the areas; notation has words of its own. */
class AreaTest {

    @Test
    void an_area_is_called_by_the_letter_of_its_row_and_its_number() {
        assertThat(Area.of("r4c3").title()).isEqualTo(Text.same("D3"));
        assertThat(Area.of("r9c5").where()).isEqualTo(new Text("on I5", "en I5"));
        assertThat(Area.all().stream().map(area -> area.title().en()).distinct()).hasSize(Area.ON_MARS + 2);
    }

    @Test
    void a_moon_is_called_by_its_name() {
        assertThat(Area.of("ganymede").title().in(Language.FR)).isEqualTo("Ganymède");
        assertThat(Area.of("phobos").where()).isEqualTo(new Text("on Phobos", "sur Phobos"));
    }
}
