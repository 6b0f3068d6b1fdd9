package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static cydonia.games.onmars.Play.hex;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.onmars.OnMarsObstacle.ShipsPerLevel;
import cydonia.games.onmars.cards.Discovery;
import cydonia.games.onmars.cards.Executive;
import cydonia.games.onmars.cards.Goal;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.LabSpace;
import cydonia.games.onmars.cards.Mission;
import cydonia.games.onmars.cards.Research;
import cydonia.games.onmars.cards.Tech;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Ships, bots and the rover")
class PiecesTest {

    @Test
    @DisplayName("48. Level 3 and two ships taken, one since spent: one more, and no boost")
    void ships_ever_taken_count() {
        Play play = Play.from(Scenario.of(2).level(3).shipTaken(RED, Executive.DEVELOP_FREE, true)
                .shipTaken(RED, Executive.MOVE_ROVER, false).shelter(RED, at(-4, 0)).stock(RED, Item.PLANT, 2)
                .stock(RED, Item.WATER, 2).stock(RED, Item.MINERAL, 0).goals(RED, Goal.HOST).turn(RED));
        play.does("act welcome-ship", "ship take-plan", "unload colonists").offers("enough").does("enough").asks(RED,
                Question.Turn.class);
        assertThat(play.company(RED).hangar).isEqualTo(2);
        assertThat(play.stock(RED, Item.PLANT)).as("no second ship").isEqualTo(1);
        Play none = Play.from(Scenario.of(2).shipTaken(RED, Executive.UPGRADE, true).turn(RED));
        none.refusesBecause("act welcome-ship", new ShipsPerLevel(1, 1));
    }

    @Test
    @DisplayName("49. Another's Ship technology of level 2: four colonists, or three and a bot; the owner decides")
    void ship_technology_brings_more() {
        Scenario scenario = Scenario.of(2).shelter(RED, at(-4, 0)).quarters(RED, 1).stock(RED, Item.MINERAL, 0)
                .tech(GREEN, Tech.SHIP, LabSpace.L2A);
        Play play = Play.from(scenario.turn(RED)).does("act welcome-ship", "tech green", "ship upgrade");
        Play colonists = Play.from(play.position()).does("unload colonists");
        assertThat(colonists.company(RED).quarters).isEqualTo(5);
        Play bot = Play.from(play.position()).does("unload bot");
        assertThat(bot.company(RED).quarters).isEqualTo(4);
        assertThat(bot.company(RED).bots).isEqualTo(2);
        bot.asks(GREEN, Question.Oxygen.class);
    }

    @Test
    @DisplayName("50. Colonists who came with the ship cannot boost the same action")
    void newcomers_do_not_boost() {
        Play play = Play.from(Scenario.of(2).level(3).quarters(RED, 0).stock(RED, Item.PLANT, 2)
                .stock(RED, Item.WATER, 2).stock(RED, Item.MINERAL, 0).goals(RED, Goal.HOST).turn(RED));
        play.does("act welcome-ship", "ship upgrade", "unload colonists").offers("enough");
        assertThat(play.company(RED).quarters).isEqualTo(2);
        assertThat(play.company(RED).hangar).isEqualTo(1);
    }

    @Test
    @DisplayName("51. Both shelters occupied: a new bot lands on the nearest empty hex, one's choice among equals")
    void a_bot_lands_near_a_shelter() {
        Play play = Play.from(Scenario.of(2).shelter(RED, at(-2, 0)).anotherBot(RED, at(-2, 0))
                .mission(0, Mission.BOTS, 3).mission(1, Mission.TECHS, 7).stock(RED, Item.MINERAL, 0).turn(RED));
        play.does("act welcome-ship", "ship upgrade", "unload bot").asks(RED, Question.Land.class);
        assertThat(play.legal()).contains("at " + hex(-2, -2), "at " + hex(-3, 0)).doesNotContain("at " + hex(-2, -1),
                "at " + hex(-2, 1), "at " + hex(0, 1));
        play.does("at " + hex(-3, 0));
        assertThat(play.company(RED).bots).isEqualTo(3);
        assertThat(play.table().colony.missionSteps[0]).isEqualTo((byte) 2);
        assertThat(play.company(RED).waiting).as("the mission pays").isEqualTo(2);
    }

