package cydonia.games.martians;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Dice;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.martians.cards.Event;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Need;
import cydonia.games.martians.cards.PowerSource;
import cydonia.games.martians.cards.Technology;
import cydonia.games.martians.cards.Weather;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("The course of a cycle (rulebook p. 12)")
class CourseTest extends RulesTest {

    @ParameterizedTest
    @EnumSource(Mode.class)
    @DisplayName("1. Game start, any mode: no preparation, event, weather or energy before turn 1; only oxygen tokens lie in the quarters")
    void nothing_comes_before_the_first_turn(Mode mode) {
        int seats = mode == Mode.SOLO ? 1 : 3;
        given(new Martians().begin(Campaign.setup(seats, Map.of("mode", mode.id())), Seed.of(7)));
        assertThat(table().question()).isInstanceOf(Question.Play.class);
        assertThat(table().calendar.cycle).isEqualTo(1);
        assertThat(table().calendar.turn).isEqualTo(1);
        assertThat(table().conditions.eventsOut).isZero();
        assertThat(table().conditions.weather()).isEqualTo(Weather.STABLE);
        assertThat(Displays.sum(table().conditions.weatherPile)).isEqualTo(9);
        int oxygen = 0;
        for (int quarters = 1; quarters <= table().terms.quartersInUse; quarters++) {
            assertThat(need(quarters, Need.SICKNESS)).isZero();
            assertThat(need(quarters, Need.HUNGER)).isZero();
            oxygen += need(quarters, Need.OXYGEN);
        }
        assertThat(oxygen).isEqualTo(table().terms.crews);
    }

    @Test
    @DisplayName("2. Cycle 1, turn 2 finished: one event of pile 1, one weather card, energy, then turn 3")
    void event_weather_and_energy_come_before_turn_three() {
        given(Scenario.coop(2).turn(2).has(0, Good.ENERGY).installed(RED, 1, PowerSource.SOLAR)
                .nextEvent(Event.HYDRAULIC_FAILURE).nextWeather(Weather.WIND).position());
        when("finish", "finish");
        assertThat(table().calendar.turn).isEqualTo(3);
        assertThat(table().question()).isInstanceOf(Question.Play.class);
        assertThat(Event.of(table().conditions.event)).isEqualTo(Event.HYDRAULIC_FAILURE);
        assertThat(table().conditions.weather()).isEqualTo(Weather.WIND);
        assertThat(has(Good.ENERGY)).isEqualTo(2);
    }

    @Test
    @DisplayName("3. Four-cycle game finished: 7 events and 7 weather cards were revealed; one card of pile 1 was never used, two weather cards are left")
    void seven_events_and_seven_weather_cards_in_four_cycles() {
        Table end = finished(Campaign.setup(2, Map.of("mode", "semi")));
        assertThat(end.calendar.cycle).isEqualTo(4);
        assertThat(eventsOfCycle(end, 1)).isEqualTo(1);
        assertThat(eventsOfCycle(end, 2)).isEqualTo(2);
        assertThat(eventsOfCycle(end, 3)).isEqualTo(2);
        assertThat(eventsOfCycle(end, 4)).isEqualTo(2);
        int nextKnown = end.conditions.nextWeather == Index.NONE ? 0 : 1;
        assertThat(Displays.sum(end.conditions.weatherPile) + nextKnown).isEqualTo(2);
    }

    private static long eventsOfCycle(Table t, int cycle) {
        return List.of(Event.values()).stream()
                .filter(event -> event.cycle() == cycle && (t.conditions.eventsOut & event.bit()) != 0).count();
    }

    private static Table finished(Setup setup) {
        Rollout<MartiansPosition, MartiansAction> rollout = new Martians().begin(setup, Seed.of(3)).open();
        Campaign.play(rollout, Dice.choosing(Seed.of(3), 0).open());
        return rollout.seal().table();
    }

    @Test
    @DisplayName("4. COM.4, cycle 5, before turn 1: no event; weather and energy happen; after turn-3 weather the pile is empty (9 drawn)")
    void no_events_in_the_fifth_cycle() {
        given(Scenario.com(2).cycle(5).has(RED, 0, Good.ENERGY).installed(RED, 1, PowerSource.WIND)
                .nextWeather(Weather.WIND).beforeTurn(1));
        assertThat(table().conditions.eventsOut).isZero();
        assertThat(table().conditions.weather()).isEqualTo(Weather.WIND);
        assertThat(has(Good.ENERGY)).isEqualTo(3);

        Table end = finished(Campaign.setup(2, Map.of()));
        assertThat(end.calendar.cycle).isEqualTo(5);
        assertThat(Displays.sum(end.conditions.weatherPile)).isZero();
        assertThat(Long.bitCount(end.conditions.eventsOut)).isEqualTo(7);
    }

