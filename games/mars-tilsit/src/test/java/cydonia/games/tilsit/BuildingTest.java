package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Language;
import cydonia.engine.Prose;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Phase;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsObstacle;
import cydonia.games.tilsit.language.MarsView;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Building (rulebook, 6)")
class BuildingTest extends RulesTest {

    private static final Installation COMMUNICATION = Installation.COMMUNICATION;
    private static final Installation HABITATION = Installation.HABITATION;

    private static Scenario rich() {
        Scenario scenario = Scenario.of(2).turn(RED, Phase.BUILD);
        Resource.ALL.forEach(what -> scenario.holds(RED, 6, what));
        return scenario;
    }

    @Test
    @DisplayName("36. Level 2 may be built on an unstaffed level 1; level 3 not without level 2")
    void lower_levels_must_be_built_not_active() {
        given(rich().has(RED, COMMUNICATION, 1, 0));
        when(RED, "build communication");
        assertThat(colony(RED).built(COMMUNICATION)).isEqualTo(2);
        assertThat(colony(RED).hand).as("1 carbon and 2 oxygen").containsExactly(6, 5, 6, 6, 4);
        given(rich().has(RED, COMMUNICATION, 1, 0));
        assertThat(now.legal(RED).stream().filter(a -> a.equals(read("build communication")))).hasSize(1);
    }

    @Test
    @DisplayName("37. Without a module a second contract is refused; the first can be replaced at full price and is free again")
    void a_contract_can_be_replaced() {
        given(rich().contract(RED, Resource.IRON, Resource.WATER));
        refused(RED, "buy iron-to-carbon", "your communication modules allow 1; give one up to replace it");
        when(RED, "break iron-to-water");
        refused(RED, "buy iron-to-water");
        when(RED, "buy iron-to-carbon");
        assertThat(Contract.in(colony(RED).contracts)).containsExactly(new Contract(Resource.IRON, Resource.CARBON));
        assertThat(colony(RED).hand).containsExactly(6, 5, 6, 5, 6);
        when(RED, "break iron-to-carbon");
        accepted(RED, "buy iron-to-water");
    }

    @Test
    void a_contract_is_not_given_up_when_there_is_no_other_to_take() {
        Scenario scenario = rich();
        Contract.ALL.stream().skip(1).forEach(contract -> scenario.contract(GREEN, contract.give(), contract.get()));
        given(scenario.contract(RED, Resource.IRON, Resource.CARBON));
        refused(RED, "break iron-to-carbon");
    }

    @Test
    @DisplayName("6 f. A contract one holds is not bought again: you hold it, and that is the only reason")
    void a_contract_of_ones_own_is_refused_for_what_it_is() {
        given(rich().contract(RED, Resource.IRON, Resource.WATER).contract(GREEN, Resource.IRON, Resource.CARBON));
        refused(RED, "buy iron-to-water", "you hold this contract");
        assertThat(now.refusals(RED).stream().filter(refusal -> refusal.action().equals(read("buy iron-to-water")))
                .flatMap(refusal -> refusal.obstacles().stream())).containsExactly(new MarsObstacle.ContractHeld());
        refused(RED, "buy iron-to-carbon", "another player holds this contract");
    }

    @Test
    @DisplayName("38. A module built this turn is not active yet: no second contract")
    void a_new_module_allows_nothing_before_it_is_staffed() {
        given(rich().contract(RED, Resource.IRON, Resource.WATER));
        when(RED, "build communication");
        refused(RED, "buy iron-to-carbon", "your communication modules allow 1; give one up to replace it");
    }

    @Test
    @DisplayName("39. Both spaceport tiles taken, or four mines: no more of them")
    void tiles_and_places_run_out() {
        given(Scenario.of(3).turn(RED, Phase.BUILD).holds(RED, 6, Resource.IRON).holds(RED, 6, Resource.SILICON)
                .has(GREEN, Installation.SPACEPORT, 1).has(BLUE, Installation.SPACEPORT, 1));
        refused(RED, "build spaceport", "no spaceport 1 tile is left");
        given(rich().has(RED, Installation.IRON_MINE, 2).has(RED, Installation.WATER_MINE, 2, 0));
        refused(RED, "build oxygen-mine", "all your 4 places for mines are taken");
    }

