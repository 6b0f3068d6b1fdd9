package cydonia.games.terraforming;

import static cydonia.games.terraforming.box.Resource.ENERGY;
import static cydonia.games.terraforming.box.Resource.HEAT;
import static cydonia.games.terraforming.box.Resource.MONEY;
import static cydonia.games.terraforming.box.Resource.PLANTS;
import static cydonia.games.terraforming.box.Resource.STEEL;
import static cydonia.games.terraforming.box.Resource.TITANIUM;
import static cydonia.games.terraforming.language.TerraformingHappening.CARDS;
import static cydonia.games.terraforming.language.TerraformingHappening.RATING;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Thing;
import cydonia.games.terraforming.box.Area;
import cydonia.games.terraforming.box.Award;
import cydonia.games.terraforming.box.Cube;
import cydonia.games.terraforming.box.Milestone;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Phase;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.language.TerraformingHappening;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What an action costs and changes is known beforehand")
class OutlookTest extends RulesTest {

    private static Fact price(int n, Thing what) {
        return new Fact.Price(what, n);
    }

    private static Fact gain(Seat seat, int n, Thing what) {
        return new Fact.Gain(seat, what, n, 0);
    }

    private static Fact loss(Seat seat, int n, Thing what) {
        return new Fact.Loss(seat, what, n);
    }

    @Test
    void thorgate_sees_the_power_plant_at_8_and_pays_8() {
        given(Scenario.of(2).corporation(RED, "thorgate").has(RED, 20, MONEY));
        assertThat(foreseen(RED, "project power-plant")).containsExactly(price(8, MONEY.thing()),
                gain(RED, 1, ENERGY.production()));
        when(RED, "project power-plant");
        assertThat(gained(RED, MONEY)).isEqualTo(-8);
    }

    @Test
    void a_card_shows_its_price_after_discounts_before_anybody_asks_how_to_pay() {
        given(Scenario.of(2).inPlay(RED, "space-station", "earth-office").has(RED, 9, TITANIUM).has(RED, 30, MONEY)
                .hand(RED, "imported-ghg", "asteroid"));
        assertThat(foreseen(RED, "play imported-ghg")).containsExactly(price(7 - 2 - 3, MONEY.thing()));
        assertThat(foreseen(RED, "play asteroid")).containsExactly(price(12, MONEY.thing()));
        when(RED, "play asteroid");
        assertThat(foreseen(RED, "pay 0 steel 3 titanium 0 heat")).contains(price(3, MONEY.thing()),
                price(3, TITANIUM.thing()), gain(RED, 2, TITANIUM.thing()), gain(RED, 1, RATING),
                new Fact.Moved(Parameter.TEMPERATURE.thing(), 1), new Fact.Score(RED, 1));
        when(RED, "pay 0 steel 3 titanium 0 heat");
        assertThat(gained(RED, MONEY)).isEqualTo(-3);
    }

    @Test
    void what_stands_before_the_arrow_is_the_price_of_an_action() {
        given(Scenario.of(2)
                .inPlay(RED, "ironworks", "regolith-eaters", "equatorial-magnetizer", "power-infrastructure")
                .has(RED, 5, ENERGY).produces(RED, 1, ENERGY).cubes("regolith-eaters", 2));
        assertThat(foreseen(RED, "use ironworks 1")).startsWith(price(4, ENERGY.thing()), gain(RED, 1, STEEL.thing()));
        assertThat(foreseen(RED, "use regolith-eaters 1")).startsWith(price(2, Cube.MICROBE.thing()))
                .contains(new Fact.Moved(Parameter.OXYGEN.thing(), 1));
        assertThat(foreseen(RED, "use equatorial-magnetizer 1")).containsExactly(price(1, ENERGY.production()),
                gain(RED, 1, RATING), new Fact.Score(RED, 1));
        when(RED, "use power-infrastructure 1");
        assertThat(foreseen(RED, "amount 3")).containsExactly(price(3, ENERGY.thing()), gain(RED, 3, MONEY.thing()));
    }

