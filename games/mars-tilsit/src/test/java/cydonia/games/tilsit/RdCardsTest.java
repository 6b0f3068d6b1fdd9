package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Viewer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Every R&D card")
class RdCardsTest extends RulesTest {

    @Test
    void there_are_fifteen_of_each_level() {
        for (int deck = 1; deck <= 2; deck++) {
            int number = deck;
            assertThat(RdCard.ALL.stream().filter(card -> card.deck() == number).mapToInt(RdCard::copies).sum())
                    .isEqualTo(15);
        }
    }

    @ParameterizedTest
    @CsvSource({"BONUS_RESEARCH, RESEARCH", "BONUS_MILITARY, MILITARY", "BONUS_COMMUNICATION, COMMUNICATION",
            "BONUS_ENERGY, ENERGY", "BONUS_HABITATION, HABITATION"})
    void a_bonus_wins_ties_in_its_domain_and_in_no_other(RdCard card, Domain domain) {
        given(Scenario.of(2).faceUp(GREEN, card).idle(RED, 6).idle(GREEN, 2));
        for (Domain each : Domain.ALL) {
            assertThat(Comparison.winner(now.table(), each, RED.bit() | GREEN.bit()))
                    .isEqualTo(each == domain ? GREEN.index() : RED.index());
        }
    }

    @ParameterizedTest
    @CsvSource({"BONUS_RESEARCH, 2, 0", "PUBLICATION, 1, 0", "TERRAFORMING, 1, 1", "BREAKTHROUGH, 2, 0",
            "FUSION, 0, 0"})
    void science_and_victory_points_count_face_up(RdCard card, int science, int points) {
        given(Scenario.of(2).faceUp(RED, card));
        assertThat(colony(RED).science()).isEqualTo(science);
        assertThat(points(RED)).isEqualTo(points);
    }

    @Test
    void compact_storage_adds_two_to_the_hand_limit_while_silo_0_is_active() {
        given(Scenario.of(2).faceUp(RED, RdCard.COMPACT_STORAGE));
        assertThat(colony(RED).handLimit()).isEqualTo(6);
        given(Scenario.of(2).faceUp(RED, RdCard.COMPACT_STORAGE).has(RED, Installation.SILO, 0, -1));
        assertThat(colony(RED).handLimit()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"FUSION, 8", "SUPERCONDUCTORS, 7"})
    void reactors_raise_the_energy_limit(RdCard card, int limit) {
        given(Scenario.of(2).faceUp(RED, card));
        assertThat(now.table().energyLimit(colony(RED))).isEqualTo(limit);
    }

    @Test
    void robots_bring_two_colonists_who_go_with_the_card() {
        given(Scenario.of(2).turn(RED, Phase.EVENT).eventDeck(EventCard.CONFLICT_RESEARCH_MAJOR)
                .has(RED, Installation.RESEARCH, 2).has(RED, Installation.POWER, 1).faceUp(GREEN, RdCard.ROBOTS)
                .idle(GREEN, 1));
        int red = colony(RED).idle;
        when(RED, "claim robots");
        assertThat(colony(RED).idle).isEqualTo(red + 2);
        assertThat(colony(GREEN).idle).isZero();
        when(GREEN, "leave silo");
        assertThat(colony(GREEN).colonists()).as("only power plant 0 is left").isEqualTo(1);
    }

    @Test
    void robots_that_found_no_token_take_no_colonist_with_them() {
        given(Scenario.of(2).faceUp(GREEN, RdCard.ROBOTS));
        Table table = now.table().copy();
        table.colony(GREEN).robots = 1;
        int colonists = table.colony(GREEN).colonists();
        RdCards.moveFaceUp(table, RdCard.ROBOTS, table.colony(GREEN), table.colony(RED));
        assertThat(table.colony(GREEN).colonists()).as("one of the two had come").isEqualTo(colonists - 1);
        assertThat(table.colony(GREEN).robots).isZero();
    }

    @Test
    void taking_a_reactor_takes_its_energy() {
        given(Scenario.of(2).turn(RED, Phase.EVENT).eventDeck(EventCard.CONFLICT_RESEARCH_MAJOR)
                .has(RED, Installation.RESEARCH, 2).has(RED, Installation.POWER, 1).faceUp(GREEN, RdCard.FUSION)
                .has(GREEN, Installation.IRON_MINE, 4));
        when(RED, "claim fusion");
        when(GREEN, "switch-off iron-mine");
        assertThat(colony(GREEN).consumption()).isEqualTo(5);
    }

