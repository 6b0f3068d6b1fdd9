package cydonia.games.onmars;

import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Contract;
import cydonia.games.onmars.cards.LabSpace;
import cydonia.games.onmars.cards.MainAction;
import cydonia.games.onmars.cards.Scientist;
import java.util.ArrayList;
import java.util.List;

/** The score as it would be if the game ended now, and who has won. */
final class Scoring {

    private static final int[] QUARTERS = {0, 0, 0, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21};
    private static final int SHIP = 3;

    private Scoring() {
    }

    static int total(Table t, int p) {
        Company c = t.companies[p];
        return c.pointsFirst + c.pointsReward + c.pointsProgress + c.pointsMine + progress(c) + ships(c)
                + colonists(t, p) + technology(c) + blueprints(t, p) + scientists(t, p) + contracts(t, p);
    }

    static List<Points> points(Table t, int p) {
        Company c = t.companies[p];
        // spotless:off
        return List.of(
            new Points(new Text("first buildings of a type",         "premiers bâtiments d'un type"),           c.pointsFirst),
            new Points(new Text("life support rewards",              "récompenses du LSS"),                     c.pointsReward),
            new Points(new Text("progress at levels 2 and 3",        "progrès aux niveaux 2 et 3"),             c.pointsProgress),
            new Points(new Text("Mineral Mine",                      "Mine de minerai"),                        c.pointsMine),
            new Points(new Text("progress cubes",                    "cubes Progrès"),                          progress(c)),
            new Points(new Text("ships in the hangar",               "vaisseaux dans le hangar"),               ships(c)),
            new Points(new Text("colonists in the living quarters",  "colons dans les quartiers"),              colonists(t, p)),
            new Points(new Text("technology",                        "technologies"),                           technology(c)),
            new Points(new Text("blueprints",                        "plans"),                                  blueprints(t, p)),
            new Points(new Text("scientists",                        "scientifiques"),                          scientists(t, p)),
            new Points(new Text("Earth contracts",                   "contrats terriens"),                      contracts(t, p)));
        // spotless:on
    }

    private static int progress(Company c) {
        return LifeSupport.progress(Integer.bitCount(c.cubes));
    }

    private static int ships(Company c) {
        return SHIP * c.hangar;
    }

    /**
     * Those at work and on the actions of one's side come home first; miners and the other side stay where they are.
     */
    private static int colonists(Table t, int p) {
        if (t.isAutoma(p)) {
            return QUARTERS[Company.COLONISTS];
        }
        Company c = t.companies[p];
        int home = c.quarters + c.working;
        for (MainAction main : MainAction.WITH_SLOTS) {
            if (main.inOrbit() == c.inOrbit()) {
                home += t.slots(main.ordinal(), p);
            }
        }
        return QUARTERS[Math.min(home, c.quartersCapacity())];
    }

    private static int technology(Company c) {
        int points = 0;
        for (byte space : c.lab) {
            points += space < 0 ? 0 : LabSpace.of(space).points();
        }
        return points;
    }

    private static int blueprints(Table t, int p) {
        int points = 0;
        for (int card = 0; card < t.planOwner.length; card++) {
            if (t.planOwner[card] == p) {
                points += t.planHex[card] >= 0 ? Blueprint.of(card).points() : -Blueprint.of(card).points();
            }
        }
        return points;
    }

    private static int scientists(Table t, int p) {
        int points = 0;
        for (int i = 0; i < t.scientistOwner.length; i++) {
            if (t.scientistOwner[i] == p) {
                points += Scientist.POINTS * onMars(t, Scientist.of(i).scores().ordinal());
            }
        }
        return points;
    }

    /** Advanced buildings of a type, whoever's they are. */
    static int onMars(Table t, int type) {
        int advanced = 0;
        for (int card = 0; card < t.planHex.length; card++) {
            if (t.planHex[card] >= 0 && Blueprint.of(card).building().ordinal() == type) {
                advanced++;
            }
        }
        return advanced;
    }

    private static int contracts(Table t, int p) {
        int points = 0;
        for (int i = 0; i < t.contractOwner.length; i++) {
            if (t.contractOwner[i] == p) {
                Contract contract = Contract.of(i);
                boolean done = t.isAutoma(p) || Contracts.isDone(t, contract);
                points += done ? contract.pointsDone() : contract.pointsFailed();
            }
        }
        return points;
    }

    // ---- who has won

    static Outcome outcome(Table t) {
        if (t.rules.solo()) {
            return SoloGoals.outcome(t);
        }
        List<Outcome.Result> results = new ArrayList<>();
        for (int p = 0; p < t.count(); p++) {
            int place = 1;
            for (int other = 0; other < t.count(); other++) {
                place += rank(t, other) > rank(t, p) ? 1 : 0;
            }
            results.add(new Outcome.Result(Seat.of(p), total(t, p), place, place == 1));
        }
        return new Outcome(Outcome.Kind.COMPETITIVE, results, List.of());
    }

    /** Points, then crystals, then advanced buildings, then progress cubes. */
    private static long rank(Table t, int p) {
        Company c = t.companies[p];
        return ((total(t, p) + 1000L) * 64 + c.crystals) * 64 * 64 + Goals.advanced(t, p) * 64L
                + Integer.bitCount(c.cubes);
    }
}
