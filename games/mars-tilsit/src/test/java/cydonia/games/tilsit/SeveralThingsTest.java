package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Imprint;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Phase;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.Question;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Several things are chosen in any order")
class SeveralThingsTest extends RulesTest {

    private static Scenario fullSilos() {
        return Scenario.of(2).turn(RED, Phase.END).holds(RED, 2, Resource.IRON).holds(RED, 2, Resource.CARBON)
                .holds(RED, 3, Resource.WATER);
    }

    @Test
    void cards_beyond_the_hand_limit_are_discarded_at_the_own_choice() {
        given(fullSilos());
        when(RED, "done");
        MarsPosition full = now;
        whenTogether(RED, "discard water", "discard iron", "discard water");
        Imprint oneWay = now.imprint();
        now = full;
        when(RED, "discard iron", "discard water", "discard water");
        assertThat(now.imprint()).isEqualTo(oneWay);
    }

    @Test
    void one_more_or_one_less_than_the_hand_limit_asks_is_refused() {
        given(fullSilos());
        when(RED, "done");
        refusedTogether(RED, "2 cards, at least 3", "discard water", "discard iron");
        refusedTogether(RED, "“discard water” does not go with the others: 4 cards in all, at most 3", "discard water",
                "discard iron", "discard carbon", "discard iron");
        refusedTogether(RED, "“discard iron” was chosen 3 times; at most 2 is possible", "discard iron", "discard iron",
                "discard iron");
        refusedTogether(RED, "“discard oxygen” is not among the things to choose from", "discard oxygen",
                "discard iron", "discard iron");
    }

    private static Scenario market() {
        return Scenario.of(2).has(RED, Installation.COMMUNICATION, 1).holds(RED, 2, Resource.IRON)
                .holds(RED, 1, Resource.WATER).holds(GREEN, 1, Resource.CARBON).holds(GREEN, 2, Resource.OXYGEN);
    }

    @Test
    void an_offer_is_named_in_any_order_asking_before_giving() {
        given(market());
        when(RED, "trade green");
        whenTogether(RED, "ask oxygen", "give water", "ask carbon", "give iron");
        assertThat(now.observe(GREEN).question()).isInstanceOf(Question.AnswerOffer.class);
        when(GREEN, "accept");
        assertThat(colony(RED).hand).containsExactly(1, 1, 0, 0, 1);
    }

    @Test
    void a_counter_offer_is_named_in_any_order_and_confirmed_with_propose() {
        given(market());
        when(RED, "trade green", "give iron", "ask oxygen", "propose");
        when(GREEN, "counter");
        whenTogether(GREEN, "propose", "ask water", "ask iron", "give oxygen");
        when(RED, "accept");
        assertThat(colony(GREEN).hand).containsExactly(1, 1, 0, 1, 1);
    }

    @Test
    void a_trade_has_two_sides_and_asks_for_no_more_than_the_partner_has_cards() {
        given(market());
        when(RED, "trade green");
        refusedTogether(RED, "0 cards asked, at least 1", "give water", "give iron");
        refusedTogether(RED, "0 cards given, at least 1", "ask water", "ask water");
        refusedTogether(RED, "“ask oxygen” does not go with the others: 4 cards asked in all, at most 3", "give iron",
                "ask iron", "ask carbon", "ask oxygen", "ask oxygen");
        whenTogether(RED, "withdraw");
        assertThat(now.observe(RED).question()).isInstanceOf(Question.Exchange.class);
    }

    @Test
    void a_discount_spares_cards_of_the_owners_choice() {
        given(Scenario.of(2).turn(RED, Phase.BUILD).inHand(RED, RdCard.PREFABRICATION).holds(RED, 1, Resource.CARBON)
                .holds(RED, 1, Resource.SILICON).holds(RED, 1, Resource.OXYGEN));
        when(RED, "play prefabrication", "build habitation");
        refusedTogether(RED, "0 water spared, at least 1", "spare oxygen", "spare carbon");
        refusedTogether(RED, "“spare oxygen” does not go with the others: 3 cards spared in all, at most 2",
                "spare oxygen", "spare water", "spare carbon");
        whenTogether(RED, "spare water", "spare carbon");
        assertThat(colony(RED).hand).containsExactly(0, 1, 0, 0, 0);
        assertThat(colony(RED).built(Installation.HABITATION)).isEqualTo(1);
    }

    @Test
    void the_winner_who_looks_at_a_hand_takes_cards_in_any_order() {
        given(Scenario.of(2).turn(RED, Phase.EVENT).eventDeck(EventCard.CONFLICT_COMMUNICATION_MAJOR)
                .has(RED, Installation.COMMUNICATION, 2).holds(GREEN, 2, Resource.IRON)
                .holds(GREEN, 2, Resource.WATER));
        assertThat(now.observe(RED).question()).isEqualTo(new Question.TakeCards(GREEN, 2));
        refusedTogether(RED, "1 cards, at least 2", "take water");
        whenTogether(RED, "take water", "take iron");
        assertThat(hand(GREEN, Resource.WATER)).isEqualTo(1);
        assertThat(hand(GREEN, Resource.IRON)).isEqualTo(1);
    }

    @Test
    void a_starting_hand_is_chosen_at_once_by_each_player() {
        now = new MarsTilsit().begin(Setup.of(new MarsTilsit().profile(), 2,
                Map.of("revised-setup", "on", "first-player", "red")), Seed.of(1));
        when(RED, "mine iron");
        when(GREEN, "mine iron", "mine water");
        when(RED, "mine water");
        whenTogether(GREEN, "keep oxygen", "keep iron", "keep oxygen");
        refusedTogether(RED, "2 cards, at least 3", "keep water", "keep iron");
        assertThat(now.toAct()).containsExactly(RED);
        assertThat(colony(GREEN).hand).containsExactly(1, 0, 0, 0, 2);
    }
}
