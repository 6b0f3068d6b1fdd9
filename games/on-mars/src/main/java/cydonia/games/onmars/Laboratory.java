package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.engine.Why;
import cydonia.games.onmars.OnMarsAction.Develop;
import cydonia.games.onmars.OnMarsAction.Learn;
import cydonia.games.onmars.OnMarsAction.Plain;
import cydonia.games.onmars.OnMarsAction.Shelve;
import cydonia.games.onmars.OnMarsHappening.*;
import cydonia.games.onmars.OnMarsObstacle.AlreadyKnown;
import cydonia.games.onmars.OnMarsObstacle.LaboratoryFull;
import cydonia.games.onmars.OnMarsObstacle.NoTechToTake;
import cydonia.games.onmars.OnMarsObstacle.SpaceTaken;
import cydonia.games.onmars.cards.Beginner;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.LabSpace;
import cydonia.games.onmars.cards.Mission;
import cydonia.games.onmars.cards.Tech;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Technology: learning and developing it, and using that of others. */
final class Laboratory {

    static final int[] LEVELS = LabSpace.ALL.stream().mapToInt(LabSpace::column).toArray();
    private static final int[] RIGHT = LabSpace.ALL.stream()
            .flatMapToInt(space -> IntStream.of(space.right(0), space.right(1))).toArray();
    /** By column. */
    private static final int[] DEVELOPMENT = {0, 0, Payment.ANY, Payment.one(Item.OXYGEN), Payment.one(Item.OXYGEN),
            Payment.one(Item.OXYGEN) + Payment.ANY, Payment.one(Item.OXYGEN) + Payment.CRYSTAL};
    /** By row of the grid, from the bottom. */
    private static final int[] LEARNING = {Payment.FREE, Payment.one(Item.BATTERY),
            Payment.one(Item.BATTERY) + Payment.ANY};
    private static final int ENTRIES = 2;

    private Laboratory() {
    }

    static int right(int space, int which) {
        return RIGHT[2 * space + which];
    }

    /** Two spaces in the bottom row, three in each of the others. */
    static int row(int gridSpace) {
        return (gridSpace + 1) / 3;
    }

    /** What a tile of that row of the grid costs. */
    static int learning(int row) {
        return LEARNING[row];
    }

    static int development(LabSpace space, boolean pay) {
        return pay ? DEVELOPMENT[space.column()] : Payment.FREE;
    }

    // ---- learning

    private static boolean hasEntry(Company c) {
        return !c.occupied(0) || !c.occupied(1);
    }

    /** Whether the tile on that space of the grid can be taken. */
    static boolean canTake(Table t, Company c, int at, int crystals, Why why) {
        int tech = t.grid[at];
        if (tech < 0) {
            return false;
        }
        boolean ok = c.lab[tech] < 0 || why.asked() && why.not(new AlreadyKnown(Tech.of(tech)));
        return ok & Payment.can(c, crystals, LEARNING[row(at)], why);
    }

    static boolean canLearn(Table t, int seat, int crystals, Why why) {
        Company c = t.companies[seat];
        if (!hasEntry(c)) {
            return why.asked() && why.not(new LaboratoryFull());
        }
        for (int at = 0; at < t.grid.length; at++) {
            if (canTake(t, c, at, crystals, Why.NOT_ASKED)) {
                return true;
            }
        }
        return why.asked() && why.not(new NoTechToTake());
    }

    static void listLearn(Table t, Choices<OnMarsAction> choices) {
        Company c = t.companies[t.who()];
        if (t.canRepeat() && hasEntry(c)) {
            int seen = 0;
            for (int at = 0; at < t.grid.length; at++) {
                if (canTake(t, c, at, 0, Why.NOT_ASKED)) {
                    int bit = 1 << 3 * t.grid[at] + row(at);
                    if ((seen & bit) == 0) {
                        choices.add(Learn.of(Tech.of(t.grid[at]), row(at)));
                    }
                    seen |= bit;
                }
            }
        }
        t.offerEnough();
    }

    static void answerLearn(Table t, OnMarsAction action) {
        if (!(action instanceof Learn(Tech tech, int row))) {
            t.pop();
            return;
        }
        int seat = t.who();
        t.spendRepeat();
        for (int at = 0; at < t.grid.length; at++) {
            if (t.grid[at] == tech.ordinal() && row(at) == row) {
                t.grid[at] = Table.NONE;
                break;
            }
        }
        t.push(Task.SHELVE, seat, tech.ordinal());
        Payment.owe(t, seat, learning(row));
    }

    static void listShelve(Table t, Choices<OnMarsAction> choices) {
        Company c = t.companies[t.who()];
        for (int space = 0; space < ENTRIES; space++) {
            if (!c.occupied(space)) {
                choices.add(Shelve.of(LabSpace.of(space)));
            }
        }
    }

    static void answerShelve(Table t, OnMarsAction action) {
        int seat = t.who();
        int tech = t.a();
        t.pop();
        shelve(t, seat, tech, ((Shelve) action).space().ordinal());
    }

    static void shelve(Table t, int seat, int tech, int space) {
        t.companies[seat].lab[tech] = (byte) space;
        if (t.listens()) {
            t.tell(new Learnt(t.owner(seat), Tech.of(tech), LabSpace.of(space)));
        }
        Effects.owe(t, seat, Effects.LABORATORY + space, false);
        Missions.contribute(t, seat, Mission.TECHS);
        FirstColonists.done(t, seat, Beginner.Task.TECH_TAKEN);
    }

    // ---- developing