    @Test
    void milestones_awards_and_conversions_show_what_they_cost_now() {
        given(Scenario.of(2).corporation(RED, "ecoline").has(RED, 40, MONEY).has(RED, 9, PLANTS).has(RED, 8, HEAT)
                .city(RED, "r3c3", "r3c6", "r7c4").award(GREEN, Award.BANKER));
        assertThat(foreseen(RED, "claim mayor")).containsExactly(price(8, MONEY.thing()),
                new Fact.Placed(RED, TerraformingHappening.MARKER, Milestone.MAYOR.thing()), new Fact.Score(RED, 5));
        assertThat(foreseen(RED, "fund landlord")).startsWith(price(14, MONEY.thing()));
        assertThat(foreseen(RED, "convert plants")).containsExactly(price(7, PLANTS.thing()));
        assertThat(foreseen(RED, "convert heat")).startsWith(price(8, HEAT.thing()));
    }

    @Test
    void a_tile_shows_what_is_printed_and_what_lies_beside_it() {
        given(Scenario.of(2).corporation(GREEN, "tharsis-republic").ocean("r5c4").has(RED, 25, MONEY));
        when(RED, "project city");
        assertThat(foreseen(RED, "place r4c4")).containsExactly(
                new Fact.Placed(RED, Tile.CITY.thing(), Area.of("r4c4").thing()),
                gain(RED, 1, PLANTS.thing()), gain(RED, 2, MONEY.thing()), gain(GREEN, 1, MONEY.production()));
    }

    @Test
    void others_see_a_payment_as_a_loss_of_somebody_else() {
        given(Scenario.of(2).phase(Phase.RESEARCH).has(RED, 9, MONEY).offer(RED, "trees", "birds"));
        assertThat(foreseen(RED, "buy trees")).startsWith(price(3, MONEY.thing()));
        TerraformingHappening paid = new TerraformingHappening.Paid(RED, Map.of(MONEY, 6));
        assertThat(paid.seenBy(RED).facts()).containsExactly(price(6, MONEY.thing()));
        assertThat(paid.seenBy(GREEN).facts()).containsExactly(loss(RED, 6, MONEY.thing()));
    }

    @Test
    void cards_drawn_are_counted_and_never_named() {
        given(Scenario.of(2).inPlay(RED, "ai-central", "mars-university").hand(RED, "trees", "sabotage").has(RED, 9,
                MONEY));
        assertThat(foreseen(RED, "use ai-central 1")).containsExactly(gain(RED, 2, CARDS));
        when(RED, "project sell-patents");
        assertThat(foreseen(RED, "sell trees")).containsExactly(price(1, CARDS), gain(RED, 1, MONEY.thing()));
    }

    @Test
    void an_aquifer_after_the_ninth_ocean_is_allowed_and_changes_nothing() {
        given(Scenario.of(2).oceans(9).has(RED, 40, MONEY));
        assertThat(foreseen(RED, "project aquifer")).containsExactly(price(18, MONEY.thing()));
        assertThat(pointless(RED, "project aquifer")).isTrue();
        assertThat(pointless(RED, "project asteroid")).isFalse();
        given(Scenario.of(2).oceans(8).has(RED, 40, MONEY));
        assertThat(pointless(RED, "project aquifer")).isFalse();
        given(Scenario.of(2).oceans(9).has(RED, 40, MONEY).inPlay(RED, "standard-technology"));
        assertThat(pointless(RED, "project aquifer")).as("it brings 3 MC").isFalse();
    }

    @Test
    void heat_steps_and_cubes_that_go_nowhere_change_nothing() {
        given(Scenario.of(2).temperature(8).has(RED, 8, HEAT).has(RED, 7, MONEY).hand(RED, "ice-cap-melting")
                .inPlay(RED, "symbiotic-fungus", "search-for-life", "ghg-producing-bacteria")
                .cubes("ghg-producing-bacteria", 2).oceans(9));
        assertThat(pointless(RED, "convert heat")).isTrue();
        assertThat(pointless(RED, "play ice-cap-melting")).isTrue();
        assertThat(pointless(RED, "use symbiotic-fungus 1")).as("the bacteria take the cube").isFalse();
        assertThat(pointless(RED, "use ghg-producing-bacteria 1")).as("the cubes are spent for nothing").isFalse();
        assertThat(pointless(RED, "use search-for-life 1")).as("nobody knows what will be shown").isFalse();
    }
}
