package cydonia.games.martians;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Knob;
import cydonia.games.martians.box.Plantation;
import cydonia.games.martians.box.Weather;
import cydonia.games.martians.language.MartiansObstacle.AlreadyPlanted;
import cydonia.games.martians.language.MartiansObstacle.NoTileLeft;
import cydonia.games.martians.rules.Greenhouses;
import cydonia.games.martians.table.Table;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The greenhouses (rulebook pp. 20 and 21)")
class GreenhousesTest extends RulesTest {

    private static Scenario gardener() {
        return Scenario.com(3).has(RED, 3, Good.ENERGY).has(RED, 3, Good.WATER);
    }

    private void harvested(int energy, int water, int food, int medicine) {
        when("place greenhouses 1", "harvest");
        assertThat(3 - has(Good.ENERGY)).as("energy spent").isEqualTo(energy);
        assertThat(3 - has(Good.WATER)).as("water spent").isEqualTo(water);
        assertThat(has(Good.FOOD)).isEqualTo(food);
        assertThat(has(Good.MEDICINE)).isEqualTo(medicine);
        assertThat(timeLeft()).isEqualTo(2);
    }

    @Test
    @DisplayName("33. Default plantation, weather sandstorm with less food, harvest: cost paid, 0 food. With one botanist: 1 food")
    void a_sandstorm_eats_the_harvest() {
        given(gardener().weather(Weather.SANDSTORM_FOOD).position());
        harvested(1, 1, 0, 0);
        given(gardener().weather(Weather.SANDSTORM_FOOD).employs(RED, Assistant.BOTANIST).position());
        harvested(1, 1, 1, 0);
    }

    @Test
    @DisplayName("34. Medicinal herbs, the same weather, harvest: 0 food and 1 medicine")
    void weather_does_not_touch_medicine() {
        given(gardener().weather(Weather.SANDSTORM_FOOD).planted(RED, Plantation.MEDICINAL_HERBS).position());
        harvested(1, 1, 0, 1);
    }

    @Test
    @DisplayName("35. Potato beds, solar activity with less energy, one botanist, harvest: 1 water, 0 energy, 3 food")
    void sun_saves_energy() {
        given(gardener().weather(Weather.SOLAR_ENERGY).planted(RED, Plantation.POTATO_BEDS)
                .employs(RED, Assistant.BOTANIST).position());
        harvested(0, 1, 3, 0);
    }

    @ParameterizedTest
    @CsvSource({"POTATO_BEDS, 1, 1, 2, 0", "ALGAE_TANKS, 1, 2, 4, 0", "MEDICINAL_HERBS, 1, 1, 1, 1"})
    @DisplayName("Each plantation takes its energy and water and gives its yield")
    void plantations(Plantation tile, int energy, int water, int food, int medicine) {
        given(gardener().planted(RED, tile).position());
        harvested(energy, water, food, medicine);
    }

    @ParameterizedTest
    @CsvSource({"STABLE, 1, 1", "SOLAR_ENERGY, 0, 1", "SOLAR_FOOD, 1, 2", "WIND, 1, 1", "SANDSTORM_FOOD, 1, 0",
            "SANDSTORM_ENERGY, 2, 1", "EARTHQUAKE, 1, 1"})
    @DisplayName("Each weather changes the harvest of the printed plantation as its card says")
    void weather_and_harvest(Weather weather, int energy, int food) {
        given(gardener().weather(weather).position());
        harvested(energy, 1, food, 0);
    }

    @Test
    @DisplayName("36. Player owns a tile, change: 1 time, 1 energy, old tile is back on the board and can be taken by others")
    void changing_the_plantation_gives_the_old_tile_back() {
        given(gardener().planted(RED, Plantation.ALGAE_TANKS).planted(BLUE, Plantation.ALGAE_TANKS).position());
        assertThat(Greenhouses.left(table(), Plantation.ALGAE_TANKS)).isZero();
        when("place greenhouses 1");
        rejected("plant algae-tanks", new AlreadyPlanted(), new NoTileLeft());
        when("plant potato-beds");
        assertThat(timeLeft()).isEqualTo(2);
        assertThat(has(Good.ENERGY)).isEqualTo(2);
        assertThat(Greenhouses.left(table(), Plantation.ALGAE_TANKS)).isEqualTo(1);
        when("finish", "place greenhouses 2", "plant algae-tanks");
        assertThat(table().boards.plantation[1]).isEqualTo(Plantation.ALGAE_TANKS.ordinal());
    }

    @Test
    void with_one_marker_one_may_change_and_harvest() {
        given(gardener().position());
        when("place greenhouses 1", "plant potato-beds", "harvest");
        assertThat(has(Good.FOOD)).isEqualTo(2);
        assertThat(timeLeft()).isEqualTo(1);
    }

    @Test
    void what_spoils_the_harvest_is_taken_from_the_botanists_too() {
        Table t = gardener().employs(RED, Assistant.BOTANIST).weather(Weather.SANDSTORM_FOOD).position().table().copy();
        assertThat(Greenhouses.food(t)).as("1 printed, 1 for the botanist, 1 lost to the sandstorm").isEqualTo(1);
        t.conditions.cycleKnobs[Knob.HARVEST_FOOD.ordinal()] -= 1;
        assertThat(Greenhouses.food(t)).as("and another to bad seed").isZero();
    }
}
