package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static cydonia.games.onmars.Play.hex;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Why;
import cydonia.games.onmars.cards.Beginner;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Contract;
import cydonia.games.onmars.cards.Discovery;
import cydonia.games.onmars.cards.Effect;
import cydonia.games.onmars.cards.Executive;
import cydonia.games.onmars.cards.Goal;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.LabSpace;
import cydonia.games.onmars.cards.MainAction;
import cydonia.games.onmars.cards.Mission;
import cydonia.games.onmars.cards.Research;
import cydonia.games.onmars.cards.Reward;
import cydonia.games.onmars.cards.Scientist;
import cydonia.games.onmars.cards.Tech;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every scientist, contract, mission, goal, discovery, research and reward tile does exactly what it says. */
class ContentTest {

    @Nested
    @DisplayName("Scientists")
    class Scientists {

        @ParameterizedTest
        @EnumSource(Scientist.class)
        void hiring_costs_two_and_leaves_a_gap_for_a_contract(Scientist scientist) {
            Scenario scenario = Scenario.of(3).noStock(RED).goals(RED, Goal.HOST);
            if (!scientist.costsColonists()) {
                scenario.stock(RED, scientist.cost(), 2);
            }
            if (scientist != Scientist.RD_ENGINEER && scientist != Scientist.GEOLOGIST) {
                scenario.stock(RED, Item.MINERAL, 0);
            }
            Play play = Play.from(scenario.turn(RED)).does("act hire-or-contract");
            if (play.isAsked(Question.Hire.class)) {
                play.does("hire " + scientist.id());
            }
            while (play.isAsked(Question.PayResources.class)) {
                play.does("pay " + scientist.cost().id());
            }
            assertThat(play.table().holdings.scientistOwner[scientist.ordinal()]).isEqualTo((byte) 0);
            assertThat(play.company(RED).resources()).isZero();
            assertThat(play.company(RED).working).isEqualTo(scientist.costsColonists() ? 2 : 0);
            assertThat(play.company(RED).waiting).as("the mission pays two").isEqualTo(2);
            play.does("end").asks(RED, Question.Refill.class).does("offer deliver-mineral");
            assertThat(play.table().market.offers[scientist.ordinal()])
                    .isEqualTo((byte) (Hiring.CONTRACTS + Contract.DELIVER_MINERAL.ordinal()));
        }

        @ParameterizedTest
        @EnumSource(Scientist.class)
        void scientists_score_advanced_buildings_of_anybody(Scientist scientist) {
            Building scored = scientist.scores();
            Scenario scenario = Scenario.of(2).scientist(RED, scientist);
            Blueprint card = Blueprint.ALL.stream().filter(plan -> plan.building() == scored).findFirst().orElseThrow();
            int hex = scored == Building.SHELTER ? at(2, 1) : site(scored);
            scenario.bot(GREEN, at(3, 1)).advanced(GREEN, card, hex);
            assertThat(Scoring.points(scenario.turn(RED).table(), 0).get(9).points()).isEqualTo(3);
        }
    }

    private static int site(Building type) {
        return type == Building.MINE ? MarsMap.CENTRE : MarsMap.STARTING_SITES[type.ordinal() - 1];
    }

    @Nested
    @DisplayName("Contracts")
    class Contracts12 {

