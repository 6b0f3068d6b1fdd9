package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Outcome;
import cydonia.engine.Text;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * How a game ended and how it came to that: ranking, where the points come from, and curves.
 *
 * @param links
 *            where one came from, where it can be seen again, and its file
 */
public record ResultPage(Language language, String title, String gameId, Links links, Outcome outcome,
        Standing standing, List<Chart> charts, Fairness fairness) {

    /**
     * Addresses.
     *
     * @param file
     *            empty where there is none to be had
     */
    public record Links(String back, String replay, String file) {
    }

    public ResultPage {
        charts = List.copyOf(charts);
    }

    /** Everybody, the best first. */
    public List<Outcome.Result> ranking() {
        return outcome.results().stream().sorted(Comparator.comparingInt(Outcome.Result::place)).toList();
    }

    /** Every source that gave anybody points, in the order it was told. */
    public Set<Text> sources() {
        Set<Text> sources = new LinkedHashSet<>();
        standing.scores().forEach(score -> score.sources().stream().filter(points -> points.points() != 0)
                .forEach(points -> sources.add(points.source())));
        return sources;
    }

    /** What that source gave to the seat of a result. */
    public int from(Text source, Outcome.Result result) {
        return standing.scores().get(result.seat().index()).sources().stream()
                .filter(points -> points.source().equals(source)).mapToInt(points -> points.points()).sum();
    }
}
