package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static cydonia.games.onmars.Play.hex;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Why;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.Research;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsObstacle;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.rules.Goals;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Private goals")
class GoalsTest {

    private static Scenario met(Goal goal) {
        Scenario s = Scenario.of(2).goals(RED, goal).bot(RED, at(5, -4));
        return switch (goal) {
            case PLANNER -> s.plan(RED, Blueprint.METAL_DEPOSIT).plan(RED, Blueprint.CASINO)
                    .plan(RED, Blueprint.GYM).plan(RED, Blueprint.RADAR).bot(RED, at(0, 1));
            case BUILDER -> s.advanced(RED, Blueprint.METAL_DEPOSIT, at(0, 0))
                    .advanced(RED, Blueprint.BIOMARKET, at(0, 2)).advanced(RED, Blueprint.CONCENTRATOR, at(-2, 1));
            case MINER -> s.advanced(RED, Blueprint.METAL_DEPOSIT, at(0, 0)).building(Building.MINE, at(1, 0))
                    .building(Building.MINE, at(1, 1)).miner(RED, at(1, 0)).miner(RED, at(1, 1));
            case EXPLORER -> s.discoveries(RED, 3);
            case ARCHITECT -> s.building(Building.MINE, at(1, 0)).building(Building.MINE, at(1, 1))
                    .building(Building.MINE, at(0, 1)).advanced(RED, Blueprint.METAL_DEPOSIT, at(0, 1));
            case HOARDER -> s.shelter(RED, at(-5, 2)).shelter(RED, at(-5, 3)).stock(RED, Item.PLANT, 4);
            case SETTLER -> s.shelter(RED, at(-5, 2)).shelter(RED, at(-5, 3));
            case VISIONARY -> s.level(3);
            case HOST -> s.shelter(RED, at(-5, 2)).shelter(RED, at(-5, 3)).quarters(RED, 7);
            case SCHOLAR -> s.tech(RED, Tech.MINE, LabSpace.L1A).tech(RED, Tech.SHIP, LabSpace.L1B)
                    .tech(RED, Tech.ROVER, LabSpace.L2A).tech(RED, Tech.UPGRADE, LabSpace.L3A).working(RED, 2);
            case PILOT -> s.level(3).shipTaken(RED, Executive.UPGRADE, true)
                    .shipTaken(RED, Executive.TAKE_PLAN, true).shipTaken(RED, Executive.MOVE_ROVER, true);
            case PROSPECTOR -> s.research(RED, Research.A).research(RED, Research.B);
            case BROKER -> s.scientist(RED, Scientist.GEOLOGIST).contractDone(RED, Contract.DELIVER_PLANT);
            case ENGINEER -> s.noTech(RED, Tech.SHELTER).tech(RED, Tech.MINE, LabSpace.L3A)
                    .tech(RED, Tech.SHIP, LabSpace.L4A).tech(RED, Tech.ROVER, LabSpace.L5A);
            case PROGRESSIVE -> s.cubes(RED, Building.MINE, Building.GENERATOR, Building.GREENHOUSE).working(RED,
                    2);
            case DEVELOPER -> s.building(Building.MINE, at(1, 0)).building(Building.MINE, at(1, 1))
                    .advanced(RED, Blueprint.METAL_DEPOSIT, at(0, 0)).building(Building.GREENHOUSE, at(0, 3))
                    .building(Building.GREENHOUSE, at(0, 4)).advanced(RED, Blueprint.BIOMARKET, at(0, 2))
                    .bot(RED, at(0, 1)).plan(RED, Blueprint.CONSTRUCTION_YARD);
        };
    }

    @ParameterizedTest
    @EnumSource(Goal.class)
    void a_goal_that_is_met_gives_two_free_developments(Goal goal) {
        Play play = Play.from(met(goal).noStock(RED).stock(RED, goal == Goal.HOARDER ? Item.PLANT : Item.WATER, 4
                * (goal == Goal.HOARDER ? 1 : 0)).turn(RED));
        play.does("goal " + goal.id() + " develop");
        assertThat(play.company(RED).goalDone).isEqualTo(goal.ordinal());
        assertThat(play.company(RED).goals).isZero();
        play.asks(RED, Question.Develop.class);
        int resources = play.company(RED).resources();
        String step = play.legal().stream().filter(action -> action.startsWith("develop")).findFirst()
                .orElseThrow();
        play.does(step);
        assertThat(play.company(RED).resources()).as("free of cost").isGreaterThanOrEqualTo(resources);
    }

