package cydonia.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cydonia.ai.Calibration.Sample;
import cydonia.dunes.Dunes;
import cydonia.engine.Game;
import cydonia.engine.Profile;
import cydonia.engine.Setup;
import cydonia.games.martians.Martians;
import cydonia.games.onmars.OnMars;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.tilsit.MarsTilsit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Hopes are told as the chances they have been")
class CalibrationTest {

    @Test
    void a_hope_without_measurement_is_taken_at_its_word() {
        Dunes unmeasured = new Dunes();
        assertThat(Calibration.of(unmeasured, Setup.of(unmeasured.profile(), 2)).chance(0.3, 0.5)).isEqualTo(0.3);
    }

    @Test
    void a_player_who_is_too_sure_is_brought_down_to_what_came_true() {
        Calibration fitted = Calibration.fit(games(4000, chance -> 0.5 + (chance - 0.5) * 1.6));
        assertThat(fitted.chance(0.9, 0.5)).isCloseTo(0.75, within(0.06));
        assertThat(fitted.chance(0.1, 0.5)).isCloseTo(0.25, within(0.06));
        assertThat(Calibration.parse(fitted.written()).chance(0.4, 0.5)).isCloseTo(fitted.chance(0.4, 0.5),
                within(1e-3));
    }

    @Test
    void a_player_who_hopes_too_much_is_brought_down_everywhere() {
        Calibration fitted = Calibration.fit(games(4000, chance -> 1 / (1 + (1 - chance) / (1.8 * chance))));
        assertThat(fitted.chance(0.3, 0.5)).isCloseTo(0.19, within(0.04));
        assertThat(fitted.chance(0.6, 0.5)).isCloseTo(0.45, within(0.04));
    }

    /** What is lost was hoped for a little still, what is won was foretold well. */
    @Test
    void hopes_below_one_half_may_mean_less_where_those_above_mean_what_they_say() {
        Calibration fitted = Calibration
                .fit(games(4000, chance -> chance < 0.5 ? 1 / (1 + Math.sqrt((1 - chance) / chance)) : chance));
        assertThat(fitted.chance(0.25, 0.5)).isCloseTo(0.1, within(0.03));
        assertThat(fitted.chance(0.8, 0.5)).isCloseTo(0.8, within(0.05));
        assertThat(Calibration.parse(fitted.written()).chance(0.2, 0.3)).isCloseTo(fitted.chance(0.2, 0.3),
                within(1e-3));
        assertThat(Calibration.parse("2 0.5\n1 0\n"))
                .isEqualTo(new Calibration(new Calibration.Drawn(2, 0.5, 2), new Calibration.Drawn(1, 0, 1)));
    }

    @Test
    void a_few_games_change_little() {
        assertThat(Calibration.fit(games(4, chance -> chance + 0.12)).chance(0.5, 0.5)).isCloseTo(0.5, within(0.1));
        assertThat(Calibration.fit(List.of()).chance(0.3, 0.5)).isCloseTo(0.3, within(1e-9));
    }

    /** Where even a hope of 95 % seldom came true, three hundred games are enough to say so. */
    @Test
    void what_many_games_say_is_believed_however_far_it_is_from_the_hope() {
        Calibration fitted = Calibration.fit(games(300, chance -> 1 / (1 + (1 - chance) / (20 * chance))));
        assertThat(fitted.chance(0.5, 0.5)).isCloseTo(0.05, within(0.03));
        assertThat(fitted.chance(0.95, 0.5)).isCloseTo(0.49, within(0.08));
    }

    @Test
    void what_is_hoped_early_may_mean_less_than_what_is_hoped_late() {
        Random random = new Random(2);
        List<List<Sample>> games = new ArrayList<>();
        for (int i = 0; i < 4000; i++) {
            double hope = 0.1 + 0.8 * random.nextDouble();
            double progress = random.nextDouble();
            double chance = 0.5 + progress * (hope - 0.5);
            games.add(List.of(new Sample(hope, progress, random.nextDouble() < chance ? 1 : 0)));
        }
        Calibration fitted = Calibration.fit(games);
        assertThat(fitted.chance(0.8, 0.1)).isCloseTo(0.53, within(0.05));
        assertThat(fitted.chance(0.8, 0.9)).isCloseTo(0.77, within(0.05));
        assertThat(fitted.chance(0.2, 0.9)).isCloseTo(0.23, within(0.05));
    }

