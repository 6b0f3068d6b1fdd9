package cydonia.games.martians;

import static cydonia.games.martians.cards.Infrastructure.GREENHOUSES;
import static cydonia.games.martians.cards.Infrastructure.HOSPITAL;
import static cydonia.games.martians.cards.Infrastructure.LANDING_PAD;
import static cydonia.games.martians.cards.Infrastructure.MOXIE;
import static cydonia.games.martians.cards.Infrastructure.WATER_PLANT;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Seat;
import cydonia.games.martians.MartiansObstacle.ClosedByEvent;
import cydonia.games.martians.MartiansObstacle.PostBlocked;
import cydonia.games.martians.cards.AnalysisCard;
import cydonia.games.martians.cards.Area;
import cydonia.games.martians.cards.Event;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Knob;
import cydonia.games.martians.cards.Mission;
import cydonia.games.martians.cards.Need;
import cydonia.games.martians.cards.PowerSource;
import cydonia.games.martians.cards.ResearchTile;
import cydonia.games.martians.cards.TokenKind;
import cydonia.games.martians.cards.Ward;
import cydonia.games.martians.cards.Weather;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Event cards (rulebook p. 13)")
class EventTest extends RulesTest {

    /** The event comes before turn 3, in stable weather. */
    private void event(Event event, Scenario scenario) {
        given(scenario.nextEvent(event).nextWeather(Weather.STABLE).beforeTurn(3));
    }

    @Test
    void the_box_holds_twenty_and_twenty_four_events() {
        assertThat(Stream.of(Event.values()).filter(event -> event.mission() == 0)).hasSize(20);
        assertThat(Event.values()).hasSize(44);
        for (int cycle = 1; cycle <= 4; cycle++) {
            int c = cycle;
            assertThat(Stream.of(Event.values()).filter(event -> event.mission() == 0 && event.cycle() == c))
                    .as("cards of cycle %s", cycle).hasSize(5);
        }
    }

    @ParameterizedTest
    @EnumSource(value = Event.class, names = "SOLAR_FLARE_.", mode = EnumSource.Mode.MATCH_ALL)
    @DisplayName("58. Solar flare, resolve: markers on posts return to reserves; infirmary, apartments, installations and technology markers stay")
    void solar_flare(Event flare) {
        event(flare, Scenario.com(2).marker(0, MOXIE, 1).in(Ward.INFIRMARY, 0, 1).in(Ward.APARTMENTS, 0, 1)
                .marker(1, GREENHOUSES, 1).installed(RED, 1, PowerSource.SOLAR));
        assertThat(table().posts.occupied).isZero();
        assertThat(table().crews.reserve).containsExactly(1, 3);
        assertThat(Wards.in(table(), 0, Ward.INFIRMARY)).isEqualTo(1);
        assertThat(Wards.in(table(), 0, Ward.APARTMENTS)).isEqualTo(1);
        assertThat(Construction.installed(table(), 0)).isEqualTo(1);
        when("place excavation 1");
        assertThat(timeLeft()).as("outdoor work costs one more time this turn").isEqualTo(1);
    }

    @Test
    void solar_flare_ends_with_the_turn_and_makes_the_landing_pad_slower() {
        given(Scenario.com(2).noNeeds().cycle(2).nextEvent(Event.SOLAR_FLARE_2).beforeTurn(1));
        when("place landing-pad 1", "resupply 2");
        assertThat(timeLeft()).isZero();
        when("finish", "finish", "place landing-pad 2", "resupply 2");
        assertThat(timeLeft()).as("turn 2, green").isEqualTo(1);
    }

    @Test
    void hydraulic_failure() {
        event(Event.HYDRAULIC_FAILURE, Scenario.com(2));
        when("place excavation 1");
        assertThat(has(Good.ENERGY)).isEqualTo(3);
        event(Event.HYDRAULIC_FAILURE, Scenario.com(2).has(RED, 1, Good.ENERGY));
        rejected("place excavation 1");
    }

