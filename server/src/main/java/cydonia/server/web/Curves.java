package cydonia.server.web;

import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.server.page.Chart;
import cydonia.server.page.Words;
import cydonia.tables.room.Chronicle;
import cydonia.tables.room.Chronicle.Glimpse;
import cydonia.tables.room.Sight;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** The course of a game as charts: points first, then what else the game can be measured by. */
final class Curves {

    private Curves() {
    }

    static List<Chart> of(Chronicle chronicle, Sight<?, ?, ?> end, Language language) {
        Map<Text, Map<Seat, List<Integer>>> values = new LinkedHashMap<>();
        Set<Integer> moves = new LinkedHashSet<>();
        Text points = new Text(Words.capital(Words.POINTS.en()), Words.capital(Words.POINTS.fr()));
        for (Glimpse glimpse : chronicle.glimpses()) {
            moves.add(glimpse.move());
            add(values, points, glimpse.seat(), glimpse.score());
            glimpse.measures().forEach((measure, value) -> add(values, measure, glimpse.seat(), value));
        }
        List<Integer> steps = chronicle.names().isEmpty()
                ? List.copyOf(moves)
                : IntStream.range(0, moves.size()).boxed().toList();
        List<Chart> charts = new ArrayList<>();
        values.forEach((measure, lines) -> charts.add(new Chart(measure.in(language), steps,
                lines.entrySet().stream().map(
                        line -> new Chart.Line(line.getKey(), end.name(line.getKey(), language), line.getValue()))
                        .toList(),
                chronicle.names().stream().map(name -> name.in(language)).toList())));
        return charts.stream().filter(Chart::speaks).toList();
    }

    private static void add(Map<Text, Map<Seat, List<Integer>>> values, Text measure, Seat seat, int value) {
        values.computeIfAbsent(measure, _ -> new LinkedHashMap<>()).computeIfAbsent(seat, _ -> new ArrayList<>())
                .add(value);
    }
}
