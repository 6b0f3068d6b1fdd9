package cydonia.games.martians;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.engine.Imprint;
import cydonia.engine.Refused;
import cydonia.games.martians.box.Event;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.Weather;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Several things are named together, in any order")
class SeveralTest extends RulesTest {

    /** Both orders lead to the same position; nothing is taken by the first name alone. */
    private void eitherWay(String one, String other) {
        MartiansPosition before = now();
        together(one, other);
        Imprint after = now().imprint();
        given(before);
        together(other, one);
        assertThat(now().imprint()).isEqualTo(after);
    }

    private void impossible(String sentence, String... actions) {
        Imprint before = now().imprint();
        assertThatThrownBy(() -> together(actions)).isInstanceOf(Refused.class).hasMessage(sentence);
        assertThat(now().imprint()).isEqualTo(before);
    }

    private static Scenario threeOut() {
        return Scenario.com(2).marker(0, Infrastructure.MOXIE, 1).marker(0, Infrastructure.EXCAVATION, 1)
                .marker(0, Infrastructure.LANDING_PAD, 1);
    }

    @Test
    void a_rest_takes_back_any_markers_the_last_named_first() {
        given(threeOut().position());
        when("rest");
        eitherWay("recall excavation", "recall moxie");
        assertThat(table().crews.reserve[0]).isEqualTo(2);
        assertThat(table().posts.of(0)).isEqualTo(1 << Infrastructure.LANDING_PAD.firstPost());
        assertThat(timeLeft()).isEqualTo(2);
    }

    @Test
    void a_rest_brings_back_at_least_one() {
        given(threeOut().position());
        when("rest");
        impossible("That is not enough: 0 markers, at least 1.", "enough");
    }

    @Test
    void food_named_before_medicine_is_delivered_with_it() {
        given(Scenario.coop(2).noNeeds().needs(1, 0, 1, 1).needs(2, 0, 0, 1).has(1, Good.MEDICINE).has(2, Good.FOOD)
                .position());
        when("finish");
        eitherWay("deliver food q2", "deliver medicine q1");
        assertThat(reputation()).isEqualTo(7);
        assertThat(now().toAct()).containsExactly(GREEN);
    }

    @Test
    void a_third_product_is_named_as_one_too_many() {
        given(Scenario.coop(2).noNeeds().needs(1, 0, 1, 1).needs(2, 0, 0, 1).has(1, Good.MEDICINE).has(1, Good.FOOD)
                .position());
        when("finish");
        impossible("“deliver food q2” does not go with the others: 3 products in all, at most 2.",
                "deliver food q2", "deliver medicine q1", "deliver food q1");
        impossible("“deliver food q2” does not go with the others: 2 food in all, at most 1.",
                "deliver food q2", "deliver food q1");
    }

    @Test
    void the_nutritionist_feeds_the_quarters_that_are_named() {
        given(Scenario.coop(2).noNeeds().needs(1, 0, 0, 1).needs(2, 0, 0, 1).needs(3, 0, 0, 1).needs(4, 0, 0, 1)
                .has(2, Good.CURRENCY).has(1, Good.FOOD).employs(RED, Expert.NUTRITIONIST).position());
        when("consult nutritionist");
        impossible("That is not enough: 1 tokens, at least 2.", "relieve q3");
        eitherWay("relieve q3", "relieve q1");
        assertThat(need(4, Need.HUNGER)).as("nothing is taken unasked").isEqualTo(1);
        assertThat(need(1, Need.HUNGER) + need(3, Need.HUNGER)).isZero();
    }

    @Test
    void one_token_to_remove_is_one_choice() {
        given(Scenario.coop(2).position());
        when("place moxie 1");
        assertThat(now().several(RED)).isEmpty();
        given(Scenario.coop(2).noNeeds().needs(1, 0, 0, 2).needs(2, 0, 0, 1).has(2, Good.CURRENCY).has(1, Good.FOOD)
                .employs(RED, Expert.NUTRITIONIST).position());
        when("consult nutritionist");
        assertThat(legal()).as("one from Q1 is certain").containsExactly("relieve q1", "relieve q2");
        assertThat(now().several(RED)).isEmpty();
    }

    @Test
    void the_turns_missed_for_two_dead_are_named_in_any_order() {
        given(Scenario.com(2).cycle(2).dead(0, 2).preparation());
        eitherWay("absent 3", "absent 1");
        assertThat(table().crews.absences[0]).isEqualTo(1 << 1 | 1 << 3);
        given(Scenario.com(2).cycle(2).dead(0, 1).preparation());
        assertThat(now().several(RED)).as("one turn is one choice").isEmpty();
    }

    @Test
    void two_tokens_are_lost_in_the_avalanche() {
        given(Scenario.coop(2).faceDownOnly().nextEvent(Event.AVALANCHE).nextWeather(Weather.STABLE).beforeTurn(3));
        eitherWay(legal().getLast(), legal().getFirst());
        assertThat(table().digSite.tokensGone).isEqualTo(2);
    }

    @Test
    void an_offer_is_put_together_in_any_order() {
        given(Scenario.semi(2).has(RED, 1, Good.FOOD).has(GREEN, 1, Good.WATER).position());
        when("offer green");
        MartiansPosition before = now();
        together("ask water", "give food", "give energy", "propose", "give energy");
        assertThat(now().toAct()).containsExactly(GREEN);
        assertThat(table().bargain.gives[Good.ENERGY.ordinal()]).isEqualTo(2);
        assertThat(table().bargain.gives[Good.FOOD.ordinal()]).isEqualTo(1);
        assertThat(table().bargain.wants[Good.WATER.ordinal()]).isEqualTo(1);
        given(before);
        impossible("“ask energy” does not go with the others: energy is given in the same offer.", "ask energy",
                "give energy");
        impossible("“give food” was chosen 2 times; at most 1 is possible.", "give food", "give food");
        together("withdraw");
        assertThat(now().toAct()).containsExactly(RED);
    }
}
