package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.tilsit.box.Domain;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Phase;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsHappening;
import cydonia.games.tilsit.language.Question;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Exchange (rulebook, 5)")
class ExchangeTest extends RulesTest {

    private static final Installation COMMUNICATION = Installation.COMMUNICATION;

    @Test
    @DisplayName("31. Earth takes three identical cards for one of choice, not 2 iron and 1 carbon")
    void earth_wants_three_alike() {
        given(Scenario.of(2).holds(RED, 2, Resource.IRON).holds(RED, 1, Resource.CARBON));
        refused(RED, "earth iron for water", "needs 3 iron (you have 2)");
        given(Scenario.of(2).holds(RED, 3, Resource.IRON));
        when(RED, "earth iron for water");
        assertThat(colony(RED).hand).containsExactly(0, 0, 0, 1, 0);
    }

    @Test
    @DisplayName("32. With an active spaceport two alike suffice; unstaffed it does not help; built this turn it is too late")
    void a_spaceport_improves_the_rate() {
        given(Scenario.of(2).has(RED, Installation.SPACEPORT, 1).holds(RED, 2, Resource.SILICON));
        when(RED, "earth silicon for oxygen");
        assertThat(colony(RED).hand).containsExactly(0, 0, 0, 0, 1);
        given(Scenario.of(2).has(RED, Installation.SPACEPORT, 1, 0).holds(RED, 2, Resource.SILICON));
        refused(RED, "earth silicon for oxygen", "needs 3 silicon (you have 2)");
        given(Scenario.of(2).turn(RED, Phase.BUILD).holds(RED, 1, Resource.IRON).holds(RED, 3, Resource.SILICON));
        when(RED, "build spaceport");
        refused(RED, "earth silicon for oxygen");
    }

    @Test
    @DisplayName("33. Contract silicon to iron with 3 iron in the reserve: at most 3 swaps, and never iron to silicon")
    void a_contract_works_in_one_direction_while_the_pile_lasts() {
        given(Scenario.of(2).contract(RED, Resource.SILICON, Resource.IRON).holds(RED, 4, Resource.SILICON)
                .holds(GREEN, 4, Resource.IRON));
        assertThat(now.table().reserve[Resource.IRON.ordinal()]).isEqualTo(3);
        when(RED, "swap silicon-to-iron", "swap silicon-to-iron", "swap silicon-to-iron");
        refused(RED, "swap silicon-to-iron", "the reserve has no iron");
        refused(RED, "swap iron-to-silicon");
        assertThat(colony(RED).hand).containsExactly(3, 0, 1, 0, 0);
    }

    private static Scenario market(int modulesOfRed, int modulesOfGreen) {
        return Scenario.of(3).has(RED, COMMUNICATION, modulesOfRed).has(GREEN, COMMUNICATION, modulesOfGreen)
                .holds(RED, 2, Resource.IRON).holds(GREEN, 2, Resource.WATER).holds(BLUE, 1, Resource.OXYGEN);
    }

    @Test
    @DisplayName("34. Without a module of one's own, a partner with level 1 cannot trade, one with level 2 can")
    void the_active_player_needs_a_module_or_the_partner_level_two() {
        given(market(0, 1));
        refused(RED, "trade green",
                "needs a working communication module of yours, or one of level 2 of theirs");
        given(market(0, 2));
        accepted(RED, "trade green");
        refused(RED, "trade blue");
    }

    @Test
    @DisplayName("35. With a module one trades with anybody; two cards for none cannot be offered; others cannot trade with each other")
    void a_trade_has_two_sides_and_includes_the_active_player() {
        given(market(1, 0));
        when(RED, "trade green", "give iron", "give iron");
        refused(RED, "propose");
        when(RED, "ask water", "propose");
        when(GREEN, "accept");
        assertThat(colony(RED).hand).containsExactly(0, 0, 0, 1, 0);
        assertThat(colony(GREEN).hand).containsExactly(2, 0, 0, 1, 0);
        given(market(1, 2));
        when(RED, "done");
        assertThat(now.legal(GREEN)).containsExactly(read("trade red"), read("done"));
    }

    @Test
    void an_offer_can_be_declined_countered_and_withdrawn() {
        given(market(1, 0));
        when(RED, "trade green", "withdraw");
        when(RED, "trade green", "give iron", "ask water", "propose");
        when(GREEN, "counter", "give water", "ask iron", "ask iron", "propose");
        assertThat(now.observe(RED).question()).isInstanceOf(Question.AnswerOffer.class);
        when(RED, "decline");
        assertThat(colony(RED).hand).containsExactly(2, 0, 0, 0, 0);
        assertThat(told(MarsHappening.OfferDeclined.class)).isEqualTo("Red declines the offer.");
    }

