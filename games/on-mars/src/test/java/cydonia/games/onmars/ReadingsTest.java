package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static cydonia.games.onmars.Play.hex;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.engine.Dice;
import cydonia.engine.Happening;
import cydonia.engine.Refused;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Viewer;
import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsHappening;
import cydonia.games.onmars.language.OnMarsObstacle;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.rules.Contracts;
import cydonia.games.onmars.rules.Scoring;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Readings chosen, and what stays secret")
class ReadingsTest {

    @Test
    @DisplayName("R1. The lowest space that has not acted is next")
    void the_lowest_space_is_next() {
        Play play = Play.from(Scenario.of(3).space(RED, 7).space(GREEN, 3).space(BLUE, 1).acted(BLUE).nextTurn());
        assertThat(play.asked()).isEqualTo(GREEN);
    }

    @Test
    @DisplayName("R2. Resupply counts as possible with an empty warehouse, and does nothing")
    void an_empty_resupply() {
        Scenario scenario = Scenario.of(2).space(RED, 1).goals(RED, Goal.HOST);
        for (Item item : Item.ALL) {
            scenario.warehouse(item, 0);
        }
        Play play = Play.from(scenario.turn(RED)).does("act resupply").asks(RED, Question.Turn.class);
        assertThat(play.company(RED).resources()).isEqualTo(5);
        play.does("end").asks(GREEN, Question.Turn.class);
    }

    @Test
    void the_main_action_is_owed() {
        Play play = Play.from(Scenario.of(2).turn(RED));
        play.refusesBecause("end", new OnMarsObstacle.MainActionOwed());
    }

    @Test
    @DisplayName("R5. Several owners of technology decide in turn order")
    void owners_decide_in_turn_order() {
        Play play = Play.from(Scenario.of(3).space(RED, 5).space(GREEN, 8).space(BLUE, 2)
                .tech(GREEN, Tech.ROVER, LabSpace.L1A).tech(BLUE, Tech.ROVER, LabSpace.L1A)
                .shipTaken(RED, Executive.MOVE_ROVER, true).crystals(RED, 4).turn(RED));
        play.does("execute move-rover", "tech green", "enough", "act control-center", "tech blue", "enough");
        play.asks(BLUE, Question.Oxygen.class).does("keep oxygen").asks(GREEN, Question.Oxygen.class);
    }

    @Test
    @DisplayName("R9. Two levels can be reached in one turn")
    void two_levels_at_once() {
        Play play = Play.from(LifeSupportTest.grown(Scenario.of(2), 2, 2, 1, 2).level(1).bot(RED, at(1, 2))
                .stock(RED, Item.MINERAL, 0).turn(RED));
        play.does("act construct-building", "construct greenhouse", "at " + hex(2, 2));
        assertThat(play.table().colony.level).isEqualTo(3);
    }

    @Test
    @DisplayName("R11. An upgrade contract counts for the mission when it is fulfilled, once")
    void contracts_count_once() {
        Table table = Scenario.of(2).contractDone(RED, Contract.UPGRADE_MINE).turn(RED).table();
        Contracts.checkUpgrades(table);
        assertThat(table.companies[0].waiting).isZero();
    }

    @Test
    @DisplayName("R12. The order of the shuttle phase is that of its beginning")
    void nobody_decides_twice() {
        Play play = Play.from(Scenario.of(2).space(RED, 1).space(GREEN, 2).shuttle(true, 1).roundOver());
        play.does("ride", "explore cargo", "at " + hex(3, -3), "space 5").asks(GREEN, Question.Shuttle.class)
                .does("stay");
        play.asks(GREEN, Question.Turn.class);
        assertThat(play.table().round).isEqualTo(2);
    }

    @Test
    void progress_pays_by_the_number_of_cubes() {
        Table table = Scenario.of(2).cubes(RED, Building.MINE, Building.GENERATOR, Building.GREENHOUSE,
                Building.WATER_EXTRACTOR, Building.OXYGEN_CONDENSER).turn(RED).table();
        assertThat(Scoring.points(table, 0).get(4).points()).isEqualTo(11);
    }

    // ---- secrets

    @Test
    void only_the_owner_sees_private_goals() {
        OnMarsPosition position = Scenario.of(2).goals(RED, Goal.HOST, Goal.MINER).turn(RED);
        assertThat(position.observe(RED).own().orElseThrow().goals()).containsExactly(Goal.MINER, Goal.HOST);
        assertThat(position.observe(GREEN).own().orElseThrow().goals()).isEmpty();
        assertThat(position.observe(Viewer.PUBLIC).own()).isEmpty();
        assertThat(position.observe(GREEN).companies().getFirst().goals()).isEqualTo(2);
    }

