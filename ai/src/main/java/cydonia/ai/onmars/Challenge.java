package cydonia.ai.onmars;

import cydonia.ai.Hopes;
import cydonia.engine.Seat;
import cydonia.games.onmars.OnMarsRollout;

/** The solo game: all that the chosen difficulty asks for has to be there at the end. */
final class Challenge {

    private static final double UNIT = 6;

    private Challenge() {
    }

    static double hope(OnMarsRollout table, double rounds) {
        double lead = Prospects.of(table, Seat.RED, rounds) - table.score(Seat.GREEN) - 4 * rounds;
        return 0.05 + 0.9 * Hopes.chance(lead / UNIT);
    }
}
