package cydonia.games.onmars.rules;

import cydonia.engine.Choices;
import cydonia.engine.Why;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Pieces;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.Complete;
import cydonia.games.onmars.language.OnMarsHappening.GoalCompleted;
import cydonia.games.onmars.language.OnMarsObstacle.GoalAlreadyCompleted;
import cydonia.games.onmars.language.OnMarsObstacle.GoalNotReached;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;

/** Private goals: one may be completed, on one's own turn. Summary, p. 2. */
public final class Goals {

    private Goals() {
    }

    /** Whether others, who do not know its goals, have to reckon that this company could complete one now. */
    static boolean mightBeCompleted(Table t, int seat) {
        Company c = t.companies[seat];
        if (c.goalDone >= 0 || c.goals == 0) {
            return false;
        }
        int shown = 0;
        for (Company other : t.companies) {
            shown |= other.goalDone < 0 ? 0 : 1 << other.goalDone;
        }
        for (Goal goal : Goal.ALL) {
            if ((shown >> goal.ordinal() & 1) == 0 && reached(t, seat, goal, Why.NOT_ASKED)) {
                return true;
            }
        }
        return false;
    }

    public static boolean reached(Table t, int seat, Goal goal, Why why) {
        boolean ok = t.companies[seat].goalDone < 0 || why.asked() && why.not(new GoalAlreadyCompleted());
        Goal.Condition wanted = goal.condition();
        int has = count(t, seat, wanted.what(), wanted.size());
        return ok & (has >= wanted.n() || why.asked() && why.not(new GoalNotReached(wanted.what(), has, wanted.n())));
    }

    public static int count(Table t, int seat, Goal.What what, int size) {
        Company c = t.companies[seat];
        return switch (what) {
            case BLUEPRINTS -> c.plans;
            case ADVANCED -> advanced(t, seat);
            case MINES -> mines(t, seat);
            case DISCOVERIES -> c.discoveries;
            case ADVANCED_IN_COMPLEX, ADVANCED_IN_COMPLEXES -> complexes(t, seat, size);
            case ONE_RESOURCE -> Math.max(Math.max(c.stock[1], c.stock[2]), Math.max(c.stock[3], c.stock[4]));
            case SHELTERS -> c.shelters;
            case COLONY_LEVEL -> t.colony.level;
            case COLONISTS -> c.quarters;
            case TECHS -> techs(c, 1);
            case SHIPS -> c.hangar;
            case RESEARCH -> Integer.bitCount(c.research);
            case SCIENTIST_AND_CONTRACT -> Math.min(1, scientists(t, seat)) + Math.min(1, contractsDone(t, seat));
            case TECHS_FROM_COLUMN -> techs(c, size);
            case PROGRESS -> Integer.bitCount(c.cubes);
        };
    }

    public static int advanced(Table t, int seat) {
        int built = 0;
        for (int card = 0; card < t.holdings.planOwner.length; card++) {
            if (t.holdings.planOwner[card] == seat && t.holdings.planHex[card] >= 0) {
                built++;
            }
        }
        return built;
    }

    /** Mines with that company's colonist or marker. */
    public static int mines(Table t, int seat) {
        int mines = 0;
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (t.ground.building[hex] == Building.MINE.ordinal()
                    && (t.ground.piece[hex] == Pieces.MINER + seat || t.ground.piece[hex] == Pieces.MARKER + seat)) {
                mines++;
            }
        }
        return mines;
    }

    /** How many different complexes of at least that size hold an advanced building of the company. */
    private static int complexes(Table t, int seat, int size) {
        int found = 0;
        for (int card = 0; card < t.holdings.planOwner.length; card++) {
            if (isAdvanced(t, seat, card) && Surface.complex(t, t.holdings.planHex[card]) >= size
                    && isFirst(t, seat, card)) {
                found++;
            }
        }
        return found;
    }

    private static boolean isAdvanced(Table t, int seat, int card) {
        return t.holdings.planOwner[card] == seat && t.holdings.planHex[card] >= 0;
    }

    private static boolean isFirst(Table t, int seat, int card) {
        for (int other = 0; other < card; other++) {
            if (isAdvanced(t, seat, other) && Blueprint.of(other).building() == Blueprint.of(card).building()
                    && Surface.connected(t, t.holdings.planHex[card], t.holdings.planHex[other])) {
                return false;
            }
        }
        return true;
    }

    private static int techs(Company c, int fromColumn) {
        int techs = 0;
        for (int tech = 0; tech < c.lab.length; tech++) {
            if (c.level(tech) >= fromColumn) {
                techs++;
            }
        }
        return techs;
    }

    static int scientists(Table t, int seat) {
        int scientists = 0;
        for (byte owner : t.holdings.scientistOwner) {
            if (owner == seat) {
                scientists++;
            }
        }
        return scientists;
    }

    static int contractsDone(Table t, int seat) {
        int done = 0;
        for (Contract contract : Contract.ALL) {
            if (t.holdings.contractOwner[contract.ordinal()] == seat && Contracts.isDone(t, contract)) {
                done++;
            }
        }
        return done;
    }

    static void list(Table t, int seat, Choices<OnMarsAction> choices) {
        Company c = t.companies[seat];
        if (c.goalDone >= 0) {
            return;
        }
        for (int rest = c.goals; rest != 0; rest &= rest - 1) {
            Goal goal = Goal.of(Integer.numberOfTrailingZeros(rest));
            if (reached(t, seat, goal, Why.NOT_ASKED)) {
                choices.add(Complete.of(goal, true));
                choices.add(Complete.of(goal, false));
            }
        }
    }

    static void complete(Table t, int seat, Goal goal, boolean developments) {
        Company c = t.companies[seat];
        c.goals &= ~(1 << goal.ordinal());
        c.goalDone = goal.ordinal();
        t.stirred = true;
        if (t.listens()) {
            t.tell(new GoalCompleted(t.owner(seat), goal));
        }
        t.secretsOpened++;
        t.owe(new Owed.Begin(seat, developments ? Goal.DEVELOPMENTS : goal.reward(), false));
    }
}