    @Test
    void what_is_lost_or_won_for_certain_stays_so() {
        Calibration timid = new Calibration(new Calibration.Drawn(0.5, 0.2), new Calibration.Drawn(0.7, 0));
        assertThat(timid.chance(0, 0.3)).isZero();
        assertThat(timid.chance(1, 0.3)).isEqualTo(1);
        assertThat(timid.chance(0.004, 0.3)).isBetween(0.01, 0.1);
    }

    @Test
    void each_game_counts_once_however_many_of_its_decisions_were_looked_at() {
        List<List<Sample>> games = new ArrayList<>(games(400, chance -> chance));
        Calibration before = Calibration.fit(games);
        games.set(0, Collections.nCopies(1000, games.getFirst().getFirst()));
        assertThat(Calibration.fit(games)).isEqualTo(before);
    }

    /** What somebody hoped whose chances were these; each in a game of its own. */
    private static List<List<Sample>> games(int many, DoubleUnaryOperator hoping) {
        Random random = new Random(1);
        List<List<Sample>> games = new ArrayList<>();
        for (int i = 0; i < many; i++) {
            double chance = random.nextDouble();
            double hope = Math.clamp(hoping.applyAsDouble(chance), 0, 1);
            games.add(List.of(new Sample(hope, (double) i / many, random.nextDouble() < chance ? 1 : 0)));
        }
        return games;
    }

    static Stream<Contest.Known<?, ?, ?>> games() {
        return Contest.games();
    }

    @Test
    void a_game_whose_hopes_were_too_high_has_a_line() {
        Martians game = new Martians();
        assertThat(Calibration.of(game, Setup.of(game.profile(), 2)).chance(0.5, 0.5)).isBetween(0.35, 0.45);
        assertThat(Calibration.of(game, Setup.of(game.profile(), 4)).chance(0.5, 0.5)).isBetween(0.1, 0.3);
    }

    /** Two out of ten are won where every second one is hoped for: odds of one to four instead of one to one. */
    @Test
    void games_of_a_harder_kind_shift_the_line_as_far_as_there_are_enough_of_them() {
        List<List<Sample>> many = IntStream.range(0, 1000)
                .mapToObj(i -> List.of(new Sample(0.5, 0.5, i % 5 == 0 ? 1 : 0))).toList();
        assertThat(Calibration.NONE.shift(many)).isCloseTo(-Math.log(4), within(0.05));
        assertThat(Calibration.NONE.shift(many.subList(0, 10))).isBetween(-0.6, -0.2);
        assertThat(Calibration.NONE.shift(List.of())).isZero();
        assertThat(Calibration.NONE.shifted(-Math.log(4)).chance(0.5, 0.3)).isCloseTo(0.2, within(1e-9));
    }

    @Test
    void missions_that_are_harder_have_lower_chances() {
        Martians game = new Martians();
        assertThat(Calibration.isChecked(game, alone(game, Martians.AUTO))).isTrue();
        assertThat(Calibration.of(game, alone(game, Martians.AUTO)))
                .isEqualTo(Calibration.of(game, alone(game, "change-of-plans")));
        assertThat(Calibration.of(game, alone(game, "dark-side-of-mars")).chance(0.7, 0.5))
                .isLessThan(Calibration.of(game, alone(game, "the-end")).chance(0.7, 0.5) - 0.05);
        assertThat(Calibration.isChecked(game, alone(game, Martians.CONTRACTS))).isFalse();
    }

    /** In every mode hopes mean something else. */
    @Test
    void two_players_have_numbers_of_their_own_in_each_mode() {
        Martians game = new Martians();
        assertThat(
                Stream.of("coop", "semi", "com").map(mode -> Setup.of(game.profile(), 2, Map.of(Martians.MODE, mode))))
                .allMatch(setup -> Calibration.isChecked(game, setup))
                .extracting(setup -> Calibration.of(game, setup)).doesNotHaveDuplicates();
    }

    @Test
    void a_mission_together_is_counted_for_any_number_of_players() {
        Martians game = new Martians();
        assertThat(IntStream.rangeClosed(2, 4)
                .mapToObj(seats -> Setup.of(game.profile(), seats, Map.of(Martians.MODE, "coop"))))
                .allMatch(setup -> Calibration.isChecked(game, setup))
                .extracting(setup -> Calibration.of(game, setup)).doesNotHaveDuplicates();
    }

    private static Setup alone(Martians game, String mission) {
        return Setup.of(game.profile(), 1, Map.of(Martians.MISSION, mission));
    }

