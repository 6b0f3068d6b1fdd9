package cydonia.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Imprint")
class ImprintTest {

    /** Two imprints that are nearly the same. */
    record NearMiss(String what, UnaryOperator<Imprint> one, UnaryOperator<Imprint> other) {

        @Override
        public String toString() {
            return what;
        }
    }

    static Stream<NearMiss> nearMisses() {
        return Stream.of(new NearMiss("another number", i -> i.put(1), i -> i.put(2)),
                new NearMiss("another order", i -> i.put(1).put(2), i -> i.put(2).put(1)),
                new NearMiss("nothing and a zero", i -> i, i -> i.put(0)),
                new NearMiss("a prefix", i -> i.put(1).put(2), i -> i.put(1).put(2).put(0)),
                new NearMiss("the upper half of a long", i -> i.put(7L), i -> i.put(7L | 1L << 32)),
                new NearMiss("the highest bit of a long", i -> i.put(7L), i -> i.put(7L | Long.MIN_VALUE)),
                new NearMiss("the lower half of a long", i -> i.put(1L << 32), i -> i.put(1L << 32 | 1)),
                new NearMiss("yes and no", i -> i.put(true), i -> i.put(false)),
                new NearMiss("numbers split otherwise", i -> i.put(new int[]{1, 2}).put(new int[]{3}),
                        i -> i.put(new int[]{1}).put(new int[]{2, 3})),
                new NearMiss("an empty list before or after", i -> i.put(new int[]{}).put(new int[]{5}),
                        i -> i.put(new int[]{5}).put(new int[]{})),
                new NearMiss("an order within a list", i -> i.put(new int[]{1, 2}), i -> i.put(new int[]{2, 1})),
                new NearMiss("bytes split otherwise", i -> i.put(new byte[]{1, 2}).put(new byte[]{3}),
                        i -> i.put(new byte[]{1}).put(new byte[]{2, 3})),
                new NearMiss("bytes of another sign", i -> i.put(new byte[]{-1}), i -> i.put(new byte[]{1})),
                new NearMiss("words split otherwise", i -> i.put("ab").put("c"), i -> i.put("a").put("bc")),
                new NearMiss("another letter", i -> i.put("ab"), i -> i.put("ac")),
                new NearMiss("streams of another seed, above", i -> i.put(rolled(1, 2, 3)),
                        i -> i.put(rolled(9, 2, 3))),
                new NearMiss("streams of another seed, below", i -> i.put(rolled(1, 2, 3)),
                        i -> i.put(rolled(1, 9, 3))),
                new NearMiss("streams rolled once more", i -> i.put(rolled(1, 2, 3)), i -> i.put(rolled(1, 2, 4))),
                new NearMiss("the last of many", i -> many(i).put(1), i -> many(i).put(2)),
                new NearMiss("the first of many", i -> many(i.put(1)), i -> many(i.put(2))));
    }

    @ParameterizedTest
    @MethodSource("nearMisses")
    void what_differs_has_another_imprint(NearMiss pair) {
        Imprint one = pair.one().apply(new Imprint());
        Imprint other = pair.other().apply(new Imprint());
        assertThat(one).isNotEqualTo(other);
        assertThat(one.digest()).isNotEqualTo(other.digest());
    }

    @ParameterizedTest
    @MethodSource("nearMisses")
    void what_is_the_same_has_the_same_imprint(NearMiss pair) {
        for (UnaryOperator<Imprint> writing : List.of(pair.one(), pair.other())) {
            Imprint one = writing.apply(new Imprint());
            Imprint same = writing.apply(new Imprint());
            assertThat(one).isEqualTo(same).hasSameHashCodeAs(same).hasToString(same.toString());
            assertThat(one.digest()).isEqualTo(same.digest());
            assertThat(one.size()).isEqualTo(same.size());
        }
    }

    @Test
    void numbers_stand_in_the_order_in_which_they_were_put() {
        assertThat(new Imprint().put(5).put(true).put(1L << 32 | 2).put(new int[]{8}).put(new byte[]{-1}).put("A"))
                .hasToString("[5, 1, 1, 2, 1, 8, 1, -1, 1, 65]");
        assertThat(new Imprint().put(rolled(1, 2, 3))).hasToString("[0, 1, 0, 2, 0, 3]");
    }

    @Test
    void an_imprint_is_no_other_thing() {
        assertThat(new Imprint()).isNotEqualTo("[]");
    }

    /** The digests were computed by another program from the definition of SipHash-2-4. */
    @Test
    void a_digest_never_changes() {
        assertThat(new Imprint().digest()).isEqualTo(0xe849e8bb6ffe2567L);
        assertThat(new Imprint().put(1).put(2).put(3).digest()).isEqualTo(0xd6964ae220d87c66L);
        assertThat(new Imprint().put(-1).digest()).isEqualTo(0x0985a8503ab265a0L);
    }

    private static Streams rolled(long high, long low, int times) {
        Streams streams = Streams.of(Chance.ONE_COUNTER, new Seed(high, low), Box.values());
        for (int i = 0; i < times; i++) {
            streams.roll(Box.DIE, 6);
        }
        return streams;
    }

    /** More than there is room for at first, twice over. */
    private static Imprint many(Imprint imprint) {
        for (int i = 0; i < 600; i++) {
            imprint.put(i);
        }
        assertThat(imprint.size()).isBetween(600, 601);
        return imprint;
    }
}