    @Test
    void others_hear_of_a_discarded_goal_without_its_name() {
        OnMarsPosition position = Scenario.of(2).crystals(RED, 1).goals(RED, Goal.HOST).turn(RED);
        List<Happening> heard = new ArrayList<>();
        position.apply(RED, OnMarsAction.Execute.of(Executive.MOVE_BOTS)).apply(RED, OnMarsAction.PayGoal.of(Goal.HOST),
                heard::add);
        OnMarsHappening.GoalDiscarded discarded = heard.stream()
                .filter(OnMarsHappening.GoalDiscarded.class::isInstance).map(OnMarsHappening.GoalDiscarded.class::cast)
                .findFirst().orElseThrow();
        assertThat(discarded.seenBy(RED).goal()).contains(Goal.HOST);
        assertThat(discarded.seenBy(GREEN).goal()).isEmpty();
        assertThat(discarded.seenBy(Viewer.PUBLIC).goal()).isEmpty();
    }

    @Test
    void guesses_keep_what_the_seat_knows_and_vary_what_it_does_not() {
        OnMarsPosition position = new OnMars().begin(Setup.of(new OnMars().profile(), 4), Seed.of(3));
        int mine = position.table().companies[0].goals;
        List<Integer> others = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            Table guess = position.determinise(RED, Dice.guessing(Seed.of(9), i)).table();
            assertThat(guess.companies[0].goals).isEqualTo(mine);
            assertThat(guess.companies[1].goals & mine).isZero();
            others.add(guess.companies[1].goals);
        }
        assertThat(others).doesNotHaveDuplicates();
    }

    @Test
    void a_type_built_without_showing_a_card_tells_which_card_it_is() {
        Table table = Scenario.of(4, Map.of("first-colonists", "on")).cardA(RED, Beginner.CardA.A1)
                .cardA(GREEN, Beginner.CardA.A2).cardA(BLUE, Beginner.CardA.A3).cardA(YELLOW, Beginner.CardA.A4)
                .turn(RED).table();
        table.companies[BLUE.index()].typesBuilt = 1 << Building.WATER_EXTRACTOR.ordinal();
        List<Integer> green = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            Table guess = new OnMarsPosition(table).determinise(RED, Dice.guessing(Seed.of(9), i)).table();
            assertThat(guess.companies[BLUE.index()].cardA).isEqualTo(Beginner.CardA.A3.ordinal());
            green.add(guess.companies[GREEN.index()].cardA);
        }
        assertThat(green).contains(Beginner.CardA.A2.ordinal(), Beginner.CardA.A4.ordinal());
    }

    // ---- setups and notation

    @Test
    void a_difficulty_is_for_the_solo_game() {
        Setup setup = Setup.of(new OnMars().profile(), 3, Map.of("difficulty", "2"));
        assertThatThrownBy(() -> new OnMars().begin(setup, Seed.of(1))).isInstanceOf(Refused.class);
    }

    @Test
    void what_is_no_action_is_refused_with_what_was_expected() {
        assertThatThrownBy(() -> new OnMars().notation().parse("ship move-bots")).isInstanceOf(Refused.class)
                .hasMessageContaining("develop-free");
        assertThatThrownBy(() -> new OnMars().notation().parse("tech violet")).isInstanceOf(Refused.class);
    }

    @Test
    void the_map_has_91_hexes_and_the_mine_in_its_centre() {
        assertThat(MarsMap.all()).hasSize(91);
        assertThat(MarsMap.name(at(0, 0))).isEqualTo("g5");
        assertThat(MarsMap.distance(at(-6, 2), at(6, -4))).isEqualTo(12);
        for (int companies = 2; companies <= 4; companies++) {
            for (int seat = 0; seat < companies; seat++) {
                assertThat(MarsMap.distance(MarsMap.shelter(companies, seat), MarsMap.CENTRE)).isEqualTo(3);
            }
        }
    }

    @Test
    void the_setup_is_that_of_the_rulebook() {
        Table two = new OnMars().begin(Setup.of(new OnMars().profile(), 2), Seed.of(1)).table();
        assertThat(two.market.warehouse).containsExactly(0, 2, 2, 2, 2, 2);
        assertThat(two.market.techStock).as("the second set stays in the box").isZero();
        Table four = new OnMars().begin(Setup.of(new OnMars().profile(), 4), Seed.of(1)).table();
        assertThat(four.market.warehouse).containsExactly(0, 3, 3, 3, 3, 3);
        assertThat(Integer.bitCount(four.market.techStock)).isEqualTo(8);
        for (Company c : four.companies) {
            assertThat(c.stock).containsOnly(1);
            assertThat(c.crystals).isEqualTo(1);
            assertThat(c.quarters).isEqualTo(3);
            assertThat(Integer.bitCount(c.goals)).isEqualTo(3);
            assertThat(c.level(Tech.SHELTER.ordinal())).isEqualTo(2);
        }
        Table solo = new OnMars().begin(Setup.of(new OnMars().profile(), 1), Seed.of(1)).table();
        assertThat(solo.companies[1].stock).containsOnly(0);
        assertThat(solo.companies[1].goals).isZero();
        assertThat(solo.shuttleInOrbit).isEqualTo(solo.companies[1].inOrbit());
    }
}
