package cydonia.ai;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.terraforming.TerraformingKnowledge;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.games.terraforming.Scenario;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.language.TerraformingAction;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Casual players")
class CasualTest {

    private static final double ENOUGH = 0.3;

    @Test
    void take_now_this_and_now_that_but_only_what_looks_good() {
        var decision = Decision.of(Scenario.of(2).generation(3).turn(Seat.RED, 0).has(Seat.RED, 30, Resource.MONEY)
                .hand(Seat.RED, "sponsors", "acquired-company", "titanium-mine", "mine").position(), Seat.RED);
        var search = new Search<>(new TerraformingKnowledge(), 2, Effort.iterations(12).deep(5));
        Set<TerraformingAction> taken = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            Seed chance = Seed.of(i);
            var judged = search.think(decision, chance).actions();
            TerraformingAction action = new Casual<>(search, ENOUGH).choose(decision, chance).action();
            assertThat(judged.stream().filter(one -> one.visits() >= ENOUGH * judged.getFirst().visits())
                    .map(Search.Judged::action)).contains(action);
            taken.add(action);
        }
        assertThat(taken).hasSizeGreaterThan(1);
    }
}
