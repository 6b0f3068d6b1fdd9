package cydonia.games.martians;

import static cydonia.games.martians.box.Infrastructure.CONSTRUCTION;
import static cydonia.games.martians.box.Infrastructure.EXCAVATION;
import static cydonia.games.martians.box.Infrastructure.GREENHOUSES;
import static cydonia.games.martians.box.Infrastructure.HOSPITAL;
import static cydonia.games.martians.box.Infrastructure.LABORATORY;
import static cydonia.games.martians.box.Infrastructure.LANDING_PAD;
import static cydonia.games.martians.box.Infrastructure.MOXIE;
import static cydonia.games.martians.box.Infrastructure.WATER_PLANT;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.PowerSource;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.Ward;
import cydonia.games.martians.language.MartiansObstacle;
import cydonia.games.martians.language.MartiansObstacle.AlreadyDone;
import cydonia.games.martians.language.MartiansObstacle.InstallationLimit;
import cydonia.games.martians.language.MartiansObstacle.MarkerThere;
import cydonia.games.martians.language.MartiansObstacle.MustActFirst;
import cydonia.games.martians.language.MartiansObstacle.NoMarker;
import cydonia.games.martians.language.MartiansObstacle.NoNeed;
import cydonia.games.martians.language.MartiansObstacle.NotEnough;
import cydonia.games.martians.language.MartiansObstacle.NotEnoughTime;
import cydonia.games.martians.language.MartiansObstacle.NotPlaced;
import cydonia.games.martians.language.MartiansObstacle.NothingPossible;
import cydonia.games.martians.language.MartiansObstacle.PostTaken;
import cydonia.games.martians.language.MartiansObstacle.PostUnavailable;
import cydonia.games.martians.language.MartiansObstacle.UnderConstruction;
import cydonia.games.martians.rules.Construction;
import cydonia.games.martians.rules.Wards;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Actions, posts and rest (rulebook pp. 14, 15 and 18)")
class PlacementTest extends RulesTest {

    @Test
    @DisplayName("9. 1 energy, reputation 2, one oxygen in Q1, MOXIE: 0 energy, Q1 without oxygen, reputation 4, 2 time left")
    void moxie_makes_oxygen() {
        given(Scenario.coop(2).noNeeds().needs(1, 1, 0, 0).has(1, Good.ENERGY).position());
        when("place moxie 1");
        assertThat(has(Good.ENERGY)).isZero();
        assertThat(need(1, Need.OXYGEN)).isZero();
        assertThat(reputation()).isEqualTo(4);
        assertThat(timeLeft()).isEqualTo(2);
    }

    @Test
    void in_a_shared_colony_one_chooses_the_quarters() {
        given(Scenario.coop(2).position());
        when("place moxie 1");
        assertThat(legal()).containsExactly("relieve q1", "relieve q2");
        when("relieve q2");
        assertThat(quarters(1)).containsExactly(1, 0, 0);
        assertThat(quarters(2)).containsExactly(0, 0, 0);
    }

    @Test
    @DisplayName("10. No oxygen token in the colony: place on MOXIE rejected")
    void moxie_needs_an_oxygen_token() {
        given(Scenario.coop(2).noNeeds().position());
        rejected("place moxie 1", new NothingPossible(MOXIE));
    }

    @Test
    @DisplayName("11. COM.4, only the neighbour's quarters hold oxygen: MOXIE or engineer rejected")
    void one_serves_only_ones_own_quarters_in_com() {
        given(Scenario.com(2).needs(1, 0, 0, 0).needs(2, 1, 0, 0).has(9, Good.CURRENCY).employs(RED, Expert.ENGINEER)
                .position());
        rejected("place moxie 1", new NothingPossible(MOXIE));
        rejected("consult engineer", new NoNeed(Need.OXYGEN));
    }

    @Test
    @DisplayName("12. Water plant built, post 2 with improvement token: treat there takes 2 time, 1 energy, 1 ice, gives 2 water")
    void an_improvement_token_costs_one_more_time() {
        given(Scenario.coop(2).built(WATER_PLANT).has(1, Good.ENERGY).has(1, Good.ICE).position());
        when("place water-plant 2");
        assertThat(timeLeft()).isEqualTo(1);
        assertThat(has(Good.ENERGY)).isZero();
        assertThat(has(Good.ICE)).isZero();
        assertThat(has(Good.WATER)).isEqualTo(2);
    }