        @ParameterizedTest
        @EnumSource(value = Contract.class, mode = EnumSource.Mode.MATCH_ALL, names = "UPGRADE_.*")
        void upgrade_contracts_want_a_marker_in_a_complex_of_four(Contract contract) {
            Building type = contract.building();
            int start = type == Building.SHELTER ? at(-2, -1) : site(type);
            Scenario scenario = Scenario.of(2).contract(RED, contract).bot(RED, at(5, -4));
            int[] spare = {at(-5, 2), at(-5, 3), at(-5, 4)};
            for (int size = 1; size <= 3; size++) {
                if (type == Building.SHELTER) {
                    scenario.shelter(RED, spare[size - 1]);
                } else {
                    scenario.building(type, spare[size - 1]);
                }
            }
            Blueprint card = Blueprint.ALL.stream().filter(plan -> plan.building() == type).findFirst().orElseThrow();
            Table three = scenario.advanced(RED, card, spare[1]).turn(RED).table();
            Contracts.checkUpgrades(three);
            assertThat(Contracts.isDone(three, contract)).as("a complex of three").isFalse();
            assertThat(Scoring.points(three, 0).get(10).points()).isEqualTo(-6);
            Surface.build(three, at(-6, 3), Surface.kind(type.ordinal(), 0));
            Contracts.checkUpgrades(three);
            assertThat(Contracts.isDone(three, contract)).as("a complex of four, away from %d", start).isTrue();
            assertThat(Scoring.points(three, 0).get(10).points()).isEqualTo(12);
            assertThat(three.colony.missionSteps[0]).as("the mission Contracts").isEqualTo((byte) 1);
        }

        @ParameterizedTest
        @EnumSource(value = Contract.class, mode = EnumSource.Mode.MATCH_ALL, names = "DELIVER_.*")
        void deliveries_are_put_on_the_card_one_by_one(Contract contract) {
            Scenario scenario = Scenario.of(2).shelter(RED, at(-5, 2)).shelter(RED, at(-5, 3)).shelter(RED, at(-5, 4))
                    .noStock(RED).stock(RED, Item.MINERAL, contract.wants(Item.MINERAL)).contract(RED, contract)
                    .goals(RED, Goal.HOST);
            if (contract.item() == Item.CRYSTAL) {
                scenario.crystals(RED, 3);
            } else {
                scenario.stock(RED, contract.item(), contract.wants(contract.item()));
            }
            Play play = Play.from(scenario.turn(RED));
            for (int i = 0; i < contract.wants(contract.item()); i++) {
                assertThat(Scoring.points(play.table(), 0).get(10).points()).isEqualTo(-4);
                play.does("deliver " + contract.id() + " " + contract.item().id());
            }
            if (contract.item() != Item.MINERAL) {
                for (int i = 0; i < 2; i++) {
                    play.does("deliver " + contract.id() + " mineral");
                }
            }
            assertThat(Contracts.isDone(play.table(), contract)).isTrue();
            assertThat(play.company(RED).resources()).isZero();
            assertThat(Scoring.points(play.table(), 0).get(10).points()).isEqualTo(9);
            assertThat(play.company(RED).waiting).as("the mission pays one").isEqualTo(1);
        }
    }

    @Nested
    @DisplayName("Missions")
    class NineMissions {

        @ParameterizedTest
        @EnumSource(Mission.class)
        void each_step_pays_and_the_last_one_removes_the_card(Mission mission) {
            Table table = Scenario.of(3).mission(0, mission, 2).mission(1, other(mission), 5)
                    .mission(2, other(other(mission)), 5).turn(RED).table();
            Missions.contribute(table, 0, mission);
            assertThat(table.colony.missionSteps[0]).isEqualTo((byte) 1);
            assertThat(table.companies[0].waiting).isEqualTo(mission.crystals());
            Missions.contribute(table, 0, mission);
            assertThat(table.colony.missionSteps[0]).isZero();
            assertThat(table.colony.missionsLeft).isEqualTo(2);
            Missions.contribute(table, 0, mission);
            assertThat(table.companies[0].waiting).as("nothing more is paid").isEqualTo(2 * mission.crystals());
            assertThat(table.colony.missionsLeft).isEqualTo(2);
        }

        private static Mission other(Mission mission) {
            return Mission.of((mission.ordinal() + 1) % Mission.ALL.size());
        }
    }

    @Nested
    @DisplayName("Private goals")
    class PrivateGoals {

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

    @Nested
    @DisplayName("Discovery tiles")
    class Discoveries {

        private static Play collect(Scenario scenario, Discovery tile) {
            return Play.from(scenario.tile(tile, at(1, 0)).goals(RED, Goal.HOST).turn(RED)).does("act control-center",
                    "rover " + hex(1, 0), "stop");
        }