    @Test
    void deep_drilling_yields_one_more_of_a_kind_that_an_active_mine_yields() {
        given(Scenario.of(2).turn(RED, Phase.RESEARCH).supplyOnly(2, Resource.OXYGEN)
                .faceUp(RED, RdCard.DEEP_DRILLING).has(RED, Installation.IRON_MINE, 1)
                .has(RED, Installation.WATER_MINE, 1).has(RED, Installation.CARBON_MINE, 1, 0));
        assertThat(now.legal(RED)).containsExactly(read("take iron"), read("take water"));
        when(RED, "take water");
        assertThat(colony(RED).hand).containsExactly(1, 0, 0, 2, 1);
    }

    @Test
    void supply_rockets_bring_a_second_card() {
        given(Scenario.of(2).turn(RED, Phase.RESEARCH).supplyOnly(3, Resource.OXYGEN)
                .faceUp(RED, RdCard.SUPPLY_ROCKETS));
        assertThat(hand(RED, Resource.OXYGEN)).isEqualTo(2);
    }

    @Test
    void an_orbital_tug_exchanges_with_earth_at_two_to_one() {
        given(Scenario.of(2).faceUp(RED, RdCard.ORBITAL_TUG).holds(RED, 2, Resource.IRON));
        when(RED, "earth iron for water");
        assertThat(colony(RED).hand).containsExactly(0, 0, 0, 1, 0);
    }

    @Test
    void nano_assembly_spares_one_card_of_the_owners_choice_once_per_turn() {
        given(Scenario.of(2).turn(RED, Phase.BUILD).faceUp(RED, RdCard.NANO_ASSEMBLY).holds(RED, 3, Resource.CARBON)
                .holds(RED, 2, Resource.OXYGEN));
        when(RED, "build communication");
        assertThat(now.legal(RED)).containsExactly(read("spare carbon"), read("spare oxygen"), read("pay"));
        when(RED, "spare oxygen", "pay");
        assertThat(colony(RED).hand).containsExactly(0, 2, 0, 0, 2);
        refused(RED, "build silo");
        when(RED, "build communication");
        assertThat(colony(RED).hand).as("at full price").containsExactly(0, 1, 0, 0, 0);
    }

    @Test
    void a_discount_makes_affordable_what_is_one_card_short_and_must_then_be_used() {
        given(Scenario.of(2).turn(RED, Phase.BUILD).faceUp(RED, RdCard.NANO_ASSEMBLY).holds(RED, 1, Resource.CARBON));
        when(RED, "build communication");
        assertThat(now.legal(RED)).containsExactly(read("spare oxygen"));
        when(RED, "spare oxygen", "pay");
        assertThat(colony(RED).built(Installation.COMMUNICATION)).isEqualTo(1);
    }

    @Test
    void a_discount_not_used_can_still_be_used_this_turn() {
        given(Scenario.of(2).turn(RED, Phase.BUILD).faceUp(RED, RdCard.NANO_ASSEMBLY).holds(RED, 2, Resource.CARBON)
                .holds(RED, 2, Resource.OXYGEN));
        when(RED, "build communication", "pay", "build communication");
        accepted(RED, "spare oxygen");
    }

    @Test
    void prefabrication_spares_two_cards_but_one_is_always_paid() {
        given(Scenario.of(2).turn(RED, Phase.BUILD).inHand(RED, RdCard.PREFABRICATION).holds(RED, 1, Resource.IRON)
                .holds(RED, 1, Resource.SILICON));
        when(RED, "play prefabrication", "build spaceport", "spare iron");
        refused(RED, "spare silicon");
        when(RED, "pay");
        assertThat(colony(RED).hand).containsExactly(1, 0, 0, 0, 0);
        assertThat(now.table().rdDecks[0].size()).isEqualTo(15);
    }

    @Test
    void prefabrication_is_not_wasted_when_nothing_can_be_built() {
        given(Scenario.of(2).turn(RED, Phase.BUILD).inHand(RED, RdCard.PREFABRICATION));
        refused(RED, "play prefabrication", "you could build nothing, even with this card");
    }

    @Test
    void both_discounts_add_up() {
        given(Scenario.of(2).turn(RED, Phase.BUILD).faceUp(RED, RdCard.NANO_ASSEMBLY)
                .inHand(RED, RdCard.PREFABRICATION).holds(RED, 1, Resource.WATER));
        when(RED, "play prefabrication", "build habitation", "spare carbon", "spare silicon", "spare oxygen", "pay");
        assertThat(colony(RED).built(Installation.HABITATION)).isEqualTo(1);
        assertThat(now.table().turn.discounted).isTrue();
    }

