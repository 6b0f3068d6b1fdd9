package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Fact;
import cydonia.engine.Fact.Gain;
import cydonia.engine.Fact.Loss;
import cydonia.engine.Fact.Placed;
import cydonia.engine.Fact.Price;
import cydonia.engine.Fact.Score;
import cydonia.engine.Outlook;
import cydonia.engine.Seat;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Phase;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.Facts;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsHappening;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What an action costs and changes is known beforehand")
class OutlookTest extends RulesTest {

    private List<Fact> foreseen(Seat who, String action) {
        return Outlook.of(now, now.table().terms.seats(), who, read(action)).facts();
    }

    private static Price price(int amount, Resource what) {
        return new Price(what.thing(), amount);
    }

    private static Gain gain(Seat who, int amount, Resource what) {
        return new Gain(who, what.thing(), amount, 0);
    }

    @Test
    void an_installation_costs_what_is_printed_and_comes_to_lie_on_its_place() {
        given(Scenario.of(2).turn(RED, Phase.BUILD).holds(RED, 1, Resource.CARBON).holds(RED, 2, Resource.OXYGEN)
                .has(RED, Installation.COMMUNICATION, 1));
        assertThat(foreseen(RED, "build communication")).containsExactly(price(1, Resource.CARBON),
                price(2, Resource.OXYGEN),
                new Placed(RED, Installation.COMMUNICATION.thing(), Installation.COMMUNICATION.place(2)));
        when(RED, "build communication");
        assertThat(colony(RED).handSize()).isZero();
        assertThat(told(MarsHappening.Built.class)).contains("for 1 carbon + 2 oxygen");
    }

    @Test
    void a_powered_habitation_brings_the_colonists_that_are_left_and_its_point() {
        given(Scenario.of(2).turn(RED, Phase.BUILD).holds(RED, 1, Resource.CARBON).holds(RED, 1, Resource.SILICON)
                .holds(RED, 1, Resource.WATER).holds(RED, 1, Resource.OXYGEN).colonistTokens(2));
        assertThat(foreseen(RED, "build habitation")).contains(new Gain(RED, Facts.COLONIST, 2, 1),
                new Score(RED, 1));
        when(RED, "build habitation");
        assertThat(colony(RED).brought[1]).isEqualTo(2);
    }

    @Test
    void a_discount_lowers_the_price_and_which_cards_are_paid_is_then_chosen() {
        given(Scenario.of(2).turn(RED, Phase.BUILD).faceUp(RED, RdCard.NANO_ASSEMBLY).holds(RED, 2, Resource.IRON)
                .holds(RED, 1, Resource.CARBON));
        assertThat(now.prices(RED, read("build silo"))).containsExactly(new Price(Facts.CARD, 2));
        when(RED, "build silo", "spare iron");
        assertThat(now.prices(RED, read("pay"))).containsExactly(price(1, Resource.IRON), price(1, Resource.CARBON));
        when(RED, "pay");
        assertThat(colony(RED).hand).containsExactly(1, 0, 0, 0, 0);
    }

    @Test
    void a_contract_costs_one_carbon_and_one_water_also_where_it_replaces_another() {
        given(Scenario.of(2).turn(RED, Phase.BUILD).contract(RED, Resource.IRON, Resource.WATER)
                .holds(RED, 1, Resource.CARBON).holds(RED, 1, Resource.WATER));
        assertThat(foreseen(RED, "break iron-to-water")).containsExactly(price(1, Resource.CARBON),
                price(1, Resource.WATER), new Loss(RED, new Contract(Resource.IRON, Resource.WATER).thing(), 1));
        when(RED, "break iron-to-water");
        assertThat(foreseen(RED, "buy iron-to-oxygen"))
                .containsExactly(new Gain(RED, new Contract(Resource.IRON, Resource.OXYGEN).thing(), 1, 0));
    }

    @Test
    void earth_asks_three_and_with_a_spaceport_two() {
        given(Scenario.of(2).holds(RED, 3, Resource.IRON));
        assertThat(foreseen(RED, "earth iron for water")).containsExactly(price(3, Resource.IRON),
                gain(RED, 1, Resource.WATER));
        given(Scenario.of(2).has(RED, Installation.SPACEPORT, 1).holds(RED, 3, Resource.IRON));
        assertThat(foreseen(RED, "earth iron for water")).containsExactly(price(2, Resource.IRON),
                gain(RED, 1, Resource.WATER));
    }

    @Test
    void an_accepted_trade_moves_cards_both_ways() {
        given(Scenario.of(2).has(RED, Installation.COMMUNICATION, 1).holds(RED, 2, Resource.IRON)
                .holds(GREEN, 2, Resource.WATER));
        when(RED, "trade green", "give iron", "give iron", "ask water", "propose");
        assertThat(foreseen(GREEN, "accept")).containsExactly(new Loss(RED, Resource.IRON.thing(), 2),
                gain(GREEN, 2, Resource.IRON), new Loss(GREEN, Resource.WATER.thing(), 1),
                gain(RED, 1, Resource.WATER));
    }

    @Test
    void a_staffed_installation_draws_a_unit_of_energy_and_a_power_plant_gives_five() {
        given(Scenario.of(2).turn(RED, Phase.END).has(RED, Installation.MILITARY, 1, 0)
                .has(RED, Installation.POWER, 1, 0));
        assertThat(foreseen(RED, "staff military")).containsExactly(new Price(Facts.ENERGY, 1),
                new Placed(RED, Facts.COLONIST, Installation.MILITARY.place(1)), new Score(RED, 1));
        assertThat(foreseen(RED, "staff power")).containsExactly(new Gain(RED, Facts.ENERGY, 5, 0),
                new Placed(RED, Facts.COLONIST, Installation.POWER.place(1)));
    }

    @Test
    void a_die_and_a_blindly_drawn_card_are_not_foreseen() {
        given(Scenario.of(2).turn(RED, Phase.RESEARCH).has(RED, Installation.RESEARCH, 1)
                .has(RED, Installation.MILITARY, 1).holds(GREEN, 1, Resource.IRON).holds(GREEN, 1, Resource.WATER));
        assertThat(foreseen(RED, "roll")).isEmpty();
        Outlook<MarsAction> fight = Outlook.of(now, 2, RED, read("fight green"));
        assertThat(fight.facts()).isEmpty();
        assertThat(fight.opensSecret()).isTrue();
    }

    @Test
    void mines_whose_pile_is_empty_yield_nothing_and_the_log_says_so() {
        given(Scenario.of(2).turn(RED, Phase.RESEARCH).has(RED, Installation.RESEARCH, 1)
                .has(RED, Installation.IRON_MINE, 2).supply(0, Resource.IRON).holds(GREEN, 11, Resource.IRON));
        when(RED, "done");
        assertThat(told(MarsHappening.Produced.class)).isEqualTo("Red mines 1 iron (1 lost).");
    }
}
