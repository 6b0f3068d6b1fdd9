package cydonia.games.terraforming;

import static cydonia.games.terraforming.box.Resource.HEAT;
import static cydonia.games.terraforming.box.Resource.MONEY;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Imprint;
import cydonia.games.terraforming.box.Phase;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Several cards are chosen in any order")
class SeveralTest extends RulesTest {

    private static Scenario setup() {
        return Scenario.of(2).generation(1).phase(Phase.SETUP)
                .offer(RED, "phobolog", "ecoline", "moss", "trees", "birds", "fish", "ants", "grass", "heather",
                        "bushes",
                        "lichen", "algae")
                .offer(GREEN, "teractor", "credicor", "mine");
    }

    @Test
    void the_first_hand_may_be_named_from_the_last_card_to_the_first() {
        given(setup());
        when(RED, "corporation phobolog");
        command(RED, "buy trees", "enough", "buy moss", "buy birds");
        Imprint backwards = now().imprint();
        given(setup());
        when(RED, "corporation phobolog");
        command(RED, "buy birds", "buy moss", "buy trees");
        assertThat(now().imprint()).isEqualTo(backwards);
        assertThat(now().toAct()).containsExactly(GREEN);
    }

    @Test
    void nobody_buys_more_of_the_first_hand_than_the_corporation_can_pay() {
        given(setup());
        when(RED, "corporation phobolog");
        commandRefused(RED, "“buy moss” does not go with the others: 24 MC in all, at most 23.", "buy moss",
                "buy trees",
                "buy birds", "buy fish", "buy ants", "buy grass", "buy heather", "buy algae");
        command(RED, "enough");
        assertThat(now().toAct()).containsExactly(GREEN);
    }

    @Test
    void in_the_research_phase_cards_are_bought_together_and_then_paid_for() {
        given(Scenario.of(2).phase(Phase.RESEARCH).corporation(RED, "helion").has(RED, 4, MONEY).has(RED, 5, HEAT)
                .offer(RED, "trees", "birds", "moss", "fish"));
        commandRefused(RED, "“buy moss” does not go with the others: 12 MC in all, at most 9.", "buy trees",
                "buy birds",
                "buy moss", "buy fish");
        command(RED, "buy trees", "buy birds");
        assertThat(legal(RED)).containsExactly("pay 0 steel 0 titanium 2 heat", "pay 0 steel 0 titanium 3 heat",
                "pay 0 steel 0 titanium 4 heat", "pay 0 steel 0 titanium 5 heat");
        when(RED, "pay 0 steel 0 titanium 2 heat");
        assertThat(holds(RED, "trees") && holds(RED, "birds")).isTrue();
    }

    @Test
    void patents_are_sold_in_any_order_and_at_least_one() {
        given(Scenario.of(2).hand(RED, "trees", "birds", "moss"));
        when(RED, "project sell-patents");
        commandRefused(RED, "That is not enough: 0 cards, at least 1.", "enough");
        command(RED, "sell trees", "sell birds");
        assertThat(gained(RED, MONEY)).isEqualTo(2);
        assertThat(holds(RED, "moss")).isTrue();
        assertThat(legal(RED)).contains("end");
    }

    @Test
    void business_contacts_keeps_two_of_four_named_in_any_order() {
        given(Scenario.of(2).has(RED, 7, MONEY).hand(RED, "business-contacts").top("birds", "moss", "trees", "ants"));
        when(RED, "play business-contacts");
        commandRefused(RED, "That is not enough: 1 cards, at least 2.", "keep moss");
        commandRefused(RED, "“keep moss” does not go with the others: 3 cards in all, at most 2.", "keep moss",
                "keep birds", "keep trees");
        command(RED, "keep moss", "keep birds");
        assertThat(holds(RED, "moss") && holds(RED, "birds")).isTrue();
        assertThat(cardsGained(RED)).as("one played, two kept").isEqualTo(1);
    }

    @Test
    void invention_contest_keeps_one_card_which_is_an_ordinary_choice() {
        given(Scenario.of(2).has(RED, 2, MONEY).hand(RED, "invention-contest").top("birds", "moss", "trees"));
        when(RED, "play invention-contest");
        assertThat(now().several(RED)).isEmpty();
        commandRefused(RED, "Here one thing is chosen, not 2.", "keep moss", "keep birds");
        command(RED, "keep moss");
        assertThat(holds(RED, "moss")).isTrue();
    }
}
