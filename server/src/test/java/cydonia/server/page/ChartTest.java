package cydonia.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Action;
import cydonia.engine.Language;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Text;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ChartTest {

    private static final Pattern POINT = Pattern.compile("(-?\\d+\\.\\d),(-?\\d+\\.\\d)");

    static Stream<Title<?, ?, ?>> games() {
        return Games.known().all().stream();
    }

    @Test
    void every_point_lies_in_the_box_and_higher_values_higher() {
        Chart chart = new Chart("Points", List.of(0, 10, 40),
                List.of(line(Seat.RED, -3, 0, 17), line(Seat.GREEN, 0, 5, 8)));
        for (Chart.Line line : chart.lines()) {
            List<double[]> points = POINT.matcher(chart.path(line)).results()
                    .map(found -> new double[]{Double.parseDouble(found.group(1)), Double.parseDouble(found.group(2))})
                    .toList();
            assertThat(points).hasSize(3).allSatisfy(point -> {
                assertThat(point[0]).isBetween((double) chart.left(), (double) chart.right());
                assertThat(point[1]).isBetween(0.0, (double) chart.bottom());
            });
            assertThat(points.get(0)[1]).isGreaterThan(points.get(1)[1]);
            assertThat(points.get(1)[1]).isGreaterThan(points.get(2)[1]);
        }
        assertThat(chart.endsAt(chart.lines().get(0))).isLessThan(chart.endsAt(chart.lines().get(1)));
    }

    @Test
    void the_scale_has_a_few_round_values_and_nought_among_them() {
        for (int most : new int[]{1, 3, 7, 12, 48, 130, 2000}) {
            Chart chart = new Chart("Points", List.of(0, 1), List.of(line(Seat.RED, 0, most)));
            assertThat(chart.marks()).hasSizeBetween(2, 6).extracting(Chart.Mark::value).contains(0)
                    .allMatch(value -> value <= most);
        }
    }

    @Test
    void values_below_nought_have_a_real_minus_sign_on_the_scale_and_in_the_table() {
        Chart chart = new Chart("Points", List.of(0, 1), List.of(line(Seat.RED, 0, -13)));
        assertThat(chart.marks()).extracting(Chart.Mark::written).contains("−10", "0")
                .noneMatch(it -> it.contains("-"));
        assertThat(chart.lines().getFirst().written(1)).isEqualTo("−13");
    }

    @Test
    void parts_of_the_game_have_their_numbers_below_a_few_of_them_between_the_ends() {
        List<String> names = Stream.concat(Stream.of("Start"),
                IntStream.rangeClosed(2, 14).mapToObj(generation -> "Generation " + generation)).toList();
        Chart chart = new Chart("Points", IntStream.range(0, 14).boxed().toList(),
                List.of(new Chart.Line(Seat.RED, "red", IntStream.range(0, 14).boxed().toList())), names);
        assertThat(chart.ticks()).hasSizeBetween(2, 6).allSatisfy(tick -> {
            assertThat(names).contains("Generation " + tick.number());
            assertThat(tick.x()).isBetween((double) chart.left(), (double) chart.right());
        }).extracting(Chart.Tick::x).isSorted();
    }

    @Test
    void the_table_of_numbers_goes_from_the_first_move_to_the_last() {
        List<Integer> moves = IntStream.range(0, 100).boxed().toList();
        Chart chart = new Chart("Points", moves, List.of(new Chart.Line(Seat.RED, "Ada", moves)));
        assertThat(chart.rows()).hasSize(10).startsWith(0).endsWith(99).isSorted();
    }

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, A, O>, A extends Action, O> void every_game_has_measures_of_its_own_in_both_languages(
            Title<P, A, O> title) {
        Setup setup = Setup.of(title.profile(), Math.max(2, title.profile().minSeats()));
        O seen = title.game().begin(setup, Seed.of(1)).observe(Seat.GREEN);
        Map<Text, Integer> measures = title.measures().of(seen, Seat.GREEN);
        assertThat(measures).hasSizeGreaterThanOrEqualTo(3);
        for (Language language : Language.values()) {
            assertThat(measures.keySet()).extracting(text -> text.in(language))
                    .doesNotHaveDuplicates().allMatch(name -> !name.isBlank());
        }
    }

    private static Chart.Line line(Seat seat, Integer... values) {
        return new Chart.Line(seat, seat.word(), List.of(values));
    }
}