    @Test
    void the_hospital_makes_medicine() {
        given(Scenario.coop(2).built(HOSPITAL).has(1, Good.ENERGY).has(1, Good.SUPPLIES).has(1, Good.WATER).position());
        when("place hospital 1");
        assertThat(timeLeft()).isEqualTo(2);
        assertThat(has(Good.ENERGY) + has(Good.SUPPLIES) + has(Good.WATER)).isZero();
        assertThat(has(Good.MEDICINE)).isEqualTo(1);
        assertThat(reputation()).isEqualTo(2);
    }

    @Test
    @DisplayName("13. Hospital still under construction, post 2 holds an improvement token: place there rejected")
    void nobody_works_at_a_site() {
        given(Scenario.coop(2).has(3, Good.WATER).position());
        rejected("place hospital 2", new UnderConstruction(HOSPITAL));
        rejected("place hospital 1", new UnderConstruction(HOSPITAL));
    }

    @Test
    @DisplayName("14. 2p: place on excavation post 3 or 4 rejected; posts 1 and 2 allowed")
    void unavailable_posts_are_not_used() {
        given(Scenario.coop(2).position());
        rejected("place excavation 3", new PostUnavailable(2));
        rejected("place excavation 4", new PostUnavailable(2));
        allowed("place excavation 1");
        given(Scenario.coop(2).marker(1, EXCAVATION, 1).position());
        allowed("place excavation 2");
        rejected("place excavation 1", new PostTaken());
    }

    @Test
    @DisplayName("15. Laboratory post 2 with improvement token, 3 time, no scientist: colony technology rejected (needs 4). With one scientist: 3 time, allowed. With DNA alteration active: allowed for 4")
    void the_laboratory_on_an_improvement_token() {
        given(Scenario.coop(2).built(LABORATORY).position());
        when("place laboratory 2");
        rejected("develop medicines", new NotEnoughTime(4, 3));
        given(Scenario.coop(2).built(LABORATORY).employs(RED, Assistant.SCIENTIST).position());
        when("place laboratory 2", "develop medicines");
        assertThat(timeLeft()).isZero();
        assertThat(reputation()).isEqualTo(5);
        given(Scenario.coop(2).built(LABORATORY).developed(RED, Technology.DNA_ALTERATION).position());
        when("place laboratory 2", "develop medicines");
        assertThat(timeLeft()).isZero();
    }

    @Test
    @DisplayName("16. Two scientists: corporation technology of 1 time on a clear post costs 1 time, not 0")
    void scientists_leave_one_time_unit() {
        given(Scenario.coop(2).built(LABORATORY).employs(RED, Assistant.SCIENTIST).employs(RED, Assistant.SCIENTIST)
                .position());
        when("place laboratory 1", "develop solar-cells");
        assertThat(timeLeft()).isEqualTo(2);
        assertThat(reputation()).as("no reputation for a corporation technology").isEqualTo(2);
    }

    @Test
    @DisplayName("17. 3 energy, 3 regolith, 3 supplies, one marker: build, improve, installation in one placement: 3 time used, goods all spent, +6 reputation, one installation")
    void three_constructions_with_one_marker() {
        given(Scenario.coop(2).has(3, Good.ENERGY).has(3, Good.REGOLITH).has(3, Good.SUPPLIES).position());
        when("place construction 1", "build hospital", "improve greenhouses 2", "install solar");
        assertThat(timeLeft()).isZero();
        assertThat(has(Good.ENERGY) + has(Good.REGOLITH) + has(Good.SUPPLIES)).isZero();
        assertThat(reputation()).isEqualTo(8);
        assertThat(Construction.installed(table(), 0)).isEqualTo(1);
        assertThat(table().underConstruction(HOSPITAL)).isFalse();
        assertThat(Integer.bitCount(table().posts.improvable & GREENHOUSES.mask())).isEqualTo(1);
    }

