package cydonia.ai.onmars;

import static cydonia.engine.Seat.BLUE;
import static cydonia.engine.Seat.GREEN;
import static cydonia.engine.Seat.RED;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.Experts;
import cydonia.games.onmars.OnMars;
import cydonia.games.onmars.OnMarsPosition;
import cydonia.games.onmars.Scenario;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsView;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Habits that experts of On Mars have lost")
class OnMarsHabitsTest {

    private static final OnMars GAME = new OnMars();
    private static final Experts<OnMarsPosition, OnMarsAction, OnMarsView> EXPERTS = new Experts<>(GAME,
            new OnMarsKnowledge());

    private static OnMarsPosition play(OnMarsPosition from, String... actions) {
        OnMarsPosition position = from;
        for (String action : actions) {
            position = position.apply(RED, GAME.notation().parse(action));
        }
        return position;
    }

    /** Red has two of three shelters, and oxygen for the third; without crystals only goals could pay. */
    @Test
    void a_goal_that_is_nearly_reached_is_not_thrown_away_as_crystals_among_two_rivals() {
        OnMarsPosition position = Scenario.of(3).level(2).crystals(RED, 0).shelter(RED, MarsMap.at(-3, 0))
                .stock(RED, Item.PLANT, 0).goals(RED, Goal.SETTLER, Goal.PILOT).acted(GREEN, BLUE)
                .afterMainAction(RED);
        assertThat(EXPERTS.legal(position)).contains("execute move-bots", "execute stock");
        assertThat(EXPERTS.answers(position, 3)).containsOnly("end");
    }

    /** In the last turn four minerals make the nine points of a contract, and otherwise a building or two. */
    @Test
    void a_contract_whose_goods_are_there_is_signed_and_fulfilled() {
        OnMarsPosition position = Scenario.of(2).level(1).shipTaken(RED, Executive.TAKE_PLAN, true)
                .offer(0, Contract.DELIVER_MINERAL).crystals(RED, 1).noStock(RED).stock(RED, Item.MINERAL, 4)
                .shelter(RED, MarsMap.at(-3, 0)).shelter(RED, MarsMap.at(-3, -1)).points(GREEN, 16).acted(GREEN)
                .finalRound().turn(RED);
        assertThat(EXPERTS.legal(position)).contains("act construct-building", "act control-center");
        assertThat(EXPERTS.turns(position, 2))
                .allSatisfy(turn -> assertThat(turn).contains("sign deliver-mineral", "fulfil deliver-mineral"));
    }

    /** The water that is missing can be built for, or taken from the warehouse. */
    @Test
    void the_last_item_of_a_contract_is_fetched() {
        OnMarsPosition position = Scenario.of(2).level(2).contract(RED, Contract.DELIVER_WATER)
                .delivered(Contract.DELIVER_WATER, 2, 2).crystals(RED, 2).noStock(RED).stock(RED, Item.BATTERY, 2)
                .points(GREEN, 10).acted(GREEN).finalRound().turn(RED);
        assertThat(EXPERTS.legal(position)).contains("act control-center", "act hire-or-contract", "execute move-bots");
        assertThat(EXPERTS.turns(position, 2))
                .allSatisfy(turn -> assertThat(turn).contains("deliver deliver-water water"));
    }

    /** One shelter has room for two minerals. */
    @Test
    void no_mineral_is_taken_for_which_there_is_no_room() {
        OnMarsPosition position = play(
                Scenario.of(2).level(1).crystals(RED, 0).noStock(RED).stock(RED, Item.MINERAL, 2)
                        .stock(RED, Item.PLANT, 1).acted(GREEN).turn(RED),
                "act construct-building", "construct oxygen-condenser", "at f3", "pay plant");
        assertThat(EXPERTS.legal(position)).contains("claim mineral", "claim crystal", "claim bots");
        assertThat(EXPERTS.answers(position, 2)).doesNotContain("claim mineral");
    }

    /** Four colonists fill the quarters of one shelter. */
    @Test
    void a_ship_brings_no_colonists_for_whom_there_is_no_bed() {
        OnMarsPosition position = play(Scenario.of(2).level(2).quarters(RED, 4).noStock(RED).stock(RED, Item.PLANT, 1)
                .stock(RED, Item.WATER, 1).acted(GREEN).turn(RED), "act welcome-ship", "ship take-plan");
        assertThat(EXPERTS.legal(position)).contains("unload colonists");
        assertThat(EXPERTS.answers(position, 2)).containsOnly("unload bot");
    }

    @Test
    void a_bot_does_not_walk_back_to_where_it_came_from() {
        OnMarsPosition position = play(
                Scenario.of(2).level(1).crystals(RED, 0).noStock(RED).quarters(RED, 0).working(RED, 3).acted(GREEN)
                        .turn(RED),
                "act control-center", "bot e3 f3");
        assertThat(EXPERTS.legal(position)).contains("bot f3 e3", "stop");
        assertThat(EXPERTS.answers(position, 2)).doesNotContain("bot f3 e3");
    }

    @Test
    void nobody_pays_for_walking_in_the_last_turn() {
        OnMarsPosition position = Scenario.of(2).level(2).crystals(RED, 2).noStock(RED).acted(GREEN).finalRound()
                .afterMainAction(RED);
        assertThat(EXPERTS.legal(position)).contains("execute move-bots", "execute stock");
        assertThat(EXPERTS.answers(position, 2)).containsOnly("end");
    }
}