    @Test
    void what_prefabrication_covers_alone_leaves_the_discount_of_this_turn() {
        given(Scenario.of(2).turn(RED, Phase.BUILD).faceUp(RED, RdCard.NANO_ASSEMBLY)
                .inHand(RED, RdCard.PREFABRICATION).holds(RED, 1, Resource.CARBON).holds(RED, 1, Resource.WATER)
                .holds(RED, 1, Resource.OXYGEN));
        when(RED, "play prefabrication", "build habitation", "spare carbon", "spare silicon", "pay");
        assertThat(colony(RED).hand).containsExactly(0, 1, 0, 0, 0);
        when(RED, "build communication");
        accepted(RED, "spare oxygen");
    }

    @Test
    void prefabrication_not_used_is_gone_with_the_turn() {
        given(Scenario.of(2).turn(RED, Phase.BUILD).inHand(RED, RdCard.PREFABRICATION).holds(RED, 2, Resource.CARBON)
                .holds(RED, 2, Resource.OXYGEN));
        when(RED, "play prefabrication");
        assertThat(now.table().turn.prefabricated).isEqualTo(2);
        when(RED, "done", "done");
        assertThat(now.toAct()).as("whose turn it is now").doesNotContain(RED);
        assertThat(now.table().turn.prefabricated).isZero();
    }

    @Test
    void a_shield_saves_cards_in_the_optional_and_the_minor_military_conflict() {
        Scenario shielded = Scenario.of(2).has(RED, Installation.MILITARY, 2).faceUp(GREEN, RdCard.SHIELD)
                .holds(GREEN, 4, Resource.IRON);
        given(shielded.turn(RED, Phase.RESEARCH));
        when(RED, "fight green");
        assertThat(colony(GREEN).handSize()).isEqualTo(4);
        given(shielded.turn(RED, Phase.EVENT).eventDeck(EventCard.CONFLICT_MILITARY_MINOR));
        assertThat(colony(GREEN).handSize()).isEqualTo(4);
    }

    @Test
    void a_shield_does_not_help_against_the_major_military_conflict() {
        given(Scenario.of(2).has(RED, Installation.MILITARY, 2).faceUp(GREEN, RdCard.SHIELD)
                .holds(GREEN, 4, Resource.IRON).turn(RED, Phase.EVENT).eventDeck(EventCard.CONFLICT_MILITARY_MAJOR));
        assertThat(colony(GREEN).handSize()).isEqualTo(2);
    }

    @Test
    void a_spy_satellite_looks_into_a_hand_and_takes_a_card() {
        given(Scenario.of(3).inHand(RED, RdCard.SPY_SATELLITE).holds(GREEN, 1, Resource.IRON)
                .holds(GREEN, 1, Resource.WATER));
        when(RED, "play spy-satellite");
        assertThat(now.legal(RED)).as("Blue has no card").containsExactly(read("spy green"));
        when(RED, "spy green");
        assertThat(now.observe(RED).shownHand()).isPresent();
        assertThat(now.observe(BLUE).shownHand()).isEmpty();
        when(RED, "take water");
        assertThat(colony(RED).hand).containsExactly(0, 0, 0, 1, 0);
        assertThat(now.table().rdDecks[1].size()).isEqualTo(15);
    }

    @Test
    void a_spy_satellite_needs_somebody_with_cards() {
        given(Scenario.of(3).inHand(RED, RdCard.SPY_SATELLITE));
        refused(RED, "play spy-satellite", "nobody else has a card in hand");
    }

    @Test
    void an_express_shuttle_brings_three_cards_of_choice() {
        given(Scenario.of(2).inHand(RED, RdCard.EXPRESS_SHUTTLE));
        when(RED, "play express-shuttle");
        whenTogether(RED, "take oxygen", "take iron", "take oxygen");
        assertThat(colony(RED).hand).containsExactly(1, 0, 0, 0, 2);
    }

    @Test
    void a_card_kept_in_hand_is_known_to_its_owner_alone() {
        given(Scenario.of(2).inHand(RED, RdCard.EXPRESS_SHUTTLE));
        assertThat(now.observe(RED).heldCards()).containsExactly(RdCard.EXPRESS_SHUTTLE);
        assertThat(now.observe(GREEN).heldCards()).isEmpty();
        assertThat(now.observe(Viewer.PUBLIC).colony(RED).held()).containsExactly(0, 1);
    }
}
