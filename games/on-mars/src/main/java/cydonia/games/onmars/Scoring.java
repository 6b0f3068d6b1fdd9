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
import java.util.Optional;

/** The score as it would be if the game ended now, and who has won. Summary, p. 2. */
final class Scoring {

    private static final int[] QUARTERS = {0, 0, 0, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21};
    private static final int SHIP = 3;

    private Scoring() {
    }

    static int total(Table t, int seat) {
        Company c = t.companies[seat];
        return c.pointsFirst + c.pointsReward + c.pointsProgress + c.pointsMine + progress(c) + ships(c)
                + colonists(t, seat) + technology(c) + blueprints(t, seat) + scientists(t, seat) + contracts(t, seat);
    }

    static List<Points> points(Table t, int seat) {
        Company c = t.companies[seat];
        // spotless:off
        return List.of(
            new Points(new Text("first buildings of a type",         "premiers bâtiments d'un type"),           c.pointsFirst),
            new Points(new Text("life support rewards",              "récompenses du LSS"),                     c.pointsReward),
            new Points(new Text("progress at levels 2 and 3",        "progrès aux niveaux 2 et 3"),             c.pointsProgress),
            new Points(new Text("Mineral Mine",                      "Mine de minerai"),                        c.pointsMine),
            new Points(new Text("progress cubes",                    "cubes Progrès"),                          progress(c)),
            new Points(new Text("ships in the hangar",               "vaisseaux dans le hangar"),               ships(c)),
            new Points(new Text("colonists in the living quarters",  "colons dans les quartiers"),              colonists(t, seat)),
            new Points(new Text("technology",                        "technologies"),                           technology(c)),
            new Points(new Text("blueprints",                        "plans"),                                  blueprints(t, seat)),
            new Points(new Text("scientists",                        "scientifiques"),                          scientists(t, seat)),
            new Points(new Text("Earth contracts",                   "contrats terriens"),                      contracts(t, seat)));
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
    private static int colonists(Table t, int seat) {
        if (t.isAutoma(seat)) {
            return QUARTERS[Company.COLONISTS];
        }
        Company c = t.companies[seat];
        int home = c.quarters + c.working;
        for (MainAction main : MainAction.WITH_SLOTS) {
            if (main.inOrbit() == c.inOrbit()) {
                home += t.slots(main.ordinal(), seat);
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

    private static int blueprints(Table t, int seat) {
        int points = 0;
        for (int card = 0; card < t.holdings.planOwner.length; card++) {
            if (t.holdings.planOwner[card] == seat) {
                points += t.holdings.planHex[card] >= 0 ? Blueprint.of(card).points() : -Blueprint.of(card).points();
            }
        }
        return points;
    }

    private static int scientists(Table t, int seat) {
        int points = 0;
        for (int i = 0; i < t.holdings.scientistOwner.length; i++) {
            if (t.holdings.scientistOwner[i] == seat) {
                points += Scientist.POINTS * onMars(t, Scientist.of(i).scores().ordinal());
            }
        }
        return points;
    }

    /** Advanced buildings of a type, whoever's they are. */
    static int onMars(Table t, int type) {
        int advanced = 0;
        for (int card = 0; card < t.holdings.planHex.length; card++) {
            if (t.holdings.planHex[card] >= 0 && Blueprint.of(card).building().ordinal() == type) {
                advanced++;
            }
        }
        return advanced;
    }

    private static int contracts(Table t, int seat) {
        int points = 0;
        for (int i = 0; i < t.holdings.contractOwner.length; i++) {
            if (t.holdings.contractOwner[i] == seat) {
                Contract contract = Contract.of(i);
                boolean done = t.isAutoma(seat) || Contracts.isDone(t, contract);
                points += done ? contract.pointsDone() : contract.pointsFailed();
            }
        }
        return points;
    }

    // ---- who has won

    /** Nothing while the game goes on. */
    static Optional<Outcome> outcome(Table t) {
        return t.isOver() ? Optional.of(t.terms.solo() ? alone(t) : comparison(t)) : Optional.empty();
    }

    private static Outcome alone(Table t) {
        return SoloGoals.outcome(t, total(t, 0), total(t, Owner.AUTOMA));
    }

    private static Outcome comparison(Table t) {
        List<Outcome.Result> results = new ArrayList<>();
        for (int seat = 0; seat < t.count(); seat++) {
            int place = 1;
            for (int other = 0; other < t.count(); other++) {
                place += rank(t, other) > rank(t, seat) ? 1 : 0;
            }
            results.add(new Outcome.Result(Seat.of(seat), total(t, seat), place, place == 1));
        }
        return new Outcome(Outcome.Kind.COMPETITIVE, results, List.of());
    }

    /** Points, then crystals, then advanced buildings, then progress cubes. */
    private static long rank(Table t, int seat) {
        Company c = t.companies[seat];
        return ((total(t, seat) + 1000L) * 64 + c.crystals) * 64 * 64 + Goals.advanced(t, seat) * 64L
                + Integer.bitCount(c.cubes);
    }
}
