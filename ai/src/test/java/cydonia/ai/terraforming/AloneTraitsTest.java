package cydonia.ai.terraforming;

import static cydonia.engine.Seat.RED;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Dice;
import cydonia.engine.Seed;
import cydonia.games.terraforming.Scenario;
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Resource;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What is learned from, alone on Mars")
class AloneTraitsTest {

    private static Map<Integer, Double> traits(TerraformingPosition position) {
        Map<Integer, Double> traits = new TreeMap<>();
        Alone.traits(position.open().survey(), RED, traits::put);
        return traits;
    }

    private static Scenario midway() {
        return Scenario.of(1).generation(7).temperature(-10).oxygen(5).oceans(4).has(RED, 30, Resource.MONEY)
                .hand(RED, "mine", "comet").inPlay(RED, "ironworks");
    }

    @Test
    void worlds_that_look_the_same_have_the_same_traits() {
        TerraformingPosition position = midway().position();
        for (int i = 0; i < 20; i++) {
            TerraformingPosition guessed = position.determinise(RED, Dice.guessing(Seed.of(7), i));
            assertThat(traits(guessed)).isEqualTo(traits(position));
        }
    }

    @Test
    void a_card_counts_in_hand_or_in_play() {
        Map<Integer, Double> traits = traits(midway().position());
        int hand = AloneTraits.FIRST_CARD;
        int play = hand + Cards.all().size();
        assertThat(traits).containsEntry(hand + Cards.of("mine").index(), 1.0)
                .containsEntry(play + Cards.of("ironworks").index(), 1.0)
                .doesNotContainKey(play + Cards.of("mine").index());
        assertThat(traits.keySet()).allMatch(trait -> trait >= 0 && trait < AloneTraits.COUNT);
    }

    @Test
    void more_of_everything_gives_more_hope() {
        double little = hope(midway());
        assertThat(hope(midway().has(RED, 60, Resource.MONEY))).isGreaterThan(little);
        assertThat(hope(midway().produces(RED, 8, Resource.MONEY))).isGreaterThan(little);
        assertThat(hope(midway().oceans(8))).isGreaterThan(little);
    }

    private static double hope(Scenario scenario) {
        double[] hopes = new double[1];
        new TerraformingKnowledge().value(scenario.position().open(), hopes);
        return hopes[0];
    }
}
