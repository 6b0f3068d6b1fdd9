package cydonia.server.table;

import cydonia.engine.Action;
import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.server.page.Measures;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** How a finished game went: what each seat had, and saw, at some moments from its beginning to its end. */
public record Chronicle(List<Glimpse> glimpses) {

    private static final int MOMENTS = 100;

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
    }

    /** Which of that many actions are looked at: the first and the last, and evenly between. */
    static int[] moments(int moves) {
        int count = Math.min(MOMENTS, moves + 1);
        int[] chosen = new int[count];
        for (int i = 0; i < count; i++) {
            chosen[i] = count == 1 ? 0 : (int) ((long) i * moves / (count - 1));
        }
        return chosen;
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
