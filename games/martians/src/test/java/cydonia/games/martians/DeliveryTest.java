package cydonia.games.martians;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.language.MartiansObstacle.NoneThere;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Deliveries (rulebook p. 15)")
class DeliveryTest extends RulesTest {

    @Test
    @DisplayName("42. 1 medicine, 2 food; one sickness, two hunger in a shared colony, deliver medicine and food: +5 reputation, one sickness and one hunger removed, 1 food left; a third product rejected")
    void two_products_at_most() {
        given(Scenario.coop(2).noNeeds().needs(1, 0, 1, 1).needs(2, 0, 0, 1).has(1, Good.MEDICINE).has(2, Good.FOOD)
                .position());
        when("finish", "deliver medicine q1", "deliver food q2");
        assertThat(reputation()).isEqualTo(7);
        assertThat(quarters(1)).containsExactly(0, 0, 1);
        assertThat(quarters(2)).containsExactly(0, 0, 0);
        assertThat(has(Good.FOOD)).isEqualTo(1);
        assertThat(now().toAct()).as("no third product: green's turn").containsExactly(GREEN);
    }

    @Test
    @DisplayName("43. No hunger token left, deliver food: rejected")
    void nobody_takes_what_nobody_needs() {
        given(Scenario.coop(2).noNeeds().needs(1, 0, 1, 0).has(1, Good.FOOD).has(1, Good.MEDICINE).position());
        when("finish");
        rejected("deliver food q1", new NoneThere(Need.HUNGER, 1));
        assertThat(legal()).containsExactly("deliver medicine q1", "enough");
    }

    @Test
    void in_com_one_delivers_only_to_ones_own_quarters() {
        given(Scenario.com(2).noNeeds().needs(1, 0, 0, 1).needs(2, 0, 0, 1).has(RED, 2, Good.FOOD).position());
        when("finish");
        assertThat(legal()).containsExactly("deliver food q1", "enough");
    }

    @Test
    void the_same_two_products_are_named_in_one_order_only() {
        given(Scenario.coop(2).noNeeds().needs(1, 0, 1, 1).needs(2, 0, 0, 1).has(1, Good.MEDICINE).has(2, Good.FOOD)
                .position());
        when("finish", "deliver food q2");
        assertThat(now().toAct()).as("nothing after food in Q2").containsExactly(GREEN);
    }
}
