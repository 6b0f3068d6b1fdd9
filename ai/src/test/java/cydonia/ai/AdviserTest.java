package cydonia.ai;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.martians.MartiansKnowledge;
import cydonia.ai.terraforming.TerraformingKnowledge;
import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Text;
import cydonia.games.martians.Martians;
import cydonia.games.terraforming.Scenario;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.box.Resource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Advice gives its reasons in the measure of the game")
class AdviserTest {

    private static final Effort LITTLE = Effort.iterations(50);
    private static final int MOVES = 150;
    private static final int ONE_IN = 10;
    private static final int ACTIONS = 3;
    private static final int ASKED_EVERY = 25;
    private static final int TIMES = 10;

    static Stream<Contest.Known<?, ?, ?>> games() {
        return Contest.games().filter(known -> !known.equals(Contest.DUNES));
    }

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, A, O>, A extends Action, O> void in_both_languages_and_from_what_the_player_may_know(
            Contest.Known<P, A, O> known) {
        List<P> looked = new ArrayList<>();
        Contest.play(known.game(), 2, Seed.of(3), new RandomPlayer<>(), MOVES, looked::add);
        Adviser<P, A, O> adviser = new Adviser<>(known.knowledge(), 2, LITTLE);
        List<Text> told = new ArrayList<>();
        for (int i = 0; i < looked.size(); i += ONE_IN) {
            P position = looked.get(i);
            Seat seat = position.toAct().getLast();
            P redealt = position.determinise(seat, Dice.guessing(Seed.of(5), i));
            for (A action : position.legal(seat).stream().limit(ACTIONS).toList()) {
                List<Text> reasons = adviser.reasons(Decision.of(position, seat), action);
                assertThat(adviser.reasons(Decision.of(redealt, seat), action)).isEqualTo(reasons);
                assertThat(reasons).isNotEmpty();
                told.addAll(reasons);
            }
        }
        assertThat(told).isNotEmpty().allSatisfy(reason -> {
            assertThat(reason.en())
                    .matches(".+: (about [\\d.]+ (more|less), mostly through .+|no change.*|.+ \\d+)\\.");
            assertThat(reason.fr()).endsWith(".").doesNotContainPattern(" [:;!?]").doesNotContain("'", "-");
        });
    }

    @Test
    void early_production_is_worth_more_than_it_costs() {
        var game = new TerraformingMars();
        var position = Scenario.of(2).generation(2).turn(Seat.RED, 0).has(Seat.RED, 21, Resource.MONEY)
                .hand(Seat.RED, "sponsors").position();
        assertThat(new Adviser<>(new TerraformingKnowledge(), 2, LITTLE)
                .reasons(Decision.of(position, Seat.RED), game.notation().parse("play sponsors")))
                .singleElement().satisfies(reason -> {
                    assertThat(reason.en())
                            .matches(
                                    "Worth in MC over the game: about \\d+ more, mostly through production and rating\\.");
                    assertThat(reason.fr()).matches(
                            "Valeur en\u00a0M€ sur la partie\u00a0: environ \\d+ de plus, surtout par la production et le NT\\.");
                });
    }

    @Test
    void alone_it_says_what_would_still_be_missing() {
        var game = new TerraformingMars();
        var position = game.begin(Setup.of(game.profile(), 1), Seed.of(1));
        var adviser = new Adviser<>(new TerraformingKnowledge(), 1, LITTLE);
        var reasons = position.legal(Seat.RED).stream()
                .flatMap(action -> adviser.reasons(Decision.of(position, Seat.RED), action).stream()).toList();
        assertThat(reasons).isNotEmpty().allSatisfy(reason -> assertThat(reason.en()).matches(
                "MC once Mars is terraformed: (no change|about \\d+ (more|less), mostly through .+?)(; about \\d+ would (still be missing|be left))?\\."));
    }

    @Test
    void whatever_ends_the_game_says_so() {
        var game = new TerraformingMars();
        var position = Scenario.of(2).generation(9).temperature(8).oxygen(14).oceans(9).passed(Seat.GREEN)
                .turn(Seat.RED, 0).position();
        assertThat(new Adviser<>(new TerraformingKnowledge(), 2, LITTLE)
                .reasons(Decision.of(position, Seat.RED), game.notation().parse("pass"))).extracting(Text::en)
                .containsExactly("The game ends with it.");
    }

    @Test
    void in_a_mission_it_says_which_needs_would_be_short() {
        var game = new Martians();
        var position = game.begin(Setup.of(game.profile(), 2, Map.of("mode", "coop", "mission", "change-of-plans")),
                Seed.of(1));
        var reasons = new Adviser<>(new MartiansKnowledge(), 2, LITTLE)
                .reasons(Decision.of(position, Seat.RED), game.notation().parse("place moxie 1"));
        assertThat(reasons).extracting(Text::en).contains("Still short before maintenance: oxygen 1.");
    }

    @Test
    void all_actions_are_thought_over_with_the_whole_effort() {
        var position = Scenario.of(2).generation(5).turn(Seat.RED, 0).has(Seat.RED, 21, Resource.MONEY)
                .hand(Seat.RED, "comet").position();
        Decision<?, ?, ?> decision = Decision.of(position, Seat.RED);
        assertThat(decision.legal()).hasSizeGreaterThan(2);
        assertThat(new Adviser<>(new TerraformingKnowledge(), 2, LITTLE)
                .advise(Decision.of(position, Seat.RED), Seed.of(1)).iterations()).isEqualTo(5L * LITTLE.iterations());
        assertThat(Adviser.EFFORT.iterations()).isGreaterThanOrEqualTo(3_000);
    }

    /** Quick ones: nobody would call a move best on so little, unless all searches do. */
    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, A, O>, A extends Action, O> void whoever_is_sure_names_the_same_move_whenever_asked(
            Contest.Known<P, A, O> known) {
        List<P> looked = new ArrayList<>();
        Contest.play(known.game(), 2, Seed.of(4), new Search<>(known.knowledge(), 2, LITTLE), 2 * ASKED_EVERY + 1,
                looked::add);
        Adviser<P, A, O> adviser = new Adviser<>(known.knowledge(), 2, LITTLE);
        for (int i = 0; i < looked.size(); i += ASKED_EVERY) {
            Decision<P, A, O> decision = Decision.of(looked.get(i), looked.get(i).toAct().getLast());
            List<A> sure = IntStream.range(0, TIMES).mapToObj(time -> adviser.advise(decision, Seed.of(time)))
                    .filter(recommended -> !recommended.isEven())
                    .map(recommended -> recommended.best().getFirst().action()).toList();
            long others = sure.stream().filter(action -> !action.equals(usual(sure))).count();
            assertThat(10 * others).as("of %d who are sure, named something else", sure.size())
                    .isLessThanOrEqualTo(sure.size());
        }
    }

    private static <A> A usual(List<A> named) {
        return named.stream().max(Comparator.comparingInt(action -> Collections.frequency(named, action)))
                .orElseThrow();
    }
}
