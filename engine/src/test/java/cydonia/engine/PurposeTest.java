package cydonia.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Purposes of derived seeds")
class PurposeTest {

    private static final Seed SEED = Seed.parse("000102030405060708090a0b0c0d0e0f");

    @Test
    void each_purpose_has_a_number_of_its_own() {
        assertThat(Arrays.stream(Purpose.values()).map(Purpose::number)).doesNotHaveDuplicates();
    }

    /** The seeds were computed by another program from the definition of SipHash-2-4. */
    @ParameterizedTest
    @CsvSource({"GUESSES, 1, 572cee82725b3ac3658f09ad7e4a1eb7", "CHOICES, 2, d5fc1150081ef970731c5c30358b6a4d",
            "SIMULATED_GAMES, 3, 7539c1bfab8cb6c9ce7ec3989e45551e", "TREES, 4, 22d0e6ff193b1047c0ba663f0229dd34",
            "COMPUTERS, 5, fdd4f736d7a49773c80e285207db3546", "DEALS, 6, e8ba560ebaf96d075c6e6f78a124097e",
            "ARENA_CHANCES, 7, a7aa208723459f1d29ae553cfd2583d7", "REVIEWS, 8, 1d08a6eabaf0678d92a86383d7eb715c",
            "STREAMS, 9, ac61da17bd97bee5db6519419d1a1824"})
    void a_derived_seed_never_changes(Purpose purpose, long number, String derived) {
        assertThat(purpose.number()).isEqualTo(number);
        assertThat(SEED.derive(purpose, 3)).isEqualTo(Seed.parse(derived));
    }

    @Test
    void every_purpose_is_among_the_published_ones() {
        assertThat(Arrays.stream(Purpose.values()).mapToLong(Purpose::number).toArray()).containsExactly(1, 2, 3, 4, 5,
                6, 7, 8, 9);
    }

    @Test
    void no_two_purposes_or_numbers_share_a_stream_nor_is_it_the_streams_of_the_seed() {
        Set<Seed> seeds = new HashSet<>(Set.of(SEED));
        Set<Long> halves = new HashSet<>(Set.of(SEED.high(), SEED.low()));
        for (Purpose purpose : Purpose.values()) {
            for (long number = 0; number < 100; number++) {
                Seed derived = SEED.derive(purpose, number);
                assertThat(seeds.add(derived)).as("%s %d is new", purpose, number).isTrue();
                assertThat(halves.add(derived.high()) & halves.add(derived.low())).as("128 new bits").isTrue();
            }
        }
        assertThat(seeds.stream().map(PurposeTest::firstRolls)).doesNotHaveDuplicates();
    }

    private static String firstRolls(Seed seed) {
        DiceCup cup = Dice.of(seed).open();
        return Arrays.toString(IntStream.range(0, 12).map(i -> cup.roll(100)).toArray());
    }
}
