package cydonia.ai.onmars;

import static cydonia.engine.Seat.RED;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.Sense;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.onmars.OnMars;
import cydonia.games.onmars.OnMarsPosition;
import cydonia.games.onmars.OnMarsRollout;
import cydonia.games.onmars.language.OnMarsAction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What an instinct goes by, on On Mars alone")
class OnMarsSenseTest {

    private static final OnMars GAME = new OnMars();
    private static final Sense<OnMarsAction, OnMarsRollout> SENSE = OnMarsKnowledge.SENSE;
    private static final int GAMES = 3;
    private static final int MOST = 2_000;

    /** Every position of some random games, one for each difficulty that was played to learn from. */
    private static List<OnMarsPosition> positions() {
        List<OnMarsPosition> positions = new ArrayList<>();
        for (int game = 1; game <= GAMES; game++) {
            DiceCup dice = Dice.choosing(Seed.of(game), 0).open();
            OnMarsPosition position = GAME.begin(
                    Setup.of(GAME.profile(), 1, Map.of("difficulty", Integer.toString(game))), Seed.of(game));
            for (int move = 0; move < MOST && !position.toAct().isEmpty(); move++) {
                positions.add(position);
                List<OnMarsAction> legal = position.legal(RED);
                position = position.apply(RED, legal.get(dice.roll(legal.size())));
            }
        }
        return positions;
    }

    private static List<float[]> sensed(OnMarsPosition position) {
        OnMarsRollout table = position.open();
        List<float[]> all = new ArrayList<>();
        float[] common = new float[SENSE.common()];
        SENSE.common(table, RED, common);
        all.add(common);
        for (OnMarsAction action : position.legal(RED)) {
            float[] own = new float[SENSE.own()];
            SENSE.own(table, RED, action, own);
            all.add(own);
        }
        return all;
    }

    private static List<Integer> kinds(OnMarsPosition position) {
        OnMarsRollout table = position.open();
        return position.legal(RED).stream().map(action -> SENSE.kind(table, RED, action)).toList();
    }

    @Test
    void worlds_that_look_the_same_are_sensed_alike() {
        List<OnMarsPosition> positions = positions();
        for (int i = 0; i < positions.size(); i += 7) {
            OnMarsPosition position = positions.get(i);
            OnMarsPosition guessed = position.determinise(RED, Dice.guessing(Seed.of(5), i));
            assertThat(sensed(guessed)).usingRecursiveComparison().isEqualTo(sensed(position));
            assertThat(kinds(guessed)).isEqualTo(kinds(position));
        }
    }

    @Test
    void no_number_is_so_large_that_it_drowns_the_others() {
        for (OnMarsPosition position : positions()) {
            for (float[] numbers : sensed(position)) {
                for (float number : numbers) {
                    assertThat(number).isBetween(-10f, 10f);
                }
            }
        }
    }

    @Test
    void every_action_is_of_a_kind_that_has_a_line() {
        for (OnMarsPosition position : positions()) {
            assertThat(kinds(position)).allMatch(kind -> kind >= 0 && kind < SENSE.kinds());
        }
    }

    @Test
    void actions_that_differ_in_a_word_are_of_different_kinds() {
        Map<Integer, OnMarsAction> kinds = new HashMap<>();
        for (OnMarsPosition position : positions()) {
            OnMarsRollout table = position.open();
            for (OnMarsAction action : position.legal(RED)) {
                if (action instanceof OnMarsAction.Act || action instanceof OnMarsAction.Construct
                        || action instanceof OnMarsAction.Plan || action instanceof OnMarsAction.Sign) {
                    assertThat(kinds.computeIfAbsent(SENSE.kind(table, RED, action), _ -> action)).isEqualTo(action);
                }
            }
        }
        assertThat(kinds).hasSizeGreaterThan(30);
    }

    @Test
    void what_weighs_nothing_at_a_glance_weighs_nothing_after_all() {
        OnMarsKnowledge glance = new OnMarsKnowledge(Optional.empty(), Optional.empty(), Optional.empty(),
                Optional.empty());
        OnMarsKnowledge learned = new OnMarsKnowledge();
        int differ = 0;
        for (OnMarsPosition position : positions()) {
            OnMarsRollout table = position.open();
            List<OnMarsAction> legal = position.legal(RED);
            double[] before = weights(glance, table, legal);
            double[] after = weights(learned, table, legal);
            for (int i = 0; i < before.length; i++) {
                assertThat(after[i] > 0).isEqualTo(before[i] > 0);
                differ += Math.abs(after[i] - before[i]) > 0.01 ? 1 : 0;
            }
        }
        assertThat(differ).isPositive();
    }

    @Test
    void among_people_and_at_other_difficulties_the_glance_decides() {
        Stream<Setup> alone = Stream.of("1", "2", "4")
                .map(difficulty -> Setup.of(GAME.profile(), 1, Map.of("difficulty", difficulty)));
        Stream.concat(alone, Stream.of(Setup.of(GAME.profile(), 2))).forEach(setup -> {
            OnMarsPosition position = GAME.begin(setup, Seed.of(1));
            Seat seat = position.toAct().getFirst();
            OnMarsRollout table = position.open();
            List<OnMarsAction> legal = position.legal(seat);
            double[] glance = new double[legal.size()];
            double[] weights = new double[legal.size()];
            new OnMarsKnowledge(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()).weigh(table,
                    seat, legal, glance);
            new OnMarsKnowledge().weigh(table, seat, legal, weights);
            assertThat(weights).containsExactly(glance);
        });
    }

    private static double[] weights(OnMarsKnowledge knowledge, OnMarsRollout table, List<OnMarsAction> legal) {
        double[] weights = new double[legal.size()];
        knowledge.weigh(table, RED, legal, weights);
        return weights;
    }
}
