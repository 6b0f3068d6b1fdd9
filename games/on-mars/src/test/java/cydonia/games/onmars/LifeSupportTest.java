package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static cydonia.games.onmars.Play.hex;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.rules.LifeSupport;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The life support system and the colony level")
class LifeSupportTest {

    private static final List<Integer> SPARE = List.of(at(-6, 2), at(-6, 3), at(-6, 4), at(-5, 1), at(-5, 2),
            at(-5, 3), at(-5, 4), at(-4, 0), at(-4, 1), at(-4, 2), at(-4, 3), at(-4, 4), at(-3, 3), at(-3, 4),
            at(-3, 5), at(-2, 5));

    /** So many buildings of each life support type beside the starting ones. */
    static Scenario grown(Scenario scenario, int... more) {
        int next = 0;
        for (int column = 0; column < more.length; column++) {
            for (int i = 0; i < more[column]; i++) {
                scenario.building(Building.of(column + 1), SPARE.get(next++));
            }
        }
        return scenario;
    }

    /** A bot that can build a greenhouse two hexes from the starting one. */
    private static Scenario ready(Scenario scenario) {
        return scenario.bot(RED, at(1, 2)).stock(RED, Item.MINERAL, 0).goals(RED, Goal.HOST);
    }

    private static final String SITE = "at " + hex(2, 2);

    private static Play build(Scenario scenario) {
        return Play.from(scenario.turn(RED)).does("act construct-building", "construct greenhouse", SITE);
    }

    @Test
    @DisplayName("36. The first greenhouse: 2 points, the reward tile, a benefit, and the marker on row 2")
    void the_first_of_a_type() {
        Play play = build(ready(Scenario.of(3)));
        assertThat(play.company(RED).pointsFirst).isEqualTo(2);
        assertThat(play.company(RED).pointsReward).as("2 for its one bot").isEqualTo(2);
        assertThat(play.table().colony.rows[2]).isEqualTo((byte) 2);
        play.asks(RED, Question.Benefit.class).does("claim mineral");
        assertThat(play.stock(RED, Item.MINERAL)).isEqualTo(1);
    }

    @Test
    @DisplayName("37. The marker already as high as the colony: it rises, and nothing else comes")
    void a_building_the_colony_does_not_need() {
        Play play = build(ready(grown(Scenario.of(3), 0, 0, 1, 0)));
        assertThat(play.table().colony.rows[2]).isEqualTo((byte) 3);
        assertThat(play.company(RED).pointsFirst + play.company(RED).pointsReward).isZero();
        play.asks(RED, Question.Turn.class);
    }

    @Test
    @DisplayName("38. The last marker: reward at once, the level at the end of the turn after oxygen, then progress")
    void the_level_rises_at_the_end_of_the_turn() {
        Scenario scenario = ready(grown(Scenario.of(3), 1, 1, 0, 1)).cubes(GREEN, Building.MINE, Building.GENERATOR)
                .tech(BLUE, Tech.GREENHOUSE, LabSpace.L1A);
        Play play = Play.from(scenario.turn(RED)).does("act construct-building", "construct greenhouse",
                "at " + hex(1, 1), "claim crystal");
        assertThat(play.company(RED).pointsReward).isEqualTo(2);
        assertThat(play.table().colony.level).isEqualTo(1);
        play.does("end").asks(BLUE, Question.Oxygen.class);
        assertThat(play.table().colony.level).isEqualTo(1);
        play.does("keep oxygen");
        assertThat(play.table().colony.level).isEqualTo(2);
        assertThat(play.company(GREEN).pointsProgress).isEqualTo(2);
        assertThat(play.company(RED).pointsProgress).as("one cube, just placed").isEqualTo(1);
    }

    @Test
    @DisplayName("Progress: 1, 2, 4, 7, 11 OP for 1 to 5 cubes, and none for none")
    void progress_pays_by_the_number_of_cubes() {
        assertThat(IntStream.rangeClosed(0, 5).map(LifeSupport::progress)).containsExactly(0, 1, 2, 4, 7, 11);
    }

    private static Play levelUp(Scenario scenario) {
        return build(ready(scenario)).does("claim crystal", "end");
    }

    private static int shown(Play play, int level) {
        int shown = 0;
        for (byte card : play.table().market.plans) {
            shown += card >= 0 && Blueprint.of(card).level() == level ? 1 : 0;
        }
        return shown;
    }

