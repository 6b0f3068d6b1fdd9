package cydonia.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.ai.terraforming.TerraformingKnowledge;
import cydonia.dunes.DunesPosition;
import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesView;
import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.Game;
import cydonia.engine.Position;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.games.terraforming.Scenario;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.language.TerraformingAction;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Search")
class SearchTest {

    private static final Seed CHANCE = Seed.of(99);

    static Stream<Contest.Known<?, ?, ?>> games() {
        return Contest.games();
    }

    /** Some positions of a game of random players in which somebody has a choice. */
    private static <P extends Position<P, A, O>, A extends Action, O> List<P> some(
            Contest.Known<P, A, O> known) {
        List<P> all = new ArrayList<>();
        Contest.play(known.game(), 2, Seed.of(3), new RandomPlayer<>(), 400, position -> {
            if (position.legal(position.toAct().getLast()).size() > 1) {
                all.add(position);
            }
        });
        List<P> some = new ArrayList<>();
        for (int i = 0; i < all.size(); i += 1 + all.size() / 12) {
            some.add(all.get(i));
        }
        return some;
    }

    private static <P extends Position<P, A, O>, A extends Action, O> Search.Thoughts<A> think(
            Contest.Known<P, A, O> known, P position, Effort effort) {
        Seat seat = position.toAct().getLast();
        return new Search<>(known.knowledge(), 2, effort).think(Decision.of(position, seat), CHANCE);
    }

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, A, O>, A extends Action, O> void the_same_chance_gives_the_same_thoughts(
            Contest.Known<P, A, O> known) {
        for (int threads : List.of(1, 3)) {
            Effort effort = Effort.iterations(60).deep(5).on(threads);
            for (P position : some(known)) {
                assertThat(think(known, position, effort)).isEqualTo(think(known, position, effort));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, A, O>, A extends Action, O> void what_a_player_cannot_know_does_not_change_its_thoughts(
            Contest.Known<P, A, O> known) {
        Effort effort = Effort.iterations(60).deep(5);
        for (P position : some(known)) {
            Seat seat = position.toAct().getLast();
            P redealt = position.determinise(seat, Dice.guessing(Seed.of(5), 5));
            assertThat(redealt.imprint()).as("something was dealt anew").isNotEqualTo(position.imprint());
            assertThat(think(known, redealt, effort)).isEqualTo(think(known, position, effort));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, A, O>, A extends Action, O> void hopes_lie_between_defeat_and_victory(
            Contest.Known<P, A, O> known) {
        hopes(known.game(), known.knowledge());
    }

    private static <P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>> void hopes(
            Game<P, A, O> game, Knowledge<P, A, R> knowledge) {
        Contest.play(game, 2, Seed.of(4), new RandomPlayer<>(), 100_000, position -> {
            double[] hopes = new double[2];
            knowledge.value(knowledge.open(position), hopes);
            assertThat(hopes[0]).isBetween(0.0, 1.0);
            assertThat(hopes[1]).isBetween(0.0, 1.0);
        });
    }

    @Test
    void all_iterations_are_counted_and_every_action_is_judged() {
        var known = Contest.DUNES;
        var position = some(known).getFirst();
        Search.Thoughts<?> thoughts = think(known, position, Effort.iterations(50).deep(5));
        assertThat(thoughts.iterations()).isLessThanOrEqualTo(50);
        assertThat(thoughts.actions().stream().mapToLong(Search.Judged::visits).sum())
                .isEqualTo(thoughts.iterations());
        assertThat(thoughts.actions()).hasSameSizeAs(position.legal(position.toAct().getLast()));
    }

    @Test
    void a_single_choice_is_taken_without_a_thought() {
        Decision<DunesPosition, DunesAction, DunesView> forced = onlyChoice();
        Choice<DunesAction> choice = Level.EXPERT.player(Contest.DUNES.knowledge(), 2).choose(forced,
                CHANCE);
        assertThat(choice).isEqualTo(new Choice<>(forced.legal().getFirst(), 0L));
    }

    private static Decision<DunesPosition, DunesAction, DunesView> onlyChoice() {
        var known = Contest.DUNES;
        var position = some(known).getFirst();
        Seat seat = position.toAct().getLast();
        return new Decision<>(seat, position.observe(seat), position.legal(seat).subList(0, 1), guess -> {
            throw new AssertionError("nobody should imagine anything");
        });
    }

    @Test
    void what_was_foreseen_is_not_thought_again() {
        var game = new TerraformingMars();
        var position = Scenario.of(2).generation(5).turn(Seat.RED, 0).has(Seat.RED, 21, Resource.MONEY)
                .hand(Seat.RED, "comet").position();
        var player = new Search<>(new TerraformingKnowledge(), 2, Effort.iterations(200).deep(5));
        var first = player.choose(Decision.of(position, Seat.RED), CHANCE);
        assertThat(game.notation().print(first.action())).isEqualTo("play comet");
        var next = position.apply(Seat.RED, first.action());
        var again = player.choose(Decision.of(next, Seat.RED), CHANCE);
        var fresh = new Search<>(new TerraformingKnowledge(), 2, Effort.iterations(200).deep(5))
                .choose(Decision.of(next, Seat.RED), CHANCE);
        assertThat(next.legal(Seat.RED)).contains(again.action());
        assertThat(again.iterations()).isLessThan(fresh.iterations());
    }

    @Test
    void whoever_comes_back_to_the_same_place_does_something_else() {
        for (var position : some(Contest.TERRAFORMING)) {
            Seat seat = position.toAct().getLast();
            var decision = Decision.of(position, seat);
            var player = new Search<>(new TerraformingKnowledge(), 2, Effort.iterations(20).deep(5));
            Set<TerraformingAction> taken = new HashSet<>();
            for (int i = 0; i < Math.min(4, decision.legal().size()); i++) {
                assertThat(taken.add(player.choose(decision, CHANCE).action())).isTrue();
            }
        }
    }

    @Test
    void what_was_not_foreseen_is_thought_of_anew() {
        var player = new Search<>(new TerraformingKnowledge(), 2, Effort.iterations(60).deep(5));
        for (var position : some(Contest.TERRAFORMING)) {
            Seat seat = position.toAct().getLast();
            assertThat(player.choose(Decision.of(position, seat), CHANCE)).isEqualTo(
                    new Search<>(new TerraformingKnowledge(), 2, Effort.iterations(60).deep(5)).choose(
                            Decision.of(position, seat),
                            CHANCE));
        }
    }

    /** A lender whose idle threads run this. */
    private record Idle(Consumer<Runnable> threads) implements Lender {

        @Override
        public boolean goOn() {
            return true;
        }

        @Override
        public void lend(Runnable more) {
            threads.accept(more);
        }
    }

    @Test
    void other_trees_grow_on_idle_threads_and_end_with_the_first() {
        Effort effort = Effort.iterations(300).deep(5).on(4).toTheEnd();
        List<Thread> lent = new ArrayList<>();
        assertThat(Pause.during(() -> thoughts(effort), new Idle(more -> lent.add(Thread.startVirtualThread(more)))))
                .satisfies(thoughts -> assertThat(thoughts.iterations()).isBetween(300L, 600L));
        assertThat(lent).hasSize(3);
        assertThat(Pause.during(() -> thoughts(effort), new Idle(Runnable::run)).iterations())
                .as("threads that were idle at once").isEqualTo(300 + 3 * 100);
        List<Runnable> late = new ArrayList<>();
        assertThat(Pause.during(() -> thoughts(effort), new Idle(late::add)).iterations()).as("no idle thread")
                .isEqualTo(300);
        late.forEach(Runnable::run); // too late: nothing begins any more
    }

    @Test
    void what_fails_beside_the_first_tree_is_not_kept_secret() {
        Companion broken = new Companion(_ -> {
            throw new IllegalStateException("broken");
        });
        broken.run();
        assertThatThrownBy(broken::end).hasMessage("broken");
    }

    private static Search.Thoughts<?> thoughts(Effort effort) {
        return think(Contest.DUNES, some(Contest.DUNES).getFirst(), effort);
    }

    @Test
    void the_clock_ends_a_search_that_has_begun() {
        var known = Contest.DUNES;
        Search.Thoughts<?> thoughts = think(known, some(known).getFirst(), Effort.millis(1).deep(5));
        assertThat(thoughts.iterations()).isPositive().isLessThan(Integer.MAX_VALUE);
    }
}