    @Test
    @DisplayName("18. Same placement: second installation rejected. Two installations owned: third rejected; SOLO.1 with four: fifth rejected")
    void installations_are_limited() {
        given(rich(Scenario.coop(2)).position());
        when("place construction 1", "install wind");
        rejected("install solar", new AlreadyDone());
        for (Scenario scenario : new Scenario[]{Scenario.coop(2), Scenario.semi(2), Scenario.com(2)}) {
            given(rich(scenario).installed(RED, 1, PowerSource.SOLAR).installed(RED, 1, PowerSource.WIND).position());
            when("place construction 1");
            rejected("install solar", new InstallationLimit(2));
        }
        given(rich(Scenario.solo()).installed(RED, 2, PowerSource.SOLAR).installed(RED, 1, PowerSource.WIND)
                .position());
        when("place construction 1", "install wind", "finish", "place construction 2");
        rejected("install wind", new InstallationLimit(4));
    }

    private static Scenario rich(Scenario scenario) {
        return scenario.has(9, Good.ENERGY).has(9, Good.REGOLITH).has(9, Good.SUPPLIES);
    }

    @Test
    @DisplayName("19. Own marker on the landing pad from an earlier turn: resupply without rest rejected; rest, place again, resupply 2: allowed, all 3 time used")
    void a_marker_of_an_earlier_turn_cannot_act() {
        given(Scenario.coop(2).marker(0, LANDING_PAD, 1).has(0, Good.SUPPLIES).position());
        rejected("resupply 1", new NotPlaced(LANDING_PAD));
        rejected("place landing-pad 2", new MarkerThere(LANDING_PAD));
        when("rest", "place landing-pad 1", "resupply 2");
        assertThat(timeLeft()).isZero();
        assertThat(has(Good.SUPPLIES)).isEqualTo(2);
    }

    @Test
    @DisplayName("20. Marker placed on the greenhouses this player-turn, then rest, then greenhouses again: second harvest allowed if time and goods suffice")
    void after_a_rest_the_same_place_can_be_used_again() {
        given(Scenario.coop(2).has(2, Good.ENERGY).has(2, Good.WATER).position());
        when("place greenhouses 1", "harvest");
        rejected("harvest", new AlreadyDone());
        when("rest", "place greenhouses 1", "harvest");
        assertThat(has(Good.FOOD)).isEqualTo(2);
        assertThat(timeLeft()).isZero();
    }

    @Test
    @DisplayName("21. Markers: one on a post, one in the infirmary, one in the apartments, rest: only the post marker returns; 1 time")
    void a_rest_does_not_heal() {
        given(wounded());
        when("rest");
        assertThat(table().crews.reserve[0]).isEqualTo(1);
        assertThat(Wards.in(table(), 0, Ward.INFIRMARY)).isEqualTo(1);
        assertThat(Wards.in(table(), 0, Ward.APARTMENTS)).isEqualTo(1);
        assertThat(timeLeft()).isEqualTo(2);
    }

    @Test
    @DisplayName("22. Same state, rest plus infirmary recovery: 2 time; apartments recovery: 2 currency, 0 time")
    void recoveries_cost_time_or_currency() {
        given(wounded());
        when("rest", "recover infirmary");
        assertThat(timeLeft()).isEqualTo(1);
        assertThat(table().crews.reserve[0]).isEqualTo(2);
        when("recover apartments");
        assertThat(timeLeft()).isEqualTo(1);
        assertThat(has(Good.CURRENCY)).isEqualTo(3);
        assertThat(table().crews.reserve[0]).isEqualTo(3);
    }

    private static MartiansPosition wounded() {
        return Scenario.coop(2).marker(0, MOXIE, 1).in(Ward.INFIRMARY, 0, 1).in(Ward.APARTMENTS, 0, 1)
                .has(5, Good.CURRENCY).position();
    }

    @Test
    void a_rest_takes_back_any_number_of_markers_in_order() {
        given(Scenario.coop(2).marker(0, MOXIE, 1).marker(0, LANDING_PAD, 1).marker(0, GREENHOUSES, 1).position());
        when("rest");
        assertThat(legal()).containsExactly("recall moxie", "recall landing-pad", "recall greenhouses");
        when("recall landing-pad");
        assertThat(legal()).containsExactly("recall greenhouses", "enough");
        when("enough");
        assertThat(table().crews.reserve[0]).isEqualTo(1);
        assertThat(table().posts.of(0) & MOXIE.mask()).isNotZero();
    }

    @Test
    void a_marker_must_act_where_it_was_placed() {
        given(rich(Scenario.coop(2)).position());
        when("place construction 1");
        rejected("place moxie 1", new MustActFirst(CONSTRUCTION));
        assertThat(legal()).doesNotContain("finish").allMatch(action -> action.matches("(build|improve|install) .*"));
    }