    @Test
    void who_holds_nothing_neither_offers_a_trade_nor_is_offered_one() {
        given(Scenario.of(2).has(RED, COMMUNICATION, 1).holds(GREEN, 2, Resource.WATER));
        refused(RED, "trade green", "you have no card to give");
        given(Scenario.of(2).has(RED, COMMUNICATION, 1).holds(RED, 2, Resource.WATER));
        refused(RED, "trade green", "the other has no card to give");
        given(Scenario.of(2).has(RED, COMMUNICATION, 1).holds(RED, 1, Resource.IRON).holds(GREEN, 1, Resource.WATER));
        accepted(RED, "trade green");
    }

    @Test
    void trades_are_made_as_many_as_one_likes() {
        given(market(1, 0));
        for (int i = 0; i < 10; i++) {
            when(RED, "trade green", "give iron", "ask water", "propose");
            when(GREEN, "counter", "give water", "ask iron", "propose");
            when(RED, "accept");
            when(RED, "trade green", "give water", "ask iron", "propose");
            when(GREEN, "accept");
        }
        accepted(RED, "trade green");
    }

    @Test
    @DisplayName("Offers that come to nothing end: six refused or withdrawn, counted for whoever began")
    void refused_offers_end() {
        given(market(1, 0));
        for (int i = 0; i < 2; i++) {
            when(RED, "trade green", "withdraw");
            when(RED, "trade green", "give iron", "ask water", "propose");
            when(GREEN, "decline");
            when(RED, "trade green", "give iron", "ask water", "propose");
            when(GREEN, "counter", "give water", "ask iron", "ask iron", "propose");
            when(RED, "decline");
        }
        refused(RED, "trade green", "6 of your offers came to nothing this turn; that is the limit");
        when(RED, "done");
        accepted(GREEN, "trade red");
    }

    @Test
    @DisplayName("With a module of the active player everybody trades with them: the others may propose too")
    void others_may_propose_to_an_active_player_with_a_module() {
        given(market(1, 0));
        when(RED, "done");
        when(GREEN, "trade red", "give water", "ask iron", "propose");
        when(RED, "accept", "done");
        when(GREEN, "done");
        accepted(BLUE, "trade red");
        given(market(0, 0));
        when(RED, "done");
        assertThat(now.observe(RED).question()).isInstanceOf(Question.Build.class);
    }

    @Test
    void only_resource_cards_are_traded() {
        given(market(1, 0).inHand(RED, RdCard.EXPRESS_SHUTTLE).contract(RED, Resource.IRON, Resource.WATER));
        when(RED, "trade green");
        assertThat(now.several(RED).orElseThrow().items()).isNotEmpty().allMatch(
                item -> item.action() instanceof MarsAction.Give || item.action() instanceof MarsAction.Ask);
    }

    @Test
    void countering_ends_after_three_counters() {
        given(market(1, 0));
        when(RED, "trade green", "give iron", "ask water", "propose");
        when(GREEN, "counter", "give water", "ask iron", "propose");
        when(RED, "counter", "give iron", "ask water", "propose");
        when(GREEN, "counter", "give water", "ask iron", "propose");
        assertThat(now.legal(RED)).containsExactly(read("accept"), read("decline"));
    }

    @Test
    void one_cannot_accept_what_one_does_not_have() {
        given(market(1, 0));
        when(RED, "trade green", "give iron", "ask oxygen", "propose");
        assertThat(now.legal(GREEN)).containsExactly(read("decline"), read("counter"));
    }

    @Test
    void no_more_can_be_asked_than_the_partner_has_cards() {
        given(market(1, 0));
        when(RED, "trade blue", "give iron", "ask water");
        refused(RED, "ask water");
    }

    @Test
    void a_level_two_owner_may_begin_a_trade_on_anothers_turn_who_may_then_go_on_exchanging() {
        given(market(0, 2).holds(RED, 3, Resource.IRON));
        when(RED, "done");
        when(GREEN, "trade red", "give water", "ask iron", "propose");
        when(RED, "accept");
        assertThat(now.observe(RED).question()).isInstanceOf(Question.Exchange.class);
        when(RED, "done");
        when(GREEN, "done");
        assertThat(now.observe(RED).question()).isInstanceOf(Question.Build.class);
    }

    @Test
    void after_a_trade_on_ones_turn_that_comes_to_nothing_one_does_not_go_on_exchanging() {
        given(market(0, 2).holds(RED, 3, Resource.IRON));
        when(RED, "done");
        when(GREEN, "trade red", "withdraw");
        assertThat(now.observe(GREEN).question()).isInstanceOf(Question.ForeignTrade.class);
        when(GREEN, "trade red", "give water", "ask iron", "propose");
        when(RED, "counter", "give iron", "ask water", "propose");
        when(GREEN, "decline");
        assertThat(now.observe(GREEN).question()).isInstanceOf(Question.ForeignTrade.class);
    }

    @Test
    void the_communication_supremacy_exchanges_one_card_freely_once_per_turn() {
        given(Scenario.of(2).supremacy(RED, Domain.COMMUNICATION).holds(RED, 2, Resource.IRON));
        when(RED, "barter iron for oxygen");
        refused(RED, "barter iron for oxygen", "it has been used this turn");
        assertThat(colony(RED).hand).containsExactly(1, 0, 0, 0, 1);
    }
}
