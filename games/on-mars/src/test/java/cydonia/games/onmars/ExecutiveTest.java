package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static cydonia.games.onmars.Play.hex;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsObstacle.ExecutiveDone;
import cydonia.games.onmars.language.OnMarsObstacle.NotBuilt;
import cydonia.games.onmars.language.OnMarsObstacle.NothingProduces;
import cydonia.games.onmars.language.OnMarsObstacle.ShipInTheWay;
import cydonia.games.onmars.rules.Turn;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Executive actions and scientists")
class ExecutiveTest {

    @Test
    @DisplayName("68. Blue's hydrologist on green's Private Ship: free of crystals; green's next use is free too")
    void a_scientist_works_anywhere() {
        Play play = Play.from(Scenario.of(3).advanced(GREEN, Blueprint.PRIVATE_SHIP, at(2, -1))
                .scientist(BLUE, Scientist.HYDROLOGIST).crystals(BLUE, 0).stock(BLUE, Item.MINERAL, 0).quarters(BLUE, 0)
                .turn(BLUE));
        play.refuses("use private-ship").does("send private-ship", "ship upgrade", "unload colonists");
        assertThat(play.company(BLUE).quarters).isEqualTo(3);
        assertThat(play.stock(BLUE, Item.PLANT)).isZero();
        assertThat(play.stock(BLUE, Item.WATER)).isZero();
        assertThat(play.table().holdings.scientistAt[Scientist.HYDROLOGIST.ordinal()])
                .isEqualTo((byte) Blueprint.PRIVATE_SHIP.ordinal());
        assertThat(Turn.price(play.table(), GREEN.index(), Blueprint.PRIVATE_SHIP)).isZero();
        assertThat(Turn.price(play.table(), BLUE.index(), Blueprint.PRIVATE_SHIP)).isZero();
        assertThat(Turn.price(play.table(), RED.index(), Blueprint.PRIVATE_SHIP)).isNegative();
    }

    @Test
    void a_scientist_is_not_sent_where_nothing_is_produced() {
        Play.from(automated().turn(RED)).refusesBecause("send automated-production", new NothingProduces());
        Play.from(automated().building(Building.MINE, at(1, -3)).miner(RED, at(1, -3)).turn(RED))
                .refusesBecause("send automated-production", new NothingProduces());
        Play.from(automated().building(Building.MINE, at(1, -3)).advanced(RED, Blueprint.METAL_DEPOSIT, at(1, -3))
                .turn(RED)).does("send automated-production");
    }

    private static Scenario automated() {
        return Scenario.of(2).building(Building.GENERATOR, at(0, -3))
                .advanced(GREEN, Blueprint.AUTOMATED_PRODUCTION, at(0, -3)).scientist(RED,
                        Scientist.RD_ENGINEER);
    }

    @Test
    @DisplayName("69. A blueprint still carrying its marker cannot be used, nor worked on")
    void an_unbuilt_blueprint_is_of_no_use() {
        Play play = Play.from(Scenario.of(2).plan(RED, Blueprint.CASINO).plan(GREEN, Blueprint.GYM).crystals(RED, 3)
                .scientist(RED, Scientist.SYSTEMS_ENGINEER).turn(RED));
        play.refusesBecause("use casino", new NotBuilt(Blueprint.CASINO));
        play.refusesBecause("send casino", new NotBuilt(Blueprint.CASINO));
        play.refusesBecause("send gym", new NotBuilt(Blueprint.GYM));
    }

    @Test
    @DisplayName("70. A ship on the first dock covers “develop once”; without it the action is open")
    void ships_cover_actions() {
        Play covered = Play.from(Scenario.of(2).crystals(RED, 3).goals(RED, Goal.HOST, Goal.MINER).turn(RED));
        covered.refusesBecause("execute develop-free", new ShipInTheWay());
        Play open = Play.from(Scenario.of(2).shipTaken(RED, Executive.DEVELOP_FREE, true).crystals(RED, 4).noStock(RED)
                .turn(RED));
        open.does("execute develop-free", "develop shelter 3a");
        assertThat(open.company(RED).crystals).isZero();
        assertThat(open.stock(RED, Item.MINERAL)).as("bonus of 3a").isEqualTo(1);
        open.does("act control-center", "enough");
    }

