package cydonia.games.martians;

import static cydonia.games.martians.box.Infrastructure.GREENHOUSES;
import static cydonia.games.martians.box.Infrastructure.LANDING_PAD;
import static cydonia.games.martians.box.Infrastructure.MOXIE;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.martians.box.Event;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.ResearchTile;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.Ward;
import cydonia.games.martians.language.Question;
import cydonia.games.martians.rules.Wards;
import cydonia.games.martians.table.Displays;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("Preparation and maintenance (rulebook pp. 12, 13, 16 and 17)")
class PhasesTest {

    @Nested
    @DisplayName("Preparation")
    class PreparationPhase extends RulesTest {

        @Test
        @DisplayName("45. 2p, preparation of cycle 2, no modifiers: Q1, Q2: 1/1/1; Q3, Q4: 0/0/1. SOLO.1: Q1, Q2: 1/1/2")
        void needs_are_laid_quarters_by_quarters() {
            given(prepared(Scenario.coop(2)));
            assertThat(quarters(1)).containsExactly(1, 1, 1);
            assertThat(quarters(2)).containsExactly(1, 1, 1);
            assertThat(quarters(3)).containsExactly(0, 0, 1);
            assertThat(quarters(4)).containsExactly(0, 0, 1);
            given(prepared(Scenario.solo()));
            assertThat(quarters(1)).containsExactly(1, 1, 2);
            assertThat(quarters(2)).containsExactly(1, 1, 2);
            given(prepared(Scenario.coop(3)));
            assertThat(quarters(2)).containsExactly(1, 1, 2);
            assertThat(quarters(3)).containsExactly(1, 1, 1);
            assertThat(quarters(4)).containsExactly(0, 0, 1);
            given(prepared(Scenario.coop(4)));
            assertThat(quarters(4)).containsExactly(1, 1, 2);
        }

        private MartiansPosition prepared(Scenario scenario) {
            return scenario.noNeeds().cycle(2).nextEvent(Event.VALVES).preparation();
        }

        @Test
        @DisplayName("46. 3p with medicines, preparation: 3 oxygen, 2 sickness (Q1, Q2), 6 hunger (2, 2, 1, 1)")
        void medicines_spare_one_sickness() {
            given(prepared(Scenario.coop(3).developed(BLUE, Technology.MEDICINES)));
            assertThat(quarters(1)).containsExactly(1, 1, 2);
            assertThat(quarters(2)).containsExactly(1, 1, 2);
            assertThat(quarters(3)).containsExactly(1, 0, 1);
            assertThat(quarters(4)).containsExactly(0, 0, 1);
        }

        @Test
        @DisplayName("47. COM.4, one player with CO2 converter, preparation: he gets 0 oxygen, 1 sickness, 2 hunger; the others 1, 1, 2")
        void the_converter_serves_its_owner() {
            given(prepared(Scenario.com(3).developed(GREEN, Technology.CO2_CONVERTER)));
            assertThat(quarters(1)).containsExactly(1, 1, 2);
            assertThat(quarters(2)).containsExactly(0, 1, 2);
            assertThat(quarters(3)).containsExactly(1, 1, 2);
        }

        @Test
        @DisplayName("48. Shared colony, needs all met in cycles 1, 2 and 3, no birth control, preparation of cycle 4: fourth colonist free, 1 hunger more, turn 4 played by all")
        void three_births_free_the_fourth_colonist() {
            given(Scenario.coop(2, Mission.VASTITAS_BOREALIS).noNeeds().births(0, 2)
                    .cycle(3).nextEvent(Event.QUARANTINE).maintenance());
            when("unlock");
            assertThat(table().calendar.cycle).isEqualTo(4);
            assertThat(table().fourthFree(0)).isTrue();
            assertThat(table().fourthFree(1)).isTrue();
            assertThat(quarters(1)).containsExactly(1, 1, 2);
            assertThat(quarters(2)).containsExactly(1, 1, 1);
            assertThat(turnsPlayed(4)).isEqualTo(List.of(2, 2, 2, 2));
        }

