package cydonia.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Dice")
class DiceTest {

    /** The key and answers of the reference implementation's test vectors. */
    private static final Seed REFERENCE_KEY = new Seed(0x0f0e0d0c0b0a0908L, 0x0706050403020100L);

    private static final Seed SEED = Seed.parse("000102030405060708090a0b0c0d0e0f");

    @Test
    void the_generator_is_the_published_siphash_2_4() {
        assertThat(SipHash.of(REFERENCE_KEY, 0x0706050403020100L)).isEqualTo(0x93f5f5799a932462L);
        assertThat(SipHash.of(REFERENCE_KEY, 0x0706050403020100L, 0x0f0e0d0c0b0a0908L))
                .isEqualTo(0x3f2acc7f57c29bdbL);
    }

    @Test
    void the_first_rolls_of_a_seed_never_change() {
        DiceCup cup = Dice.of(SEED).open();
        int[] rolls = new int[12];
        for (int i = 0; i < rolls.length; i++) {
            rolls[i] = cup.roll(6);
        }
        assertThat(rolls).containsExactly(FIRST_ROLLS);
    }

    private static final int[] FIRST_ROLLS = {4, 4, 5, 3, 0, 4, 1, 0, 2, 4, 4, 4};

    @Test
    void equal_dice_roll_alike() {
        DiceCup one = Dice.of(Seed.of(7)).open();
        DiceCup other = Dice.of(Seed.of(7)).open();
        for (int i = 0; i < 50; i++) {
            assertThat(one.roll(100)).isEqualTo(other.roll(100));
        }
    }

    @Test
    void guesses_and_choices_are_streams_of_their_own() {
        Seed seed = Seed.of(7);
        assertThat(Dice.guessing(seed, 0)).isNotEqualTo(Dice.of(seed)).isNotEqualTo(Dice.guessing(seed, 1))
                .isNotEqualTo(Dice.choosing(seed, 0));
    }

    @Test
    void every_face_comes_about_equally_often() {
        DiceCup cup = Dice.of(Seed.of(1)).open();
        int[] seen = new int[6];
        for (int i = 0; i < 60_000; i++) {
            seen[cup.roll(6)]++;
        }
        for (int count : seen) {
            assertThat(count).isBetween(9_600, 10_400);
        }
    }

    @Test
    void a_roll_stays_within_its_faces() {
        DiceCup cup = Dice.of(Seed.of(4)).open();
        for (int faces = 1; faces <= 200; faces++) {
            assertThat(cup.roll(faces)).isBetween(0, faces - 1);
        }
        assertThat(IntStream.range(0, 100).map(i -> cup.roll(1))).containsOnly(0);
        assertThat(IntStream.range(0, 100).map(i -> cup.roll(Integer.MAX_VALUE))).allMatch(roll -> roll >= 0);
        assertThat(IntStream.range(0, 200).map(i -> cup.roll(2))).contains(0, 1).hasSize(200);
    }

    @Test
    void a_seed_is_written_as_32_hexadecimal_digits() {
        Seed seed = new Seed(0x0123456789abcdefL, 7);
        assertThat(seed).hasToString("0123456789abcdef0000000000000007");
        assertThat(Seed.parse(seed.toString())).isEqualTo(seed);
        assertThatThrownBy(() -> Seed.parse("xyz")).isInstanceOf(Refused.class).hasMessageContaining("32 hexadecimal");
    }
}
