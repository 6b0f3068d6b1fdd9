package cydonia.ai;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.Recommendation.Ranked;
import cydonia.ai.Search.Judged;
import cydonia.ai.Search.Thoughts;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A recommendation calls a move best only where searches agree by how much")
class RecommendationTest {

    /** Five searches that tried both equally often, by what they made of the first and of the second. */
    private static Recommendation<String> recommended(double[] first, double[] second) {
        return Recommendation.of(IntStream.range(0, first.length)
                .mapToObj(i -> thoughts(
                        List.of(new Judged<>("first", 100, first[i]), new Judged<>("second", 100, second[i]))))
                .toList());
    }

    private static Thoughts<String> thoughts(List<Judged<String>> judged) {
        return new Thoughts<>(judged, judged.stream().mapToInt(Judged::visits).sum());
    }

    private static double[] hopes(double... hopes) {
        return hopes;
    }

    @Test
    void a_lead_that_all_of_them_see_is_one() {
        var recommended = recommended(hopes(0.60, 0.62, 0.58, 0.61, 0.59), hopes(0.50, 0.51, 0.49, 0.52, 0.48));
        assertThat(recommended.best()).extracting(Ranked::action).containsExactly("first", "second");
        assertThat(recommended.best()).extracting(Ranked::hope).usingElementComparator((a, b) -> Math.abs(a - b) < 1e-9
                ? 0
                : 1).containsExactly(0.60, 0.50);
        assertThat(recommended.isEven()).isFalse();
        assertThat(recommended.iterations()).isEqualTo(1_000);
    }

    /** Hopes lie far apart, but each search sees the same difference. */
    @Test
    void what_all_of_them_think_too_much_of_both_makes_no_difference() {
        assertThat(recommended(hopes(0.30, 0.50, 0.70, 0.40, 0.60), hopes(0.25, 0.44, 0.66, 0.34, 0.55)).isEven())
                .isFalse();
    }

    @Test
    void a_lead_that_some_of_them_do_not_see_is_none() {
        var recommended = recommended(hopes(0.60, 0.62, 0.48, 0.61, 0.49), hopes(0.50, 0.51, 0.59, 0.52, 0.55));
        assertThat(recommended.best().getFirst().even()).isFalse();
        assertThat(recommended.best().getLast().even()).isTrue();
        assertThat(recommended.isEven()).isTrue();
    }

    @Test
    void a_lead_that_nobody_would_notice_is_none() {
        assertThat(recommended(hopes(0.504, 0.504, 0.504, 0.504, 0.504), hopes(0.5, 0.5, 0.5, 0.5, 0.5)).isEven())
                .isTrue();
        assertThat(recommended(hopes(0.506, 0.506, 0.506, 0.506, 0.506), hopes(0.5, 0.5, 0.5, 0.5, 0.5)).isEven())
                .isFalse();
    }

    @Test
    void what_one_of_them_never_tried_cannot_be_compared() {
        var recommended = Recommendation
                .of(List.of(thoughts(List.of(new Judged<>("a", 50, 0.9), new Judged<>("b", 50, 0.1))),
                        thoughts(List.of(new Judged<>("a", 100, 0.9), new Judged<>("b", 0, 0)))));
        assertThat(recommended.isEven()).isTrue();
    }

    @Test
    void what_hardly_anybody_tried_is_not_named_and_no_more_than_three_are() {
        var recommended = Recommendation
                .of(List.of(thoughts(List.of(new Judged<>("a", 100, 0.5), new Judged<>("b", 90, 0.6),
                        new Judged<>("c", 80, 0.4), new Judged<>("d", 70, 0.9), new Judged<>("e", 9, 0.99)))));
        assertThat(recommended.best()).extracting(Ranked::action).containsExactly("b", "a", "c");
        assertThat(
                Recommendation.of(List.of(thoughts(List.of(new Judged<>("a", 100, 0.5), new Judged<>("e", 9, 0.99)))))
                        .best())
                .extracting(Ranked::action).containsExactly("a");
    }
}