        /** Finishes every player-turn of this cycle and counts them turn by turn. */
        private List<Integer> turnsPlayed(int cycle) {
            int[] played = new int[5];
            while (table().calendar.cycle == cycle && !now().toAct().isEmpty()) {
                if (table().question() instanceof Question.Play) {
                    played[table().calendar.turn]++;
                    when("finish");
                } else {
                    when(now().toAct().getFirst(), legal().getLast());
                }
            }
            return List.of(played[1], played[2], played[3], played[4]);
        }

        @Test
        @DisplayName("49. Birth control developed in cycle 1, needs met in cycle 1: preparation 2: 2 birth tokens, still locked; needs met in cycle 2: preparation 3: 4 tokens, free")
        void birth_control_adds_a_token_each_preparation() {
            given(Scenario.coop(2).noNeeds().developed(RED, Technology.BIRTH_CONTROL).nextEvent(Event.VALVES)
                    .maintenance());
            assertThat(table().calendar.cycle).isEqualTo(2);
            assertThat(table().colonies.births[0]).isEqualTo(2);
            assertThat(table().fourthFree(0)).isFalse();
            given(Scenario.coop(2).noNeeds().cycle(2).births(0, 2).developed(RED, Technology.BIRTH_CONTROL)
                    .nextEvent(Event.RTG_FAILURE).maintenance());
            assertThat(table().colonies.births[0]).isEqualTo(4);
            when("unlock");
            assertThat(table().fourthFree(0)).isTrue();
        }

        @Test
        @DisplayName("p. 13: fewer than three birth tokens: nobody may free a fourth colonist. Three, or more: it may be done")
        void the_fourth_colonist_waits_for_three_birth_tokens() {
            for (int births = 0; births <= 4; births++) {
                given(prepared(Scenario.coop(2).births(0, births)));
                boolean enough = births >= 3;
                assertThat(table().question() instanceof Question.FreeColonist).as("%s tokens", births)
                        .isEqualTo(enough);
                if (enough) {
                    when("unlock");
                }
                assertThat(table().fourthFree(0)).isEqualTo(enough);
                assertThat(quarters(1)).as("hunger in the first quarters").containsExactly(1, 1, enough ? 2 : 1);
            }
        }

        @Test
        @DisplayName("p. 13: in a shared colony three birth tokens in all free the fourth colonist of each player, once")
        void in_a_shared_colony_each_player_profits_from_three_birth_tokens() {
            given(Scenario.semi(3).noNeeds().births(0, 3).cycle(3).nextEvent(Event.RTG_FAILURE).preparation());
            when("unlock");
            assertThat(table().colonies.births).as("one count for the colony, and it is kept").containsExactly(3);
            for (int crew = 0; crew < 3; crew++) {
                assertThat(table().fourthFree(crew)).isTrue();
            }
            given(Scenario.solo().noNeeds().births(0, 3).cycle(3).nextEvent(Event.RTG_FAILURE).preparation());
            when("unlock");
            assertThat(table().fourthFree(0)).isTrue();
            assertThat(table().fourthFree(1)).as("the other crew").isTrue();
        }

        @Test
        @DisplayName("p. 13: in COM.4 only who has three birth tokens in his own quarters frees his fourth colonist")
        void in_com_only_the_player_with_three_birth_tokens_frees_his_fourth_colonist() {
            given(Scenario.com(3).noNeeds().births(0, 2).births(1, 3).births(2, 2).cycle(3)
                    .nextEvent(Event.RTG_FAILURE).preparation());
            assertThat(now().toAct()).as("the neighbours' tokens do not count").containsExactly(GREEN);
            when("unlock");
            assertThat(table().fourthFree(0)).isFalse();
            assertThat(table().fourthFree(1)).isTrue();
            assertThat(table().fourthFree(2)).isFalse();
            assertThat(quarters(1)).containsExactly(1, 1, 2);
            assertThat(quarters(2)).as("one hunger more").containsExactly(1, 1, 3);
            assertThat(quarters(3)).containsExactly(1, 1, 2);
        }

