package cydonia.ai.onmars;

import static cydonia.engine.Seat.GREEN;
import static cydonia.engine.Seat.RED;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.Learned;
import cydonia.engine.Dice;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.games.onmars.OnMarsPosition;
import cydonia.games.onmars.OnMarsRollout;
import cydonia.games.onmars.Scenario;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Item;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What is learned from, on On Mars")
class OnMarsTraitsTest {

    private static final Learned<OnMarsRollout> ALONE = OnMarsKnowledge.LEARNED_ALONE;
    private static final Learned<OnMarsRollout> OF_TWO = OnMarsKnowledge.LEARNED_OF_TWO;

    private static Map<Integer, Double> traits(Learned<OnMarsRollout> kind, OnMarsPosition position, Seat seat) {
        Map<Integer, Double> traits = new TreeMap<>();
        kind.look().put(position.open(), seat, traits::put);
        return traits;
    }

    private static Scenario alone(int difficulty) {
        return equipped(Scenario.of(1, Map.of("difficulty", Integer.toString(difficulty))));
    }

    private static Scenario equipped(Scenario scenario) {
        return scenario.plan(RED, Blueprint.CASINO).plan(GREEN, Blueprint.RADAR).stock(RED, Item.MINERAL, 2)
                .offer(0, Contract.DELIVER_MINERAL);
    }

    private static void looksTheSame(Learned<OnMarsRollout> kind, OnMarsPosition position, Seat seat) {
        for (int i = 0; i < 20; i++) {
            OnMarsPosition guessed = position.determinise(seat, Dice.guessing(Seed.of(7), i));
            assertThat(traits(kind, guessed, seat)).isEqualTo(traits(kind, position, seat));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void worlds_that_look_the_same_have_the_same_traits(int difficulty) {
        looksTheSame(ALONE, alone(difficulty).turn(RED), RED);
    }

    @Test
    void so_they_have_for_each_of_two() {
        OnMarsPosition position = equipped(Scenario.of(2)).turn(RED);
        looksTheSame(OF_TWO, position, RED);
        looksTheSame(OF_TWO, position, GREEN);
    }

    @Test
    void a_card_counts_for_its_owner() {
        int own = OnMarsTraits.FIRST_CARD + Blueprint.CASINO.ordinal();
        int others = OnMarsTraits.FIRST_CARD + Side.CARDS + Blueprint.RADAR.ordinal();
        OnMarsPosition position = alone(1).turn(RED);
        assertThat(traits(ALONE, position, RED)).containsEntry(own, 1.0).containsEntry(others, 1.0);
        assertThat(traits(ALONE, position, RED).keySet())
                .allMatch(trait -> trait >= 0 && trait < OnMarsTraits.COUNT);
    }

    /** A place that two things share would tell of neither. */
    @Test
    void no_place_is_used_twice() {
        for (OnMarsPosition position : new OnMarsPosition[]{alone(3).turn(RED), alone(4).turn(RED)}) {
            Map<Integer, Double> seen = new TreeMap<>();
            ALONE.look().put(position.open(), RED,
                    (trait, value) -> assertThat(seen.put(trait, value)).as("trait %d", trait).isNull());
        }
    }

    @Test
    void minerals_give_more_hope() {
        assertThat(hope(alone(1).stock(RED, Item.MINERAL, 5))).isGreaterThan(hope(alone(1).noStock(RED)));
    }

    @Test
    void more_for_one_is_less_for_the_other() {
        double[] even = hopes(Scenario.of(2).noStock(RED));
        double[] better = hopes(Scenario.of(2).noStock(RED).stock(RED, Item.MINERAL, 5).points(RED, 10));
        assertThat(better[0]).isGreaterThan(even[0]);
        assertThat(better[1]).isLessThan(even[1]);
    }

    private static double[] hopes(Scenario scenario) {
        double[] hopes = new double[2];
        new OnMarsKnowledge().value(scenario.turn(RED).open(), hopes);
        return hopes;
    }

    private static double hope(Scenario scenario) {
        double[] hopes = new double[1];
        new OnMarsKnowledge().value(scenario.turn(RED).open(), hopes);
        return hopes[0];
    }
}
