package cydonia.games.martians;

import static cydonia.games.martians.box.Infrastructure.CONSTRUCTION;
import static cydonia.games.martians.box.Infrastructure.HOSPITAL;
import static cydonia.games.martians.box.Infrastructure.LABORATORY;
import static cydonia.games.martians.box.Infrastructure.TRAINING_CENTRE;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Viewer;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Event;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.Weather;
import cydonia.games.martians.language.MartiansObstacle.AlreadyDone;
import cydonia.games.martians.language.MartiansObstacle.NotEnough;
import cydonia.games.martians.language.MartiansObstacle.StaffLimit;
import cydonia.games.martians.language.MartiansObstacle.UsedThisTurn;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Training centre, experts, assistants and technologies (rulebook pp. 21 to 23)")
class StaffTest extends RulesTest {

    @Test
    @DisplayName("37. Training centre, clear post, 2 currency, 0 time left, hire: allowed. Second hire in the same placement rejected. Two experts owned: third expert rejected, an assistant allowed")
    void hiring_takes_no_time_on_a_clear_post() {
        given(Scenario.com(2).built(TRAINING_CENTRE).shows(Expert.CHEMIST, Expert.DOCTOR).has(9, Good.CURRENCY)
                .position());
        when("place landing-pad 1", "resupply 2", "rest");
        assertThat(timeLeft()).isZero();
        when("place training-centre 1", "hire chemist");
        assertThat(has(Good.CURRENCY)).isEqualTo(7);
        rejected("hire doctor", new AlreadyDone());

        given(Scenario.com(2).built(TRAINING_CENTRE).shows(Expert.CHEMIST).shows(Assistant.BOTANIST)
                .employs(RED, Expert.DOCTOR).employs(RED, Expert.DOCTOR).has(2, Good.CURRENCY).position());
        when("place training-centre 1");
        rejected("hire chemist", new StaffLimit(2));
        when("hire botanist");
        assertThat(has(Good.CURRENCY)).isZero();
    }

    @Test
    void hiring_on_an_improvement_token_takes_one_time() {
        given(Scenario.com(2).built(TRAINING_CENTRE).shows(Assistant.GEOLOGIST).marker(1, TRAINING_CENTRE, 1)
                .position());
        when("place training-centre 2", "hire geologist");
        assertThat(timeLeft()).isEqualTo(2);
    }

    @Test
    @DisplayName("38. Nutritionist, 2 currency, 1 food, 1 energy, hunger in two quarters, use: both tokens gone, +2 reputation; second use in the same turn rejected")
    void the_nutritionist() {
        given(Scenario.coop(2).noNeeds().needs(1, 0, 0, 1).needs(3, 0, 0, 1).has(2, Good.CURRENCY).has(1, Good.FOOD)
                .has(1, Good.ENERGY).employs(RED, Expert.NUTRITIONIST).position());
        when("consult nutritionist");
        assertThat(quarters(1)).containsExactly(0, 0, 0);
        assertThat(quarters(3)).containsExactly(0, 0, 0);
        assertThat(reputation()).isEqualTo(4);
        assertThat(has(Good.CURRENCY) + has(Good.FOOD) + has(Good.ENERGY)).isZero();
        assertThat(timeLeft()).isEqualTo(3);
        rejected("consult nutritionist", new UsedThisTurn());
    }

    @Test
    void several_tokens_are_named_in_the_order_of_the_quarters() {
        given(Scenario.coop(2).noNeeds().needs(1, 0, 0, 2).needs(2, 0, 0, 1).needs(4, 0, 0, 1).has(2, Good.CURRENCY)
                .has(1, Good.FOOD).employs(RED, Expert.NUTRITIONIST).position());
        when("consult nutritionist");
        assertThat(legal()).containsExactly("relieve q1", "relieve q2");
        when("relieve q2");
        assertThat(need(2, Need.HUNGER)).isZero();
        assertThat(need(4, Need.HUNGER)).as("the only one left in order").isZero();
        assertThat(need(1, Need.HUNGER)).isEqualTo(2);
    }

    @Test
    @DisplayName("39. Engineer used: +1 reputation, not 2")
    void the_engineer() {
        given(Scenario.com(2).has(2, Good.CURRENCY).has(1, Good.ENERGY).employs(RED, Expert.ENGINEER).position());
        when("consult engineer");
        assertThat(reputation()).isEqualTo(3);
        assertThat(need(1, Need.OXYGEN)).isZero();
        assertThat(has(Good.CURRENCY) + has(Good.ENERGY)).isZero();
    }

    @Test
    void the_pharmacist() {
        given(Scenario.com(2).has(4, Good.CURRENCY).has(1, Good.SUPPLIES).has(1, Good.WATER)
                .employs(RED, Expert.PHARMACIST).position());
        when("consult pharmacist");
        assertThat(has(Good.MEDICINE)).isEqualTo(1);
        assertThat(has(Good.CURRENCY) + has(Good.SUPPLIES) + has(Good.WATER)).isZero();
    }

    @Test
    void the_doctor() {
        given(Scenario.com(2).needs(1, 0, 3, 0).has(4, Good.CURRENCY).has(1, Good.MEDICINE)
                .employs(RED, Expert.DOCTOR).position());
        when("consult doctor");
        assertThat(need(1, Need.SICKNESS)).isEqualTo(1);
        assertThat(reputation()).isEqualTo(4);
        assertThat(has(Good.CURRENCY) + has(Good.MEDICINE)).isZero();
    }