    @Test
    @DisplayName("52. A rover path over two crystals ending on a plain hex collects both")
    void the_rover_collects_on_its_way() {
        Play play = Play.from(Scenario.of(2).crystal(at(1, -1)).crystal(at(1, -2)).crystals(RED, 1).turn(RED));
        play.does("act control-center", "rover " + hex(1, -1), "rover " + hex(1, -2), "rover " + hex(1, -3));
        assertThat(play.company(RED).waiting).isEqualTo(2);
        assertThat(play.company(RED).crystals).as("the third step cost one").isZero();
        assertThat(play.company(RED).rover).isEqualTo(at(1, -3));
    }

    @Test
    @DisplayName("53. A second research tile of a type: ending there is illegal, passing over is fine")
    void no_two_research_tiles_alike() {
        Play play = Play.from(Scenario.of(2).research(RED, Research.A).tile(Research.A, at(1, 0)).turn(RED));
        play.does("act control-center", "rover " + hex(1, 0)).refuses("stop").does("rover " + hex(1, 1), "stop");
        assertThat(play.table().ground.tile[at(1, 0)]).isEqualTo((byte) Ground.RESEARCH);
        Play other = Play.from(Scenario.of(2).research(RED, Research.A).tile(Research.B, at(1, 0)).turn(RED));
        other.does("act control-center", "rover " + hex(1, 0), "stop").asks(RED, Question.Develop.class);
        assertThat(other.company(RED).research).isEqualTo(0b11);
    }

    @Test
    @DisplayName("54. A tile “take a technology” with column 1 full: the rover may not end there")
    void a_useless_tile_cannot_be_taken() {
        Play play = Play.from(Scenario.of(2).tech(RED, Tech.MINE, LabSpace.L1A).tech(RED, Tech.SHIP, LabSpace.L1B)
                .tile(Discovery.TECHNOLOGY, at(1, 0)).turn(RED));
        play.does("act control-center", "rover " + hex(1, 0)).refuses("stop");
    }

    @Test
    @DisplayName("55. A bot ending on a discovery tile destroys it; passing over leaves it")
    void bots_destroy_what_they_end_on() {
        Scenario scenario = Scenario.of(2).tile(Discovery.PLANS, at(-2, 0)).crystal(at(-1, 0)).crystals(RED, 0);
        Play play = Play.from(scenario.turn(RED));
        String step = "bot " + hex(-2, -1) + " " + hex(-2, 0);
        Play ended = Play.from(play.position()).does("act control-center", step, "stop");
        assertThat(ended.table().ground.tile[at(-2, 0)]).isEqualTo((byte) -1);
        assertThat(ended.company(RED).discoveries).isZero();
        Play passed = Play.from(play.position()).does("act control-center", step,
                "bot " + hex(-2, 0) + " " + hex(-1, 0), "stop");
        assertThat(passed.table().ground.tile[at(-2, 0)]).isEqualTo((byte) Discovery.PLANS.ordinal());
        assertThat(Surface.hasGem(passed.table(), at(-1, 0))).as("it ended on the crystal").isFalse();
        assertThat(passed.company(RED).waiting).isZero();
    }

    @Test
    @DisplayName("56. A rover may pass another but not stop there; rovers not yet placed do not block the mine")
    void pieces_may_pass_but_not_rest_together() {
        Play play = Play.from(Scenario.of(2).rover(GREEN, at(1, 0)).turn(RED));
        play.does("act control-center", "rover " + hex(1, 0)).refuses("stop").does("rover " + hex(2, 0), "stop");
        Play back = Play.from(Scenario.of(2).turn(RED)).does("act control-center", "rover " + hex(1, 0),
                "rover " + hex(0, 0), "stop");
        assertThat(back.company(RED).rover).isEqualTo(at(0, 0));
        Play last = Play.from(Scenario.of(2).rover(GREEN, at(1, 1)).crystals(RED, 0).turn(RED));
        last.does("act control-center", "rover " + hex(1, 0)).refuses("rover " + hex(1, 1));
    }

    @Test
    void rover_technology_extends_one_movement() {
        Play play = Play.from(Scenario.of(2).tech(GREEN, Tech.ROVER, LabSpace.L3A).crystals(RED, 0).turn(RED));
        play.does("act control-center", "tech green");
        for (int r = 1; r <= 4; r++) {
            play.does("rover " + hex(-1, r));
        }
        play.does("rover " + hex(-2, 5));
        assertThat(play.company(RED).rover).as("five steps: two and three by technology").isEqualTo(at(-2, 5));
        play.does("stop").asks(GREEN, Question.Oxygen.class);
    }
}
