package cydonia.games.martians;

import static cydonia.games.martians.box.Infrastructure.HOSPITAL;
import static cydonia.games.martians.box.Infrastructure.LANDING_PAD;
import static cydonia.games.martians.box.Infrastructure.WATER_PLANT;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Seat;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Area;
import cydonia.games.martians.box.Event;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.PowerSource;
import cydonia.games.martians.box.ResearchTile;
import cydonia.games.martians.box.TokenKind;
import cydonia.games.martians.box.Ward;
import cydonia.games.martians.box.Weather;
import cydonia.games.martians.language.MartiansObstacle.ClosedByEvent;
import cydonia.games.martians.language.MartiansObstacle.PostBlocked;
import cydonia.games.martians.language.Question;
import cydonia.games.martians.rules.Wards;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Event cards of the missions (rulebook p. 13)")
class MissionEventTest extends RulesTest {

    @ParameterizedTest
    @EnumSource(value = Event.class, names = {"THE_FAULT", "AVALANCHE"})
    void the_fault_and_the_avalanche(Event event) {
        event(event, Scenario.coop(2).faceDownOnly().first(1));
        assertThat(now().toAct()).as("the first player chooses").containsExactly(GREEN);
        assertThat(legal()).as("the nearest, in ascending order so that one is left").hasSize(5);
        long before = table().digSite.tokens;
        when(legal().getFirst());
        when(legal().getFirst());
        assertThat(Long.bitCount(before) - Long.bitCount(table().digSite.tokens)).isEqualTo(2);
        assertThat(table().digSite.tokens & 1L << table().digSite.excavator).as("not the one under the excavator")
                .isNotZero();
        event(event, Scenario.coop(2));
        assertThat(table().question()).as("only two are face up beside the excavator")
                .isInstanceOf(Question.Play.class);
        assertThat(table().digSite.tokensGone).isEqualTo(2);
    }

    @Test
    void south_entrance() {
        given(Scenario.coop(2, Mission.MARS_ONE).noNeeds().filled("airlock", 1).filled("search-team", 2)
                .has(9, Good.ENERGY).has(9, Good.SUPPLIES).has(9, Good.MEDICINE).nextEvent(Event.SOUTH_ENTRANCE)
                .nextWeather(Weather.STABLE).beforeTurn(3));
        when("place landing-pad 1", "accomplish archive");
        assertThat(timeLeft()).as("2 - 1").isEqualTo(2);
        when("finish", "place landing-pad 2", "accomplish care");
        assertThat(timeLeft()).as("at least 1").isEqualTo(2);
    }

    @Test
    void the_key() {
        event(Event.THE_KEY, Scenario.semi(2).first(1));
        assertThat(now().toAct()).containsExactly(GREEN);
        when("pay");
        assertThat(has(GREEN, Good.ENERGY)).isEqualTo(4);
        assertThat(cards(GREEN)).isEqualTo(1);
        event(Event.THE_KEY, Scenario.semi(2));
        when("refuse");
        assertThat(cards(RED)).isZero();
        assertThat(has(RED, Good.ENERGY)).isEqualTo(5);
    }

    @Test
    void sos() {
        event(Event.SOS, Scenario.semi(2).has(RED, 1, Good.MEDICINE));
        assertThat(has(GREEN, Good.REPUTATION)).as("green has no medicine").isEqualTo(1);
        when(RED, "pay");
        assertThat(has(RED, Good.MEDICINE)).isZero();
        assertThat(has(RED, Good.REPUTATION)).isEqualTo(6);
    }

    @Test
    void the_transmitter() {
        event(Event.THE_TRANSMITTER, Scenario.semi(2));
        when("pay");
        assertThat(has(RED, Good.ENERGY)).isEqualTo(3);
        assertThat(has(RED, Good.CURRENCY)).isEqualTo(6);
    }

    @Test
    void the_journal() {
        given(Scenario.semi(2).noNeeds().cycle(3).nextEvent(Event.THE_JOURNAL).beforeTurn(1));
        assertThat(has(RED, Good.REPUTATION)).isEqualTo(3);
        assertThat(has(GREEN, Good.REPUTATION)).isEqualTo(3);
        Event next = now().observe(RED).clock().nextEvent().orElseThrow();
        assertThat(next.cycle()).isEqualTo(3);
        while (table().calendar.turn < 3) {
            when("finish");
        }
        assertThat(Event.of(table().conditions.event)).isEqualTo(next);
        given(Scenario.semi(2).noNeeds().cycle(3).nextEvent(Event.THE_JOURNAL).beforeTurn(3));
        assertThat(now().observe(GREEN).clock().nextEvent().orElseThrow().cycle()).isEqualTo(4);
    }

    @Test
    void the_doctor() {
        event(Event.THE_DOCTOR, Scenario.coop(2).noNeeds().needs(1, 0, 1, 0).needs(3, 0, 2, 0));
        assertThat(quarters(3)).as("from the quarters with the most").containsExactly(0, 1, 0);
        assertThat(quarters(1)).containsExactly(0, 1, 0);
    }

    @Test
    void the_pantry() {
        event(Event.THE_PANTRY, Scenario.semi(3));
        assertThat(Seat.first(3)).allSatisfy(seat -> assertThat(has(seat, Good.FOOD)).isEqualTo(1));
        event(Event.THE_PANTRY, Scenario.coop(3));
        assertThat(has(Good.FOOD)).as("one stock").isEqualTo(1);
    }

