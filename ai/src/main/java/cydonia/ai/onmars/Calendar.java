package cydonia.ai.onmars;

import cydonia.games.onmars.Survey;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.language.Question;
import java.util.Arrays;

/** How many rounds there will be yet, more or less. */
final class Calendar {

    /** Turns of all companies together that a step of a mission takes, or a marker of life support. */
    private static final double STEP = 2;
    private static final double MARKER = 2.5;
    private static final double LONGEST = 18;
    private static final int MISSIONS = 3;
    static final int FIRST_LEVEL = 3;
    private static final int LAST_LEVEL = 5;
    private static final double NEVER = 1_000;
    static final Building[] LIFE_SUPPORT = {Building.GENERATOR, Building.WATER_EXTRACTOR, Building.GREENHOUSE,
            Building.OXYGEN_CONDENSER};

    private Calendar() {
    }

    /** Rounds after this one. */
    static double roundsLeft(Survey table, int companies) {
        if (table.finalRound()) {
            return table.question().filter(Question.Shuttle.class::isInstance).isPresent() ? 1 : 0;
        }
        double work = untilTheEnd(table);
        return work == 0 ? 1 : Math.min(LONGEST, 2 + work / companies);
    }

    /** The least work that leaves no mission: finished ones count, and so do levels of the colony from the third on. */
    private static double untilTheEnd(Survey table) {
        double[] work = new double[MISSIONS + LAST_LEVEL - FIRST_LEVEL + 1];
        for (int place = 0; place < MISSIONS; place++) {
            work[place] = mission(table, place);
        }
        double before = 0;
        for (int level = FIRST_LEVEL; level <= LAST_LEVEL; level++) {
            double markers = MARKER * markersBelow(table, level);
            work[MISSIONS + level - FIRST_LEVEL] = level <= table.colonyLevel() ? NEVER : markers - before;
            before = markers;
        }
        Arrays.sort(work);
        double least = 0;
        for (int i = 0; i < table.missionsLeft(); i++) {
            least += work[i];
        }
        return least;
    }

    /** Rounds until so many of the missions are done, whatever the level of the colony. */
    static double untilMissions(Survey table, int count) {
        double[] work = new double[MISSIONS];
        for (int place = 0; place < MISSIONS; place++) {
            work[place] = mission(table, place);
        }
        Arrays.sort(work);
        double least = 0;
        for (int i = 0; i < Math.min(MISSIONS, count); i++) {
            least += work[i];
        }
        return count > MISSIONS ? NEVER : 2 + least / 2;
    }

    /** What is done already cannot be done again. */
    private static double mission(Survey table, int place) {
        int steps = table.missionSteps(place);
        return steps == 0 ? NEVER : STEP * steps;
    }

    private static int markersBelow(Survey table, int level) {
        int rows = 0;
        for (Building type : LIFE_SUPPORT) {
            rows += Math.max(0, level - table.row(type));
        }
        return rows;
    }
}
