package cydonia.games.onmars;

import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Scientist;

/** What Lacerda does in Orbit: blueprints, technology, development. */
final class LacerdaInOrbit {

    private static final int ME = Table.AUTOMA;

    private LacerdaInOrbit() {
    }

    static boolean canTakePlan(Table t) {
        return t.companies[ME].freeMarkers() > 0 && Plans.anyShown(t);
    }

    /** What his scientists score comes first; then the leftmost card of the fuller row, the bottom one if equal. */
    static boolean takePlan(Table t) {
        int card = bestPlan(t, true);
        Plans.take(t, ME, Blueprint.of(card >= 0 ? card : bestPlan(t, false)));
        return true;
    }

    private static int bestPlan(Table t, boolean scoring) {
        int bottom = 0;
        int top = 0;
        for (int at = 0; at < Plans.ROW; at++) {
            bottom += t.market.plans[at] >= 0 ? 1 : 0;
            top += t.market.plans[at + Plans.ROW] >= 0 ? 1 : 0;
        }
        int from = top > bottom ? Plans.ROW : 0;
        for (int i = 0; i < t.market.plans.length; i++) {
            int card = t.market.plans[(from + i) % t.market.plans.length];
            if (card >= 0 && (!scoring || scores(t, Blueprint.of(card).building()))) {
                return card;
            }
        }
        return -1;
    }

    static boolean scores(Table t, Building type) {
        for (Scientist scientist : Scientist.ALL) {
            if (t.holdings.scientistOwner[scientist.ordinal()] == ME && scientist.scores() == type) {
                return true;
            }
        }
        return false;
    }

    static int learnable(Table t) {
        Company c = t.companies[ME];
        if (!c.occupied(0) || !c.occupied(1)) {
            for (int at = 0; at < t.market.grid.length; at++) {
                if (t.market.grid[at] >= 0 && c.lab[t.market.grid[at]] < 0) {
                    return at;
                }
            }
        }
        return -1;
    }

    /** The cheapest tile he lacks, the leftmost of these. */
    static boolean learn(Table t) {
        int at = learnable(t);
        if (at < 0) {
            return false;
        }
        int tech = t.market.grid[at];
        t.market.grid[at] = Table.NONE;
        Laboratory.shelve(t, ME, tech, t.companies[ME].occupied(0) ? 1 : 0);
        return true;
    }

    static boolean canDevelop(Table t) {
        return Laboratory.canDevelop(t, ME, false, 0);
    }

    static boolean developTwice(Table t) {
        t.owe(new DevelopLeast());
        develop(t, true);
        return true;
    }

    /** The second half of a development. */
    record DevelopLeast() implements Owed.Chore {

        @Override
        public void run(Table t) {
            develop(t, false);
        }
    }

    /** His most or least advanced tile that can move; of equals the lower one. */
    private static void develop(Table t, boolean most) {
        Company c = t.companies[ME];
        int chosen = -1;
        for (int tech = 0; tech < c.lab.length; tech++) {
            if (c.lab[tech] >= 0 && target(c, tech) >= 0 && (chosen < 0 || before(c, tech, chosen, most))) {
                chosen = tech;
            }
        }
        if (chosen >= 0) {
            Laboratory.develop(t, ME, chosen, target(c, chosen));
        }
    }

    private static boolean before(Company c, int tech, int other, boolean most) {
        int difference = c.level(tech) - c.level(other);
        return difference == 0 ? c.lab[tech] > c.lab[other] : most == difference > 0;
    }

    /** The upper of the two spaces if it is free. */
    static int target(Company c, int tech) {
        for (int which = 0; which < 2; which++) {
            if (Laboratory.canMove(c, tech, which, false, 0)) {
                return Laboratory.right(c.lab[tech], which);
            }
        }
        return -1;
    }
}
