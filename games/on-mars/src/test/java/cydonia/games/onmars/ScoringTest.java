package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Outcome;
import cydonia.engine.Seat;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.Question;
import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Scoring")
class ScoringTest {

    private static int source(OnMarsPosition position, Seat seat, String source) {
        return position.points(seat, seat).stream().filter(points -> points.source().en().equals(source)).findFirst()
                .orElseThrow().points();
    }

    @Test
    @DisplayName("65. Blueprints +8, tiles 18, Hydrologist 6, a delivery one item short −4")
    void the_end_of_the_game_is_scored() {
        OnMarsPosition position = Scenario.of(2).noTech(RED, Tech.SHELTER).tech(RED, Tech.MINE, LabSpace.L1A)
                .tech(RED, Tech.ROVER, LabSpace.L4A).tech(RED, Tech.SHIP, LabSpace.L4C)
                .tech(RED, Tech.UPGRADE, LabSpace.L6A).advanced(RED, Blueprint.BIOMARKET, at(0, 2))
                .advanced(RED, Blueprint.WIND_TURBINES, at(0, -2)).building(Building.GENERATOR, at(0, -3))
                .advanced(RED, Blueprint.RADAR, at(0, -3)).plan(RED, Blueprint.CASINO)
                .building(Building.GREENHOUSE, at(0, 3)).advanced(GREEN, Blueprint.HYDROPONIC_FARM, at(0, 3))
                .scientist(RED, Scientist.HYDROLOGIST).contract(RED, Contract.DELIVER_WATER)
                .delivered(Contract.DELIVER_WATER, 2, 2).turn(RED);
        assertThat(source(position, RED, "blueprints")).isEqualTo(8);
        assertThat(source(position, RED, "technology")).isEqualTo(18);
        assertThat(source(position, RED, "scientists")).isEqualTo(6);
        assertThat(source(position, RED, "Earth contracts")).isEqualTo(-4);
    }

    @Test
    @DisplayName("66. 4 in quarters, 2 at work, 1 on an Orbit slot, in the Colony, 8 beds: 6 count, 6 points")
    void colonists_come_home_for_scoring() {
        OnMarsPosition position = Scenario.of(2).shelter(RED, at(-4, 0)).shelter(RED, at(-5, 1)).quarters(RED, 4)
                .working(RED, 2).slots(MainAction.OBTAIN_BLUEPRINT, RED, 1).turn(RED);
        assertThat(source(position, RED, "colonists in the living quarters")).isEqualTo(6);
    }

    @Test
    @DisplayName("67. Equal points: 2 crystals beat 1")
    void crystals_break_ties() {
        OnMarsPosition position = Scenario.of(2).finalRound().crystals(RED, 1).crystals(GREEN, 2).roundOver();
        Outcome outcome = position.outcome().orElseThrow();
        assertThat(outcome.of(RED).score()).isEqualTo(outcome.of(GREEN).score());
        assertThat(outcome.winners()).containsExactly(GREEN);
    }

    @Test
    void colonists_beyond_the_beds_score_nothing() {
        OnMarsPosition position = Scenario.of(2).quarters(RED, 4).working(RED, 4).turn(RED);
        assertThat(source(position, RED, "colonists in the living quarters")).as("four beds").isEqualTo(3);
    }

    private static Scenario level(Seat more, Blueprint... cards) {
        Scenario scenario = Scenario.of(2).finalRound().crystals(RED, 1).crystals(GREEN, 1);
        int[] hexes = {at(0, 0), at(0, -2)};
        for (int i = 0; i < cards.length; i++) {
            scenario.advanced(more, cards[i], hexes[i]);
        }
        return scenario;
    }

    @Test
    @DisplayName("67b. Equal points and crystals: advanced buildings, then progress cubes")
    void advanced_buildings_then_cubes_break_ties() {
        Scenario buildings = level(RED, Blueprint.METAL_DEPOSIT).cubes(GREEN, Building.MINE, Building.GENERATOR,
                Building.GREENHOUSE).points(RED, 1);
        Outcome first = buildings.roundOver().outcome().orElseThrow();
        assertThat(first.of(RED).score()).isEqualTo(first.of(GREEN).score());
        assertThat(first.winners()).as("1 advanced building beats 3 cubes").containsExactly(RED);
        Outcome cubes = level(RED).cubes(GREEN, Building.MINE).points(RED, 1).roundOver().outcome().orElseThrow();
        assertThat(cubes.of(RED).score()).isEqualTo(cubes.of(GREEN).score());
        assertThat(cubes.winners()).containsExactly(GREEN);
    }