        private static Scenario scenario() {
            return Scenario.of(2).bot(RED, at(-1, 0)).stock(RED, Item.MINERAL, 0);
        }

        @ParameterizedTest
        @EnumSource(value = Discovery.class, mode = EnumSource.Mode.MATCH_ALL, names = "CONSTRUCT_(?!ANY).*")
        void sites_build_their_type_at_its_cost(Discovery tile) {
            Building type = ((Effect.Construct) tile.effect()).type();
            Play play = collect(scenario().stock(RED, Item.MINERAL, type == Building.GENERATOR ? 1 : 0), tile);
            play.offers("construct " + type.id(), "enough").does("construct " + type.id());
            while (!play.isAsked(Question.Turn.class) && !play.isAsked(Question.Benefit.class)
                    && !play.isAsked(Question.Drive.class)) {
                play.does(play.legal().getFirst());
            }
            int kind = Surface.kind(type.ordinal(), 0);
            assertThat(Long.bitCount(play.table().ground.built[2 * kind])
                    + Long.bitCount(play.table().ground.built[2 * kind + 1]))
                    .isEqualTo(2);
            assertThat(play.company(RED).discoveries).isEqualTo(1);
            assertThat(Travel.onSlots(play.table(), 0)).isZero();
        }

        @ParameterizedTest
        @EnumSource(value = Discovery.class, names = {"MINERALS", "BATTERIES", "WATERS", "PLANTS", "OXYGENS"})
        void resource_tiles_give_three(Discovery tile) {
            Item item = ((Effect.Gain) tile.effect()).item();
            Play play = collect(scenario().shelter(RED, at(-5, 2)).shelter(RED, at(-5, 3)).stock(RED, item, 0), tile);
            assertThat(play.stock(RED, item)).isEqualTo(3);
            Play full = Play.from(scenario().stock(RED, item, 2).tile(tile, at(1, 0)).turn(RED));
            full.does("act control-center", "rover " + hex(1, 0)).refuses("stop");
        }

        @Test
        void a_free_site_builds_any_type() {
            Play play = collect(scenario(), Discovery.CONSTRUCT_ANY);
            play.allows("construct mine", "construct greenhouse", "enough").does("construct mine");
        }

        @Test
        void a_breakthrough_develops_twice_and_pays() {
            Play play = collect(scenario(), Discovery.DEVELOPMENT).does("develop shelter 3a");
            assertThat(play.stock(RED, Item.OXYGEN)).isZero();
        }

        @Test
        void a_refit_upgrades_two() {
            Play play = collect(scenario().stock(RED, Item.MINERAL, 2).building(Building.GENERATOR, at(0, -1))
                    .plan(RED, Blueprint.METAL_DEPOSIT).plan(RED, Blueprint.WIND_TURBINES), Discovery.UPGRADES)
                    .does("upgrade metal-deposit", "upgrade wind-turbines");
            assertThat(Goals.advanced(play.table(), 0)).isEqualTo(2);
            assertThat(play.stock(RED, Item.MINERAL)).isZero();
        }

        @Test
        void a_recruit_costs_as_usual() {
            Play play = collect(scenario(), Discovery.HIRING).does("hire geologist");
            assertThat(play.company(RED).working).isEqualTo(2);
            assertThat(Travel.onSlots(play.table(), 0)).isZero();
        }

        @Test
        void lost_plans_are_two_blueprints() {
            Play play = collect(scenario(), Discovery.PLANS).does("plan metal-deposit", "plan private-ship");
            assertThat(play.company(RED).plans).isEqualTo(2);
        }

        @Test
        void cargo_is_two_warehouse_items() {
            Play play = collect(scenario(), Discovery.CARGO).does("take water", "take crystal");
            assertThat(play.stock(RED, Item.WATER)).isEqualTo(2);
            assertThat(play.company(RED).waiting).isEqualTo(1);
        }

