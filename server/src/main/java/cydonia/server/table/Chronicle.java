package cydonia.server.table;

import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import java.util.ArrayList;
import java.util.List;

/** How a finished game went: what each seat had, and saw, at some moments from its beginning to its end. */
public record Chronicle(List<Glimpse> glimpses) {

    private static final int MOMENTS = 100;

    /**
     * One seat at one moment.
     *
     * @param move
     *            how many actions had been taken
     * @param seen
     *            the game's own observation, through that seat's eyes
     */
    public record Glimpse(int move, Seat seat, int score, Object seen) {
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
    static List<Glimpse> at(int move, Position<?, ?, ?> position, int seats) {
        List<Glimpse> glimpses = new ArrayList<>();
        for (Seat seat : Seat.first(seats)) {
            int score = position.points(seat, seat).stream().mapToInt(Points::points).sum();
            glimpses.add(new Glimpse(move, seat, score, position.observe(seat)));
        }
        return glimpses;
    }
}