    @Test
    void without_goods_or_markers_nobody_is_placed() {
        given(Scenario.coop(2).has(0, Good.ENERGY).position());
        rejected("place excavation 1", new NothingPossible(EXCAVATION));
        rejected("build hospital", new NotPlaced(CONSTRUCTION), new NotEnough(Good.ENERGY, 1, 0),
                new NotEnough(Good.REGOLITH, 1, 0));
        given(Scenario.coop(2).in(Ward.INFIRMARY, 0, 3).position());
        rejected("place moxie 1", new NoMarker());
    }

    @Test
    void the_player_chooses_the_post_whose_improvement_token_goes() {
        given(Scenario.com(2).has(1, Good.REGOLITH).position());
        when("place construction 1");
        assertThat(legal()).contains("improve greenhouses 2", "improve greenhouses 3");
        when("improve greenhouses 3");
        assertThat(table().posts.improvable & GREENHOUSES.mask()).isEqualTo(1 << GREENHOUSES.firstPost() + 1);
    }

    @Test
    void any_open_post_may_be_taken_also_while_one_further_left_is_free() {
        given(Scenario.com(4).position());
        when("place moxie 2");
        assertThat(table().posts.occupied).isEqualTo(1 << MOXIE.firstPost() + 1);
    }

    @Test
    @DisplayName("69. Construction removes the last improvement token of a post occupied by a marker: allowed; the marker stays")
    void an_occupied_post_can_be_improved() {
        given(rich(Scenario.coop(2)).marker(1, GREENHOUSES, 2).position());
        when("place construction 1", "improve greenhouses 2");
        assertThat(table().posts.of(1)).isEqualTo(1 << GREENHOUSES.firstPost() + 1);
        assertThat(table().posts.improvable & GREENHOUSES.mask()).isEqualTo(1 << GREENHOUSES.firstPost() + 2);
    }

    @Test
    void an_improvement_token_may_go_before_the_building_stands() {
        given(rich(Scenario.com(2)).position());
        when("place construction 1", "improve laboratory 2");
        assertThat(table().underConstruction(LABORATORY)).isTrue();
        assertThat(table().posts.improvable & LABORATORY.mask()).isZero();
        assertThat(table().boards.improved[0]).isEqualTo(1);
    }

    @Test
    @DisplayName("57. CO-OP.2: a colony technology already developed by anyone: develop again rejected. COM.4: another player allowed, +3 reputation for him")
    void colony_technologies_are_shared_with_the_colony() {
        given(Scenario.coop(2).built(LABORATORY).developed(GREEN, Technology.MEDICINES).position());
        when("place laboratory 1");
        rejected("develop medicines", new MartiansObstacle.AlreadyDeveloped());
        given(Scenario.com(2).built(LABORATORY).developed(GREEN, Technology.MEDICINES).position());
        when("place laboratory 1", "develop medicines");
        assertThat(reputation()).isEqualTo(5);
        assertThat(table().developed(0, Technology.MEDICINES)).isTrue();
    }

    @Test
    @DisplayName("41. RTG stock 1, reputation 1, draw: stock 0, energy +1, reputation 0; second draw in this turn rejected; next turn at reputation 0 or stock 0 rejected")
    void the_rtg_gives_one_energy_for_one_reputation() {
        given(Scenario.com(2).rtg(1).has(1, Good.REPUTATION).has(0, Good.ENERGY).position());
        when("draw-rtg");
        assertThat(table().piles.rtg).isZero();
        assertThat(has(Good.ENERGY)).isEqualTo(1);
        assertThat(reputation()).isZero();
        rejected("draw-rtg", new MartiansObstacle.UsedThisTurn());
        when("finish");
        rejected("draw-rtg", new MartiansObstacle.RtgEmpty());
        given(Scenario.com(2).rtg(4).has(0, Good.REPUTATION).position());
        rejected("draw-rtg", new NotEnough(Good.REPUTATION, 1, 0));
    }

    @Test
    void alone_each_crew_may_draw_from_the_rtg_once_a_turn() {
        given(Scenario.solo().position());
        when("draw-rtg");
        rejected("draw-rtg", new MartiansObstacle.UsedThisTurn());
        when("finish", "draw-rtg");
        assertThat(table().piles.rtg).isEqualTo(2);
        assertThat(reputation()).isZero();
    }
}
