package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Outcome;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.Research;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.Tech;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The four difficulties against Lacerda")
class SoloGoalsTest {

    private static Scenario victory(int difficulty) {
        return Scenario.of(1, Map.of("difficulty", String.valueOf(difficulty))).finalRound().goalDone(RED, Goal.HOST)
                .points(RED, 200);
    }

    private static Outcome end(Scenario scenario) {
        return scenario.roundOver().outcome().orElseThrow();
    }

    @Test
    void difficulty_one() {
        Scenario won = victory(1).level(3).contractDone(RED, Contract.DELIVER_WATER).tech(RED, Tech.MINE, LabSpace.L6A);
        assertThat(end(won).winners()).containsExactly(RED);
        Scenario lost = victory(1).level(3).contractDone(RED, Contract.DELIVER_WATER)
                .tech(RED, Tech.MINE, LabSpace.L5A);
        Outcome outcome = end(lost);
        assertThat(outcome.winners()).isEmpty();
        assertThat(outcome.reasons()).extracting(reason -> reason.en().charAt(0)).containsExactly('✓', '✓', '✓', '✗',
                '✓');
    }

    private static Scenario bothContracts(Scenario scenario) {
        return scenario.contractDone(RED, Contract.DELIVER_WATER).contractDone(RED, Contract.UPGRADE_MINE);
    }

    @Test
    void difficulty_two() {
        Scenario won = bothContracts(victory(2)).level(3).research(RED, Research.A).research(RED, Research.C)
                .shelter(RED, at(-4, 0)).shelter(RED, at(-4, 1)).shelter(RED, at(-4, 2)).shelter(RED, at(-4, 3));
        assertThat(end(won).winners()).containsExactly(RED);
        Scenario lost = bothContracts(victory(2)).level(3).research(RED, Research.A).research(RED, Research.C)
                .shelter(RED, at(-4, 0)).shelter(RED, at(-4, 1)).shelter(RED, at(-4, 2));
        assertThat(end(lost).winners()).as("the shelter of the setup is not one of four built").isEmpty();
    }

    @Test
    @DisplayName("Difficulty 3: level 4, a contract of each kind, a goal, three mines and 20 OP more; nothing else")
    void difficulty_three() {
        Outcome won = end(threeMines(bothContracts(victory(3)).level(4)));
        assertThat(won.winners()).containsExactly(RED);
        assertThat(won.reasons()).hasSize(5);
        assertThat(end(bothContracts(victory(3)).level(4)).winners()).as("no mine").isEmpty();
        assertThat(end(threeMines(bothContracts(victory(3)).level(3))).winners()).as("level 3").isEmpty();
        assertThat(end(threeMines(victory(3).level(4).contractDone(RED, Contract.DELIVER_WATER)
                .contractDone(RED, Contract.DELIVER_PLANT))).winners()).as("two contracts of one kind").isEmpty();
    }

    private static Scenario threeMines(Scenario scenario) {
        return scenario.building(Building.MINE, at(1, 0)).building(Building.MINE, at(1, 1)).miner(RED, at(1, 0))
                .miner(RED, at(1, 1)).advanced(RED, Blueprint.METAL_DEPOSIT, at(0, 0));
    }

    private static Scenario potatoes() {
        return victory(4).level(3).contractDone(RED, Contract.UPGRADE_GREENHOUSE)
                .contractDone(RED, Contract.DELIVER_PLANT).scientist(RED, Scientist.BIOCHEMIST)
                .building(Building.GREENHOUSE, at(0, 3)).building(Building.GREENHOUSE, at(0, 4))
                .building(Building.GREENHOUSE, at(-1, 3)).building(Building.GREENHOUSE, at(-1, 4))
                .advanced(RED, Blueprint.BIOMARKET, at(0, 2)).advanced(RED, Blueprint.HYDROPONIC_FARM, at(0, 3))
                .advanced(RED, Blueprint.ECO_RESORT, at(0, 4)).shelter(RED, at(-4, 0)).shelter(RED, at(-4, 1))
                .shelter(RED, at(-4, 2)).stock(RED, Item.PLANT, 5).research(RED, Research.B)
                .research(RED, Research.D).tech(RED, Tech.GREENHOUSE, LabSpace.L6A);
    }

    @Test
    void difficulty_four_is_martian_survival() {
        Outcome won = end(potatoes().space(RED, 1));
        assertThat(won.winners()).containsExactly(RED);
        assertThat(won.reasons()).hasSize(11);
        Outcome onTheGround = end(potatoes());
        assertThat(onTheGround.winners()).isEmpty();
        assertThat(onTheGround.reasons()).filteredOn(reason -> reason.en().startsWith("✗")).hasSize(1)
                .allSatisfy(reason -> assertThat(reason.en()).contains("in Orbit"));
    }
}