    @Test
    @DisplayName("40. No energy: habitation 1 is pending. Once power plant 1 is staffed it is powered, and its 3 colonists can be placed")
    void a_habitation_waits_for_energy() {
        given(rich().has(RED, Installation.IRON_MINE, 2).has(RED, Installation.WATER_MINE, 1).idle(RED, 1));
        assertThat(colony(RED).consumption()).isEqualTo(5);
        when(RED, "build habitation", "build power", "build communication", "done");
        assertThat(colony(RED).idle).isEqualTo(1);
        assertThat(points(RED)).isZero();
        refused(RED, "power habitation", "no energy is free: 5 of 5 are used");
        when(RED, "staff power", "power habitation");
        assertThat(colony(RED).idle).isEqualTo(3);
        assertThat(points(RED)).isEqualTo(1);
        when(RED, "staff communication");
        assertThat(points(RED)).isEqualTo(2);
    }

    @Test
    void a_habitation_with_free_energy_brings_its_colonists_at_once() {
        given(rich());
        when(RED, "build habitation");
        assertThat(colony(RED).idle).isEqualTo(8);
        assertThat(colony(RED).active(HABITATION)).isEqualTo(2);
    }

    @Test
    void several_levels_may_be_built_in_one_turn() {
        given(rich());
        when(RED, "build military", "build military", "build research", "build research");
        assertThat(colony(RED).built(Installation.MILITARY)).isEqualTo(2);
        assertThat(colony(RED).built(Installation.RESEARCH)).isEqualTo(2);
    }

    @Test
    void every_installation_costs_what_the_aid_says() {
        given(rich());
        when(RED, "build habitation");
        assertThat(colony(RED).hand).containsExactly(6, 5, 5, 5, 5);
        given(rich());
        when(RED, "build power");
        assertThat(colony(RED).hand).containsExactly(6, 6, 5, 5, 6);
        given(rich());
        when(RED, "build silo");
        assertThat(colony(RED).hand).containsExactly(4, 5, 6, 6, 6);
        given(rich());
        when(RED, "build communication", "build communication", "build communication");
        assertThat(colony(RED).hand).containsExactly(6, 3, 6, 6, 0);
        given(rich());
        when(RED, "build military", "build military", "build military");
        assertThat(colony(RED).hand).containsExactly(0, 6, 6, 3, 6);
        given(rich());
        when(RED, "build research", "build research");
        assertThat(colony(RED).hand).containsExactly(6, 6, 1, 6, 3);
        given(rich());
        when(RED, "build spaceport");
        assertThat(colony(RED).hand).containsExactly(5, 6, 5, 6, 6);
        given(rich());
        when(RED, "build iron-mine", "build iron-mine");
        assertThat(colony(RED).hand).containsExactly(6, 4, 4, 6, 6);
        given(rich());
        when(RED, "buy iron-to-water");
        assertThat(colony(RED).hand).containsExactly(6, 5, 6, 5, 6);
    }

    @Test
    void tiles_are_counted_by_level_or_by_type() {
        Scenario byLevel = Scenario.of(3).turn(RED, Phase.BUILD).holds(RED, 3, Resource.IRON)
                .holds(RED, 2, Resource.CARBON).has(RED, Installation.SILO, 1, 0).has(GREEN, Installation.SILO, 2, 0)
                .has(BLUE, Installation.SILO, 2, 0);
        given(byLevel);
        refused(RED, "build silo", "no silo 2 tile is left°");
        given(byLevel.option("tiles-by-type", "on"));
        accepted(RED, "build silo");
    }

    @Test
    void guesses_about_tiles_levels_and_prices_are_marked() {
        given(rich().has(RED, Installation.SILO, 2, 0));
        refused(RED, "build silo", "every level of your silo is built°");
        Prose<MarsAction, MarsView> prose = new MarsTilsit().prose(Language.EN);
        assertThat(prose.choice(read("build research"), now.observe(RED))).endsWith("2 silicon + 1 oxygen°");
        assertThat(prose.choice(read("build iron-mine"), now.observe(RED))).endsWith("1 carbon + 1 silicon°");
        assertThat(prose.choice(read("build habitation"), now.observe(RED))).doesNotContain("°");
    }
}