    static boolean canDevelop(Table t, int seat, boolean pay, int crystals) {
        Company c = t.companies[seat];
        for (int tech = 0; tech < c.lab.length; tech++) {
            if (c.lab[tech] >= 0 && (canMove(c, tech, 0, pay, crystals) || canMove(c, tech, 1, pay, crystals))) {
                return true;
            }
        }
        return false;
    }

    static boolean canMove(Company c, int tech, int which, boolean pay, int crystals) {
        return canMove(c, tech, which, pay, crystals, Why.NOT_ASKED);
    }

    static boolean canMove(Company c, int tech, int which, boolean pay, int crystals, Why why) {
        int to = right(c.lab[tech], which);
        if (to < 0) {
            return false;
        }
        boolean free = !c.occupied(to) || why.asked() && why.not(new SpaceTaken(LabSpace.of(to)));
        return (free || why.asked()) && (!pay || Payment.can(c, crystals, DEVELOPMENT[LEVELS[to]], why)) && free;
    }

    static void listDevelop(Table t, Choices<OnMarsAction> choices) {
        int seat = t.who();
        if (t.canRepeat()) {
            boolean pay = (t.c() & Effects.PAYING) != 0;
            int crystals = Economy.power(t, seat);
            for (int tech = 0; tech < Tech.ALL.size(); tech++) {
                listMoves(t.companies[seat], tech, pay, crystals, choices);
            }
        }
        t.offerEnough();
    }

    private static void listMoves(Company c, int tech, boolean pay, int crystals, Choices<OnMarsAction> choices) {
        if (c.lab[tech] >= 0) {
            for (int which = 0; which < 2; which++) {
                if (canMove(c, tech, which, pay, crystals)) {
                    choices.add(Develop.of(Tech.of(tech), LabSpace.of(right(c.lab[tech], which))));
                }
            }
        }
    }

    static void answerDevelop(Table t, OnMarsAction action) {
        if (!(action instanceof Develop(Tech tech, LabSpace space))) {
            t.pop();
            return;
        }
        int seat = t.who();
        boolean pay = (t.c() & Effects.PAYING) != 0;
        t.spendRepeat();
        develop(t, seat, tech.ordinal(), space.ordinal());
        Payment.owe(t, seat, development(space, pay));
    }

    static void develop(Table t, int seat, int tech, int space) {
        t.companies[seat].lab[tech] = (byte) space;
        if (t.listens()) {
            t.tell(new Developed(t.owner(seat), Tech.of(tech), LabSpace.of(space)));
        }
        Effects.owe(t, seat, Effects.LABORATORY + space, false);
        if (seat == t.active && ++t.developedThisTurn == 2) {
            FirstColonists.done(t, seat, Beginner.Task.DEVELOPED_TWICE);
        }
    }

    // ---- using a tile, one's own or another's

    /** The highest level any tile of that technology has for that company. */
    static int best(Table t, int seat, Tech tech) {
        int best = 0;
        for (int owner = 0; owner < t.count(); owner++) {
            if (allowed(t, seat, owner, tech)) {
                best = Math.max(best, t.companies[owner].level(tech.ordinal()));
            }
        }
        return best;
    }

    static boolean allowed(Table t, int seat, int owner, Tech tech) {
        return owner == seat || tech != Tech.SHELTER || !t.terms.ownShelterTech();
    }

    /** Offers every tile of the technology that reaches a level. */
    static void listTiles(Table t, int seat, Tech tech, int level, Choices<OnMarsAction> choices) {
        for (int owner = 0; owner < t.count(); owner++) {
            int has = t.companies[owner].level(tech.ordinal());
            if (has > 0 && has >= level && allowed(t, seat, owner, tech)) {
                choices.add(OnMarsAction.UseTech.of(owner));
            }
        }
    }

    /** Another's tile earns its owner an oxygen, set aside until the end of the turn. */
    static void use(Table t, int seat, int owner, Tech tech) {
        if (t.listens()) {
            t.tell(new TechUsed(t.owner(seat), t.owner(owner), tech));
        }
        if (owner != seat) {
            if (t.owedCount == t.owed.length) {
                t.owed = Arrays.copyOf(t.owed, 2 * t.owedCount);
            }
            t.owed[t.owedCount++] = (byte) (owner << 4 | tech.ordinal());
        }
    }

    /** The owners decide in turn order, each use on its own. */
    static void nextOxygen(Table t) {
        if (t.owedCount == 0) {
            t.pop();
            return;
        }
        int next = 0;
        for (int i = 1; i < t.owedCount; i++) {
            if (t.companies[t.owed[i] >> 4].space < t.companies[t.owed[next] >> 4].space) {
                next = i;
            }
        }
        int owner = t.owed[next] >> 4;
        int tech = t.owed[next] & 15;
        t.owedCount--;
        System.arraycopy(t.owed, next + 1, t.owed, next, t.owedCount - next);
        t.push(Task.OXYGEN, owner, tech);
    }

    static void listOxygen(Table t, Choices<OnMarsAction> choices) {
        choices.add(Plain.KEEP_OXYGEN);
        listMoves(t.companies[t.who()], t.a(), false, 0, choices);
    }

    static void answerOxygen(Table t, OnMarsAction action) {
        int seat = t.who();
        int tech = t.a();
        t.pop();
        if (action instanceof Develop(Tech same, LabSpace space)) {
            develop(t, seat, tech, space.ordinal());
        } else {
            Economy.gain(t, seat, Item.OXYGEN, 1);
        }
    }
}