        @Test
        void crystals_are_three() {
            assertThat(collect(scenario(), Discovery.CRYSTALS).company(RED).waiting).isEqualTo(3);
        }

        @Test
        void old_technology_is_learnt_at_its_cost() {
            Play play = collect(scenario(), Discovery.TECHNOLOGY).does("learn water-extractor middle", "shelve 1a");
            assertThat(play.stock(RED, Item.BATTERY)).isZero();
            assertThat(play.company(RED).level(Tech.WATER_EXTRACTOR.ordinal())).isEqualTo(1);
        }
    }

    @Nested
    @DisplayName("Research and reward tiles")
    class ResearchAndRewards {

        @ParameterizedTest
        @EnumSource(Research.class)
        void research_develops_twice_free(Research type) {
            Play play = Play.from(Scenario.of(2).noStock(RED).tile(type, at(1, 0)).goals(RED, Goal.HOST).turn(RED));
            play.does("act control-center", "rover " + hex(1, 0), "stop", "develop shelter 3a", "develop shelter 4b");
            assertThat(play.company(RED).research).isEqualTo(1 << type.ordinal());
            assertThat(play.company(RED).level(Tech.SHELTER.ordinal())).isEqualTo(4);
            assertThat(play.stock(RED, Item.MINERAL)).as("bonus of 3a, nothing paid").isEqualTo(1);
            assertThat(play.company(RED).waiting).as("mission 2, bonus of 4b 1").isEqualTo(3);
        }

        @ParameterizedTest
        @EnumSource(Reward.class)
        void reward_tiles_score_what_they_name(Reward reward) {
            Scenario s = Scenario.of(2).level(2).quarters(RED, 3);
            Table table = (switch (reward) {
                case TECH_LEVEL -> s.tech(RED, Tech.MINE, LabSpace.L4A);
                case SHIPS -> s.shipTaken(RED, Executive.UPGRADE, true).shipTaken(RED, Executive.TAKE_PLAN, true);
                case ADVANCED_BUILDINGS -> s.advanced(RED, Blueprint.METAL_DEPOSIT, at(0, 0));
                case MINES -> s.building(Building.MINE, at(1, 0)).miner(RED, at(1, 0)).advanced(RED,
                        Blueprint.METAL_DEPOSIT, at(0, 0));
                case BOTS -> s.anotherBot(RED, at(1, 1));
                case DISCOVERIES -> s.discoveries(RED, 3);
                case SHELTERS -> s.shelter(RED, at(-5, 2));
                case COLONISTS -> s;
            }).turn(RED).table();
            int expected = switch (reward) {
                case TECH_LEVEL -> 4;
                case SHIPS -> 4;
                case ADVANCED_BUILDINGS -> 2;
                case MINES -> 4;
                case BOTS -> 4;
                case DISCOVERIES -> 6;
                case SHELTERS -> 4;
                case COLONISTS -> 3;
            };
            assertThat(LifeSupport.points(table, 0, reward)).isEqualTo(expected);
        }
    }

    @Nested
    @DisplayName("First Colonists")
    class Variant {

        @Test
        void building_a_type_of_the_card_shows_it_and_brings_two_tasks() {
            Play play = Play.from(Scenario.of(2, Map.of("first-colonists", "on")).cardA(RED, Beginner.CardA.A1)
                    .bot(RED, at(1, 2)).stock(RED, Item.MINERAL, 0).turn(RED));
            play.does("act construct-building", "construct greenhouse", "at " + hex(2, 2));
            assertThat(play.company(RED).cardAShown).isTrue();
            assertThat(Integer.bitCount(play.company(RED).cardsB)).isEqualTo(2);
        }

        @ParameterizedTest
        @EnumSource(Beginner.CardB.class)
        void a_task_done_on_ones_turn_brings_its_reward_once(Beginner.CardB card) {
            Play play = Play.from(done(card).turn(RED));
            play.allows("task " + card.id()).does("task " + card.id()).refuses("task " + card.id());
            Company red = play.company(RED);
            assertThat(card.reward() == Item.CRYSTAL ? red.waiting : red.stock[card.reward().ordinal()]).isEqualTo(1);
            assertThat(play.position().observe(GREEN).companies().getFirst().cardsBDone()).containsExactly(card);
        }

