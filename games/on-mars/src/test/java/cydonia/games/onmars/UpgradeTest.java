package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static cydonia.games.onmars.Play.hex;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsObstacle.NoMarkerFree;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.rules.Contracts;
import cydonia.games.onmars.rules.Goals;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Upgrading buildings")
class UpgradeTest {

    @Test
    @DisplayName("43. A blueprint of level 3 needs a complex of three")
    void level_three_needs_three() {
        Scenario two = Scenario.of(2).plan(RED, Blueprint.BIOLAB).building(Building.MINE, at(1, 0)).bot(RED, at(0, 1));
        Play.from(two.turn(RED)).refuses("act upgrade-building");
        Scenario three = Scenario.of(2).plan(RED, Blueprint.BIOLAB).building(Building.MINE, at(1, 0))
                .building(Building.MINE, at(1, -1)).bot(RED, at(0, 1));
        Play play = Play.from(three.turn(RED)).does("act upgrade-building", "at "
                + hex(1, 0));
        assertThat(play.table().holdings.planHex[Blueprint.BIOLAB.ordinal()]).isEqualTo((byte) at(1, 0));
        assertThat(play.stock(RED, Item.MINERAL)).isZero();
    }

    @Test
    @DisplayName("44. A mine with Bob's miner may be upgraded: the colonist goes home, the mine counts for you")
    void a_miner_makes_room() {
        for (int beds : new int[]{3, 4}) {
            Play play = Play.from(Scenario.of(2).plan(RED, Blueprint.METAL_DEPOSIT).building(Building.MINE, at(1, 0))
                    .miner(GREEN, at(1, 0)).quarters(GREEN, beds).bot(RED, at(2, 0)).turn(RED));
            play.does("act upgrade-building");
            assertThat(play.company(GREEN).quarters).as("capacity is four").isEqualTo(4);
            assertThat(play.company(GREEN).supply).isEqualTo(8);
            assertThat(Goals.mines(play.table(), RED.index())).isEqualTo(1);
            assertThat(Goals.mines(play.table(), GREEN.index())).isZero();
        }
    }

    @Test
    void an_upgrade_in_a_complex_of_four_fulfils_the_contract_at_once() {
        for (int size : new int[]{3, 4}) {
            Scenario scenario = Scenario.of(2).contract(RED, Contract.UPGRADE_MINE).plan(RED, Blueprint.METAL_DEPOSIT)
                    .building(Building.MINE, at(-5, 2)).building(Building.MINE, at(-5, 3))
                    .building(Building.MINE, at(-5, 4)).bot(RED, at(-4, 1));
            Play play = Play.from((size == 3 ? scenario : scenario.building(Building.MINE, at(-6, 3))).turn(RED));
            play.does("act upgrade-building");
            assertThat(Contracts.isDone(play.table(), Contract.UPGRADE_MINE)).isEqualTo(size == 4);
        }
    }

    @Test
    @DisplayName("45. An opponent's shelter cannot be upgraded")
    void shelters_of_others_are_taboo() {
        Play other = Play.from(Scenario.of(2).plan(RED, Blueprint.CASINO).bot(RED, at(1, 1)).turn(RED));
        other.refuses("act upgrade-building");
        Play own = Play.from(Scenario.of(2).plan(RED, Blueprint.CASINO).turn(RED));
        own.does("act upgrade-building").asks(RED, Question.MakeRoom.class);
        assertThat(own.table().holdings.planHex[Blueprint.CASINO.ordinal()]).isEqualTo((byte) at(-2, -1));
    }

    @Test
    @DisplayName("46. Upgrade technology of level 2: up to three upgrades, three blueprints, three minerals")
    void technology_repeats_the_upgrade() {
        Play play = Play.from(Scenario.of(2).shelter(RED, at(-4, 0)).tech(RED, Tech.UPGRADE, LabSpace.L2A)
                .stock(RED, Item.MINERAL, 3).plan(RED, Blueprint.METAL_DEPOSIT).plan(RED, Blueprint.CONSTRUCTION_YARD)
                .plan(RED, Blueprint.WIND_TURBINES).plan(RED, Blueprint.HYDROPONIC_FARM)
                .building(Building.MINE, at(1, 0)).building(Building.GENERATOR, at(0, 1)).bot(RED, at(1, 1)).turn(RED));
        play.does("act upgrade-building", "tech red", "upgrade metal-deposit", "upgrade wind-turbines",
                "upgrade hydroponic-farm");
        assertThat(Goals.advanced(play.table(), RED.index())).isEqualTo(3);
        assertThat(play.stock(RED, Item.MINERAL)).isZero();
    }

    @Test
    @DisplayName("47. All eight markers in use: no blueprint can be taken")
    void markers_run_out() {
        Scenario scenario = Scenario.of(2).space(RED, 1);
        for (Blueprint card : Blueprint.ALL.subList(4, 12)) {
            scenario.plan(RED, card);
        }
        Play.from(scenario.turn(RED)).refusesBecause("act obtain-blueprint", new NoMarkerFree());
    }
}
