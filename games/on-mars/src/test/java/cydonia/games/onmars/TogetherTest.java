package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MainAction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Several things chosen together")
class TogetherTest {

    private static Play ship() {
        return Play.from(Scenario.of(3).stock(RED, Item.MINERAL, 1).turn(RED)).does("act welcome-ship",
                "ship gain-mineral");
    }

    @Test
    @DisplayName("A plant and a water pay for a ship, whichever is named first")
    void a_ship_is_paid_in_any_order() {
        Play named = ship().doesTogether("pay plant", "pay water");
        assertThat(named.position().imprint()).isEqualTo(ship().does("pay water", "pay plant").position().imprint());
        Play mineral = ship().doesTogether("pay plant", "pay mineral");
        assertThat(mineral.stock(RED, Item.WATER)).isEqualTo(1);
        assertThat(mineral.stock(RED, Item.PLANT)).isZero();
    }

    @Test
    @DisplayName("Two plants do not pay for a ship: the second one is named, and nothing is paid")
    void the_same_twice_is_no_payment() {
        ship().refusesTogether("“pay plant” was chosen 2 times; at most 1 is possible.", "pay plant", "pay plant");
        ship().refusesTogether("That is not enough: 1 resources, at least 2.", "pay water");
    }

    private static Play executive() {
        return Play.from(Scenario.of(3).crystals(RED, 1).goals(RED, Goal.HOST, Goal.MINER, Goal.SETTLER).turn(RED))
                .does("execute move-bots");
    }

    @Test
    @DisplayName("Private goals are discarded in any order, and crystals pay the rest")
    void goals_in_any_order() {
        Play two = executive().doesTogether("discard settler", "discard host");
        assertThat(two.company(RED).goals).isEqualTo(1 << Goal.MINER.ordinal());
        assertThat(two.company(RED).crystals).isEqualTo(1);
        Play one = executive().doesTogether("discard settler");
        assertThat(Integer.bitCount(one.company(RED).goals)).isEqualTo(2);
        assertThat(one.company(RED).crystals).isZero();
        executive().refusesTogether("That is not enough: 0 private goals, at least 1.", "pay crystal");
        executive().refusesTogether("does not go with the others: 3 private goals in all, at most 2.",
                "discard host", "discard miner", "discard settler");
    }

    @Test
    @DisplayName("Colonists and crystals pay for those who were there before")
    void colonists_and_crystals_for_a_slot() {
        Play play = Play.from(Scenario.of(3).space(RED, 1).crystals(RED, 2).quarters(RED, 2)
                .slots(MainAction.OBTAIN_BLUEPRINT, GREEN, 1).slots(MainAction.OBTAIN_BLUEPRINT, BLUE, 1).turn(RED));
        play.does("act obtain-blueprint").refusesTogether("2 times; at most 1 is possible", "pay colonist",
                "pay colonist");
        play.doesTogether("pay crystal", "pay colonist");
        assertThat(play.company(RED).crystals).isEqualTo(1);
        assertThat(play.company(RED).working).isEqualTo(1);
    }

    @Test
    @DisplayName("Colonists sent to the Casino are told at once")
    void colonists_for_more_crystals() {
        Play play = Play.from(Scenario.of(3).quarters(RED, 3).crystals(RED, 3)
                .bot(RED, at(0, -1)).advanced(RED, Blueprint.CASINO, at(-2, -1)).turn(RED)).does("use casino");
        play.refusesTogether("“pay colonist” was chosen 4 times; at most 3 is possible.", "pay colonist",
                "pay colonist", "pay colonist", "pay colonist");
        play.doesTogether("pay colonist", "pay colonist");
        assertThat(play.company(RED).working).isEqualTo(2);
        assertThat(play.company(RED).waiting).isEqualTo(4);
    }
}
