package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static cydonia.games.onmars.Play.hex;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Chance;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Streams;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.language.Terms;
import cydonia.games.onmars.rules.Rounds;
import cydonia.games.onmars.rules.Scoring;
import cydonia.games.onmars.rules.SettingUp;
import cydonia.games.onmars.rules.Surface;
import cydonia.games.onmars.table.OnMarsSource;
import cydonia.games.onmars.table.Table;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Travel and the shuttle phase")
class TravelTest {

    @Test
    @DisplayName("57. Level 2, shuttle on Orbit 1: it crosses to Colony 2; Orbit rides free, the Colony needs a ship")
    void the_shuttle_crosses() {
        Play play = Play.from(Scenario.of(3).level(2).space(RED, 1).shuttle(true, 1)
                .shipTaken(BLUE, Executive.UPGRADE, true).roundOver());
        assertThat(play.table().shuttleInOrbit).isFalse();
        assertThat(play.table().shuttleSpace).isEqualTo(2);
        play.asks(RED, Question.Shuttle.class).offers("ride", "stay").does("stay");
        play.asks(BLUE, Question.Shuttle.class).offers("fly", "stay");
    }

    @Test
    @DisplayName("58. Level 4: the shuttle stays on 1; a journey by ship costs the ship and its 3 points")
    void at_level_four_only_ships_travel() {
        Play play = Play.from(Scenario.of(2).level(4).shuttle(false, 1).shipTaken(RED, Executive.UPGRADE, true)
                .roundOver());
        assertThat(play.table().shuttleInOrbit).isFalse();
        assertThat(play.table().shuttleSpace).isEqualTo(1);
        play.asks(RED, Question.Shuttle.class).offers("fly", "stay");
        int points = Scoring.points(play.table(), RED.index()).get(5).points();
        play.does("fly");
        assertThat(Scoring.points(play.table(), RED.index()).get(5).points()).isEqualTo(points - 3);
        assertThat(play.company(RED).hangar).isZero();
    }

    @Test
    void the_rounds_until_the_shuttle_leaves_either_side() {
        Table three = Scenario.of(2).level(3).shuttle(true, 2).turn(RED).table();
        assertThat(Rounds.untilCrossing(three, true)).hasValue(2);
        assertThat(Rounds.untilCrossing(three, false)).as("and three on the other side").hasValue(5);
        Table four = Scenario.of(2).level(4).shuttle(true, 1).turn(RED).table();
        assertThat(Rounds.untilCrossing(four, true)).as("it stays put").isEmpty();
    }

    @Test
    @DisplayName("59. To Orbit: two miners, an advanced greenhouse and shelter, 1 of 2 minerals stored")
    void production_on_the_way_to_orbit() {
        Play play = Play.from(Scenario.of(2).shuttle(false, 1).building(Building.MINE, at(1, 0))
                .building(Building.MINE, at(1, -1)).miner(RED, at(1, 0)).miner(RED, at(1, -1)).bot(RED, at(-1, -1))
                .advanced(RED, Blueprint.BIOMARKET, at(0, 2)).advanced(RED, Blueprint.CASINO, at(-2, -1)).roundOver());
        play.does("ride");
        assertThat(play.stock(RED, Item.MINERAL)).isEqualTo(2);
        assertThat(play.stock(RED, Item.PLANT)).isEqualTo(2);
        assertThat(play.company(RED).waiting).isEqualTo(1);
        play.asks(RED, Question.Space.class).offers("space 1", "space 2", "space 3", "space 4");
    }

    @Test
    @DisplayName("60. Landing Pod from 2 to 6: the turn is over, no tile, no second turn")
    void the_landing_pod_ends_the_turn() {
        Play play = Play.from(Scenario.of(2).space(RED, 2).space(GREEN, 7).working(RED, 1).crystals(RED, 3).turn(RED));
        int tiles = Integer.bitCount(play.table().market.discoveriesUnseen);
        play.does("act landing-pod", "space 6", "enough");
        assertThat(play.company(RED).acted).isTrue();
        assertThat(play.company(RED).working).as("colonists came home").isZero();
        assertThat(Integer.bitCount(play.table().market.discoveriesUnseen)).isEqualTo(tiles);
        play.asks(GREEN, Question.Turn.class).does("act control-center", "enough");
        play.asks(RED, Question.Shuttle.class);
        assertThat(play.table().phase).as("green was the last").isEqualTo(Table.Phase.SHUTTLE);
    }