    @Test
    void faulty_equipment() {
        event(Event.FAULTY_EQUIPMENT, Scenario.com(2).has(2, Good.REGOLITH).has(2, Good.SUPPLIES));
        when("place construction 1", "build hospital");
        assertThat(has(Good.ENERGY)).isEqualTo(3);
        assertThat(has(Good.REGOLITH)).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(value = Event.class, names = {"UNREST", "THREAT"})
    void unrest_and_threat(Event event) {
        event(event, Scenario.com(3).has(RED, 2, Good.CURRENCY).has(GREEN, 1, Good.CURRENCY).has(BLUE, 5, Good.CURRENCY)
                .has(BLUE, 1, Good.REPUTATION));
        assertThat(now().toAct()).as("green cannot pay").containsExactly(RED, BLUE);
        assertThat(has(GREEN, Good.REPUTATION)).isZero();
        when(BLUE, "refuse");
        when(RED, "pay");
        assertThat(has(RED, Good.CURRENCY)).isZero();
        assertThat(has(RED, Good.REPUTATION)).isEqualTo(2);
        assertThat(has(BLUE, Good.REPUTATION)).as("as much as is there").isZero();
        assertThat(has(BLUE, Good.CURRENCY)).isEqualTo(5);
        event(event, Scenario.coop(3));
        assertThat(now().toAct()).as("one marker, the first player decides").containsExactly(RED);
        when("refuse");
        assertThat(reputation()).isZero();
    }

    @Test
    void dust_devils() {
        event(Event.DUST_DEVILS, Scenario.com(2).has(RED, 0, Good.ENERGY).installed(RED, 2, PowerSource.SOLAR));
        assertThat(has(Good.ENERGY)).isEqualTo(2);
    }

    @Test
    void bad_seed() {
        event(Event.BAD_SEED, Scenario.com(2).has(1, Good.WATER));
        when("place greenhouses 1", "harvest");
        assertThat(has(Good.FOOD)).isZero();
        assertThat(has(Good.WATER)).isZero();
    }

    @Test
    void valves() {
        event(Event.VALVES, Scenario.com(2).built(WATER_PLANT).has(1, Good.ICE));
        when("place water-plant 1");
        assertThat(has(Good.WATER)).isEqualTo(1);
    }

    @Test
    void pilot_error() {
        event(Event.PILOT_ERROR, Scenario.com(2));
        when("place landing-pad 1", "resupply 2");
        assertThat(timeLeft()).isZero();
        assertThat(has(Good.SUPPLIES)).isEqualTo(3);
    }

    @Test
    void visitors() {
        event(Event.VISITORS, Scenario.com(2).noNeeds());
        assertThat(quarters(1)).containsExactly(0, 0, 1);
        assertThat(quarters(2)).containsExactly(0, 0, 1);
        assertThat(has(RED, Good.CURRENCY)).isEqualTo(3);
        assertThat(has(GREEN, Good.CURRENCY)).isEqualTo(4);
        event(Event.VISITORS, Scenario.coop(3).noNeeds().needs(1, 0, 0, 1).has(0, Good.CURRENCY));
        assertThat(quarters(2)).as("the quarters with the fewest, lowest number first").containsExactly(0, 0, 1);
        assertThat(has(Good.CURRENCY)).as("1 for each of three players").isEqualTo(3);
    }

    @Test
    void air_leak() {
        event(Event.AIR_LEAK, Scenario.coop(2).noNeeds().needs(1, 1, 0, 0));
        assertThat(quarters(2)).containsExactly(1, 0, 0);
        event(Event.AIR_LEAK, Scenario.com(2).noNeeds());
        assertThat(need(1, Need.OXYGEN) + need(2, Need.OXYGEN)).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource(value = Event.class, names = {"POISONING", "RADIATION_EFFECTS"})
    void poisoning_and_radiation(Event event) {
        event(event, Scenario.coop(2).noNeeds().needs(1, 0, 1, 0).needs(2, 0, 1, 0));
        assertThat(quarters(3)).containsExactly(0, 1, 0);
    }

    @Test
    void rtg_failure() {
        event(Event.RTG_FAILURE, Scenario.com(3).rtg(5));
        assertThat(table().piles.rtg).isEqualTo(2);
        rejected("draw-rtg", new ClosedByEvent());
    }

    @Test
    void the_leak() {
        event(Event.THE_LEAK, Scenario.com(2).has(RED, 2, Good.WATER));
        assertThat(has(RED, Good.WATER)).isEqualTo(1);
        assertThat(has(GREEN, Good.WATER)).isZero();
        event(Event.THE_LEAK, Scenario.coop(3).has(5, Good.WATER));
        assertThat(has(Good.WATER)).isEqualTo(2);
        event(Event.THE_LEAK, Scenario.solo().has(5, Good.WATER));
        assertThat(has(Good.WATER)).as("solo counts as two").isEqualTo(3);
    }

    @Test
    void quarantine() {
        event(Event.QUARANTINE, Scenario.coop(2).noNeeds().needs(1, 0, 0, 2).has(3, Good.FOOD));
        when("finish", "deliver food q1");
        assertThat(now().toAct()).as("only one product").containsExactly(GREEN);
        assertThat(need(1, Need.HUNGER)).isEqualTo(1);
    }

    @Test
    void fire() {
        event(Event.FIRE, Scenario.com(2).marker(1, GREENHOUSES, 1));
        assertThat(table().posts.improvable & GREENHOUSES.mask()).isEqualTo(GREENHOUSES.mask());
        assertThat(table().crews.reserve[1]).as("the marker went home").isEqualTo(3);
    }

    @Test
    void loss_of_pressure() {
        event(Event.LOSS_OF_PRESSURE, Scenario.com(2));
        when("place moxie 1");
        assertThat(has(Good.ENERGY)).isEqualTo(3);
    }

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

    @Test
    void an_event_that_is_over_leaves_the_display() {
        event(Event.LOSS_OF_PRESSURE, Scenario.coop(2).noNeeds().turn(2));
        assertThat(now().observe(RED).clock().event()).contains(Event.LOSS_OF_PRESSURE);
        while (table().calendar.turn == 3 && table().question() instanceof Question.Play) {
            when("finish");
        }
        assertThat(now().observe(RED).clock().event()).isNotEqualTo(Optional.of(Event.LOSS_OF_PRESSURE));
    }

    @Test
    void lasting_events_end_with_the_cycle() {
        event(Event.LOSS_OF_PRESSURE, Scenario.coop(2).noNeeds());
        assertThat(now().observe(RED).clock().lasting()).containsExactly(Event.LOSS_OF_PRESSURE);
        when("finish", "finish");
        assertThat(table().calendar.cycle).isEqualTo(2);
        assertThat(now().observe(RED).clock().lasting()).doesNotContain(Event.LOSS_OF_PRESSURE);
        assertThat(table().conditions.cycleKnobs[Knob.MOXIE_ENERGY.ordinal()]).isZero();
    }
}
