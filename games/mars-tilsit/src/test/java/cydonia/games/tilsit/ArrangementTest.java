package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.tilsit.box.Domain;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Phase;
import cydonia.games.tilsit.language.MarsHappening;
import cydonia.games.tilsit.language.Question;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Colonists, energy and losses (rulebook, 6 and 7)")
class ArrangementTest extends RulesTest {

    private static final Installation COMMUNICATION = Installation.COMMUNICATION;
    private static final Installation HABITATION = Installation.HABITATION;
    private static final Installation POWER = Installation.POWER;

    private static Scenario endOfTurn() {
        return Scenario.of(2).turn(RED, Phase.END);
    }

    @Test
    @DisplayName("41. The start position with a module and a third mine built, limit 5: only one of the two can be staffed")
    void the_energy_limit_holds() {
        given(endOfTurn().has(RED, Installation.IRON_MINE, 2).has(RED, Installation.WATER_MINE, 1, 0)
                .has(RED, COMMUNICATION, 1, 0));
        accepted(RED, "staff communication");
        when(RED, "staff water-mine");
        refused(RED, "staff communication", "no energy is free: 5 of 5 are used");
    }

    @Test
    @DisplayName("42. Level 2 is not staffed over an unstaffed level 1; whoever leaves level 1 leaves all above, with points and contracts")
    void levels_are_active_from_the_lowest_up() {
        given(endOfTurn().has(RED, COMMUNICATION, 2, 0));
        when(RED, "staff communication");
        assertThat(colony(RED).level(COMMUNICATION)).as("the lowest comes first").isEqualTo(1);
        given(endOfTurn().has(RED, COMMUNICATION, 3).has(RED, POWER, 1));
        int idle = colony(RED).idle;
        assertThat(points(RED)).isEqualTo(3);
        when(RED, "rearrange", "vacate communication 1");
        assertThat(colony(RED).idle).isEqualTo(idle + 3);
        assertThat(points(RED)).isZero();
        assertThat(colony(RED).contractLimit()).isEqualTo(1);
        refused(RED, "staff communication", "you have just left it");
    }

    @Test
    @DisplayName("6 a, 7. At 11 points: a base is left to power a habitation, whose colonists bring energy for the base again: 12 points, won")
    void what_was_left_for_a_waiting_habitation_may_be_staffed_again() {
        given(endOfTurn().has(RED, POWER, 2, 1).has(RED, HABITATION, 3, 2).has(RED, COMMUNICATION, 3)
                .has(RED, Installation.MILITARY, 3).idle(RED, 0).supremacy(RED, Domain.MILITARY)
                .supremacy(RED, Domain.COMMUNICATION).supremacy(RED, Domain.RESEARCH));
        assertThat(points(RED)).isEqualTo(11);
        assertThat(now.table().freeEnergy(colony(RED))).isZero();
        when(RED, "rearrange", "vacate military 3");
        refused(RED, "staff military", "you have just left it");
        when(RED, "power habitation");
        assertThat(points(RED)).as("a habitation for a base").isEqualTo(11);
        refused(RED, "staff military", "no energy is free: 10 of 10 are used");
        when(RED, "staff power", "staff military");
        assertThat(points(RED)).isEqualTo(12);
        when(RED, "done");
        assertThat(now.outcome().orElseThrow().winners()).containsExactly(RED);
    }

    @Test
    @DisplayName("43. Power plant 0 cannot be left")
    void power_plant_0_is_never_left() {
        given(endOfTurn().has(RED, POWER, 1));
        when(RED, "rearrange");
        refused(RED, "vacate power 0");
        accepted(RED, "vacate power 1");
    }

    @Test
    void a_power_plant_in_use_cannot_be_left() {
        given(endOfTurn().has(RED, POWER, 1).has(RED, Installation.IRON_MINE, 4).idle(RED, 0));
        assertThat(colony(RED).consumption()).isEqualTo(6);
        when(RED, "rearrange");
        refused(RED, "vacate power 1");
        when(RED, "vacate iron-mine 4");
        when(RED, "rearrange", "vacate power 1");
        assertThat(now.table().energyLimit(colony(RED))).isEqualTo(5);
    }

