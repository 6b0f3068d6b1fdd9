package cydonia.tables.room;

import cydonia.engine.Action;
import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.titles.measures.Measures;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * How a finished game went: what each seat had, and saw, at some moments from its beginning to its end.
 *
 * @param names
 *            what the moments are called where they are the parts of the game; else empty
 */
public record Chronicle(List<Glimpse> glimpses, List<Text> names) {

    private static final int MOMENTS = 100;
    private static final int FEWEST = 4;

    /**
     * One seat at one moment.
     *
     * @param move
     *            how many actions had been taken
     * @param measures
     *            what else than points tells how it was doing
     */
    public record Glimpse(int move, Seat seat, int score, Map<Text, Integer> measures) {
        public Glimpse {
            measures = Collections.unmodifiableMap(measures);
        }
    }

    public Chronicle {
        glimpses = List.copyOf(glimpses);
        names = List.copyOf(names);
    }

    /**
     * Where parts of the game began, from its first position to its last one, by name; nothing where there are too few
     * of them for a curve, or too many.
     */
    static Map<Integer, Text> chapters(List<Told> told) {
        Map<Integer, Text> chapters = new TreeMap<>(Map.of(0, new Text("Start", "Début")));
        Optional<Text> last = Optional.empty();
        for (int i = 0; i < told.size(); i++) {
            Optional<Text> name = told.get(i).chapter();
            if (name.isPresent() && !name.equals(last)) {
                chapters.put(i + 1, name.get());
                last = name;
            }
        }
        chapters.put(told.size(), new Text("End", "Fin"));
        return chapters.size() < FEWEST || chapters.size() > MOMENTS ? Map.of() : chapters;
    }

    /** Which of that many actions are looked at: the first and the last, and evenly between. */
    static List<Integer> moments(int moves) {
        int count = Math.min(MOMENTS, moves + 1);
        return IntStream.range(0, count).mapToObj(i -> count == 1 ? 0 : (int) ((long) i * moves / (count - 1)))
                .toList();
    }

    /** What every seat had at that position. */
    static <P extends Position<P, A, O>, A extends Action, O> List<Glimpse> at(int move, P position, int seats,
            Measures<O> measures) {
        List<Glimpse> glimpses = new ArrayList<>();
        for (Seat seat : Seat.first(seats)) {
            int score = position.points(seat, seat).stream().mapToInt(Points::points).sum();
            glimpses.add(new Glimpse(move, seat, score, measures.of(position.observe(seat), seat)));
        }
        return glimpses;
    }
}