    /** Whoever must accomplish a mission as well hopes in another way. */
    @Test
    void a_required_mission_has_numbers_of_its_own() {
        Martians game = new Martians();
        for (int seats = 2; seats <= 4; seats++) {
            Setup free = Setup.of(game.profile(), seats, Map.of(Martians.MODE, "semi"));
            Setup required = Setup.of(game.profile(), seats,
                    Map.of(Martians.MODE, "semi", Martians.MISSION_REQUIRED, "on"));
            assertThat(Calibration.isChecked(game, required)).isTrue();
            assertThat(Calibration.of(game, required)).isNotEqualTo(Calibration.of(game, free));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void any_number_of_players_was_counted(Contest.Known<?, ?, ?> known) {
        Profile profile = known.game().profile();
        assertThat(IntStream.rangeClosed(profile.minSeats(), profile.maxSeats())
                .mapToObj(seats -> Calibration.isChecked(known.game(), Setup.of(profile, seats))))
                .containsOnly(!known.equals(Contest.DUNES));
    }

    /** Who begins and how a mode is named change nothing; what does and was not counted is used and not called so. */
    @Test
    void with_options_that_nobody_counted_chances_are_rough() {
        TerraformingMars game = new TerraformingMars();
        Setup usual = Setup.of(game.profile(), 3);
        Setup draft = Setup.of(game.profile(), 3, Map.of("draft", "on"));
        assertThat(Calibration.isChecked(game, draft)).isFalse();
        assertThat(Calibration.of(game, draft)).isEqualTo(Calibration.of(game, usual));
        assertThat(Calibration.isChecked(game, Setup.of(game.profile(), 3, Map.of("first-seat", "on")))).isTrue();
        Martians martians = new Martians();
        assertThat(Calibration.isChecked(martians, Setup.of(martians.profile(), 4, Map.of(Martians.MODE, "com"))))
                .isTrue();
        assertThat(Calibration.isChecked(martians,
                Setup.of(martians.profile(), 4, Map.of(Martians.HIDDEN_OBJECTIVES, "on")))).isFalse();
    }

    /** Whoever is as good as the best of two others is not yet better than both. */
    @Test
    void an_even_hope_among_three_is_less_than_an_even_chance() {
        Stream<Game<?, ?, ?>> counted = Stream.of(new TerraformingMars(), new OnMars(), new MarsTilsit(),
                new Martians());
        assertThat(counted).allSatisfy(game -> {
            Setup three = Setup.of(game.profile(), 3);
            assertThat(Calibration.isChecked(game, three)).isTrue();
            assertThat(Calibration.of(game, three).chance(0.5, 0.5)).isBetween(0.3, 0.45);
        });
    }

    /** The more rivals there are, the less the same hope is worth. */
    @Test
    void an_even_hope_is_worth_less_with_every_rival_of_terraforming_mars() {
        TerraformingMars game = new TerraformingMars();
        assertThat(IntStream.rangeClosed(2, 5)
                .mapToObj(seats -> Calibration.of(game, Setup.of(game.profile(), seats)).chance(0.5, 0.5)))
                .isSortedAccordingTo(Comparator.reverseOrder()).doesNotHaveDuplicates();
    }

    /** Difficulties ask for different things. */
    @Test
    void a_difficulty_has_numbers_of_its_own() {
        OnMars game = new OnMars();
        List<Setup> alone = Stream.of("1", "2", "3", "4")
                .map(difficulty -> Setup.of(game.profile(), 1, Map.of("difficulty", difficulty))).toList();
        assertThat(alone).allMatch(setup -> Calibration.isChecked(game, setup))
                .extracting(setup -> Calibration.of(game, setup)).doesNotHaveDuplicates();
        assertThat(Calibration.of(game, Setup.of(game.profile(), 2, Map.of("difficulty", "3"))))
                .isEqualTo(Calibration.of(game, Setup.of(game.profile(), 2)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void more_hope_is_never_less_chance(Contest.Known<?, ?, ?> known) {
        Calibration measured = Calibration.of(known.game(), Setup.of(known.game().profile(), 2));
        for (double progress = 0; progress <= 1; progress += 0.25) {
            double before = 0;
            for (int i = 0; i <= 100; i++) {
                double chance = measured.chance(i / 100.0, progress);
                assertThat(chance).isBetween(before, 1.0);
                before = chance;
            }
        }
    }
}
