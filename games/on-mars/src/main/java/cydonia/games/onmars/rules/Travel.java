package cydonia.games.onmars.rules;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Effect;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.TurnSpace;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.At;
import cydonia.games.onmars.language.OnMarsAction.Explore;
import cydonia.games.onmars.language.OnMarsAction.Plain;
import cydonia.games.onmars.language.OnMarsAction.Recall;
import cydonia.games.onmars.language.OnMarsAction.TakeSpace;
import cydonia.games.onmars.language.OnMarsHappening.*;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.OnMarsSource;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;

/**
 * Journeys between Orbit and Colony: exploration or production, colonists come home, a new turn-order space. Summary,
 * p. 1.
 */
public final class Travel {

    private Travel() {
    }

    /** To Orbit things are produced, to the Colony a tile may be placed. Lacerda has journeys of his own. */
    record Journey(int company, boolean toOrbit, boolean withTile) implements Owed.Chore {

        @Override
        public void run(Table t) {
            if (t.listens()) {
                t.tell(new Travelled(t.owner(company), toOrbit));
            }
            t.owe(new ChooseSpace(company, toOrbit ? Side.ORBIT : Side.COLONY));
            t.owe(new ComeHome(company, toOrbit));
            if (toOrbit) {
                Production.produce(t, company);
            } else if (withTile) {
                t.owe(new ChooseTile(company));
            }
        }
    }

    /** Colonists of the working area and of the actions on that side return to the living quarters. */
    record ComeHome(int company, boolean orbit) implements Owed.Chore {

        @Override
        public void run(Table t) {
            Company c = t.companies[company];
            int home = c.working;
            c.working = 0;
            for (MainAction main : MainAction.WITH_SLOTS) {
                if (main.inOrbit() == orbit) {
                    home += t.slots(main.ordinal(), company);
                    t.slots[Owner.SEATS * main.ordinal() + company] = 0;
                }
            }
            Economy.bringHome(t, company, home);
        }
    }

    public static int onSlots(Table t, int seat) {
        int there = 0;
        for (int at = seat; at < t.slots.length; at += Owner.SEATS) {
            there += t.slots[at];
        }
        return there;
    }

    // ---- exploration

    /** An empty hex exactly three from the rover. */
    static boolean isSite(Table t, int seat, int hex) {
        return MarsMap.distance(Movement.roverHex(t.companies[seat]), hex) == MarsMap.FAR && Surface.isEmpty(t, hex);
    }

    private static boolean anySite(Table t, int seat) {
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (isSite(t, seat, hex)) {
                return true;
            }
        }
        return false;
    }

    static void place(Table t, int seat, Discovery tile, int hex) {
        t.ground.tile[hex] = (byte) tile.ordinal();
        if (t.listens()) {
            t.tell(new Explored(t.owner(seat), tile, hex));
        }
        replace(t, tile);
    }

    /** Another tile takes the place of one that left the exploration space. */
    static void replace(Table t, Discovery tile) {
        for (int i = 0; i < t.market.exploration.length; i++) {
            if (t.market.exploration[i] == tile.ordinal()) {
                t.market.exploration[i] = Printed.NONE;
                if (t.market.discoveriesUnseen != 0) {
                    int next = t.drawn(OnMarsSource.DISCOVERIES, t.market.discoveriesUnseen);
                    t.market.discoveriesUnseen &= ~(1 << next);
                    t.market.exploration[i] = (byte) next;
                }
            }
        }
    }

    /** One of the two tiles that lie open. */
    record ChooseTile(int company) implements Owed.Decision {

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            if (anySite(t, company)) {
                for (byte tile : t.market.exploration) {
                    if (tile >= 0) {
                        out.add(Explore.of(Discovery.of(tile)));
                    }
                }
            }
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            t.owe(new ChooseTileSite(company, ((Explore) action).tile()));
        }

        @Override
        public Question question(Table t) {
            return new Question.Explore(who());
        }
    }

    record ChooseTileSite(int company, Discovery tile) implements Owed.Decision {

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            for (int hex = 0; hex < MarsMap.HEXES; hex++) {
                if (isSite(t, company, hex)) {
                    out.add(At.of(hex));
                }
            }
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            place(t, company, tile, ((At) action).hex());
        }

        @Override
        public Question question(Table t) {
            return new Question.ExploreAt(who(), tile);
        }
    }

    // ---- turn-order spaces

    /** Where a space may be taken. */
    enum Side {
        ORBIT, COLONY, EITHER;

        boolean has(TurnSpace space) {
            return this == EITHER || space.inOrbit() == (this == ORBIT);
        }
    }

    private static boolean isFree(Table t, TurnSpace space) {
        for (Company c : t.companies) {
            if (c.space == space.number()) {
                return false;
            }
        }
        return true;
    }

    static void settle(Table t, int seat, TurnSpace space) {
        t.companies[seat].space = space.number();
        if (t.listens()) {
            t.tell(new SpaceTaken(t.owner(seat), space));
        }
        t.owe(new Owed.Begin(seat, space.benefit(), false));
    }

    record ChooseSpace(int company, Side side) implements Owed.Decision {

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            for (TurnSpace space : TurnSpace.ALL) {
                if (side.has(space) && isFree(t, space)) {
                    out.add(TakeSpace.of(space));
                }
            }
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            settle(t, company, ((TakeSpace) action).space());
        }

        @Override
        public Question question(Table t) {
            return new Question.Space(who());
        }
    }

    /**
     * Colonists brought home one by one.
     *
     * @param terms
     *            how many are left to bring home, and from where
     */
    record RecallColonists(int company, Effect.Retrieve terms, boolean must) implements Owed.Decision {

        @Override
        public boolean isBetweenSteps() {
            return true;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            if (terms.n() > 0) {
                if (terms.slots()) {
                    for (MainAction main : MainAction.WITH_SLOTS) {
                        if (t.slots(main.ordinal(), company) > 0) {
                            out.add(Recall.of(main));
                        }
                    }
                }
                if (terms.work() && t.companies[company].working > 0) {
                    out.add(Plain.RECALL_WORKER);
                }
            }
            if (!must || out.isEmpty()) {
                out.add(Plain.ENOUGH);
            }
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            if (action == Plain.ENOUGH) {
                return;
            }
            t.owe(new RecallColonists(company, terms.oneFewer(), must));
            if (action instanceof Recall(MainAction main)) {
                Slots.leave(t, company, main);
            } else {
                t.companies[company].working--;
                Economy.bringHome(t, company, 1);
            }
        }

        @Override
        public Question question(Table t) {
            return new Question.Recall(who(), terms.n());
        }
    }
}
