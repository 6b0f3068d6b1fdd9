package cydonia.games.martians;

import static cydonia.games.martians.box.Infrastructure.GREENHOUSES;
import static cydonia.games.martians.box.Infrastructure.MOXIE;
import static cydonia.games.martians.box.Infrastructure.WATER_PLANT;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.martians.box.Event;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Knob;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.PowerSource;
import cydonia.games.martians.box.Ward;
import cydonia.games.martians.language.MartiansObstacle.ClosedByEvent;
import cydonia.games.martians.language.Question;
import cydonia.games.martians.rules.Construction;
import cydonia.games.martians.rules.Wards;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Event cards (rulebook p. 13)")
class EventTest extends RulesTest {

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
