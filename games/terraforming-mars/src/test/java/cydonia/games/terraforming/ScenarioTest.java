package cydonia.games.terraforming;

import static cydonia.games.terraforming.cards.Resource.ENERGY;
import static cydonia.games.terraforming.cards.Resource.MONEY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.games.terraforming.cards.Cards;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A scenario is as valid as a played position")
class ScenarioTest extends RulesTest {

    @Test
    void cards_put_in_play_have_no_effect_but_count_and_last() {
        given(Scenario.of(2).inPlay(RED, "strip-mine", "earth-catapult").hand(RED, "mine").has(RED, 2, MONEY));
        assertThat(production(RED, ENERGY)).isZero();
        assertThat(table().oxygen).isZero();
        when(RED, "play mine");
        assertThat(stock(RED, MONEY)).isZero();
    }

    @Test
    void every_card_is_in_one_place() {
        assertThatThrownBy(() -> Scenario.of(2).hand(RED, "mine").hand(GREEN, "mine"))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Scenario.standard(2).hand(RED, "mine")).as("a Corporate Era card")
                .isInstanceOf(IllegalArgumentException.class);
        given(Scenario.of(2).hand(RED, "mine").top("moss").discarded("trees").events(GREEN, "comet"));
        assertThat(table().deck.size()).isEqualTo(204);
        assertThat(table().deck.has(Cards.of("mine").index())).isFalse();
    }

    @Test
    void what_the_rules_forbid_cannot_be_set_up() {
        assertThatThrownBy(() -> Scenario.of(2).temperature(9)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Scenario.of(2).oxygen(15)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Scenario.of(2).produces(RED, -1, ENERGY)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Scenario.of(2).ocean("r5c5").city(RED, "r5c5"))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Scenario.of(2).inPlay(RED, "comet")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_scenario_can_be_played_to_its_end() {
        given(Scenario.of(3).generation(9).temperature(2).oxygen(11).oceans(7).has(RED, 60, MONEY).hand(RED, "comet",
                "trees").inPlay(GREEN, "birds").cubes("birds", 2).milestone(GREEN, Milestone.MAYOR));
        TerraformingRollout rollout = new TerraformingRollout(table().copy());
        Measure.play(rollout, new Measure.Xor(5));
        assertThat(rollout.outcome()).isPresent();
    }
}