    @ParameterizedTest
    @EnumSource(Goal.class)
    void a_goal_that_is_not_met_is_refused_with_the_numbers(Goal goal) {
        Play play = Play.from(Scenario.of(2).noStock(RED).goals(RED, goal).turn(RED));
        Why why = Why.asking();
        assertThat(Goals.reached(play.table(), 0, goal, why)).isFalse();
        play.refusesBecause("goal " + goal.id() + " reward", (OnMarsObstacle) why.obstacles().getFirst());
    }

    @Test
    void two_advanced_buildings_in_one_complex_are_not_two_complexes() {
        Scenario one = Scenario.of(2).goals(RED, Goal.DEVELOPER).building(Building.MINE, at(1, 0))
                .building(Building.MINE, at(1, 1)).advanced(RED, Blueprint.METAL_DEPOSIT, at(0, 0))
                .advanced(RED, Blueprint.CONSTRUCTION_YARD, at(1, 0));
        Play.from(one.turn(RED)).refuses("goal developer develop");
    }

    @Test
    void goals_want_the_whole_number() {
        Play.from(Scenario.of(2).goals(RED, Goal.EXPLORER).discoveries(RED, 2).turn(RED))
                .refuses("goal explorer develop");
        Play.from(Scenario.of(2).goals(RED, Goal.HOARDER).shelter(RED, at(-5, 2)).shelter(RED, at(-5, 3))
                .stock(RED, Item.MINERAL, 4).turn(RED)).refuses("goal hoarder develop");
        Play.from(Scenario.of(2).goals(RED, Goal.SETTLER).shelter(RED, at(-5, 2)).turn(RED))
                .refuses("goal settler develop");
        Play.from(Scenario.of(2).goals(RED, Goal.BROKER).contractDone(RED, Contract.DELIVER_PLANT)
                .contractDone(RED, Contract.DELIVER_WATER).turn(RED)).refuses("goal broker develop");
        Play.from(Scenario.of(2).goals(RED, Goal.ARCHITECT).building(Building.MINE, at(1, 0))
                .building(Building.MINE, at(1, 1)).advanced(RED, Blueprint.METAL_DEPOSIT, at(0, 0)).turn(RED))
                .refuses("goal architect develop");
    }

    @Test
    void a_goal_shown_to_all_cannot_be_taken_back() {
        OnMarsPosition before = met(Goal.EXPLORER).turn(RED);
        OnMarsPosition after = before.apply(RED, OnMarsAction.Complete.of(Goal.EXPLORER, true));
        assertThat(after.secretsOpened()).isGreaterThan(before.secretsOpened());
    }

    @Test
    void a_goal_waits_for_ones_own_turn() {
        Play play = Play.from(met(Goal.EXPLORER).shipTaken(RED, Executive.UPGRADE, true).roundOver());
        play.asks(RED, Question.Shuttle.class).refuses("goal explorer develop", "goal explorer reward");
    }

    @Test
    void only_one_goal_can_be_completed() {
        Play play = Play.from(met(Goal.SETTLER).goals(RED, Goal.SETTLER, Goal.EXPLORER).discoveries(RED, 3)
                .turn(RED));
        play.does("goal settler reward");
        play.refusesBecause("goal explorer develop", new OnMarsObstacle.GoalAlreadyCompleted());
    }

    private static Play reward(Goal goal) {
        return Play.from(met(goal).turn(RED)).does("goal " + goal.id() + " reward");
    }

