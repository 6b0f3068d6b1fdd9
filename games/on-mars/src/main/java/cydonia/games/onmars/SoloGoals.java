package cydonia.games.onmars;

import cydonia.engine.Outcome;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.onmars.OnMarsView.Condition;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Contract;
import cydonia.games.onmars.cards.Goal;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.Scientist;
import cydonia.games.onmars.cards.Tech;
import cydonia.games.onmars.cards.Things;
import java.util.List;

/** What has to be reached against Lacerda: every condition of the chosen difficulty. Summary, p. 8. */
final class SoloGoals {

    private static final int ME = 0;

    private SoloGoals() {
    }

    /** Whether the human, with that score, has beaten Lacerda with his. */
    static Outcome outcome(Table t, int mine, int theirs) {
        List<Condition> conditions = conditions(t, mine, theirs);
        boolean won = conditions.stream().allMatch(Condition::met);
        Outcome.Result result = new Outcome.Result(Seat.RED, mine, won ? 1 : 2, won);
        return new Outcome(Outcome.Kind.SOLO, List.of(result), conditions.stream().map(SoloGoals::told).toList());
    }

    private static Text told(Condition condition) {
        return Text.of("%s %s: %s of %s", "%s %s : %s sur %s", condition.met() ? "✓" : "✗", condition.what(),
                signed(condition.has()), condition.needs());
    }

    private static String signed(int n) {
        return n < 0 ? "−" + -n : String.valueOf(n);
    }

    static List<Condition> conditions(Table t, int mine, int theirs) {
        // spotless:off
        return switch (t.terms.difficulty()) {
            case 1 -> List.of(level(t, 3), contracts(t, 1), goal(t), techAtSix(t), lead(mine, theirs, 1));
            case 2 -> List.of(level(t, 3), kinds(t), goal(t), research(t),
                    new Condition(Building.SHELTER.thing(), new Text("shelters built", "abris construits"), t.companies[ME].shelters - 1, 4), lead(mine, theirs, 10));
            case 3 -> List.of(level(t, 4), kinds(t), goal(t),
                    new Condition(Building.MINE.thing(), new Text("mines with your colonist or marker", "mines avec votre colon ou marqueur"), Goals.mines(t, ME), 3), lead(mine, theirs, 20));
            default -> List.of(level(t, 3), done(t, Contract.UPGRADE_GREENHOUSE), done(t, Contract.DELIVER_PLANT),
                    new Condition(Scientist.BIOCHEMIST.thing(), new Text("biochemist hired", "biochimiste recruté"), t.holdings.scientistOwner[Scientist.BIOCHEMIST.ordinal()] == ME ? 1 : 0, 1),
                    new Condition(Things.ADVANCED, new Text("advanced greenhouses", "serres avancées"), advancedGreenhouses(t), 3),
                    new Condition(Building.GREENHOUSE.thing(), new Text("largest greenhouse complex", "plus grand complexe de serres"), Surface.largest(t, Building.GREENHOUSE.ordinal()), 5),
                    new Condition(Item.PLANT.thing(), new Text("plants stored", "plantes en stock"), t.companies[ME].stock[Item.PLANT.ordinal()], 5),
                    research(t),
                    new Condition(Things.TECHNOLOGY, new Text("level of Greenhouse technology", "niveau de la technologie Serre"), t.companies[ME].level(Tech.GREENHOUSE.ordinal()), 6),
                    new Condition(Things.TURN_MARKER, new Text("in Orbit at the end", "en Orbite à la fin"), t.companies[ME].inOrbit() ? 1 : 0, 1), lead(mine, theirs, 30));
        };
        // spotless:on
    }

    private static Condition level(Table t, int needs) {
        return new Condition(Things.LEVEL, new Text("colony level", "niveau de la colonie"), t.colony.level, needs);
    }

    private static Condition contracts(Table t, int needs) {
        return new Condition(Things.CONTRACT, new Text("contracts fulfilled", "contrats remplis"),
                Goals.contractsDone(t, ME), needs);
    }

    private static Condition kinds(Table t) {
        int kinds = 0;
        for (Contract contract : Contract.ALL) {
            if (t.holdings.contractOwner[contract.ordinal()] == ME && Contracts.isDone(t, contract)) {
                kinds |= contract.isUpgrade() ? 1 : 2;
            }
        }
        return new Condition(Things.CONTRACT, new Text("kinds of contract fulfilled", "types de contrats remplis"),
                Integer.bitCount(kinds), 2);
    }

    private static Condition done(Table t, Contract contract) {
        boolean done = t.holdings.contractOwner[contract.ordinal()] == ME && Contracts.isDone(t, contract);
        return new Condition(contract.thing(), contract.label(), done ? 1 : 0, 1);
    }

    private static Condition goal(Table t) {
        return new Condition(Things.GOAL, new Text("private goal completed", "objectif personnel accompli"),
                t.companies[ME].goalDone >= 0 ? 1 : 0, 1);
    }

    private static Condition techAtSix(Table t) {
        int best = Goals.count(t, ME, Goal.What.TECHS_FROM_COLUMN, 6);
        return new Condition(Things.TECHNOLOGY, new Text("technologies of level 6", "technologies de niveau 6"), best,
                1);
    }

    private static Condition research(Table t) {
        return new Condition(Things.RESEARCH, new Text("research tiles", "tuiles Recherche"),
                Integer.bitCount(t.companies[ME].research), 2);
    }

    private static int advancedGreenhouses(Table t) {
        int advanced = 0;
        for (int card = 0; card < t.holdings.planOwner.length; card++) {
            if (t.holdings.planOwner[card] == ME && t.holdings.planHex[card] >= 0
                    && Blueprint.of(card).building() == Building.GREENHOUSE) {
                advanced++;
            }
        }
        return advanced;
    }

    private static Condition lead(int mine, int theirs, int needs) {
        return new Condition(Things.POINTS,
                Text.of("lead over Lacerda (%s OP)", "avance sur Lacerda (%s PO)", signed(theirs)),
                mine - theirs, needs);
    }
}
