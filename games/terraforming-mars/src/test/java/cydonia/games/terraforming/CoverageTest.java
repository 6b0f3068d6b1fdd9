package cydonia.games.terraforming;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Audience;
import cydonia.engine.Happening;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.CardAction;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingHappening;
import cydonia.games.terraforming.table.Table;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** In random play every card is played and every action used, and every kind of decision is taken. */
@DisplayName("Coverage by play")
class CoverageTest {

    private static final int GAMES = 1_000;

    private final Map<String, Integer> times = new HashMap<>();

    @Test
    void everything_in_the_box_is_used_by_chance() {
        TerraformingMars game = new TerraformingMars();
        for (int i = 0; i < GAMES; i++) {
            int seats = 1 + i % 5;
            Setup setup = Setup.of(game.profile(), seats,
                    seats == 1 ? Map.of() : Map.of("draft", i % 2 == 0 ? "on" : "off"));
            Table table = game.begin(setup, Seed.of(i)).table();
            table.audience = new Counting();
            Measure.Xor random = new Measure.Xor(i + 1);
            while (!table.toAct().isEmpty()) {
                var seat = table.toAct().get(random.roll(table.toAct().size()));
                List<TerraformingAction> legal = table.legal(seat);
                TerraformingAction action = i % 2 == 0 ? any(legal, random) : eager(legal, random);
                count(action.getClass().getSimpleName());
                if (action instanceof TerraformingAction.Use(Card card, int option)) {
                    count("use " + card + " " + option);
                }
                table.play(seat, action);
            }
        }
        Map<String, Integer> expected = new TreeMap<>();
        for (Card card : Cards.all()) {
            if (!card.corporation()) {
                expected.put("play " + card, 1);
            }
            int option = 0;
            for (CardAction ignored : card.actions()) {
                expected.put("use " + card + " " + ++option, 1);
            }
        }
        for (Class<?> kind : TerraformingAction.class.getPermittedSubclasses()) {
            expected.put(kind.getSimpleName(), 1);
        }
        expected.keySet().removeAll(times.keySet());
        assertThat(expected.keySet()).as("never happened in %d games", GAMES).isEmpty();
    }

    private static TerraformingAction any(List<TerraformingAction> legal, Measure.Xor random) {
        return legal.get(random.roll(legal.size()));
    }

    /** Still chance, but rather doing something than nothing: some cards need many others before them. */
    private static TerraformingAction eager(List<TerraformingAction> legal, Measure.Xor random) {
        TerraformingAction action = any(legal, random);
        for (int again = 0; again < 6 && idle(action); again++) {
            action = any(legal, random);
        }
        return action;
    }

    private static boolean idle(TerraformingAction action) {
        return switch (action) {
            case TerraformingAction.Pass _,TerraformingAction.EndTurn _,TerraformingAction.Enough _,TerraformingAction.Build _,TerraformingAction.ConvertHeat _,TerraformingAction.ConvertPlants _ ->
                true;
            default -> false;
        };
    }

    private void count(String what) {
        times.merge(what, 1, Integer::sum);
    }

    private final class Counting implements Audience {
        @Override
        public void hear(Happening happening) {
            if (happening instanceof TerraformingHappening.CardPlayed(var _, Card card)) {
                count("play " + card);
            }
        }
    }
}
