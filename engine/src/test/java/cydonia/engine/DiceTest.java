package cydonia.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
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

    private static final int[] SHUFFLED = {1, 3, 4, 0, 2, 7, 5, 6, 8, 9};
    private static final int[] PICKS = {2, 2, 3, 2, 0, 2, 0, 0, 2, 2, 2, 2};
    private static final int[] ROW = {10, 11, 12, 13, 14, 15};
    private static final int[] FIRST_ROLLS = {4, 4, 5, 3, 0, 4, 1, 0, 2, 4, 4, 4};

    @Test
    void equal_dice_roll_alike_and_rolling_goes_on_where_it_was_sealed() {
        DiceCup one = Dice.of(Seed.of(7)).open();
        one.roll(6);
        DiceCup other = one.seal().open();
        for (int i = 0; i < 50; i++) {
            assertThat(one.roll(100)).isEqualTo(other.roll(100));
        }
        assertThat(one.seal()).isEqualTo(other.seal());
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
    void picking_from_a_heap_finds_each_kind_by_its_number() {
        DiceCup cup = Dice.of(Seed.of(2)).open();
        int[] seen = new int[4];
        for (int i = 0; i < 10_000; i++) {
            seen[cup.pick(new int[]{0, 3, 0, 1}, 4)]++;
        }
        assertThat(seen[0] + seen[2]).isZero();
        assertThat(seen[1]).isBetween(7_200, 7_800);
    }

    /** Computed by another program from the definition of SipHash-2-4. */
    @Test
    void the_first_shuffle_and_the_first_picks_of_a_seed_never_change() {
        int[] cards = IntStream.range(0, 10).toArray();
        DiceCup cup = Dice.of(SEED).open();
        cup.shuffle(cards, 8);
        assertThat(cards).containsExactly(SHUFFLED);
        assertThat(cup.seal()).isEqualTo(new Dice(SEED, 7));

        DiceCup other = Dice.of(SEED).open();
        assertThat(IntStream.range(0, 12).map(i -> other.pick(new int[]{2, 0, 3, 1}, 6)).toArray())
                .containsExactly(PICKS);
    }

    @Test
    void a_shuffle_keeps_every_card_and_leaves_what_lies_behind_the_count() {
        for (int count = 0; count <= 6; count++) {
            int[] cards = {10, 11, 12, 13, 14, 15};
            DiceCup cup = Dice.of(Seed.of(count)).open();
            cup.shuffle(cards, count);
            assertThat(Arrays.copyOf(cards, count)).containsExactlyInAnyOrder(Arrays.copyOf(ROW, count));
            assertThat(Arrays.copyOfRange(cards, count, 6)).containsExactly(Arrays.copyOfRange(ROW, count, 6));
            assertThat(cup.seal().rolled()).as("rolls for %d cards", count).isEqualTo(Math.max(0, count - 1));
        }
    }

    @Test
    void every_order_comes_about_equally_often() {
        DiceCup cup = Dice.of(Seed.of(3)).open();
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < 6_000; i++) {
            int[] cards = {1, 2, 3};
            cup.shuffle(cards, 3);
            seen.merge(Arrays.toString(cards), 1, Integer::sum);
        }
        assertThat(seen).hasSize(6);
        assertThat(seen.values()).allSatisfy(count -> assertThat(count).isBetween(880, 1_120));
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
    void a_pick_finds_the_first_and_the_last_kind_and_the_only_one() {
        DiceCup cup = Dice.of(Seed.of(5)).open();
        for (int i = 0; i < 100; i++) {
            assertThat(cup.pick(new int[]{7}, 7)).isZero();
            assertThat(cup.pick(new int[]{0, 0, 1}, 1)).isEqualTo(2);
            assertThat(cup.pick(new int[]{1, 0, 0}, 1)).isZero();
        }
    }

    @Test
    void a_copy_rolls_on_alone_and_a_refilled_cup_with_the_new_dice() {
        DiceCup cup = Dice.of(Seed.of(6)).open();
        cup.roll(6);
        DiceCup copy = cup.copy();
        assertThat(copy.seal()).isEqualTo(cup.seal()).isEqualTo(new Dice(Seed.of(6), 1));
        copy.roll(6);
        assertThat(cup.seal()).isEqualTo(new Dice(Seed.of(6), 1));

        Dice guess = new Dice(Seed.of(7), 5);
        cup.refill(guess);
        assertThat(cup.seal()).isEqualTo(guess);
        assertThat(cup.roll(1_000_000)).isEqualTo(guess.open().roll(1_000_000));
    }

    @Test
    void a_seed_is_written_as_32_hexadecimal_digits() {
        Seed seed = new Seed(0x0123456789abcdefL, 7);
        assertThat(seed).hasToString("0123456789abcdef0000000000000007");
        assertThat(Seed.parse(seed.toString())).isEqualTo(seed);
        assertThatThrownBy(() -> Seed.parse("xyz")).isInstanceOf(Refused.class).hasMessageContaining("32 hexadecimal");
    }
}
