package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static cydonia.games.onmars.Play.hex;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Effect;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Research;
import cydonia.games.onmars.box.Reward;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.rules.Contracts;
import cydonia.games.onmars.rules.Goals;
import cydonia.games.onmars.rules.Hiring;
import cydonia.games.onmars.rules.LifeSupport;
import cydonia.games.onmars.rules.Missions;
import cydonia.games.onmars.rules.Scoring;
import cydonia.games.onmars.rules.Surface;
import cydonia.games.onmars.rules.Travel;
import cydonia.games.onmars.table.Table;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every scientist, contract, mission, discovery, research and reward tile does exactly what it says. */
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
        return type == Building.MINE ? MarsMap.CENTRE : MarsMap.startingSite(type.ordinal() - 1);
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