        @Test
        void the_fourth_colonist_is_freed_only_if_the_player_wants_to() {
            given(Scenario.com(2).noNeeds().births(0, 3).cycle(3).nextEvent(Event.RTG_FAILURE).preparation());
            assertThat(now().toAct()).containsExactly(RED);
            when("leave-locked");
            assertThat(table().fourthFree(0)).isFalse();
            assertThat(quarters(1)).as("no hunger more").containsExactly(1, 1, 2);
            given(Scenario.coop(2).noNeeds().births(0, 3).cycle(3).first(1).nextEvent(Event.RTG_FAILURE)
                    .preparation());
            assertThat(now().toAct()).as("of a shared colony the first player decides").containsExactly(GREEN);
        }

        @Test
        @DisplayName("53. One dead colonist, fourth locked, preparation: he chooses turn 1, 2 or 3 to skip and plays two turns; the colony's hunger is 1 lower. Fourth free later: 3 of 4 turns, hunger change 0")
        void the_dead_are_missed_in_a_turn_of_their_choice() {
            given(Scenario.com(2).noNeeds().cycle(2).dead(0, 1).nextEvent(Event.VALVES).preparation());
            assertThat(now().toAct()).containsExactly(RED);
            assertThat(legal()).containsExactly("absent 1", "absent 2", "absent 3");
            assertThat(quarters(1)).containsExactly(1, 1, 1);
            assertThat(quarters(2)).containsExactly(1, 1, 2);
            when("absent 2");
            assertThat(turnsPlayed(2)).isEqualTo(List.of(2, 1, 2, 0));
            given(Scenario.com(2).noNeeds().cycle(3).dead(0, 1).fourthFree(0).nextEvent(Event.RTG_FAILURE)
                    .preparation());
            assertThat(legal()).containsExactly("absent 1", "absent 2", "absent 3", "absent 4");
            assertThat(quarters(1)).containsExactly(1, 1, 2);
            when("absent 4");
            assertThat(turnsPlayed(3)).isEqualTo(List.of(2, 2, 2, 0));
        }

        @Test
        void displays_are_refilled() {
            given(prepared(Scenario.com(4)));
            assertThat(Displays.sum(table().piles.expertsShown)).isEqualTo(7);
            assertThat(Displays.sum(table().piles.assistantsShown)).isEqualTo(7);
            assertThat(Integer.bitCount(table().piles.tilesShown)).isEqualTo(8);
            assertThat(Integer.bitCount(table().piles.contractsShown)).isEqualTo(8);
        }

        @Test
        void an_empty_research_pile_is_made_anew_from_the_discards() {
            ResearchTile[] tiles = ResearchTile.values();
            given(Scenario.com(2).shows(Arrays.copyOf(tiles, 8)).discards(Arrays.copyOfRange(tiles, 8, 12)).noNeeds()
                    .cycle(2).nextEvent(Event.VALVES).preparation());
            assertThat(Integer.bitCount(table().piles.tilesShown)).isEqualTo(10);
            assertThat(table().piles.tilesGone).isZero();
            assertThat(Integer.bitCount(table().piles.tilePile)).isEqualTo(2);
        }

        @Test
        void an_empty_pile_of_experts_gives_nothing() {
            given(prepared(Scenario.of(2, Map.of("collector", "off")).shows(Expert.CHEMIST, Expert.CHEMIST,
                    Expert.DOCTOR, Expert.DOCTOR, Expert.ENGINEER, Expert.ENGINEER, Expert.NUTRITIONIST,
                    Expert.NUTRITIONIST, Expert.PHARMACIST, Expert.PHARMACIST)));
            assertThat(Displays.sum(table().piles.expertsShown)).isEqualTo(10);
        }
    }