        private static Scenario done(Beginner.CardB... cards) {
            Scenario scenario = Scenario.of(2, Map.of("first-colonists", "on")).cardA(RED, Beginner.CardA.A1)
                    .noStock(RED);
            for (Beginner.CardB card : cards) {
                scenario.cardB(RED, card).taskDone(card.task());
            }
            return scenario;
        }

        @Test
        void a_task_not_done_this_turn_cannot_be_claimed_and_only_one_can() {
            Play.from(done().cardB(RED, Beginner.CardB.B1).turn(RED)).refuses("task b1");
            Play play = Play.from(done(Beginner.CardB.B1, Beginner.CardB.B2).turn(RED)).does("task b1");
            play.refuses("task b2");
        }

        @Test
        void tasks_are_secret_until_they_are_claimed() {
            OnMarsPosition position = done(Beginner.CardB.B1).turn(RED);
            assertThat(position.observe(GREEN).companies().getFirst().cardsB()).isEqualTo(1);
            assertThat(position.observe(GREEN).own().orElseThrow().cardsB()).isEmpty();
            assertThat(position.observe(RED).own().orElseThrow().cardsB()).containsExactly(Beginner.CardB.B1);
            OnMarsPosition claimed = position.apply(RED, OnMarsAction.ClaimTask.of(Beginner.CardB.B1));
            assertThat(claimed.secretsOpened()).as("nobody can take that back").isGreaterThan(position.secretsOpened());
        }

        @Test
        void what_was_done_before_the_cards_came_does_not_count() {
            Play play = Play.from(Scenario.of(2, Map.of("first-colonists", "on")).cardA(RED, Beginner.CardA.A1)
                    .taskDone(Beginner.Task.TECH_TAKEN).bot(RED, at(1, 2)).stock(RED, Item.MINERAL, 0).turn(RED));
            play.does("act construct-building", "construct greenhouse", "at " + hex(2, 2));
            assertThat(play.table().tasksDone).isZero();
        }
    }

    @Test
    void every_turn_order_benefit() {
        Scenario warehouse = Scenario.of(2).space(RED, 1).shuttle(true, 1);
        Play to6 = Play.from(warehouse.roundOver()).does("ride", "explore cargo", "at " + hex(3, -3), "space 5");
        assertThat(to6.company(RED).space).isEqualTo(5);
        Play orbit = Play.from(Scenario.of(2).shuttle(false, 1).stock(RED, Item.MINERAL, 0).quarters(RED, 2)
                .roundOver()).does("ride");
        Play two = Play.from(orbit.position()).does("space 2", "take battery");
        assertThat(two.stock(RED, Item.BATTERY)).isEqualTo(2);
        Play three = Play.from(orbit.position()).does("space 3", "learn mine bottom", "shelve 1a", "take crystal");
        assertThat(three.company(RED).level(Tech.MINE.ordinal())).isEqualTo(1);
        Play four = Play.from(orbit.position()).does("space 4", "pay plant");
        assertThat(four.company(RED).quarters).isEqualTo(3);
        assertThat(four.stock(RED, Item.PLANT)).isZero();
        Play colony = Play.from(Scenario.of(2).space(RED, 1).shuttle(true, 1).crystals(RED, 0).roundOver())
                .does("ride", "explore cargo", "at " + hex(3, -3));
        Play seven = Play.from(colony.position()).does("space 7", "bot " + hex(-2, -1) + " " + hex(-2, 0), "stop");
        assertThat(seven.company(RED).bot[0]).isEqualTo(at(-2, 0));
        Play eight = Play.from(colony.position()).does("space 8", "plan metal-deposit");
        assertThat(eight.company(RED).plans).isEqualTo(1);
    }
}