    @Test
    void the_quarters() {
        event(Event.THE_QUARTERS, Scenario.semi(3).in(Ward.INFIRMARY, 0, 1).in(Ward.APARTMENTS, 0, 1)
                .in(Ward.APARTMENTS, 1, 2));
        assertThat(now().toAct()).as("only red has a choice").containsExactly(RED);
        assertThat(Wards.in(table(), 1, Ward.APARTMENTS)).isEqualTo(1);
        when("recover apartments");
        assertThat(Wards.in(table(), 0, Ward.APARTMENTS)).isZero();
        assertThat(Wards.in(table(), 0, Ward.INFIRMARY)).isEqualTo(1);
    }

    @Test
    void the_agent() {
        event(Event.THE_AGENT, Scenario.semi(2).has(RED, 1, Good.CURRENCY));
        assertThat(has(RED, Good.CURRENCY)).isZero();
        assertThat(has(GREEN, Good.CURRENCY)).isEqualTo(3);
    }

    @Test
    void desperate_man() {
        event(Event.DESPERATE_MAN, Scenario.semi(2).has(RED, 1, Good.FOOD).has(RED, 3, Good.SUPPLIES));
        when("refuse");
        assertThat(has(RED, Good.SUPPLIES)).isEqualTo(1);
        assertThat(has(RED, Good.FOOD)).isEqualTo(1);
        event(Event.DESPERATE_MAN, Scenario.semi(2).has(RED, 1, Good.SUPPLIES));
        assertThat(has(RED, Good.SUPPLIES)).as("no food to give").isZero();
    }

    @Test
    void mishandling() {
        event(Event.MISHANDLING, Scenario.com(2).built(HOSPITAL).has(1, Good.WATER));
        rejected("place hospital 1", new ClosedByEvent());
    }

    @Test
    void confusion() {
        event(Event.CONFUSION, Scenario.com(2));
        assertThat(timeLeft()).isEqualTo(2);
    }

    @Test
    void hard_landing() {
        event(Event.HARD_LANDING, Scenario.coop(3).marker(1, LANDING_PAD, 1).marker(2, LANDING_PAD, 3));
        assertThat(table().crews.reserve[2]).as("blue's marker went home").isEqualTo(3);
        assertThat(table().crews.reserve[1]).isEqualTo(2);
        rejected("place landing-pad 3", new PostBlocked());
        allowed("place landing-pad 2");
    }

    @Test
    void the_post_of_a_hard_landing_is_open_again_in_the_next_cycle() {
        event(Event.HARD_LANDING, Scenario.coop(3).noNeeds());
        int cycle = table().calendar.cycle;
        assertThat(table().posts.blocked).isNotZero();
        while (table().calendar.cycle == cycle) {
            when(now().toAct().getFirst(), legal().getLast());
        }
        assertThat(table().posts.blocked).isZero();
    }

    @Test
    void fuel_leak() {
        event(Event.FUEL_LEAK, Scenario.semi(2).has(RED, 0, Good.ENERGY));
        assertThat(has(RED, Good.ENERGY)).isZero();
        assertThat(has(GREEN, Good.ENERGY)).isEqualTo(4);
        event(Event.FUEL_LEAK, Scenario.coop(4));
        assertThat(has(Good.ENERGY)).isEqualTo(16);
    }

    @Test
    void communications_failure() {
        event(Event.COMMUNICATIONS_FAILURE,
                Scenario.com(2).shows(ResearchTile.SOIL_SAMPLE).holds(RED, 1, AnalysisCard.GREEN));
        when("place landing-pad 1");
        rejected("research soil-sample", new ClosedByEvent());
    }

    @Test
    void the_guide() {
        event(Event.THE_GUIDE, Scenario.coop(2));
        int down = Long.bitCount(table().digSite.faceDown);
        for (int i = 0; i < 3; i++) {
            assertThat(legal()).hasSize(down - i);
            when(legal().getLast());
        }
        assertThat(Long.bitCount(table().digSite.faceDown)).isEqualTo(down - 3);
        assertThat(table().question()).isInstanceOf(Question.Play.class);
    }

    @Test
    void the_cave() {
        event(Event.THE_CAVE, Scenario.semi(2).first(1));
        assertThat(has(GREEN, Good.ICE)).isEqualTo(2);
        assertThat(has(GREEN, Good.REGOLITH)).isEqualTo(1);
        assertThat(has(RED, Good.ICE)).isZero();
    }

    @Test
    void the_summit() {
        event(Event.THE_SUMMIT, Scenario.com(2).has(RED, 1, Good.ENERGY).installed(RED, 1, PowerSource.WIND)
                .token(Area.START, TokenKind.R2));
        assertThat(has(RED, Good.ENERGY)).isEqualTo(4);
        when("place excavation 1");
        assertThat(timeLeft()).isEqualTo(1);
        when("extract " + Area.id(Area.START), legal().getLast());
        when("analyse");
        assertThat(timeLeft()).as("analysis is not slower").isZero();
    }

    @Test
    void unwelcome_guests() {
        event(Event.UNWELCOME_GUESTS, Scenario.coop(2, Mission.DARK_SIDE_OF_MARS));
        assertThat(table().mission.hostility).isEqualTo(1);
    }

    @Test
    void food_theft() {
        event(Event.FOOD_THEFT, Scenario.semi(2).has(RED, 2, Good.FOOD));
        assertThat(has(RED, Good.FOOD)).isEqualTo(1);
        event(Event.FOOD_THEFT, Scenario.coop(2).has(1, Good.FOOD));
        assertThat(has(Good.FOOD)).isZero();
    }

    @Test
    void sabotage() {
        event(Event.SABOTAGE, Scenario.coop(2).built(WATER_PLANT));
        assertThat(table().posts.improvable & WATER_PLANT.mask()).isEqualTo(WATER_PLANT.mask());
        event(Event.SABOTAGE, Scenario.coop(2));
        assertThat(Integer.bitCount(table().posts.improvable & WATER_PLANT.mask())).as("no effect on a site")
                .isEqualTo(2);
    }
}