    @Test
    @DisplayName("39. Level 2: all shown blueprints leave, twelve come; two players keep their grid and get 2 of each")
    void level_two() {
        Play four = levelUp(grown(Scenario.of(4), 1, 1, 0, 1).shown(Blueprint.METAL_DEPOSIT, Blueprint.CASINO,
                Blueprint.GYM).grid().warehouse(Item.WATER, 0));
        assertThat(shown(four, 1)).isEqualTo(6);
        assertThat(shown(four, 3)).isEqualTo(6);
        assertThat(four.table().market.plans).doesNotContain((byte) Blueprint.CASINO.ordinal());
        assertThat(four.table().market.grid).as("the second set").doesNotContain((byte) -1);
        assertThat(four.table().market.warehouse[Item.WATER.ordinal()]).isEqualTo((byte) 3);
        Play two = levelUp(grown(Scenario.of(2), 1, 1, 0, 1).grid(Tech.MINE).warehouse(Item.WATER, 0));
        assertThat(two.table().market.grid).containsOnlyOnce((byte) Tech.MINE.ordinal());
        assertThat(two.table().market.grid[1]).isEqualTo((byte) -1);
        assertThat(two.table().market.warehouse[Item.WATER.ordinal()]).isEqualTo((byte) 2);
    }

    @Test
    @DisplayName("40. Level 3: one mission fewer, level-1 blueprints leave, progress; level 4: no progress")
    void levels_three_and_four() {
        Play three = levelUp(grown(Scenario.of(3), 2, 2, 1, 2).level(2).cubes(BLUE, Building.MINE));
        assertThat(three.table().colony.level).isEqualTo(3);
        assertThat(three.table().colony.missionsLeft).isEqualTo(2);
        assertThat(shown(three, 1)).isZero();
        assertThat(shown(three, 3)).isPositive();
        assertThat(three.company(BLUE).pointsProgress).isEqualTo(1);
        Play four = levelUp(grown(Scenario.of(3), 3, 3, 2, 3).level(3).cubes(BLUE, Building.MINE));
        assertThat(four.table().colony.level).isEqualTo(4);
        assertThat(four.table().colony.missionsLeft).isEqualTo(1);
        assertThat(four.company(BLUE).pointsProgress).isZero();
    }

    @Test
    @DisplayName("41. One mission left and the colony reaches level 4: the end is triggered")
    void a_level_can_end_the_game() {
        Scenario scenario = grown(Scenario.of(2), 3, 3, 2, 3).level(3).missionsLeft(1).acted(GREEN);
        Play play = levelUp(scenario);
        assertThat(play.table().colony.missionsLeft).isZero();
        assertThat(play.table().finalRound).isTrue();
        assertThat(play.position().outcome()).isEmpty();
    }

    @Test
    @DisplayName("42. Two greenhouses in one turn: the second gives no reward, the colony marker moves at the end only")
    void the_second_in_a_turn_is_not_needed() {
        Play play = Play.from(ready(Scenario.of(3)).advanced(RED, Blueprint.HYDROPONIC_FARM, at(0, 2))
                .stock(RED, Item.WATER, 2).crystals(RED, 2).goals(RED).anotherBot(RED, at(-2, 5)).turn(RED));
        play.does("act construct-building", "construct greenhouse", SITE, "claim crystal");
        int points = play.company(RED).pointsReward + play.company(RED).pointsFirst;
        play.does("use hydroponic-farm", "construct greenhouse", "at " + hex(-2, 4));
        assertThat(play.table().colony.rows[2]).isEqualTo((byte) 3);
        assertThat(play.company(RED).pointsReward + play.company(RED).pointsFirst).isEqualTo(points);
    }

    @Test
    void each_benefit_of_the_life_support_system() {
        Play play = build(ready(Scenario.of(3)).working(RED, 1));
        Play bots = Play.from(play.position()).does("claim bots").asks(RED, Question.Drive.class);
        assertThat(bots.legal()).isNotEmpty().noneMatch(action -> action.startsWith("rover"));
        Play crystal = Play.from(play.position()).does("claim crystal");
        assertThat(crystal.company(RED).waiting).isEqualTo(1);
        Play recalled = Play.from(play.position()).does("claim retrieve", "recall worker");
        assertThat(recalled.company(RED).working).isZero();
        assertThat(recalled.company(RED).quarters).isEqualTo(3);
    }
}