    @Test
    void crystals_come_before_advanced_buildings() {
        Outcome outcome = level(RED, Blueprint.METAL_DEPOSIT).crystals(GREEN, 2).points(GREEN, 3).roundOver()
                .outcome().orElseThrow();
        assertThat(outcome.of(RED).score()).isEqualTo(outcome.of(GREEN).score());
        assertThat(outcome.winners()).containsExactly(GREEN);
    }

    @Test
    void full_equality_is_a_shared_victory() {
        Outcome outcome = Scenario.of(3).finalRound().points(BLUE, -1).roundOver().outcome().orElseThrow();
        assertThat(outcome.winners()).containsExactly(RED, GREEN);
        assertThat(outcome.of(BLUE).place()).isEqualTo(3);
    }

    @Test
    void contracts_can_still_be_fulfilled_at_the_end() {
        Play play = Play.from(Scenario.of(2).finalRound().contract(RED, Contract.DELIVER_PLANT)
                .delivered(Contract.DELIVER_PLANT, 2, 1).stock(RED, Item.PLANT, 1).stock(RED, Item.MINERAL, 1)
                .roundOver());
        play.asks(RED, Question.Fulfil.class).does("fulfil deliver-plant");
        assertThat(source(play.position(), RED, "Earth contracts")).isEqualTo(9);
        assertThat(play.position().outcome()).isPresent();
    }

    @Test
    void waiting_crystals_enter_the_depot_at_the_end() {
        OnMarsPosition position = Scenario.of(2).finalRound().crystals(RED, 2).waiting(RED, 4).roundOver();
        assertThat(position.table().companies[0].crystals).isEqualTo(3);
    }

    @Test
    @DisplayName("The crystal won with the last contract enters the depot too, and breaks the tie")
    void crystals_of_the_last_contracts_count_for_the_tie() {
        Scenario scenario = Scenario.of(2).finalRound().mission(0, Mission.CONTRACTS, 3)
                .contract(RED, Contract.DELIVER_PLANT).delivered(Contract.DELIVER_PLANT, 2, 1)
                .stock(RED, Item.PLANT, 1).stock(RED, Item.MINERAL, 1).crystals(RED, 1).crystals(GREEN, 1)
                .points(GREEN, 9);
        Play play = Play.from(scenario.roundOver());
        play.asks(RED, Question.Fulfil.class).does("fulfil deliver-plant");
        assertThat(play.company(RED).waiting).isZero();
        assertThat(play.company(RED).crystals).isEqualTo(1 + Mission.CONTRACTS.crystals());
        Outcome outcome = play.position().outcome().orElseThrow();
        assertThat(outcome.of(RED).score()).isEqualTo(outcome.of(GREEN).score());
        assertThat(outcome.winners()).containsExactly(RED);
    }

    @Test
    @DisplayName("Progress cubes: 1, 2, 4, 7, 11 points for 1 to 5 of them")
    void progress_cubes_score_step_by_step() {
        Building[] types = {Building.MINE, Building.GENERATOR, Building.WATER_EXTRACTOR, Building.GREENHOUSE,
                Building.OXYGEN_CONDENSER};
        int[] points = {0, 1, 2, 4, 7, 11};
        for (int cubes = 0; cubes <= types.length; cubes++) {
            OnMarsPosition position = Scenario.of(2).level(2).cubes(RED, Arrays.copyOf(types, cubes)).turn(RED);
            assertThat(source(position, RED, "progress cubes")).as("%s cubes", cubes).isEqualTo(points[cubes]);
        }
    }

    @Test
    void progress_and_ships_score() {
        OnMarsPosition position = Scenario.of(2).level(2).cubes(RED, Building.MINE, Building.GENERATOR,
                Building.GREENHOUSE).shipTaken(RED, Executive.UPGRADE, true).turn(RED);
        assertThat(source(position, RED, "progress cubes")).isEqualTo(4);
        assertThat(source(position, RED, "ships in the hangar")).isEqualTo(3);
    }
}
