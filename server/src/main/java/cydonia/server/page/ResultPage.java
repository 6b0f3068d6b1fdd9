package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Text;
import cydonia.engine.Viewer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * How a game ended and how it came to that: ranking, where the points come from, its review, and curves.
 *
 * @param links
 *            where one came from, where it can be seen again, and its file
 * @param viewer
 *            who is told how it ended
 */
public record ResultPage(Language language, String title, String gameId, Links links, Outcome outcome, Viewer viewer,
        Standing standing, List<Chart> charts, Fairness fairness, Rematch rematch, ReviewPart review) {

    /**
     * Addresses.
     *
     * @param file
     *            empty where there is none to be had
     * @param text
     *            of the game as text, likewise
     */
    public record Links(String back, String replay, String file, String text) {
    }

    /** Whether the same people may play the same again, and whether they already do. */
    public enum Rematch {
        NONE, POSSIBLE, ON
    }

    /** What a kind of source gave to everybody, for a bar: where it begins and how long it is. */
    public record Bar(Text category, int number, int from, int points) {
    }

    private static final int COLOURS = 6;
    /** A bar with a number has at least that part of the longest row for each of its figures. */
    private static final int ROOM = 24;

    public ResultPage {
        charts = List.copyOf(charts);
    }

    /** Everybody, the best first. */
    public List<Outcome.Result> ranking() {
        return outcome.results().stream().sorted(Comparator.comparingInt(Outcome.Result::place)).toList();
    }

    public Verdict verdict() {
        return new Verdict(outcome, viewer, seat -> standing.chairs().get(seat.index()).name(), language);
    }

    /** The kinds of sources that gave anybody points, in the order they were told. */
    public List<Text> categories() {
        return standing.scores().stream().flatMap(score -> score.sources().stream())
                .filter(points -> points.points() != 0).map(Points::category).distinct().toList();
    }

    /** What sources of that kind gave to the seat of a result. */
    public int in(Text category, Outcome.Result result) {
        return standing.scores().get(result.seat().index()).in(category);
    }

    /** The kinds of sources side by side for one seat; what was lost makes no bar. */
    public List<Bar> bars(Outcome.Result result) {
        List<Bar> bars = new ArrayList<>();
        int from = 0;
        List<Text> categories = categories();
        for (int i = 0; i < categories.size(); i++) {
            int points = in(categories.get(i), result);
            if (points > 0) {
                bars.add(new Bar(categories.get(i), i % COLOURS, from, points));
                from += points;
            }
        }
        return bars;
    }

    /** How long the longest row of bars is. */
    public int longest() {
        return Math.max(1, ranking().stream().flatMap(result -> bars(result).stream())
                .mapToInt(bar -> bar.from() + bar.points()).max().orElse(1));
    }

    /** So many points as a part of the longest row, in hundredths. */
    public String share(double points) {
        return Chart.write(100 * points / longest());
    }

    /** Whether a bar has room for its number, on a phone too. */
    public boolean roomy(Bar bar) {
        return ROOM * bar.points() >= longest() * String.valueOf(bar.points()).length();
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
