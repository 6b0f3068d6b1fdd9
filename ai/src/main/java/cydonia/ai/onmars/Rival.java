package cydonia.ai.onmars;

import cydonia.engine.Seat;
import cydonia.games.onmars.Survey;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;

/** The points Lacerda will probably have at the end. */
final class Rival {

    private static final Seat LACERDA = Seat.GREEN;
    /** Fitted to played games: what the end brings, a turn, each missing row of life support, plans not yet built. */
    private static final double END = 5;
    private static final double TURN = 1.8;
    private static final double ROW = 4;
    private static final double BUILT = 0.5;
    private static final int LAST_ROW = 3;
    private static final double TIME_FOR_ROWS = 6;
    private static final double TIME_TO_BUILD = 4;
    private static final Blueprint[] BLUEPRINTS = Blueprint.values();

    private Rival() {
    }

    static double of(Survey table, double rounds) {
        double turns = rounds + (table.acted(LACERDA) ? 0 : 1);
        if (turns == 0) {
            return table.score(LACERDA);
        }
        return table.score(LACERDA) + END + TURN * turns
                + ROW * rows(table) * Math.min(1, turns / TIME_FOR_ROWS)
                + BUILT * plans(table) * Math.min(1, turns / TIME_TO_BUILD);
    }

    private static int rows(Survey table) {
        int rows = 0;
        for (Building type : Calendar.LIFE_SUPPORT) {
            rows += Math.max(0, LAST_ROW - table.row(type));
        }
        return rows;
    }

    /** What he would win if all his plans were built. */
    private static int plans(Survey table) {
        int points = 0;
        for (Blueprint card : BLUEPRINTS) {
            points += table.owns(LACERDA, card) && !table.isBuilt(card) ? 2 * card.points() : 0;
        }
        return points;
    }
}
