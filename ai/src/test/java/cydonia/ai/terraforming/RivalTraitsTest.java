package cydonia.ai.terraforming;

import static cydonia.engine.Seat.GREEN;
import static cydonia.engine.Seat.RED;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Dice;
import cydonia.engine.Outcome;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.games.terraforming.Scenario;
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.Resource;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What is learned from, between two rivals")
class RivalTraitsTest {

    private static final int HAND = RivalTraits.FIRST_CARD;
    private static final int OWN = HAND + Cards.all().size();
    private static final int OTHERS = OWN + Cards.all().size();

    private static Map<Integer, Double> traits(TerraformingPosition position, Seat seat) {
        Map<Integer, Double> traits = new TreeMap<>();
        TerraformingKnowledge.LEARNED_OF_TWO.look().put(position.open(), seat, traits::put);
        return traits;
    }

    private static Scenario midway() {
        return Scenario.of(2).generation(7).temperature(-10).oxygen(5).oceans(4).has(RED, 30, Resource.MONEY)
                .has(GREEN, 30, Resource.MONEY).hand(RED, "mine", "comet").hand(GREEN, "sponsors", "fish")
                .inPlay(RED, "ironworks").inPlay(GREEN, "steelworks");
    }

    @Test
    void worlds_that_look_the_same_have_the_same_traits() {
        TerraformingPosition position = midway().position();
        for (int i = 0; i < 20; i++) {
            TerraformingPosition guessed = position.determinise(RED, Dice.guessing(Seed.of(7), i));
            assertThat(traits(guessed, RED)).isEqualTo(traits(position, RED));
        }
    }

    @Test
    void a_card_counts_in_hand_or_in_play_and_for_its_owner() {
        Map<Integer, Double> traits = traits(midway().position(), GREEN);
        assertThat(traits).containsEntry(HAND + Cards.of("fish").index(), 1.0)
                .containsEntry(OWN + Cards.of("steelworks").index(), 1.0)
                .containsEntry(OTHERS + Cards.of("ironworks").index(), 1.0)
                .doesNotContainKey(HAND + Cards.of("mine").index());
        assertThat(traits.keySet()).allMatch(trait -> trait >= 0 && trait < RivalTraits.COUNT);
    }

    @Test
    void more_of_everything_gives_more_hope_and_the_rival_less() {
        double[] even = hopes(midway());
        for (Scenario better : new Scenario[]{midway().has(RED, 60, Resource.MONEY),
                midway().produces(RED, 8, Resource.MONEY), midway().rating(RED, 30)}) {
            double[] hopes = hopes(better);
            assertThat(hopes[0]).isGreaterThan(even[0]);
            assertThat(hopes[1]).isLessThan(even[1]);
        }
    }

    @Test
    void points_are_worth_something_even_if_the_rival_has_as_many_more() {
        double[] even = hopes(midway());
        double[] both = hopes(midway().rating(RED, 60).rating(GREEN, 60));
        assertThat(both[0] + both[1]).isGreaterThan(even[0] + even[1] + 0.02);
    }

    @Test
    void victory_is_worth_more_than_many_points_for_both() {
        double[] ahead = new double[2];
        double[] behind = new double[2];
        Rivals.endedHopes(competition(80, 79), ahead);
        Rivals.endedHopes(competition(130, 131), behind);
        assertThat(ahead[0]).isGreaterThan(behind[0] + 0.3);
        assertThat(behind[0]).isGreaterThan(ahead[1]);
    }

    private static Outcome competition(int red, int green) {
        boolean redWon = red > green;
        return new Outcome(Outcome.Kind.COMPETITIVE, List.of(new Outcome.Result(RED, red, redWon ? 1 : 2, redWon),
                new Outcome.Result(GREEN, green, redWon ? 2 : 1, !redWon)), List.of());
    }

    private static double[] hopes(Scenario scenario) {
        double[] hopes = new double[2];
        new TerraformingKnowledge().value(scenario.position().open(), hopes);
        return hopes;
    }
}