    @Nested
    @DisplayName("Maintenance")
    class MaintenancePhase extends RulesTest {

        @Test
        @DisplayName("50. CO-OP.2, maintenance: oxygen and sickness left in Q1, hunger in Q2: each player: one dead colonist, one marker to the apartments, none to the infirmary; no birth token")
        void death_cancels_the_other_needs_of_the_same_quarters() {
            given(Scenario.coop(2).noNeeds().needs(1, 1, 1, 0).needs(2, 0, 0, 1).nextEvent(Event.VALVES)
                    .maintenance());
            for (int crew = 0; crew < 2; crew++) {
                assertThat(table().crews.dead[crew]).isEqualTo(1);
                assertThat(Wards.in(table(), crew, Ward.APARTMENTS)).isEqualTo(1);
                assertThat(Wards.in(table(), crew, Ward.INFIRMARY)).isZero();
            }
            assertThat(table().colonies.births[0]).isZero();
        }

        @Test
        @DisplayName("51. CO-OP.2, 4p: sickness in Q1, Q2 and Q3, maintenance: each player loses three markers to the infirmary; in the gentler reading exactly one")
        void quarters_are_treated_separately() {
            given(Scenario.coop(4).noNeeds().needs(1, 0, 1, 0).needs(2, 0, 1, 0).needs(3, 0, 1, 0)
                    .nextEvent(Event.VALVES).maintenance());
            for (int crew = 0; crew < 4; crew++) {
                assertThat(Wards.in(table(), crew, Ward.INFIRMARY)).isEqualTo(3);
            }
            given(Scenario.of(4, Map.of("mode", "coop", "maintenance", "once")).noNeeds().needs(1, 0, 1, 0)
                    .needs(2, 0, 1, 0).needs(3, 0, 1, 0).nextEvent(Event.VALVES).maintenance());
            for (int crew = 0; crew < 4; crew++) {
                assertThat(Wards.in(table(), crew, Ward.INFIRMARY)).isEqualTo(1);
                assertThat(table().crews.reserve[crew]).isEqualTo(2);
            }
        }

        @Test
        void each_quarters_without_oxygen_kills_and_only_there_sickness_and_hunger_are_ignored() {
            given(Scenario.coop(2).noNeeds().needs(1, 1, 1, 1).needs(2, 2, 0, 0).needs(3, 0, 1, 2)
                    .nextEvent(Event.VALVES).maintenance());
            assertThat(table().crews.dead).containsExactly(2, 2);
            assertThat(Wards.in(table(), 0, Ward.INFIRMARY)).isEqualTo(1);
            assertThat(Wards.in(table(), 0, Ward.APARTMENTS)).isEqualTo(1);
        }

        @Test
        void the_penalties_go_by_quarters_as_far_as_there_are_markers() {
            given(Scenario.coop(2).noNeeds().needs(1, 0, 1, 1).needs(2, 0, 1, 1).nextEvent(Event.VALVES)
                    .maintenance());
            assertThat(Wards.in(table(), 0, Ward.INFIRMARY)).as("Q1, Q2").isEqualTo(2);
            assertThat(Wards.in(table(), 0, Ward.APARTMENTS)).as("Q1; no fourth marker for Q2").isEqualTo(1);
        }

        @Test
        void two_markers_to_give_up_are_named_in_any_order() {
            given(Scenario.com(2).noNeeds().needs(1, 0, 1, 1).marker(0, MOXIE, 1).marker(0, LANDING_PAD, 1)
                    .marker(0, GREENHOUSES, 1).nextEvent(Event.VALVES).maintenance());
            together("send greenhouses", "send moxie");
            assertThat(table().posts.of(0)).isEqualTo(1 << LANDING_PAD.firstPost());
            assertThat(Wards.in(table(), 0, Ward.INFIRMARY) + Wards.in(table(), 0, Ward.APARTMENTS)).isEqualTo(2);
        }

