package cydonia.tables.room;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.terraforming.Scenario;
import cydonia.games.terraforming.TerraformingPosition;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ToldTest {

    private static final Happening QUIET = new Happening() {
    };
    private static final Happening GENERATION = new Happening() {
        @Override
        public Optional<Text> chapter() {
            return Optional.of(new Text("Generation 2", "Génération 2"));
        }
    };

    private static Told told(Happening... happenings) {
        TerraformingPosition after = Scenario.of(2).rating(Seat.RED, 30).rating(Seat.GREEN, 25).position();
        return Told.of(Seat.RED, 1, List.of(happenings), after, 2);
    }

    @Test
    void where_a_part_of_the_game_begins_everybodys_points_are_told() {
        assertThat(told(QUIET, GENERATION).standing()).containsExactly(30, 25);
        assertThat(told(QUIET).standing()).isEmpty();
    }
}