    private static Scenario struck(Scenario scenario) {
        return scenario.turn(GREEN, Phase.EVENT).eventDeck(EventCard.CONFLICT_MILITARY_MAJOR)
                .has(GREEN, Installation.MILITARY, 2);
    }

    @Test
    @DisplayName("44. Consumption 8, power plant 1 destroyed: limit 5, the owner switches off three units")
    void lost_energy_is_made_up_at_once_by_the_owners_choice() {
        given(struck(Scenario.of(2).has(RED, POWER, 1).has(RED, Installation.IRON_MINE, 4)
                .has(RED, Installation.SPACEPORT, 1).has(RED, COMMUNICATION, 1).idle(RED, 0)));
        assertThat(colony(RED).consumption()).isEqualTo(8);
        when(GREEN, "destroy power");
        assertThat(now.toAct()).containsExactly(RED);
        when(RED, "switch-off iron-mine", "switch-off spaceport", "switch-off silo");
        assertThat(colony(RED).consumption()).isEqualTo(5);
        assertThat(colony(RED).idle).as("three, and the one from the plant").isEqualTo(4);
        assertThat(told(MarsHappening.SwitchedOff.class)).startsWith("Red switches off ").contains("iron mine");
    }

    @Test
    @DisplayName("45. Habitation 2 destroyed with 1 idle: it and two more are lost; a pending habitation costs none")
    void a_destroyed_habitation_takes_its_colonists_along() {
        given(struck(Scenario.of(2).has(RED, HABITATION, 2).has(RED, Installation.IRON_MINE, 1).idle(RED, 1)
                .has(RED, POWER, 1)));
        int colonists = colony(RED).colonists();
        when(GREEN, "destroy habitation");
        assertThat(colony(RED).idle).isZero();
        whenTogether(RED, "leave iron-mine", "leave silo");
        assertThat(colony(RED).colonists()).isEqualTo(colonists - 3);
        assertThat(told(MarsHappening.Left.class)).startsWith("Red’s ").endsWith("stops: no colonist left.");
        given(struck(Scenario.of(2).has(RED, HABITATION, 2, 1).idle(RED, 1)));
        colonists = colony(RED).colonists();
        when(GREEN, "destroy habitation");
        assertThat(colony(RED).colonists()).isEqualTo(colonists);
    }

    @Test
    @DisplayName("46. Level 0 is never destroyed, nor level 1 under level 2")
    void only_the_highest_level_can_be_destroyed() {
        given(struck(Scenario.of(2).has(RED, COMMUNICATION, 2, 1)));
        assertThat(now.legal(GREEN)).containsExactly(read("destroy communication"));
        when(GREEN, "destroy communication");
        assertThat(colony(RED).built(COMMUNICATION)).isEqualTo(1);
        assertThat(colony(RED).active(COMMUNICATION)).isEqualTo(1);
    }

    @Test
    @DisplayName("47. Energy supremacy: 10 own and the better of 3 and 1 unused; when the first uses 2 more, 2 are switched off")
    void borrowed_energy_is_measured_at_the_end_of_every_turn() {
        given(Scenario.of(3).turn(GREEN, Phase.END).supremacy(RED, Domain.ENERGY).has(RED, POWER, 1)
                .has(RED, Installation.IRON_MINE, 4).has(RED, HABITATION, 4).has(RED, Installation.MILITARY, 3)
                .has(GREEN, Installation.WATER_MINE, 2, 0).has(BLUE, Installation.OXYGEN_MINE, 2));
        assertThat(colony(GREEN).ownEnergy() - colony(GREEN).consumption()).isEqualTo(3);
        assertThat(colony(BLUE).ownEnergy() - colony(BLUE).consumption()).isEqualTo(1);
        assertThat(now.table().energyLimit(colony(RED))).isEqualTo(13);
        assertThat(colony(RED).consumption()).isEqualTo(13);
        when(GREEN, "staff water-mine", "staff water-mine", "done");
        assertThat(now.table().energyLimit(colony(RED))).isEqualTo(11);
        assertThat(now.toAct()).containsExactly(RED);
        when(RED, "switch-off military", "switch-off iron-mine");
        assertThat(colony(RED).consumption()).isEqualTo(11);
    }

