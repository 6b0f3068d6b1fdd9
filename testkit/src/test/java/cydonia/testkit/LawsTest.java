package cydonia.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesView;
import cydonia.engine.Chance;
import cydonia.engine.Game;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Source;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("The laws notice")
class LawsTest {

    private static final int LONGEST = 42;

    /** The laws that do not hold in the first games of a flawed game. */
    private static Set<Laws> broken(Flaw flaw) {
        Flawed game = new Flawed(flaw);
        Set<Laws> broken = EnumSet.noneOf(Laws.class);
        for (long number = 1; number <= 5; number++) {
            Seed seed = Seed.of(number);
            var walk = Walk.random(game, Setup.of(game.profile(), 3).with(Chance.STREAMS), seed, LONGEST);
            for (Laws law : Laws.values()) {
                try {
                    walk.obeys(law);
                } catch (AssertionError failure) {
                    assertThat(failure).hasMessageContaining("seed " + seed).hasMessageContaining(law.sentence());
                    broken.add(law);
                }
            }
        }
        return broken;
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NOTHING_LEGAL")
    void exactly_the_flaws_they_are_about(Flaw flaw) {
        assertThat(broken(flaw)).containsExactlyInAnyOrderElementsOf(flaw.broken());
    }

    @Test
    void at_least_one_flaw_each() {
        assertThat(Arrays.stream(Flaw.values()).flatMap(flaw -> flaw.broken().stream())).contains(Laws.values());
    }

    @Test
    void a_game_that_cannot_even_be_walked() {
        Flawed game = new Flawed(Flaw.NOTHING_LEGAL);
        assertThatThrownBy(() -> Walk.random(game, Setup.of(game.profile(), 2), Seed.of(9), LONGEST))
                .isInstanceOf(AssertionError.class).hasMessageContaining("seed " + Seed.of(9));
    }

    /** The contract as a flawed game would inherit it. */
    private static final class FlawedContract extends GameContract<FlawedPosition, DunesAction, DunesView> {

        private final Flawed game;

        FlawedContract(Flaw flaw) {
            game = new Flawed(flaw);
        }

        @Override
        protected Game<FlawedPosition, DunesAction, DunesView> game() {
            return game;
        }

        @Override
        protected List<Setup> setups() {
            return List.of(Setup.of(game.profile(), 2));
        }

        @Override
        protected void invariants(FlawedPosition position) {
            assertThat(position.observe(Seat.RED).hand()).isNotEmpty();
        }

        @Override
        protected int longestGame() {
            return LONGEST;
        }

        @Override
        protected Map<Source, int[]> heaps(FlawedPosition position) {
            return DunesContractTest.deck(position.sound());
        }
    }

    private static void run(Stream<? extends DynamicNode> tests) {
        tests.forEach(test -> {
            try {
                ((DynamicTest) test).getExecutable().execute();
            } catch (RuntimeException | Error failure) {
                throw failure;
            } catch (Throwable failure) {
                throw new AssertionError(failure);
            }
        });
    }

    @Test
    void a_guess_that_is_no_guess() {
        FlawedContract contract = new FlawedContract(Flaw.GUESS_IS_THE_TRUTH);
        assertThatThrownBy(() -> run(contract.guesses())).isInstanceOf(AssertionError.class)
                .hasMessageContaining("RED guessed nothing otherwise").hasMessageContaining("seed " + Seed.of(1));
    }

    @Test
    void a_heap_whose_next_card_depends_on_something_else() {
        FlawedContract contract = new FlawedContract(Flaw.WATER_TURNS_A_CARD);
        assertThatThrownBy(() -> run(contract.deals())).isInstanceOf(AssertionError.class)
                .hasMessageContaining("of DECK in two games");
    }

    @Test
    void a_broken_conservation_law() {
        FlawedContract contract = new FlawedContract(Flaw.CARD_LOST);
        assertThatThrownBy(() -> run(contract.conservation())).isInstanceOf(AssertionError.class)
                .hasMessageContaining("seed " + Seed.of(1));
    }

    @Test
    void a_card_that_says_nothing_in_one_language() {
        FlawedContract contract = new FlawedContract(Flaw.CARD_WITHOUT_FRENCH);
        assertThatThrownBy(contract::every_card_speaks_both_languages).isInstanceOf(AssertionError.class)
                .hasMessageContaining("wind-1");
    }
}
