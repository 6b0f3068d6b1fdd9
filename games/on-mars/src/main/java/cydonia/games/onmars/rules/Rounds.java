package cydonia.games.onmars.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.games.onmars.box.Bill;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Things;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.PlaceShuttle;
import cydonia.games.onmars.language.OnMarsAction.Plain;
import cydonia.games.onmars.language.OnMarsHappening.*;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Order;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;
import java.util.List;
import java.util.OptionalInt;

/** Rounds: turns in order, the shuttle phase, and the end of the game. Summary, p. 1, 2. */
public final class Rounds {

    /** From this level on the shuttle stays where it is. */
    private static final int STAYS_PUT = 4;

    /** Which side the shuttle has just left. */
    enum Crossing {
        NONE, LEFT_ORBIT, LEFT_COLONY;

        boolean takes(Company c) {
            return this == (c.inOrbit() ? LEFT_ORBIT : LEFT_COLONY);
        }
    }

    private Rounds() {
    }

    /** Lets the company on the lowest space that has not acted take its turn, or ends the phase. */
    public record NextTurn() implements Owed.Chore {

        @Override
        public void run(Table t) {
            int next = Printed.NONE;
            for (int seat = 0; seat < t.count(); seat++) {
                if (!t.companies[seat].acted
                        && (next < 0 || t.companies[seat].space < t.companies[next].space)) {
                    next = seat;
                }
            }
            if (next >= 0) {
                t.owe(this);
                beginTurn(t, next);
            } else {
                endColonization(t);
            }
        }
    }

    private static void beginTurn(Table t, int seat) {
        t.phase = Table.Phase.COLONIZATION;
        t.active = seat;
        t.mainDone = false;
        t.executiveDone = false;
        t.developedThisTurn = 0;
        t.newcomers = 0;
        t.tasksDone = 0;
        t.taskClaimed = false;
        if (t.listens()) {
            t.tell(new TurnBegan(t.owner(seat), t.round));
        }
        if (t.isAutoma(seat)) {
            t.owe(new Turn.EndTurn(seat));
            t.owe(new Lacerda.DrawCard());
        } else {
            t.owe(new Turn.TakeTurn(seat));
        }
        Storage.receiveCrystals(t, seat);
    }

    // ---- between the phases

    private static void endColonization(Table t) {
        boolean ends = t.colony.missionsLeft == 0 || t.colony.level == ColonyLevel.TOP;
        if (t.finalRound || ends && t.terms.spaceOddity()) {
            countUp(t);
            return;
        }
        if (ends) {
            t.finalRound = true;
            if (t.listens()) {
                t.tell(new EndInSight());
            }
        }
        t.phase = Table.Phase.SHUTTLE;
        Crossing crossing = moveShuttle(t, ends && t.colony.level == ColonyLevel.TOP);
        t.owe(new Travellers(Order.ofTurns(t), crossing));
    }

    /** Waiting crystals enter the depots, contracts may still be filled, and the game is over. */
    private static void countUp(Table t) {
        t.owe(new LastDeliveries(Order.ofTurns(t)));
        for (int seat = 0; seat < t.count(); seat++) {
            Storage.receiveCrystals(t, seat);
        }
    }

    /** One space towards 1, and from there across, unless the colony has grown too large. */
    private static Crossing moveShuttle(Table t, boolean lastFlight) {
        Crossing crossing = Crossing.NONE;
        int steps = 1;
        if (!lastFlight && t.shuttleSpace > 1) {
            t.shuttleSpace--;
        } else if (lastFlight || t.colony.level < STAYS_PUT) {
            crossing = t.shuttleInOrbit ? Crossing.LEFT_ORBIT : Crossing.LEFT_COLONY;
            t.shuttleInOrbit = !t.shuttleInOrbit;
            t.shuttleSpace = Math.min(STAYS_PUT - 1, t.colony.level);
        } else {
            steps = 0;
        }
        if (t.listens()) {
            t.tell(new ShuttleMoved(t.shuttleInOrbit, t.shuttleSpace, crossing != Crossing.NONE, steps));
        }
        return crossing;
    }

    /** Shuttle phases until it leaves that side, this round's included. */
    public static OptionalInt untilCrossing(Table t, boolean fromOrbit) {
        if (t.colony.level >= STAYS_PUT) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(t.shuttleInOrbit == fromOrbit ? t.shuttleSpace : t.shuttleSpace + t.colony.level);
    }

    /** Everybody may travel, in turn order; then the next round begins. */
    record Travellers(Order order, Crossing crossing) implements Owed.Chore {