    @Test
    void the_chemist() {
        given(Scenario.com(2).has(2, Good.CURRENCY).has(1, Good.ENERGY).has(1, Good.ICE).employs(RED, Expert.CHEMIST)
                .position());
        when("consult chemist");
        assertThat(has(Good.WATER)).isEqualTo(1);
        assertThat(has(Good.CURRENCY) + has(Good.ENERGY) + has(Good.ICE)).isZero();
    }

    @Test
    void the_power_plant_manager() {
        given(Scenario.com(2).has(2, Good.CURRENCY).has(2, Good.ENERGY).employs(RED, Expert.PLANT_MANAGER).position());
        when("consult plant-manager");
        assertThat(reputation()).isEqualTo(4);
        assertThat(has(Good.CURRENCY) + has(Good.ENERGY)).isZero();
    }

    @Test
    void the_soil_scientist() {
        given(Scenario.com(2).has(2, Good.CURRENCY).has(1, Good.ENERGY).has(1, Good.REGOLITH)
                .employs(RED, Expert.SOIL_SCIENTIST).position());
        when("consult soil-scientist");
        assertThat(cards(RED)).isEqualTo(2);
        assertThat(has(Good.CURRENCY) + has(Good.ENERGY) + has(Good.REGOLITH)).isZero();
    }

    @Test
    @DisplayName("40. Builder expert, 4 currency, 1 time, 1 energy, 1 regolith, 1 supplies, own marker already in construction, use: action done, no marker placed")
    void the_builder() {
        given(Scenario.com(2).marker(0, CONSTRUCTION, 1).has(4, Good.CURRENCY).has(1, Good.ENERGY)
                .has(1, Good.REGOLITH).has(1, Good.SUPPLIES).employs(RED, Expert.BUILDER).position());
        when("consult builder", "build hospital");
        assertThat(table().underConstruction(HOSPITAL)).isFalse();
        assertThat(timeLeft()).isEqualTo(2);
        assertThat(reputation()).isEqualTo(5);
        assertThat(table().crews.reserve[0]).isEqualTo(2);
        assertThat(has(Good.CURRENCY) + has(Good.ENERGY) + has(Good.REGOLITH) + has(Good.SUPPLIES)).isZero();
    }

    @ParameterizedTest
    @EnumSource(Expert.class)
    void without_currency_no_expert_works(Expert expert) {
        given(Scenario.com(2).hasNothing(RED).employs(RED, expert).position());
        int price = expert.cost().count(0);
        rejected("consult " + expert.id(), new NotEnough(Good.CURRENCY, price, 0));
    }

    @Test
    void two_equal_experts_work_once_each() {
        given(Scenario.com(2).needs(1, 2, 0, 0).has(9, Good.CURRENCY).employs(RED, Expert.ENGINEER)
                .employs(RED, Expert.ENGINEER).position());
        when("consult engineer", "consult engineer");
        assertThat(need(1, Need.OXYGEN)).isZero();
        assertThat(reputation()).isEqualTo(4);
    }

    @Test
    void an_expert_is_fresh_again_in_the_next_turn() {
        given(Scenario.com(2).has(9, Good.CURRENCY).has(9, Good.ICE).employs(RED, Expert.CHEMIST).position());
        when("consult chemist");
        rejected("consult chemist", new UsedThisTurn());
        when("finish", "finish", "finish");
        allowed("consult chemist");
    }

    @Test
    void alone_each_expert_card_works_once_a_turn_for_both_crews() {
        given(Scenario.solo().has(9, Good.CURRENCY).has(9, Good.ICE).employs(RED, Expert.CHEMIST).position());
        when("consult chemist", "finish");
        rejected("consult chemist", new UsedThisTurn());
    }

    @Test
    @DisplayName("68. Weather report owned, look: same card is revealed at the next weather step; the deck order is unchanged")
    void the_weather_report_shows_the_next_card() {
        given(Scenario.com(2).built(LABORATORY).turn(2).nextEvent(Event.HYDRAULIC_FAILURE).position());
        assertThat(now().observe(RED).clock().nextWeather()).isEmpty();
        when("place laboratory 1", "develop weather-report");
        Weather next = now().observe(RED).clock().nextWeather().orElseThrow();
        assertThat(now().observe(GREEN).clock().nextWeather()).as("green has no report").isEmpty();
        assertThat(now().observe(Viewer.PUBLIC).clock().nextWeather()).isEmpty();
        when("finish", "finish");
        assertThat(table().calendar.turn).isEqualTo(3);
        assertThat(table().conditions.weather()).isEqualTo(next);
        assertThat(now().observe(RED).clock().nextWeather()).as("and the one after it").isPresent();
    }

    @Test
    void birth_control_medicines_and_converter_earn_three_reputation_each() {
        for (String technology : new String[]{"medicines", "co2-converter", "birth-control"}) {
            given(Scenario.com(2).built(LABORATORY).position());
            when("place laboratory 1", "develop " + technology);
            assertThat(reputation()).isEqualTo(5);
            assertThat(timeLeft()).isZero();
            assertThat(has(Good.ENERGY)).isEqualTo(4);
        }
    }

    @ParameterizedTest
    @EnumSource(value = Technology.class, names = {"TELESCOPIC_CRANE", "WEATHER_REPORT", "SOLAR_CELLS",
            "KINETIC_ENERGY", "MOLECULAR_PROBE"})
    void five_corporation_technologies_take_one_time_and_one_energy(Technology technology) {
        given(Scenario.com(2).built(LABORATORY).position());
        when("place laboratory 1", "develop " + technology.id());
        assertThat(timeLeft()).isEqualTo(2);
        assertThat(has(Good.ENERGY)).isEqualTo(4);
        assertThat(reputation()).isEqualTo(2);
        assertThat(table().developed(0, technology)).isTrue();
        assertThat(table().developed(1, technology)).isFalse();
    }
}