    @Test
    @DisplayName("48. Two colonist tokens left: a habitation brings two")
    void tokens_run_out() {
        given(Scenario.of(4).turn(RED, Phase.END).has(RED, HABITATION, 1, 0).colonistTokens(2));
        int idle = colony(RED).idle;
        when(RED, "power habitation");
        assertThat(colony(RED).idle).isEqualTo(idle + 2);
    }

    @Test
    @DisplayName("49. Everything built: 21 units would be needed; with three mines 20 energy, 19 colonists, 15 points")
    void a_complete_colony() {
        Scenario complete = endOfTurn().has(RED, HABITATION, 4).has(RED, POWER, 3).has(RED, Installation.SILO, 2)
                .has(RED, COMMUNICATION, 3).has(RED, Installation.MILITARY, 3).has(RED, Installation.RESEARCH, 2)
                .has(RED, Installation.SPACEPORT, 1).has(RED, Installation.IRON_MINE, 4, 3).idle(RED, 1);
        given(complete);
        assertThat(colony(RED).consumption()).isEqualTo(20);
        assertThat(colony(RED).colonists() - colony(RED).idle).isEqualTo(19);
        assertThat(points(RED)).isEqualTo(15);
        refused(RED, "staff iron-mine", "no energy is free: 20 of 20 are used");
    }

    @Test
    void switching_off_a_habitation_loses_its_colonists() {
        given(struck(Scenario.of(2).has(RED, POWER, 1).has(RED, HABITATION, 2).has(RED, Installation.IRON_MINE, 2)
                .idle(RED, 4)));
        when(GREEN, "destroy power");
        when(RED, "switch-off habitation");
        assertThat(colony(RED).idle).as("4, one from the plant, less 3").isEqualTo(2);
        assertThat(colony(RED).active(HABITATION)).isEqualTo(2);
    }

    @Test
    @DisplayName("A pending habitation gets its colonists at the moment there is energy, also on another's turn")
    void energy_that_becomes_free_powers_a_pending_habitation() {
        given(struck(Scenario.of(2).has(RED, HABITATION, 1, 0).has(RED, Installation.COMMUNICATION, 2)
                .has(RED, Installation.IRON_MINE, 1)));
        assertThat(now.table().freeEnergy(colony(RED))).isZero();
        when(GREEN, "destroy communication");
        assertThat(colony(RED).brought[1]).isEqualTo(3);
        assertThat(told(MarsHappening.HabitationPowered.class))
                .isEqualTo("Red’s habitation 1 is powered: 3 colonists.");
    }

    @Test
    void energy_left_at_the_end_of_the_arrangement_powers_a_pending_habitation() {
        given(Scenario.of(2).turn(RED, Phase.END).has(RED, HABITATION, 1, 0));
        when(RED, "done");
        assertThat(colony(RED).marker).isEqualTo(1);
    }

    @Test
    @DisplayName("Borrowed energy is measured at the start of the end phase: what another lost this turn can be used in it")
    void borrowed_energy_is_measured_before_colonists_are_arranged() {
        given(struck(Scenario.of(2).supremacy(GREEN, Domain.ENERGY).has(RED, Installation.COMMUNICATION, 1)));
        int limit = now.table().energyLimit(colony(GREEN));
        when(GREEN, "destroy communication", "done", "done", "done");
        assertThat(now.observe(GREEN).question()).isEqualTo(new Question.Arrange());
        assertThat(now.table().energyLimit(colony(GREEN))).isEqualTo(limit + 1);
    }

    @Test
    void one_may_leave_nothing_after_all() {
        given(Scenario.of(2).turn(RED, Phase.END));
        when(RED, "rearrange", "done");
        assertThat(now.observe(RED).question()).isEqualTo(new Question.Arrange());
        accepted(RED, "rearrange");
    }
}
