package cydonia.games.terraforming;

import static cydonia.games.terraforming.box.Resource.HEAT;
import static cydonia.games.terraforming.box.Resource.MONEY;
import static cydonia.games.terraforming.box.Resource.PLANTS;
import static cydonia.games.terraforming.box.Resource.STEEL;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Parameters and bonuses")
class TerraformingTest extends RulesTest {

    @Test
    @DisplayName("30. oxygen 7 %, -2 °C, 5 oceans: converting plants raises oxygen, temperature and places an ocean, TR +3")
    void bonus_steps_chain() {
        given(Scenario.of(2).oxygen(7).temperature(-2).oceans(5).has(RED, 8, PLANTS).inPlay(GREEN, "arctic-algae"));
        when(RED, "convert plants", "place r7c3", "place r9c5");
        assertThat(table().oxygen).isEqualTo(8);
        assertThat(table().temperature).isZero();
        assertThat(table().oceans()).isEqualTo(6);
        assertThat(ratingGained(RED)).isEqualTo(3);
        assertThat(gained(GREEN, PLANTS)).isEqualTo(2);
        assertThat(stock(RED, cydonia.games.terraforming.box.Resource.TITANIUM)).as("printed on r9c5").isEqualTo(2);
    }

    @Test
    @DisplayName("31. -26 °C, Deimos Down (3 steps): -20, TR +3, heat production +2, 4 steel")
    void intermediate_bonuses_are_received() {
        given(Scenario.of(2).temperature(-26).has(RED, 31, MONEY).hand(RED, "deimos-down"));
        when(RED, "play deimos-down");
        assertThat(table().temperature).isEqualTo(-20);
        assertThat(ratingGained(RED)).isEqualTo(3);
        assertThat(stepsGained(RED, HEAT)).isEqualTo(2);
        assertThat(gained(RED, STEEL)).isEqualTo(4);
    }

    @Test
    @DisplayName("32. +6 °C, Deimos Down: +8, TR +1 only")
    void nothing_happens_beyond_the_goal() {
        given(Scenario.of(2).temperature(6).has(RED, 31, MONEY).hand(RED, "deimos-down"));
        when(RED, "play deimos-down");
        assertThat(table().temperature).isEqualTo(8);
        assertThat(ratingGained(RED)).isEqualTo(1);
    }

    @Test
    @DisplayName("33. nine oceans: Comet raises temperature and may remove plants; Artificial Lake places nothing, 1 VP")
    void no_tenth_ocean() {
        given(Scenario.of(2).oceans(9).has(RED, 50, MONEY).has(GREEN, 2, PLANTS).hand(RED, "comet"));
        when(RED, "play comet", "remove 2 from green");
        assertThat(table().temperature).isEqualTo(-28);
        assertThat(ratingGained(RED)).isEqualTo(1);
        assertThat(table().oceans()).isEqualTo(9);
        assertThat(stock(GREEN, PLANTS)).isZero();
        given(Scenario.of(2).oceans(9).temperature(-6).has(RED, 50, MONEY).hand(RED, "artificial-lake"));
        when(RED, "play artificial-lake");
        assertThat(table().oceans()).isEqualTo(9);
        assertThat(ratingGained(RED)).isZero();
        assertThat(worth(RED, "artificial-lake")).isEqualTo(1);
    }

    @Test
    @DisplayName("34. oxygen 14 %: the greenery project places the tile, costs 23, no TR, Herbivores get their animal")
    void a_greenery_is_placed_at_the_goal_too() {
        given(Scenario.of(2).oxygen(14).has(RED, 23, MONEY).inPlay(RED, "herbivores"));
        when(RED, "project greenery", "place r7c4");
        assertThat(free("r7c4")).isFalse();
        assertThat(stock(RED, MONEY)).isZero();
        assertThat(ratingGained(RED)).isZero();
        assertThat(cubes("herbivores")).isEqualTo(1);
    }

    @Test
    @DisplayName("35. +8 °C, oxygen from 7 to 8: TR +1, the temperature bonus is lost")
    void a_bonus_that_cannot_be_given_is_lost() {
        given(Scenario.of(2).oxygen(7).temperature(8).has(RED, 23, MONEY));
        when(RED, "project greenery", "place r7c4");
        assertThat(table().oxygen).isEqualTo(8);
        assertThat(ratingGained(RED)).isEqualTo(1);
        assertThat(table().temperature).isEqualTo(8);
    }

    @Test
    @DisplayName("the asteroid project and 8 heat are legal and useless at +8 °C; the aquifer too with nine oceans")
    void useless_but_legal() {
        given(Scenario.of(2).oceans(9).temperature(8).has(RED, 32, MONEY).has(RED, 8, HEAT).passed(GREEN));
        when(RED, "project asteroid", "project aquifer", "convert heat");
        assertThat(stock(RED, MONEY)).isZero();
        assertThat(stock(RED, HEAT)).isZero();
        assertThat(ratingGained(RED)).isZero();
    }
}
