package cydonia.ai.martians;

import cydonia.games.martians.box.Good;

/** A sum of what is asked for: time, energy and goods. */
final class Bill {

    /** A placement takes a marker, and every third placement a rest. */
    static final double PLACEMENT = 0.35;
    /** An action that takes one time unit, with its placement. */
    static final double ACTION = 1 + PLACEMENT;
    /** Several buildings are built with one placement. */
    private static final double BUILDING = 1.2;

    private static final Good[] GOODS = Good.values();

    private final double[] goods = new double[Good.KINDS];
    private double time;

    double time() {
        return time;
    }

    void time(double units) {
        time += units;
    }

    double asked(Good good) {
        return goods[good.ordinal()];
    }

    void ask(double count, Good good) {
        goods[good.ordinal()] += count;
    }

    /** So many actions of one time unit and one energy each. */
    void actions(double count) {
        time += count * ACTION;
        ask(count, Good.ENERGY);
    }

    /** Build, improve or install so often; nothing if it is done already. */
    void buildings(int count) {
        if (count > 0) {
            time += count * BUILDING;
            ask(count, Good.ENERGY);
            ask(count, Good.REGOLITH);
            ask(count, Good.SUPPLIES);
        }
    }

    /** What is asked for and not there. */
    double missing(Good good, Team team) {
        return Math.max(0, asked(good) - team.held(good));
    }

    /** Goods nobody asks for; more than a few of a kind do not count. */
    double spare(Team team) {
        double spare = 0;
        for (Good good : GOODS) {
            if (good != Good.ENERGY) {
                spare += Math.clamp(team.held(good) - asked(good), 0, 4);
            }
        }
        return spare;
    }
}
