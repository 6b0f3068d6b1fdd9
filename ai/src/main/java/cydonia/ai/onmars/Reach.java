package cydonia.ai.onmars;

import cydonia.engine.Seat;
import cydonia.games.onmars.Survey;
import cydonia.games.onmars.box.Building;

/** How near the bots of a company are to where something can be built. */
final class Reach {

    /** At this distance from one of its kind a bot mostly finds a site. */
    static final int USUAL = 2;

    private static final Building[] BUILDINGS = Building.values();

    private Reach() {
    }

    /** Steps from the nearest bot to the nearest building of the type. */
    static int nearest(Survey table, Seat seat, Building type) {
        int nearest = Integer.MAX_VALUE;
        int bots = table.bots(seat);
        for (int i = 0; i < bots; i++) {
            nearest = Math.min(nearest, table.toNearest(seat, type, table.bot(seat, i)));
        }
        return nearest;
    }

    /** What a step of a bot brings nearer that the colony needs and no bot reaches, less what it leaves. */
    static double gain(Survey table, Seat seat, int from, int to) {
        double gain = 0;
        for (Building type : BUILDINGS) {
            if (type != Building.SHELTER) {
                boolean wanted = type.isLifeSupport() && table.row(type) <= table.colonyLevel();
                int before = Math.max(USUAL, table.toNearest(seat, type, from));
                int after = Math.max(USUAL, table.toNearest(seat, type, to));
                gain += (wanted ? 2 : 0.5) * (before - after);
            }
        }
        return gain;
    }
}
