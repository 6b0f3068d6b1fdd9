package cydonia.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Language;
import cydonia.engine.Seat;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The chart of chances")
class ChanceChartTest {

    private static final ChanceChart.Line LINE = new ChanceChart.Line(Seat.RED, "Ada", true, List.of(2, 5, 10),
            List.of(0.5, 0.2, 1.0));

    private static ChanceChart chart(int commands, List<ChanceChart.Band> bands) {
        return new ChanceChart(commands, List.of(LINE), bands, List.of());
    }

    @Test
    void goes_from_none_at_the_bottom_to_all_at_the_top() {
        ChanceChart chart = chart(10, List.of());
        assertThat(chart.path(LINE)).isEqualTo("%s,%s %s,%s %s,%s".formatted(Chart.write(chart.x(2)),
                Chart.write(chart.y(0.5)), Chart.write(chart.x(5)), Chart.write(chart.y(0.2)),
                Chart.write(chart.right()), Chart.write(chart.top())));
        assertThat(chart.y(0)).isEqualTo(chart.bottom());
        assertThat(chart.x(0)).isEqualTo(chart.left());
    }

    @Test
    void tells_between_decisions_what_was_so_after_the_last_one() {
        assertThat(List.of(0, 2, 4, 5, 9, 10)).extracting(LINE::percent).containsExactly(50, 50, 50, 20, 20, 100);
        assertThat(chart(10, List.of()).told(4, Language.FR)).isEqualTo("Ada 50\u00a0%");
        assertThat(chart(10, List.of()).told(4, Language.EN)).isEqualTo("Ada 50%");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 80, 81, 640, 5_000})
    void every_piece_of_it_leads_somewhere_and_they_are_not_too_many(int commands) {
        ChanceChart chart = chart(commands, List.of());
        List<ChanceChart.Slice> slices = chart.slices();
        assertThat(slices).hasSizeBetween(1, 80);
        for (int i = 0; i < slices.size(); i++) {
            double end = slices.get(i).x() + slices.get(i).width();
            double next = i + 1 < slices.size() ? slices.get(i + 1).x() : chart.right();
            assertThat(end).isCloseTo(next, org.assertj.core.api.Assertions.within(1e-6));
        }
        assertThat(chart.rows()).startsWith(0).endsWith(commands).isSorted();
    }

    @Test
    void numbers_of_moments_that_are_close_stand_side_by_side() {
        List<ChanceChart.Flag> flags = List.of(new ChanceChart.Flag(1, 50, 0.5), new ChanceChart.Flag(2, 51, 0.5),
                new ChanceChart.Flag(3, 90, 0.5));
        ChanceChart chart = new ChanceChart(100, List.of(LINE), List.of(), flags);
        assertThat(chart.place(flags.get(0))).isEqualTo(chart.x(50));
        assertThat(chart.place(flags.get(1))).isEqualTo(chart.x(50) + 40);
        assertThat(chart.place(flags.get(2))).isEqualTo(chart.x(90));
        List<ChanceChart.Flag> late = List.of(new ChanceChart.Flag(1, 99, 0.5), new ChanceChart.Flag(2, 100, 0.5));
        ChanceChart ending = new ChanceChart(100, List.of(LINE), List.of(), late);
        assertThat(late).extracting(ending::place).containsExactly(ending.right() - 40.0, (double) ending.right());
    }

    @Test
    void numbers_its_bands_as_far_as_there_is_room() {
        List<ChanceChart.Band> few = IntStream.range(0, 12)
                .mapToObj(i -> new ChanceChart.Band(i, i + 1, String.valueOf(i + 1))).toList();
        List<ChanceChart.Band> many = IntStream.range(0, 60)
                .mapToObj(i -> new ChanceChart.Band(i, i + 1, String.valueOf(i + 1))).toList();
        assertThat(chart(12, few).labelled()).isEqualTo(few);
        assertThat(chart(60, many).labelled()).hasSize(20);
    }
}