        @Test
        @DisplayName("52. All three markers on posts, hunger left, maintenance: player picks one of them for the apartments. Two in the apartments, one in the infirmary: no further penalty")
        void a_marker_on_a_post_may_be_taken() {
            given(Scenario.com(2).noNeeds().needs(1, 0, 0, 1).marker(0, MOXIE, 1).marker(0, LANDING_PAD, 1)
                    .marker(0, GREENHOUSES, 1).nextEvent(Event.VALVES).maintenance());
            assertThat(legal(RED)).containsExactly("send moxie", "send landing-pad", "send greenhouses");
            when("send greenhouses");
            assertThat(Wards.in(table(), 0, Ward.APARTMENTS)).isEqualTo(1);
            assertThat(table().posts.of(0) & GREENHOUSES.mask()).isZero();
            given(Scenario.com(2).noNeeds().needs(1, 0, 1, 1).in(Ward.APARTMENTS, 0, 2).in(Ward.INFIRMARY, 0, 1)
                    .nextEvent(Event.VALVES).maintenance());
            assertThat(Wards.in(table(), 0, Ward.APARTMENTS)).isEqualTo(2);
            assertThat(Wards.in(table(), 0, Ward.INFIRMARY)).isEqualTo(1);
        }

        @Test
        @DisplayName("54. SOLO.1, oxygen left, maintenance: one dead token of each crew; with contracts -6 at the end")
        void both_crews_mourn() {
            given(Scenario.solo().noNeeds().needs(2, 1, 0, 0).cycle(4).hasNothing(RED).has(20, Good.REPUTATION)
                    .maintenance());
            assertThat(table().crews.dead).containsExactly(1, 1);
            assertThat(score(RED)).as("20, one need -3, two dead -6").isEqualTo(11);
        }

        @Test
        @DisplayName("55. Last cycle, needs left, maintenance: penalties are applied, tokens stay for the end check")
        void in_the_last_cycle_the_tokens_stay() {
            given(Scenario.com(2).noNeeds().needs(1, 0, 1, 1).cycle(5).maintenance());
            assertThat(now().outcome()).isPresent();
            assertThat(Wards.in(table(), 0, Ward.INFIRMARY)).isEqualTo(1);
            assertThat(Wards.in(table(), 0, Ward.APARTMENTS)).isEqualTo(1);
            assertThat(quarters(1)).containsExactly(0, 1, 1);
        }

        @Test
        void needs_met_bring_one_birth_token_for_the_colony() {
            given(Scenario.coop(3).noNeeds().nextEvent(Event.VALVES).maintenance());
            assertThat(table().colonies.births).containsExactly(1);
            given(Scenario.com(2).noNeeds().needs(2, 0, 0, 1).nextEvent(Event.VALVES).maintenance());
            assertThat(table().colonies.births).containsExactly(1, 0);
        }

        @Test
        void when_nobody_is_left_alive_the_game_is_lost() {
            given(Scenario.coop(2).noNeeds().needs(1, 1, 0, 0).dead(0, 2).dead(1, 2).cycle(3).maintenance());
            assertThat(now().outcome().orElseThrow().winners()).isEmpty();
            assertThat(now().outcome().orElseThrow().reasons()).anyMatch(text -> text.en().contains("alive"));
            assertThat(table().calendar.cycle).isEqualTo(3);
        }

        @Test
        void in_com_a_player_without_colonists_only_watches() {
            given(Scenario.com(2).noNeeds().dead(0, 3).cycle(2).nextEvent(Event.VALVES).preparation());
            assertThat(now().toAct()).containsExactly(GREEN);
            assertThat(need(1, Need.HUNGER)).as("2 - 3, not negative").isZero();
        }
    }
}