    @ParameterizedTest
    @CsvSource({"SOLAR_CELLS, 2, 0, STABLE, 6", "WEATHER_REPORT, 1, 1, WIND, 5",
            "WEATHER_REPORT, 0, 2, SANDSTORM_FOOD, 2",
            "WEATHER_REPORT, 0, 2, SANDSTORM_ENERGY, 2", "KINETIC_ENERGY, 0, 2, WIND, 8",
            "WEATHER_REPORT, 1, 0, SOLAR_FOOD, 3", "WEATHER_REPORT, 1, 0, SOLAR_ENERGY, 3",
            "WEATHER_REPORT, 1, 1, EARTHQUAKE, 4"})
    @DisplayName("5–7. Solar cells on two solar in stable weather give 6; one solar and one wind in wind give 5; two wind in any sandstorm give 2")
    void energy_depends_on_installations_technologies_and_weather(Technology technology, int solar, int wind,
            Weather weather, int energy) {
        given(Scenario.com(2).cycle(2).has(RED, 0, Good.ENERGY).developed(RED, technology)
                .installed(RED, solar, PowerSource.SOLAR).installed(RED, wind, PowerSource.WIND)
                .nextEvent(Event.VALVES).nextWeather(weather).beforeTurn(3));
        assertThat(has(Good.ENERGY)).isEqualTo(energy);
        assertThat(has(GREEN, Good.ENERGY)).isEqualTo(5);
    }

    @Test
    @DisplayName("8. One solar, dust devils active, sandstorm: 0, not negative")
    void an_installation_never_gives_less_than_nothing() {
        given(Scenario.coop(2).has(0, Good.ENERGY).installed(RED, 1, PowerSource.SOLAR).nextEvent(Event.DUST_DEVILS)
                .nextWeather(Weather.SANDSTORM_ENERGY).beforeTurn(3));
        assertThat(has(Good.ENERGY)).isZero();
    }

    @Test
    @DisplayName("44. Player does no action: lays colonist, delivery still allowed. Turn holding his dead colonist: no play, no delivery, marker passing unaffected")
    void who_does_nothing_may_still_deliver_and_the_dead_do_not_play() {
        given(Scenario.coop(2).turn(2).has(1, Good.FOOD).needs(1, 0, 0, 1).dead(1, 1).absent(1, 2)
                .nextEvent(Event.VALVES).position());
        when("finish");
        assertThat(legal()).containsExactly("deliver food q1", "enough");
        when("deliver food q1");
        assertThat(table().calendar.turn).as("green did not play in turn 2").isEqualTo(3);
        assertThat(table().calendar.first).as("the marker passed to green").isEqualTo(1);
        assertThat(now().toAct()).containsExactly(GREEN);
    }

    @Test
    @DisplayName("59. 4p, turns 1–3 of cycle 1 with A first: first player of turn 2 is B, turn 3 C, turn 1 of cycle 2 D")
    void the_first_player_marker_passes_after_every_turn() {
        given(Scenario.coop(4).noNeeds().nextEvent(Event.HYDRAULIC_FAILURE).position());
        assertThat(firstOf(1, 1)).isEqualTo(RED);
        assertThat(firstOf(1, 2)).isEqualTo(GREEN);
        assertThat(firstOf(1, 3)).isEqualTo(BLUE);
        assertThat(firstOf(2, 1)).isEqualTo(YELLOW);
    }

    /** Plays nothing until that turn is open, and tells who plays first. */
    private Seat firstOf(int cycle, int turn) {
        while (table().calendar.cycle < cycle || table().calendar.turn < turn
                || !(table().question() instanceof Question.Play)) {
            List<String> legal = legal();
            when(legal.contains("finish") ? "finish" : legal.getLast());
        }
        return now().observe(RED).clock().first();
    }

    @Test
    @DisplayName("56. DNA alteration developed this player-turn: remaining time still based on 3; next player-turn 4")
    void dna_alteration_counts_from_the_next_player_turn() {
        given(Scenario.coop(2).built(Infrastructure.LABORATORY).position());
        when("place laboratory 1", "develop dna-alteration");
        assertThat(timeLeft()).isZero();
        when("finish");
        assertThat(timeLeft()).as("green's own board").isEqualTo(3);
        when("finish");
        assertThat(now().toAct()).as("green is first now").containsExactly(GREEN);
        when("finish");
        assertThat(timeLeft()).isEqualTo(4);
    }

    @Test
    void the_two_crews_of_one_player_take_turns_in_going_first() {
        given(Scenario.solo().position());
        assertThat(table().acting.crew).isZero();
        when("finish");
        assertThat(table().acting.crew).isEqualTo(1);
        when("finish");
        assertThat(table().calendar.turn).isEqualTo(2);
        assertThat(table().acting.crew).as("the marker changed sides").isEqualTo(1);
    }
}