        @Override
        public void run(Table t) {
            if (order.isEmpty()) {
                t.round++;
                for (Company c : t.companies) {
                    c.acted = false;
                }
                boolean dry = !t.stirred && !t.finalRound && t.colony.level >= STAYS_PUT;
                t.stirred = false;
                t.owe(dry ? new RunDry(Order.ofTurns(t)) : new NextTurn());
                return;
            }
            t.owe(new Travellers(order.rest(), crossing));
            int seat = order.first();
            boolean ride = crossing.takes(t.companies[seat]);
            if (t.isAutoma(seat)) {
                LacerdaOnTheRoad.shuttle(t, ride);
            } else {
                t.owe(new RideOrFly(seat, ride));
            }
        }
    }

    record RideOrFly(int company, boolean ride) implements Owed.Decision {

        @Override
        public boolean isBetweenSteps() {
            return true;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            if (ride) {
                out.add(Plain.RIDE);
            }
            if (t.companies[company].hangar > 0) {
                out.add(Plain.FLY);
            }
            out.add(Plain.STAY);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            Company c = t.companies[company];
            t.done();
            if (action == Plain.STAY) {
                return;
            }
            if (action == Plain.FLY) {
                c.hangar--;
                if (t.listens()) {
                    t.tell(new ShipSpent(t.owner(company)));
                }
            }
            t.owe(new Travel.Journey(company, !c.inOrbit(), true));
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            return new Bill().add(Things.SHIP, action == Plain.FLY ? 1 : 0).prices();
        }

        @Override
        public Question question(Table t) {
            return new Question.Shuttle(who());
        }
    }

    /** At the end everybody may still fulfil contracts, in turn order. */
    record LastDeliveries(Order order) implements Owed.Chore {

        @Override
        public void run(Table t) {
            if (order.isEmpty()) {
                if (!crystalsEnter(t)) {
                    t.phase = Table.Phase.OVER;
                }
                return;
            }
            t.owe(new LastDeliveries(order.rest()));
            int seat = order.first();
            if (!t.isAutoma(seat)) {
                t.owe(new Contracts.LastContracts(seat));
            }
        }
    }

    /** Crystals that these contracts have won count too; what has no room may fill another contract, and win more. */
    private static boolean crystalsEnter(Table t) {
        boolean any = false;
        for (Company c : t.companies) {
            any |= c.waiting > 0;
        }
        if (any) {
            t.owe(new LastDeliveries(Order.NOBODY));
            for (int seat = 0; seat < t.count(); seat++) {
                Storage.receiveCrystals(t, seat);
            }
        }
        return any;
    }

    // ---- a colony that has run dry

    /**
     * A whole round has passed in which no company has produced, gained or built anything, and the shuttle no longer
     * crosses: each is asked whether the game shall end now, and when all agree it does. Lacerda has no wishes of his
     * own.
     *
     * @param order
     *            those who have yet to say so
     */
    record RunDry(Order order) implements Owed.Chore {

        @Override
        public void run(Table t) {
            if (order.isEmpty()) {
                countUp(t);
            } else if (t.isAutoma(order.first())) {
                t.owe(new RunDry(order.rest()));
            } else {
                t.owe(new EndOrGoOn(order.first(), order.rest()));
            }
        }
    }

    record EndOrGoOn(int company, Order others) implements Owed.Decision {

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            out.add(Plain.END_GAME);
            out.add(Plain.GO_ON);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            boolean ends = action == Plain.END_GAME;
            if (t.listens()) {
                t.tell(new EndAnswered(t.owner(company), ends));
            }
            t.owe(ends ? new RunDry(others) : new NextTurn());
        }

        @Override
        public Question question(Table t) {
            return new Question.EndGame(who());
        }
    }

    // ---- before the first round

    /** Whoever sits highest puts the shuttle down. */
    record ShuttleOwner() implements Owed.Chore {

        @Override
        public void run(Table t) {
            int owner = 0;
            for (int seat = 1; seat < t.count(); seat++) {
                if (t.companies[seat].space > t.companies[owner].space) {
                    owner = seat;
                }
            }
            t.owe(new ChooseShuttleSide(owner));
        }
    }

    record ChooseShuttleSide(int company) implements Owed.Decision {

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            out.add(PlaceShuttle.ORBIT);
            out.add(PlaceShuttle.COLONY);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            t.shuttleInOrbit = ((PlaceShuttle) action).orbit();
            if (t.listens()) {
                t.tell(new ShuttleMoved(t.shuttleInOrbit, t.shuttleSpace, false, 0));
            }
        }

        @Override
        public Question question(Table t) {
            return new Question.ShuttleSide(who());
        }
    }
}
