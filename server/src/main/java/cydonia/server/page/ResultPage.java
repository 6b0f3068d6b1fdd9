package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Outcome;
import cydonia.engine.Text;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How a game ended and how it came to that: ranking, where the points come from, and curves.
 *
 * @param back
 *            where one came from
 * @param replay
 *            where it can be seen again
 */
public record ResultPage(Language language, String title, String gameId, String back, String replay, String file,
        List<Chair> chairs, List<TablePage.Score> scores, Outcome outcome, List<Chart> charts, Optional<String> seed,
        String commitment) {

    public ResultPage {
        chairs = List.copyOf(chairs);
        scores = List.copyOf(scores);
        charts = List.copyOf(charts);
    }

    /** Everybody, the best first. */
    public List<Outcome.Result> ranking() {
        return outcome.results().stream().sorted(Comparator.comparingInt(Outcome.Result::place)).toList();
    }

    /** Every source that gave anybody points, in the order it was told. */
    public Set<Text> sources() {
        Set<Text> sources = new LinkedHashSet<>();
        scores.forEach(score -> score.sources().stream().filter(points -> points.points() != 0)
                .forEach(points -> sources.add(points.source())));
        return sources;
    }

    /** What that source gave to the seat of a result. */
    public int from(Text source, Outcome.Result result) {
        return scores.get(result.seat().index()).sources().stream().filter(points -> points.source().equals(source))
                .mapToInt(points -> points.points()).sum();
    }
}