    @Test
    void planner_and_developer_upgrade_free() {
        Play play = Play.from(met(Goal.PLANNER).noStock(RED).turn(RED)).does("goal planner reward",
                "upgrade metal-deposit");
        assertThat(Goals.advanced(play.table(), 0)).isEqualTo(1);
        Play developer = Play.from(met(Goal.DEVELOPER).noStock(RED).turn(RED)).does("goal developer reward",
                "upgrade construction-yard");
        developer.does(developer.legal().getFirst());
        assertThat(Goals.advanced(developer.table(), 0)).isEqualTo(3);
    }

    @Test
    void builder_gains_three_of_ones_choice() {
        Play play = reward(Goal.BUILDER).does("receive water", "receive plant", "receive oxygen");
        assertThat(play.stock(RED, Item.WATER)).isEqualTo(2);
        assertThat(play.stock(RED, Item.OXYGEN)).isEqualTo(2);
    }

    @Test
    void miner_gains_minerals() {
        Play play = Play.from(met(Goal.MINER).shelter(RED, at(-5, 2)).shelter(RED, at(-5, 3)).turn(RED))
                .does("goal miner reward");
        assertThat(play.stock(RED, Item.MINERAL)).isEqualTo(4);
    }

    @ParameterizedTest
    @EnumSource(value = Goal.class, names = {"EXPLORER", "VISIONARY"})
    void explorer_and_visionary_drive_five(Goal goal) {
        Play play = Play.from(met(goal).crystals(RED, 0).turn(RED)).does("goal " + goal.id() + " reward");
        for (int r = 1; r <= 4; r++) {
            play.does("rover " + hex(-1, r));
        }
        play.does("rover " + hex(-2, 5));
        assertThat(play.company(RED).rover).isEqualTo(at(-2, 5));
    }

    @ParameterizedTest
    @EnumSource(value = Goal.class, names = {"ARCHITECT", "SETTLER"})
    void architect_and_settler_gain_colonists(Goal goal) {
        Play play = Play.from(met(goal).quarters(RED, 1).turn(RED)).does("goal " + goal.id() + " reward");
        assertThat(play.company(RED).quarters).isEqualTo(3);
    }

    @ParameterizedTest
    @EnumSource(value = Goal.class, names = {"HOARDER", "BROKER"})
    void hoarder_and_broker_take_a_contract_free(Goal goal) {
        Play play = Play.from(met(goal).offer(3, Contract.UPGRADE_SHELTER).crystals(RED, 0).turn(RED))
                .does("goal " + goal.id() + " reward", "sign upgrade-shelter");
        assertThat(play.table().holdings.contractOwner[Contract.UPGRADE_SHELTER.ordinal()]).isEqualTo((byte) 0);
    }

    @Test
    void host_welcomes_a_ship_free() {
        Play play = Play.from(met(Goal.HOST).noStock(RED).turn(RED)).does("goal host reward", "ship upgrade",
                "unload colonists");
        assertThat(play.company(RED).hangar).isEqualTo(1);
        assertThat(play.company(RED).quarters).as("eight beds").isEqualTo(8);
    }

    @ParameterizedTest
    @EnumSource(value = Goal.class, names = {"SCHOLAR", "PROGRESSIVE"})
    void scholar_and_progressive_recall_two(Goal goal) {
        Play play = Play.from(met(goal).quarters(RED, 1).slots(MainAction.OBTAIN_BLUEPRINT, RED, 1).turn(RED))
                .does("goal " + goal.id() + " reward", "recall worker", "recall obtain-blueprint");
        assertThat(play.company(RED).quarters).isEqualTo(3);
        assertThat(play.company(RED).working).isEqualTo(1);
    }

    @Test
    void prospector_hires_free() {
        Play play = Play.from(met(Goal.PROSPECTOR).noStock(RED).turn(RED)).does("goal prospector reward",
                "hire geochemist");
        assertThat(play.table().holdings.scientistOwner[Scientist.GEOCHEMIST.ordinal()]).isEqualTo((byte) 0);
        assertThat(play.company(RED).working).isZero();
    }

    @Test
    void engineer_gains_crystals() {
        assertThat(reward(Goal.ENGINEER).company(RED).waiting).isEqualTo(3);
    }
}
