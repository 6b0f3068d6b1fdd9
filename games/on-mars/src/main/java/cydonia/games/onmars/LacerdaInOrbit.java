package cydonia.games.onmars;

import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.LabSpace;
import cydonia.games.onmars.cards.Printed;
import cydonia.games.onmars.cards.Scientist;

/** What Lacerda does in Orbit: blueprints, technology, development. Summary, Partie solo. */
final class LacerdaInOrbit {

    private static final int ME = Owner.AUTOMA;

    private LacerdaInOrbit() {
    }

    static boolean canTakePlan(Table t) {
        return t.companies[ME].freeMarkers() > 0 && Blueprints.anyShown(t);
    }

    /** What his scientists score comes first; then the leftmost card of the fuller row, the bottom one if equal. */
    static boolean takePlan(Table t) {
        int card = bestPlan(t, true);
        Blueprints.take(t, ME, Blueprint.of(card >= 0 ? card : bestPlan(t, false)));
        return true;
    }

    private static int bestPlan(Table t, boolean scoring) {
        int bottom = 0;
        int top = 0;
        for (int at = 0; at < Market.ROW; at++) {
            bottom += t.market.plans[at] >= 0 ? 1 : 0;
            top += t.market.plans[at + Market.ROW] >= 0 ? 1 : 0;
        }
        int from = top > bottom ? Market.ROW : 0;
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
        t.market.grid[at] = Printed.NONE;
        Laboratory.shelve(t, ME, tech, t.companies[ME].occupied(0) ? 1 : 0);
        return true;
    }

    static boolean canDevelop(Table t, boolean paying, int crystals) {
        Company c = t.companies[ME];
        for (int tech = 0; tech < c.lab.length; tech++) {
            if (target(c, tech, paying, crystals) >= 0) {
                return true;
            }
        }
        return false;
    }

    static boolean developTwice(Table t, boolean paying) {
        t.owe(new DevelopLeast(paying));
        develop(t, true, paying);
        return true;
    }

    /** The second half of a development. */
    record DevelopLeast(boolean paying) implements Owed.Chore {

        @Override
        public void run(Table t) {
            develop(t, false, paying);
        }
    }

    /** His most or least advanced tile that can move; of equals the lower one. */
    private static void develop(Table t, boolean most, boolean paying) {
        Company c = t.companies[ME];
        int chosen = -1;
        for (int tech = 0; tech < c.lab.length; tech++) {
            if (target(c, tech, paying, c.crystals) >= 0 && (chosen < 0 || before(c, tech, chosen, most))) {
                chosen = tech;
            }
        }
        if (chosen >= 0) {
            int space = target(c, chosen, paying, c.crystals);
            LacerdaPurse.pay(t, Laboratory.development(LabSpace.of(space), paying).crystals());
            Laboratory.develop(t, ME, chosen, space);
        }
    }

    private static boolean before(Company c, int tech, int other, boolean most) {
        int difference = c.level(tech) - c.level(other);
        return difference == 0 ? c.lab[tech] > c.lab[other] : most == difference > 0;
    }

    /** The upper of the two spaces if it is free. Resources cost him nothing; the crystal of the last column does. */
    static int target(Company c, int tech, boolean paying, int crystals) {
        for (int which = 0; which < 2 && c.lab[tech] >= 0; which++) {
            int to = Laboratory.right(c.lab[tech], which);
            if (Laboratory.canMove(c, tech, which, false, 0)
                    && Laboratory.development(LabSpace.of(to), paying).crystals() <= crystals) {
                return to;
            }
        }
        return -1;
    }
}
