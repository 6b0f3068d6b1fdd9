package cydonia.ai;

import static cydonia.engine.Seat.GREEN;
import static cydonia.engine.Seat.RED;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.onmars.OnMarsKnowledge;
import cydonia.engine.Seed;
import cydonia.games.onmars.OnMars;
import cydonia.games.onmars.OnMarsPosition;
import cydonia.games.onmars.Scenario;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Tech;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("What a beginner of On Mars would laugh at")
class OnMarsBlunderTest {

    private static final OnMars GAME = new OnMars();

    private static String choice(OnMarsPosition position, int seats, Level level) {
        return choice(position, seats, level, 1);
    }

    private static String choice(OnMarsPosition position, int seats, Level level, long seed) {
        var choice = level.player(new OnMarsKnowledge(), seats, level.withIterations(Experts.ITERATIONS))
                .choose(Decision.of(position, RED), Seed.of(seed));
        return GAME.notation().print(choice.action());
    }

    private static OnMarsPosition play(OnMarsPosition from, String... actions) {
        OnMarsPosition position = from;
        for (String action : actions) {
            position = position.apply(RED, GAME.notation().parse(action));
        }
        return position;
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"EASY", "NORMAL", "HARD", "EXPERT"})
    void a_contract_that_can_be_filled_at_the_end_is_filled(Level level) {
        OnMarsPosition position = Scenario.of(2).contract(RED, Contract.DELIVER_MINERAL).stock(RED, Item.MINERAL, 4)
                .finalRound().roundOver();
        assertThat(choice(position, 2, level)).isEqualTo("fulfil deliver-mineral");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void in_the_last_turn_a_blueprint_that_counts_against_its_owner_is_built(Level level) {
        OnMarsPosition position = Scenario.of(2).plan(RED, Blueprint.CASINO).noStock(RED).stock(RED, Item.MINERAL, 1)
                .crystals(RED, 0).acted(GREEN).finalRound().turn(RED);
        assertThat(choice(position, 2, level)).isEqualTo("act upgrade-building");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void minerals_that_replace_everything_are_not_paid_where_the_resource_itself_is_at_hand(Level level) {
        OnMarsPosition position = play(
                Scenario.of(2).stock(RED, Item.PLANT, 2).stock(RED, Item.WATER, 2).stock(RED, Item.MINERAL, 2)
                        .turn(RED),
                "act welcome-ship", "ship take-plan");
        assertThat(choice(position, 2, level)).isEqualTo("pay water");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"EASY", "NORMAL", "HARD", "EXPERT"})
    void what_was_paid_for_is_taken(Level level) {
        int hex = MarsMap.at(-2, 1);
        OnMarsPosition position = play(Scenario.of(2).startingBuilding(Building.OXYGEN_CONDENSER, hex)
                .advanced(RED, Blueprint.OXYGEN_TANK, hex).crystals(RED, 2).turn(RED), "use oxygen-tank");
        assertThat(choice(position, 2, level)).startsWith("learn ");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void alone_the_private_goal_that_wins_is_completed(Level level) {
        OnMarsPosition position = Scenario.of(1, Map.of("difficulty", "1")).level(3)
                .contractDone(RED, Contract.DELIVER_WATER).tech(RED, Tech.SHELTER, LabSpace.L6A).points(RED, 80)
                .goals(RED, Goal.VISIONARY).acted(GREEN).finalRound().afterMainAction(RED);
        assertThat(choice(position, 1, level)).startsWith("goal visionary");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void alone_the_goal_that_is_needed_is_not_spent_as_a_crystal(Level level) {
        OnMarsPosition position = play(
                Scenario.of(1, Map.of("difficulty", "1")).level(3).crystals(RED, 2).goals(RED, Goal.VISIONARY)
                        .acted(GREEN).turn(RED),
                "execute stock");
        assertThat(choice(position, 1, level)).isEqualTo("pay crystal");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void alone_whoever_has_nobody_at_home_rides_with_the_shuttle(Level level) {
        OnMarsPosition position = Scenario.of(1, Map.of("difficulty", "1")).level(2).quarters(RED, 0).working(RED, 3)
                .points(RED, 30).space(GREEN, 1).shuttle(false, 1).roundOver();
        assertThat(choice(position, 1, level)).isEqualTo("ride");
    }

    /** At level 4 the shuttle no longer crosses: whoever stays in orbit with all stores full stays there. */
    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void whoever_is_far_ahead_goes_where_the_game_can_be_ended(Level level) {
        Scenario table = Scenario.of(2).level(4).missionsLeft(1).shuttle(true, 1).space(RED, 2).space(GREEN, 8)
                .tech(RED, Tech.MINE, LabSpace.L1A).tech(RED, Tech.SHIP, LabSpace.L1B)
                .points(RED, 110).quarters(RED, 0).working(RED, 6).quarters(GREEN, 0).working(GREEN, 2);
        for (Item item : new Item[]{Item.MINERAL, Item.BATTERY, Item.WATER, Item.PLANT, Item.OXYGEN}) {
            table.stock(RED, item, 3);
        }
        OnMarsPosition position = table.turn(RED);
        assertThat(LongStream.rangeClosed(1, 3).mapToObj(seed -> choice(position, 2, level, seed))
                .filter("act landing-pod"::equals)).as("two times of three").hasSizeGreaterThanOrEqualTo(2);
    }
}
