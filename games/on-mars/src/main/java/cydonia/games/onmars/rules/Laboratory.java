package cydonia.games.onmars.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Bill;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.Develop;
import cydonia.games.onmars.language.OnMarsAction.Learn;
import cydonia.games.onmars.language.OnMarsAction.Shelve;
import cydonia.games.onmars.language.OnMarsHappening.*;
import cydonia.games.onmars.language.OnMarsObstacle.AlreadyKnown;
import cydonia.games.onmars.language.OnMarsObstacle.LaboratoryFull;
import cydonia.games.onmars.language.OnMarsObstacle.NoTechToTake;
import cydonia.games.onmars.language.OnMarsObstacle.SpaceTaken;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;
import java.util.List;
import java.util.stream.IntStream;

/** Technology: learning and developing it, and using that of others. Summary, p. 3. */
final class Laboratory {

    private static final int[] RIGHT = LabSpace.ALL.stream()
            .flatMapToInt(space -> IntStream.of(space.right(0), space.right(1))).toArray();
    private static final Cost BATTERY = Cost.of(Item.BATTERY);
    /** By column. */
    private static final Cost[] DEVELOPMENT = IntStream.rangeClosed(0, LabSpace.COLUMNS).mapToObj(LabSpace::price)
            .map(Cost::ofAll).toArray(Cost[]::new);
    /** By row of the grid, from the bottom. */
    private static final Cost[] LEARNING = {Cost.FREE, BATTERY, BATTERY.plus(Cost.ANY)};
    private static final int ROWS = LEARNING.length;
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
    static Cost learning(int row) {
        return LEARNING[row];
    }

    static Cost development(LabSpace space, boolean pay) {
        return pay ? DEVELOPMENT[space.column()] : Cost.FREE;
    }

    // ---- learning

    private static boolean hasEntry(Company c) {
        return !c.occupied(0) || !c.occupied(1);
    }

    /** Whether the tile on that space of the grid can be taken. */
    static boolean canTake(Table t, Company c, int at, int crystals, Why why) {
        int tech = t.market.grid[at];
        if (tech < 0) {
            return false;
        }
        boolean ok = c.lab[tech] < 0 || why.asked() && why.not(new AlreadyKnown(Tech.of(tech)));
        return ok & LEARNING[row(at)].covered(c, crystals, why);
    }

    static boolean canLearn(Table t, int seat, int crystals, Why why) {
        Company c = t.companies[seat];
        if (!hasEntry(c)) {
            return why.asked() && why.not(new LaboratoryFull());
        }
        for (int at = 0; at < t.market.grid.length; at++) {
            if (canTake(t, c, at, crystals, Why.NOT_ASKED)) {
                return true;
            }
        }
        return why.asked() && why.not(new NoTechToTake());
    }

    /** Whether that company could take the same kind of tile from the same row, whichever of them it is. */
    private static boolean canTakeFromRow(Table t, Company c, int at, Why why) {
        for (int other = 0; other < t.market.grid.length; other++) {
            if (t.market.grid[other] == t.market.grid[at] && row(other) == row(at)
                    && canTake(t, c, other, 0, Why.NOT_ASKED)) {
                return true;
            }
        }
        return canTake(t, c, at, 0, why);
    }

    record LearnTech(int company, Repeats repeats) implements Owed.Decision {

        @Override
        public boolean isBetweenSteps() {
            return true;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            Company c = t.companies[company];
            if (repeats.left(c) && hasEntry(c)) {
                int seen = 0;
                for (int at = 0; at < t.market.grid.length; at++) {
                    if (canTake(t, c, at, 0, Why.NOT_ASKED)) {
                        int bit = 1 << ROWS * t.market.grid[at] + row(at);
                        if ((seen & bit) == 0) {
                            out.add(Learn.of(Tech.of(t.market.grid[at]), row(at)));
                        }
                        seen |= bit;
                    }
                }
            }
            repeats.offerEnough(out);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            if (action instanceof Learn(Tech tech, int row)) {
                t.owe(new LearnTech(company, repeats.spend(t, company)));
                leaveGrid(t, tech, row);
                t.owe(new ShelveTech(company, tech));
                Payment.owe(t, company, learning(row));
            }
        }

        private static void leaveGrid(Table t, Tech tech, int row) {
            for (int at = 0; at < t.market.grid.length; at++) {
                if (t.market.grid[at] == tech.ordinal() && row(at) == row) {
                    t.market.grid[at] = Printed.NONE;
                    return;
                }
            }
        }

