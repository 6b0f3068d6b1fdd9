package cydonia.ai.terraforming;

import static cydonia.engine.Seat.RED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cydonia.games.terraforming.Scenario;
import cydonia.games.terraforming.Survey;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Alone on Mars")
class AloneTest {

    private static double hope(Scenario scenario) {
        return Alone.hope(table(scenario), RED, Optional.empty());
    }

    private static Survey table(Scenario scenario) {
        return scenario.position().open().survey();
    }

    private static Course course(Scenario scenario) {
        Survey table = table(scenario);
        return new Course(table, RED, Alone.prices(table, RED));
    }

    private static Scenario lastGeneration() {
        return Scenario.of(1).generation(14).temperature(8).oxygen(14);
    }

    private static Scenario fiveToCome() {
        return Scenario.of(1).generation(9).temperature(0).oxygen(8).oceans(9);
    }

    @Test
    void energy_of_the_last_generation_turns_into_heat_too_late() {
        Scenario inTime = lastGeneration().oceans(9).temperature(6).has(RED, 8, Resource.HEAT);
        Scenario tooLate = lastGeneration().oceans(9).temperature(6).has(RED, 7, Resource.HEAT).has(RED, 8,
                Resource.ENERGY);
        assertThat(hope(inTime)).isGreaterThan(0.75);
        assertThat(hope(tooLate)).isLessThan(0.4);
    }

    @Test
    void in_the_last_generation_two_half_steps_are_none() {
        Scenario halves = lastGeneration().oceans(9).temperature(6).oxygen(13).has(RED, 4, Resource.HEAT)
                .has(RED, 4, Resource.PLANTS);
        assertThat(course(halves).lacking(Parameter.TEMPERATURE)).isEqualTo(1);
        assertThat(course(halves).lacking(Parameter.OXYGEN)).isEqualTo(1);
    }

    @Test
    void metal_for_which_there_is_no_card_builds_nothing() {
        Scenario ocean = lastGeneration().oceans(8).has(RED, 50, Resource.STEEL);
        assertThat(hope(ocean)).isLessThan(0.3);
    }

    @Test
    void oxygen_will_warm_mars_and_ice_will_melt() {
        Course course = course(Scenario.of(1).generation(14).temperature(-2).oxygen(7).oceans(8));
        assertThat(course.lacking(Parameter.TEMPERATURE)).isEqualTo(4);
        assertThat(course.lacking(Parameter.OCEANS)).isZero();
    }

    @Test
    void cards_that_need_the_same_energy_cannot_all_be_used() {
        Scenario one = fiveToCome().produces(RED, 3, Resource.ENERGY).inPlay(RED, "water-splitting-plant");
        Scenario two = fiveToCome().produces(RED, 3, Resource.ENERGY).inPlay(RED, "water-splitting-plant",
                "ore-processor");
        Course alone = course(one);
        alone.useCards();
        Course shared = course(two);
        shared.useCards();
        assertThat(shared.lacking(Parameter.OXYGEN)).isCloseTo(alone.lacking(Parameter.OXYGEN), within(0.5));
    }

    @Test
    void cards_do_not_make_more_steps_than_mars_lacks() {
        Course course = course(fiveToCome().oxygen(13).produces(RED, 3, Resource.ENERGY).inPlay(RED,
                "water-splitting-plant"));
        course.useCards();
        assertThat(course.lacking(Parameter.OXYGEN)).isZero();
        assertThat(course.tooMany(Parameter.OXYGEN)).isZero();
    }

    @Test
    void where_all_seems_lost_more_is_still_better() {
        Scenario poor = lastGeneration().temperature(-12).oceans(9).has(RED, 14, Resource.MONEY);
        Scenario richer = lastGeneration().temperature(-12).oceans(9).has(RED, 60, Resource.MONEY);
        assertThat(hope(richer)).isGreaterThan(hope(poor) + 0.001);
    }
}
