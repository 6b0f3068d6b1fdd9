package cydonia.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Streams of chance")
class StreamsTest {

    private static final Seed SEED = Seed.parse("000102030405060708090a0b0c0d0e0f");
    private static final int[] FIRST_ROLLS = {4, 4, 5, 3, 0, 4, 1, 0, 2, 4, 4, 4};
    private static final int[] SHUFFLED = {1, 3, 4, 0, 2, 7, 5, 6, 8, 9};
    private static final int[] PICKS = {2, 2, 3, 2, 0, 2, 0, 0, 2, 2, 2, 2};
    private static final int[] ROW = {10, 11, 12, 13, 14, 15};

    private static Streams streams(Chance chance, Seed seed) {
        return Streams.of(chance, seed, Box.values());
    }

    private static Streams one(Seed seed) {
        return streams(Chance.ONE_COUNTER, seed);
    }

    private static Streams many(Seed seed) {
        return streams(Chance.STREAMS, seed);
    }

    private static int[] rolls(Streams streams, Box source) {
        return IntStream.range(0, 12).map(i -> streams.roll(source, 6)).toArray();
    }

    @Test
    void one_counter_rolls_as_it_always_did_whichever_source_asks() {
        assertThat(rolls(one(SEED), Box.COIN)).containsExactly(FIRST_ROLLS);
        Streams streams = one(SEED);
        assertThat(IntStream.range(0, 12).map(i -> streams.roll(Box.values()[i % 3], 6)).toArray())
                .containsExactly(FIRST_ROLLS);
        assertThat(streams.count()).isEqualTo(1);
    }

    /** Computed by another program from the definition of SipHash-2-4. */
    @Test
    void the_first_shuffle_and_the_first_picks_of_a_seed_never_change() {
        int[] cards = IntStream.range(0, 10).toArray();
        Streams streams = one(SEED);
        streams.shuffle(Box.DECK, cards, 8);
        assertThat(cards).containsExactly(SHUFFLED);
        assertThat(streams.rolled(0)).isEqualTo(7);

        Streams other = one(SEED);
        assertThat(IntStream.range(0, 12).map(i -> other.pick(Box.DECK, new int[]{2, 0, 3, 1}, 6)).toArray())
                .containsExactly(PICKS);
    }

    @Test
    void a_stream_rolls_under_the_seed_derived_for_its_place_in_the_list() {
        for (Box source : Box.values()) {
            DiceCup alone = Dice.of(SEED.derive(Purpose.STREAMS, source.ordinal())).open();
            assertThat(rolls(many(SEED), source)).containsExactly(IntStream.range(0, 12).map(i -> alone.roll(6))
                    .toArray());
        }
    }

    @Test
    void the_nth_roll_of_a_stream_is_the_same_whatever_else_was_rolled() {
        Streams busy = many(SEED);
        int[] deck = new int[12];
        for (int i = 0; i < deck.length; i++) {
            for (int j = 0; j < i; j++) {
                busy.roll(Box.DIE, 6);
            }
            deck[i] = busy.roll(Box.DECK, 6);
        }
        assertThat(deck).containsExactly(rolls(many(SEED), Box.DECK));
        assertThat(rolls(busy, Box.COIN)).containsExactly(rolls(many(SEED), Box.COIN));
        assertThat(busy.count()).isEqualTo(3);
        assertThat(busy.rolled(Box.DIE.ordinal())).isEqualTo(66);
    }

    @Test
    void streams_have_nothing_in_common() {
        Streams streams = many(SEED);
        assertThat(IntStream.range(0, 3).mapToObj(stream -> streams.word(stream, 0))).doesNotHaveDuplicates()
                .doesNotContain(one(SEED).word(0, 0));
    }

    @ParameterizedTest
    @EnumSource
    void a_copy_rolls_on_alone(Chance chance) {
        Streams streams = streams(chance, Seed.of(6));
        streams.roll(Box.DIE, 6);
        Streams copy = streams.copy();
        Imprint before = new Imprint().put(streams);
        assertThat(new Imprint().put(copy)).isEqualTo(before);
        copy.roll(Box.DIE, 6);
        assertThat(new Imprint().put(streams)).isEqualTo(before);
        assertThat(new Imprint().put(copy)).isNotEqualTo(before);
    }

    @ParameterizedTest
    @EnumSource
    void refilled_with_other_dice_every_stream_begins_anew(Chance chance) {
        Streams streams = streams(chance, Seed.of(6));
        Streams copy = streams.copy();
        rolls(streams, Box.DECK);
        rolls(streams, Box.COIN);
        streams.refill(Dice.of(Seed.of(7)));
        assertThat(new Imprint().put(streams)).isEqualTo(new Imprint().put(streams(chance, Seed.of(7))));
        for (Box source : Box.values()) {
            Streams fresh = streams(chance, Seed.of(7));
            Streams refilled = streams.copy();
            assertThat(rolls(refilled, source)).containsExactly(rolls(fresh, source));
        }
        assertThat(new Imprint().put(copy)).isEqualTo(new Imprint().put(streams(chance, Seed.of(6))));
    }

    @Test
    void which_stream_has_rolled_is_in_the_imprint() {
        Streams deck = many(SEED);
        Streams die = many(SEED);
        deck.roll(Box.DECK, 6);
        die.roll(Box.DIE, 6);
        assertThat(new Imprint().put(deck)).isNotEqualTo(new Imprint().put(die));
    }

    @Test
    void picking_from_a_heap_finds_each_kind_by_its_number() {
        Streams streams = many(Seed.of(2));
        int[] seen = new int[4];
        for (int i = 0; i < 10_000; i++) {
            seen[streams.pick(Box.DECK, new int[]{0, 3, 0, 1}, 4)]++;
        }
        assertThat(seen[0] + seen[2]).isZero();
        assertThat(seen[1]).isBetween(7_200, 7_800);
    }

    @Test
    void a_pick_finds_the_first_and_the_last_kind_and_the_only_one() {
        Streams streams = many(Seed.of(5));
        for (int i = 0; i < 100; i++) {
            assertThat(streams.pick(Box.DECK, new int[]{7}, 7)).isZero();
            assertThat(streams.pick(Box.DECK, new int[]{0, 0, 1}, 1)).isEqualTo(2);
            assertThat(streams.pick(Box.DECK, new int[]{1, 0, 0}, 1)).isZero();
        }
    }

    @Test
    void a_shuffle_keeps_every_card_and_leaves_what_lies_behind_the_count() {
        for (int count = 0; count <= 6; count++) {
            int[] cards = ROW.clone();
            Streams streams = many(Seed.of(count));
            streams.shuffle(Box.DECK, cards, count);
            assertThat(Arrays.copyOf(cards, count)).containsExactlyInAnyOrder(Arrays.copyOf(ROW, count));
            assertThat(Arrays.copyOfRange(cards, count, 6)).containsExactly(Arrays.copyOfRange(ROW, count, 6));
            assertThat(streams.rolled(0)).as("rolls for %d cards", count).isEqualTo(Math.max(0, count - 1));
        }
    }

    @Test
    void every_order_comes_about_equally_often() {
        Streams streams = many(Seed.of(3));
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < 6_000; i++) {
            int[] cards = {1, 2, 3};
            streams.shuffle(Box.DECK, cards, 3);
            seen.merge(Arrays.toString(cards), 1, Integer::sum);
        }
        assertThat(seen).hasSize(6);
        assertThat(seen.values()).allSatisfy(count -> assertThat(count).isBetween(880, 1_120));
    }
}
