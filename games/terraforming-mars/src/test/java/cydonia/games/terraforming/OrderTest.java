package cydonia.games.terraforming;

import static cydonia.games.terraforming.box.Resource.MONEY;
import static cydonia.games.terraforming.box.Resource.PLANTS;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.First;
import cydonia.games.terraforming.language.Question;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("When several effects are set off at the same time, the active player chooses their order")
class OrderTest extends RulesTest {

    private void asks(String card, First rival) {
        assertThat(legal(RED)).containsExactly("option 1", "option 2");
        assertThat(now().observe(RED).question())
                .isEqualTo(new Question.WhichFirst(Cards.of(card), List.of(rival, First.TILE)));
    }

    @Test
    void convoy_from_europa_may_draw_before_the_ocean_is_placed() {
        given(Scenario.of(2).has(RED, 15, MONEY).hand(RED, "convoy-from-europa").top("trees"));
        when(RED, "play convoy-from-europa");
        asks("convoy-from-europa", First.CARDS);
        when(RED, "option 1");
        assertThat(holds(RED, "trees")).isTrue();
        when(RED, "place r1c5");
        assertThat(legal(RED)).contains("end");
    }

    @Test
    void large_convoy_may_place_the_ocean_before_it_draws() {
        given(Scenario.of(2).has(RED, 36, MONEY).hand(RED, "large-convoy").top("trees", "birds"));
        when(RED, "play large-convoy", "option 2");
        assertThat(holds(RED, "trees")).isFalse();
        when(RED, "place r1c5");
        assertThat(holds(RED, "trees") && holds(RED, "birds")).isTrue();
    }

    @Test
    void nobody_asks_where_no_ocean_is_left() {
        given(Scenario.of(2).oceans(9).has(RED, 15, MONEY).hand(RED, "convoy-from-europa").top("trees"));
        when(RED, "play convoy-from-europa");
        assertThat(holds(RED, "trees")).isTrue();
        assertThat(legal(RED)).contains("end");
    }

    @Test
    void mars_university_may_swap_before_or_after_the_tile_of_a_science_card() {
        given(Scenario.of(2).has(RED, 11, MONEY).inPlay(RED, "mars-university").hand(RED, "restricted-area", "trees")
                .top("birds"));
        when(RED, "play restricted-area");
        asks("restricted-area", First.TAGS);
        when(RED, "option 1", "discard trees");
        assertThat(holds(RED, "birds")).isTrue();
        allowed(RED, "place r3c3");
    }

    @Test
    void olympus_conference_matters_once_it_can_draw() {
        given(Scenario.of(2).has(RED, 18, MONEY).inPlay(RED, "olympus-conference").hand(RED, "research-outpost"));
        when(RED, "play research-outpost");
        allowed(RED, "place r3c3");
        given(Scenario.of(2).has(RED, 18, MONEY).inPlay(RED, "olympus-conference").cubes("olympus-conference", 1)
                .hand(RED, "research-outpost"));
        when(RED, "play research-outpost");
        asks("research-outpost", First.TAGS);
        when(RED, "option 2", "place r3c3");
        assertThat(legal(RED)).as("then the conference").containsExactly("option 1", "option 2");
    }

    @Test
    void the_ocean_won_at_zero_degrees_comes_before_or_after_the_tile() {
        given(Scenario.of(2).temperature(-2).has(RED, 10, MONEY).hand(RED, "nuclear-zone"));
        when(RED, "play nuclear-zone");
        asks("nuclear-zone", First.STEPS);
        when(RED, "option 2", "place r4c4");
        assertThat(table().temperature).isZero();
        allowed(RED, "place r5c4");
        refused(RED, "place r4c5");
    }

    @Test
    @DisplayName("p. 5: “vous recevez immédiatement le bonus”: the greenery that brings 8 % and 0 °C draws before its ocean lies")
    void the_bonus_of_a_greenery_comes_before_the_ocean_it_sets_off() {
        given(Scenario.of(2).oxygen(7).temperature(-2).city(RED, "r4c2").has(RED, 8, PLANTS).top("trees"));
        when(RED, "convert plants", "place r3c1");
        assertThat(table().temperature).isZero();
        assertThat(holds(RED, "trees")).as("the card printed on the area").isTrue();
        assertThat(legal(RED)).as("now the ocean").contains("place r1c5").allMatch(each -> each.startsWith("place "));
    }

    @Test
    @DisplayName("p. 5: 2 MC for an ocean go to who places a tile beside it later: not to the greenery that set it off")
    void an_ocean_set_off_by_a_greenery_pays_nothing_for_that_greenery() {
        given(Scenario.of(2).oxygen(7).temperature(-2).city(RED, "r2c4").has(RED, 8, PLANTS));
        when(RED, "convert plants", "place r2c5", "place r1c5");
        assertThat(table().oceans()).isEqualTo(1);
        assertThat(stock(RED, MONEY)).isZero();
    }

    @Test
    void an_order_that_is_asked_for_obeys_every_law() {
        given(Scenario.of(2).temperature(-2).has(RED, 18, MONEY).hand(RED, "lava-flows").hand(GREEN, "trees"));
        when(RED, "play lava-flows");
        obeysEveryLaw(4);
        given(Scenario.of(2).has(RED, 18, MONEY).inPlay(RED, "mars-university").hand(RED, "research-outpost", "trees"));
        when(RED, "play research-outpost");
        obeysEveryLaw(4);
    }

    @Test
    void lava_flows_away_from_zero_degrees_asks_nothing_but_the_area() {
        given(Scenario.of(2).temperature(-10).has(RED, 18, MONEY).hand(RED, "lava-flows"));
        when(RED, "play lava-flows");
        assertThat(table().temperature).isEqualTo(-6);
        allowed(RED, "place r2c2");
    }
}
