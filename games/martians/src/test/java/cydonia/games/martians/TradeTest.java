package cydonia.games.martians;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.martians.box.Event;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.language.MartiansObstacle.AlreadyGiven;
import cydonia.games.martians.language.MartiansObstacle.NotEnough;
import cydonia.games.martians.language.MartiansObstacle.NotTradeable;
import cydonia.games.martians.language.MartiansObstacle.OffersRefused;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Lending, borrowing and exchanging (rulebook p. 10)")
class TradeTest extends RulesTest {

    @Test
    @DisplayName("60. SEMI.3: A offers 2 currency for 1 food: rejected (currency not tradeable); 1 reputation for 1 food: allowed with consent")
    void goods_and_reputation_are_traded_currency_is_not() {
        given(Scenario.semi(2).has(GREEN, 1, Good.FOOD).position());
        when("offer green");
        rejected("give currency", new NotTradeable(Good.CURRENCY));
        when("give reputation", "ask food", "propose");
        assertThat(now().toAct()).containsExactly(GREEN);
        when("accept");
        assertThat(reputation()).isEqualTo(1);
        assertThat(has(GREEN, Good.REPUTATION)).isEqualTo(3);
        assertThat(has(Good.FOOD)).isEqualTo(1);
        assertThat(has(GREEN, Good.FOOD)).isZero();
        assertThat(now().toAct()).containsExactly(RED);
        assertThat(timeLeft()).isEqualTo(3);
    }

    @Test
    void a_declined_offer_changes_nothing() {
        given(Scenario.com(3).position());
        when("offer blue", "give energy", "give energy", "ask supplies", "propose", "decline");
        assertThat(has(RED, Good.ENERGY)).isEqualTo(5);
        assertThat(has(BLUE, Good.SUPPLIES)).isEqualTo(1);
        assertThat(now().toAct()).containsExactly(RED);
    }

    @Test
    void the_partner_may_answer_with_one_offer() {
        given(Scenario.com(2).position());
        when("offer green", "ask energy", "propose", "counter");
        assertThat(now().toAct()).containsExactly(GREEN);
        when("give energy", "ask reputation", "propose");
        assertThat(legal()).containsExactly("accept", "decline");
        when("accept");
        assertThat(has(RED, Good.ENERGY)).isEqualTo(6);
        assertThat(has(GREEN, Good.ENERGY)).isEqualTo(4);
        assertThat(has(RED, Good.REPUTATION)).isEqualTo(1);
        assertThat(has(GREEN, Good.REPUTATION)).isEqualTo(3);
    }

    @Test
    void a_gift_is_an_offer_that_asks_for_nothing() {
        given(Scenario.com(2).position());
        when("offer green", "give supplies", "propose", "accept");
        assertThat(has(RED, Good.SUPPLIES)).isZero();
        assertThat(has(GREEN, Good.SUPPLIES)).isEqualTo(2);
    }

    @Test
    void nobody_gives_what_they_do_not_have() {
        given(Scenario.com(2).position());
        when("offer green", "give supplies");
        rejected("give supplies", new NotEnough(Good.SUPPLIES, 2, 1));
        rejected("ask water", new NotEnough(Good.WATER, 1, 0));
    }

    @Test
    void nobody_asks_for_what_they_give() {
        given(Scenario.com(2).position());
        when("offer green", "give energy");
        rejected("ask energy", new AlreadyGiven(Good.ENERGY));
        allowed("ask supplies");
    }

    @Test
    void deals_are_unlimited_but_two_refusals_of_a_partner_end_the_asking_for_this_turn() {
        given(Scenario.com(3).position());
        for (int i = 0; i < 4; i++) {
            when("offer green", "give energy", "propose", "accept");
        }
        when("offer green", "withdraw", "offer green", "give energy", "propose", "decline");
        rejected("offer green", new OffersRefused(2));
        allowed("offer blue");
        when("finish", "finish", "finish");
        assertThat(table().calendar.turn).isEqualTo(2);
        when("finish", "finish");
        allowed("offer green");
    }

    @Test
    void between_player_turns_anybody_may_make_an_offer() {
        withMarkets();
        given(Scenario.com(3).position());
        when("finish");
        assertThat(now().toAct()).as("green plays next and need not ask now").containsExactly(RED);
        when("pass");
        assertThat(now().toAct()).containsExactly(BLUE);
        when("offer red", "give supplies", "ask energy", "propose");
        assertThat(now().toAct()).containsExactly(RED);
        when("accept");
        assertThat(has(BLUE, Good.ENERGY)).isEqualTo(6);
        when("no-trade");
        assertThat(now().toAct()).as("green's player-turn").containsExactly(GREEN);
        assertThat(timeLeft()).isEqualTo(3);
        when("finish");
        assertThat(now().toAct()).as("blue wanted no more of it").containsExactly(RED);
    }

    @Test
    void offers_are_made_in_the_preparation_too() {
        withMarkets();
        given(Scenario.semi(2).noNeeds().cycle(2).first(1).nextEvent(Event.VALVES).preparation());
        assertThat(now().toAct()).containsExactly(GREEN);
        allowed("offer red");
        when("pass", "pass");
        assertThat(table().calendar.turn).isEqualTo(1);
    }

    @Test
    void no_trade_where_everything_is_common() {
        given(Scenario.coop(2).position());
        rejected("offer green");
        given(Scenario.solo().position());
        rejected("offer green");
    }
}