    @Test
    @DisplayName("71. Radar: the first use takes a tile from the exploration space, which counts for no mission")
    void the_radar_keeps_its_tile() {
        Scenario scenario = Scenario.of(2).building(Building.GENERATOR, at(0, -3)).building(Building.GENERATOR,
                at(1, -3)).advanced(RED, Blueprint.RADAR, at(0, -2)).crystals(RED, 2)
                .mission(0, Mission.DISCOVERIES, 5);
        Play play = Play.from(scenario.turn(RED)).does("use radar", "explore crystals");
        assertThat(play.company(RED).waiting).isEqualTo(3);
        assertThat(play.company(RED).discoveries).isZero();
        assertThat(play.table().colony.missionSteps[0]).isEqualTo((byte) 5);
        assertThat(play.table().market.radarTile).isEqualTo(Discovery.CRYSTALS.ordinal());
        assertThat(play.table().market.exploration[0]).as("refilled").isNotEqualTo((byte) Discovery.CRYSTALS.ordinal());
        Play again = Play.from(Scenario.of(2).building(Building.GENERATOR, at(0, -3))
                .building(Building.GENERATOR, at(1, -3)).advanced(RED, Blueprint.RADAR, at(0, -2)).crystals(RED, 2)
                .radar(Discovery.PLANTS).stock(RED, Item.PLANT, 0).turn(RED)).does("use radar");
        assertThat(again.stock(RED, Item.PLANT)).as("storage 2").isEqualTo(2);
    }

    @Test
    void one_executive_action_a_turn() {
        Play play = Play.from(Scenario.of(2).crystals(RED, 3).shipTaken(RED, Executive.GAIN_MINERAL, true)
                .goals(RED, Goal.HOST).turn(RED));
        play.does("execute gain-mineral", "pay crystal");
        assertThat(play.stock(RED, Item.MINERAL)).isEqualTo(2);
        play.refusesBecause("execute move-bots", new ExecutiveDone());
    }

    @Test
    void move_the_rover_for_four() {
        Play play = Play.from(Scenario.of(2).shipTaken(RED, Executive.MOVE_ROVER, true).crystals(RED, 4)
                .tech(RED, Tech.ROVER, LabSpace.L1A).turn(RED));
        play.does("execute move-rover", "tech red", "rover " + hex(1, 0), "rover " + hex(1, 1), "rover " + hex(1, 2));
        assertThat(play.company(RED).rover).isEqualTo(at(1, 2));
        assertThat(play.company(RED).crystals).isZero();
    }

    @Test
    void take_a_blueprint_for_three() {
        Play play = Play.from(Scenario.of(2).shipTaken(RED, Executive.TAKE_PLAN, true).crystals(RED, 3).turn(RED));
        play.does("execute take-plan", "plan metal-deposit");
        assertThat(play.company(RED).plans).isEqualTo(1);
        assertThat(play.stock(RED, Item.MINERAL)).isEqualTo(2);
    }

    @Test
    void upgrade_for_three() {
        Play play = Play.from(Scenario.of(2).shipTaken(RED, Executive.UPGRADE, true).crystals(RED, 3)
                .plan(RED, Blueprint.METAL_DEPOSIT).bot(RED, at(0, 1)).turn(RED));
        play.does("execute upgrade", "upgrade metal-deposit");
        assertThat(play.table().holdings.planHex[Blueprint.METAL_DEPOSIT.ordinal()]).isEqualTo((byte) at(0, 0));
        assertThat(play.stock(RED, Item.MINERAL)).isZero();
    }

    @Test
    void move_bots_for_two() {
        Play play = Play.from(Scenario.of(2).crystals(RED, 3).turn(RED));
        play.does("execute move-bots", "bot " + hex(-2, -1) + " " + hex(-3, 0), "bot " + hex(-3, 0) + " " + hex(-4, 1),
                "bot " + hex(-4, 1) + " " + hex(-4, 2));
        assertThat(play.company(RED).bot[0]).isEqualTo(at(-4, 2));
        assertThat(play.company(RED).crystals).as("two for the action, one for the third step").isZero();
    }

    @Test
    void a_warehouse_resource_for_two_but_no_crystal() {
        Play play = Play.from(Scenario.of(2).crystals(RED, 2).turn(RED));
        play.does("execute stock").refuses("take crystal").does("take battery");
        assertThat(play.stock(RED, Item.BATTERY)).isEqualTo(2);
    }
}