    @Test
    @DisplayName("61. Aerial Elevator before the main action: the main action is taken in Orbit, and no second turn")
    void the_elevator_changes_sides() {
        Play play = Play.from(Scenario.of(2).space(RED, 5).space(GREEN, 6).crystals(RED, 2)
                .advanced(RED, Blueprint.AERIAL_ELEVATOR, at(-2, 1)).turn(RED));
        play.does("use aerial-elevator", "space 1").asks(RED, Question.Turn.class).allows("act resupply")
                .refuses("act control-center");
        play.does("act learn-technology", "learn mine bottom", "shelve 1a", "enough", "enough");
        play.asks(GREEN, Question.Turn.class);
        assertThat(play.company(RED).acted).isTrue();
    }

    @Test
    @DisplayName("62. All hexes three from the rover occupied: no tile is placed")
    void without_room_nothing_is_explored() {
        Scenario scenario = Scenario.of(2).space(RED, 1).shuttle(true, 1);
        Table bare = SettingUp.bare(Terms.of(Setup.of(new OnMars().profile(), 2)),
                Streams.of(Chance.ONE_COUNTER, Seed.of(1), OnMarsSource.values()));
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (MarsMap.distance(MarsMap.CENTRE, hex) == 3 && Surface.isEmpty(bare, hex)) {
                scenario.crystal(hex);
            }
        }
        Play play = Play.from(scenario.roundOver()).does("ride").asks(RED, Question.Space.class);
        assertThat(play.table().market.exploration).containsExactly((byte) Discovery.CRYSTALS.ordinal(),
                (byte) Discovery.CARGO.ordinal());
    }

    @Test
    void a_tile_is_placed_three_from_the_rover_and_replaced() {
        Play play = Play.from(Scenario.of(2).space(RED, 1).shuttle(true, 1).rover(RED, at(3, -2)).roundOver());
        play.does("ride").asks(RED, Question.Explore.class).offers("explore crystals", "explore cargo")
                .does("explore cargo");
        assertThat(play.legal()).isNotEmpty().allMatch(action -> action.startsWith("at "));
        play.does("at " + hex(3, 1));
        assertThat(play.table().ground.tile[at(3, 1)]).isEqualTo((byte) Discovery.CARGO.ordinal());
        assertThat(play.table().market.exploration[1]).isNotEqualTo((byte) -1);
    }

    @Test
    @DisplayName("63. Staying on space 4 gives no colonist again")
    void staying_gives_no_benefit() {
        Play play = Play.from(Scenario.of(2).space(RED, 4).shuttle(true, 1).roundOver());
        play.does("stay").asks(RED, Question.Turn.class);
        assertThat(play.company(RED).space).isEqualTo(4);
        assertThat(play.company(RED).acted).isFalse();
    }

    @Test
    void colonists_of_that_side_come_home() {
        Play play = Play.from(Scenario.of(2).space(RED, 1).shuttle(true, 1).quarters(RED, 1).working(RED, 2)
                .slots(MainAction.CONSTRUCT_BUILDING, RED, 2).slots(MainAction.OBTAIN_BLUEPRINT, RED, 1).roundOver());
        play.does("ride", "explore cargo", "at " + hex(3, -3));
        assertThat(play.company(RED).quarters).as("four beds").isEqualTo(4);
        assertThat(play.company(RED).supply).isEqualTo(7);
        assertThat(play.table().slots(MainAction.OBTAIN_BLUEPRINT.ordinal(), 0)).isEqualTo(1);
    }

    private static Scenario lastMission(Map<String, String> options) {
        return Scenario.of(2, options).space(RED, 1).missionsLeft(1).mission(0, Mission.BLUEPRINTS, 1).acted(GREEN)
                .shuttle(true, 1);
    }

    @Test
    @DisplayName("64. Third mission done: the round ends with its shuttle phase, one more without, then scoring")
    void the_end_of_the_game() {
        Play play = Play.from(lastMission(Map.of()).turn(RED)).does("act obtain-blueprint", "plan metal-deposit",
                "enough");
        assertThat(play.table().finalRound).isTrue();
        play.asks(RED, Question.Shuttle.class).does("stay").asks(RED, Question.Turn.class).does("act resupply",
                "take water", "enough",
                "end");
        play.asks(GREEN, Question.Turn.class).does("act control-center", "enough");
        assertThat(play.position().toAct()).isEmpty();
        assertThat(play.position().outcome()).isPresent();
    }

    @Test
    void space_oddity_ends_the_game_at_once() {
        Play play = Play.from(lastMission(Map.of("space-oddity", "on")).turn(RED)).does("act obtain-blueprint",
                "plan metal-deposit", "enough");
        assertThat(play.position().outcome()).isPresent();
    }

    @Test
    @DisplayName("R13. Level 5 reached: the shuttle crosses wherever it stands")
    void level_five_sends_the_shuttle_off() {
        Play play = Play.from(Scenario.of(2).level(5).space(RED, 1).shuttle(true, 3).roundOver());
        assertThat(play.table().shuttleInOrbit).isFalse();
        play.asks(RED, Question.Shuttle.class).allows("ride");
        assertThat(play.table().finalRound).isTrue();
    }

    @Test
    void the_highest_space_places_the_shuttle() {
        Play play = Play.from(new OnMars().begin(Setup.of(new OnMars().profile(), 3),
                Seed.of(5)));
        play.asks(play.asked(), Question.Space.class).does("space 1", "space 5");
        Seat last = play.asked();
        play.does("space 8");
        while (!play.isAsked(Question.ShuttleSide.class)) {
            play.does("enough");
        }
        play.asks(last, Question.ShuttleSide.class).does("shuttle colony");
        assertThat(play.table().shuttleInOrbit).isFalse();
    }

    @Test
    void a_goal_can_send_one_to_the_other_side() {
        Play play = Play.from(Scenario.of(2).goals(RED, Goal.PILOT).level(3)
                .shipTaken(RED, Executive.UPGRADE, true).shipTaken(RED, Executive.TAKE_PLAN, true)
                .shipTaken(RED, Executive.MOVE_ROVER, true).turn(RED));
        play.does("goal pilot reward", "space 1").asks(RED, Question.Turn.class).allows("act resupply");
        assertThat(play.company(RED).inOrbit()).isTrue();
    }

    /** Level 4, all colonists at work, no ships: nobody comes home, and nothing but the Control Center is left. */
    private static Scenario runDry() {
        return Scenario.of(2).level(4).shuttle(false, 1).space(RED, 7).space(GREEN, 8).noStock(RED).noStock(GREEN)
                .quarters(RED, 0).quarters(GREEN, 0).working(RED, 4).working(GREEN, 4);
    }

    private static Play aRound(Play play) {
        for (Seat seat : List.of(RED, GREEN)) {
            play.asks(seat, Question.Turn.class).offers("act control-center").does("act control-center", "enough");
        }
        return play;
    }

    @Test
    @DisplayName("A whole round without anything produced, gained or built: each is asked, and may refuse, round after round")
    void a_colony_that_has_run_dry_goes_on_as_long_as_somebody_likes() {
        Play play = aRound(Play.from(runDry().turn(RED)));
        for (int round = 0; round < 2; round++) {
            aRound(play).asks(RED, Question.EndGame.class).offers("end-game", "go-on").does("end-game");
            play.asks(GREEN, Question.EndGame.class).does("go-on");
            assertThat(play.position().outcome()).isEmpty();
        }
        aRound(play).asks(RED, Question.EndGame.class).does("go-on").asks(RED, Question.Turn.class);
        assertThat(play.company(RED).quarters).isZero();
    }

    @Test
    void a_colony_that_has_run_dry_is_scored_when_all_agree() {
        Play play = aRound(aRound(Play.from(runDry().points(RED, 1).turn(RED))));
        play.does("end-game", "end-game");
        assertThat(play.position().toAct()).isEmpty();
        assertThat(play.position().outcome().orElseThrow().winners()).containsExactly(RED);
    }

    @Test
    void below_level_four_an_idle_round_is_no_end() {
        Play play = Play.from(runDry().level(3).nothingStirred().shuttle(false, 3).roundOver());
        play.asks(RED, Question.Turn.class);
    }

    @Test
    void who_gains_anything_keeps_the_colony_alive() {
        Play play = aRound(Play.from(runDry().crystal(at(-1, 0)).turn(RED)));
        play.does("act control-center", "rover " + hex(-1, 0), "stop").asks(GREEN, Question.Turn.class)
                .does("act control-center", "enough");
        play.asks(RED, Question.Turn.class);
    }

    @Test
    @DisplayName("Against Lacerda the human alone is asked: Lacerda has no wishes, and what he does counts like anybody's")
    void against_lacerda_only_the_human_is_asked() {
        Scenario alone = Scenario.of(1).level(4).shuttle(false, 1).space(RED, 7).noStock(RED).quarters(RED, 0);
        Play play = Play.from(alone.nothingStirred().roundOver());
        play.asks(RED, Question.EndGame.class).does("end-game");
        assertThat(play.position().outcome()).isPresent();
    }
}