        @Override
        public void explain(Table t, Seat seat, Reasons<OnMarsAction> out) {
            for (int i = 0; i < t.market.grid.length; i++) {
                int at = i;
                if (t.market.grid[at] >= 0) {
                    out.unless(Learn.of(Tech.of(t.market.grid[at]), row(at)),
                            why -> canTakeFromRow(t, t.companies[company], at, why));
                }
            }
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            Bill bill = new Bill();
            if (action instanceof Learn(Tech tech, int row)) {
                learning(row).add(bill);
                bill.add(repeats.bill());
            }
            return bill.prices();
        }

        @Override
        public Question question(Table t) {
            return new Question.Learn(who(), repeats.free());
        }
    }

    record ShelveTech(int company, Tech tech) implements Owed.Decision {

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            for (int space = 0; space < ENTRIES; space++) {
                if (!t.companies[company].occupied(space)) {
                    out.add(Shelve.of(LabSpace.of(space)));
                }
            }
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            shelve(t, company, tech.ordinal(), ((Shelve) action).space().ordinal());
        }

        @Override
        public Question question(Table t) {
            return new Question.Shelve(who(), tech);
        }
    }

    static void shelve(Table t, int seat, int tech, int space) {
        t.companies[seat].lab[tech] = (byte) space;
        t.stirred = true;
        if (t.listens()) {
            t.tell(new Learnt(t.owner(seat), Tech.of(tech), LabSpace.of(space)));
        }
        t.owe(new Owed.Begin(seat, LabSpace.of(space).bonus(), false));
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
        return (free || why.asked()) && (!pay || DEVELOPMENT[LabSpace.level(to)].covered(c, crystals, why)) && free;
    }

    record DevelopTech(int company, Repeats repeats, boolean paying) implements Owed.Decision {

        @Override
        public boolean isBetweenSteps() {
            return true;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            Company c = t.companies[company];
            if (repeats.left(c)) {
                int crystals = Economy.power(t, company);
                for (int tech = 0; tech < c.lab.length; tech++) {
                    listMoves(c, tech, paying, crystals, out);
                }
            }
            repeats.offerEnough(out);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            if (action instanceof Develop(Tech tech, LabSpace space)) {
                t.owe(new DevelopTech(company, repeats.spend(t, company), paying));
                develop(t, company, tech.ordinal(), space.ordinal());
                Payment.owe(t, company, development(space, paying));
            }
        }

        @Override
        public void explain(Table t, Seat seat, Reasons<OnMarsAction> out) {
            Company c = t.companies[company];
            for (Tech tech : Tech.ALL) {
                for (int i = 0; i < 2 && c.lab[tech.ordinal()] >= 0; i++) {
                    int which = i;
                    int to = right(c.lab[tech.ordinal()], which);
                    if (to >= 0) {
                        out.unless(Develop.of(tech, LabSpace.of(to)), why -> canMove(c, tech.ordinal(), which, paying,
                                Economy.power(t, company), why));
                    }
                }
            }
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            Bill bill = new Bill();
            if (action instanceof Develop(Tech tech, LabSpace space)) {
                development(space, paying).add(bill);
                bill.add(repeats.bill());
            }
            return bill.prices();
        }

        @Override
        public Question question(Table t) {
            return new Question.Develop(who(), repeats.free());
        }
    }

    static void listMoves(Company c, int tech, boolean pay, int crystals, Choices<OnMarsAction> choices) {
        if (c.lab[tech] >= 0) {
            for (int which = 0; which < 2; which++) {
                if (canMove(c, tech, which, pay, crystals)) {
                    choices.add(Develop.of(Tech.of(tech), LabSpace.of(right(c.lab[tech], which))));
                }
            }
        }
    }

    static void develop(Table t, int seat, int tech, int space) {
        t.companies[seat].lab[tech] = (byte) space;
        t.stirred = true;
        if (t.listens()) {
            t.tell(new Developed(t.owner(seat), Tech.of(tech), LabSpace.of(space)));
        }
        t.owe(new Owed.Begin(seat, LabSpace.of(space).bonus(), false));
        if (seat == t.active && ++t.developedThisTurn == 2) {
            FirstColonists.done(t, seat, Beginner.Task.DEVELOPED_TWICE);
        }
    }
}
