package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.games.onmars.OnMarsAction.PlaceShuttle;
import cydonia.games.onmars.OnMarsAction.Plain;
import cydonia.games.onmars.OnMarsHappening.*;
import java.util.OptionalInt;

/** Rounds: turns in order, the shuttle phase, and the end of the game. */
final class Rounds {

    private static final int QUEUE_BITS = 3;
    private static final int STAYS_PUT = 4;
    private static final int NOT_CROSSED = 0;
    private static final int LEFT_ORBIT = 1;
    private static final int LEFT_COLONY = 2;

    private Rounds() {
    }

    /** The lowest space that has not acted. */
    static void next(Table t) {
        int next = -1;
        for (int seat = 0; seat < t.count(); seat++) {
            if (!t.companies[seat].acted && (next < 0 || t.companies[seat].space < t.companies[next].space)) {
                next = seat;
            }
        }
        if (next >= 0) {
            beginTurn(t, next);
        } else {
            endColonization(t);
        }
    }

    private static void beginTurn(Table t, int seat) {
        t.phase = Table.Phase.COLONIZATION;
        t.active = seat;
        t.mainDone = false;
        t.executiveDone = false;
        t.developedThisTurn = 0;
        t.taskDone = false;
        if (t.listens()) {
            t.tell(new TurnBegan(t.owner(seat), t.round));
        }
        Economy.receiveCrystals(t, seat);
        t.push(t.isAutoma(seat) ? Task.AUTOMA_TURN : Task.TURN, seat);
    }

    static void endTurn(Table t) {
        int seat = t.who();
        t.pop();
        t.push(Task.FINISH_TURN, seat);
        t.push(Task.LEVEL_CHECK, seat);
        t.push(Task.REFILL_QUEUE, seat);
        t.push(Task.OXYGEN_QUEUE, seat);
    }

    static void finishTurn(Table t) {
        t.companies[t.who()].acted = true;
        t.pop();
    }

    // ---- between the phases

    private static void endColonization(Table t) {
        boolean ends = t.missionsLeft == 0 || t.level == LifeSupport.TOP_LEVEL;
        if (t.finalRound || ends && t.terms.spaceOddity()) {
            t.pop();
            t.push(Task.OVER, 0);
            t.push(Task.LAST_DELIVERIES, 0, turnOrder(t));
            for (int seat = 0; seat < t.count(); seat++) {
                Economy.receiveCrystals(t, seat);
            }
            return;
        }
        if (ends) {
            t.finalRound = true;
            if (t.listens()) {
                t.tell(new EndInSight());
            }
        }
        t.phase = Table.Phase.SHUTTLE;
        int crossing = moveShuttle(t, ends && t.level == LifeSupport.TOP_LEVEL);
        t.push(Task.SHUTTLE_QUEUE, 0, turnOrder(t), crossing, 0);
    }

    /** One space towards 1, and from there across, unless the colony has grown too large. */
    private static int moveShuttle(Table t, boolean lastFlight) {
        int crossing = NOT_CROSSED;
        int steps = 1;
        if (!lastFlight && t.shuttleSpace > 1) {
            t.shuttleSpace--;
        } else if (lastFlight || t.level < STAYS_PUT) {
            crossing = t.shuttleInOrbit ? LEFT_ORBIT : LEFT_COLONY;
            t.shuttleInOrbit = !t.shuttleInOrbit;
            t.shuttleSpace = Math.min(STAYS_PUT - 1, t.level);
        } else {
            steps = 0;
        }
        if (t.listens()) {
            t.tell(new ShuttleMoved(t.shuttleInOrbit, t.shuttleSpace, crossing != NOT_CROSSED, steps));
        }
        return crossing;
    }

    /** Shuttle phases until it leaves that side, this round's included. */
    static OptionalInt untilCrossing(Table t, boolean fromOrbit) {
        if (t.level >= STAYS_PUT) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(t.shuttleInOrbit == fromOrbit ? t.shuttleSpace : t.shuttleSpace + t.level);
    }

    /** All companies by their spaces, three bits each, the first one lowest; one is added so that 0 means nobody. */
    static int turnOrder(Table t) {
        int order = 0;
        int shift = 0;
        for (int space = 1; space <= 8; space++) {
            for (int seat = 0; seat < t.count(); seat++) {
                if (t.companies[seat].space == space) {
                    order |= seat + 1 << shift;
                    shift += QUEUE_BITS;
                }
            }
        }
        return order;
    }

    static void nextTraveller(Table t) {
        int queue = t.a();
        if (queue == 0) {
            t.pop();
            t.round++;
            for (Company c : t.companies) {
                c.acted = false;
            }
            return;
        }
        int seat = (queue & (1 << QUEUE_BITS) - 1) - 1;
        boolean ride = t.b() == (t.companies[seat].inOrbit() ? LEFT_ORBIT : LEFT_COLONY);
        t.a(queue >> QUEUE_BITS);
        if (t.isAutoma(seat)) {
            LacerdaOnTheRoad.shuttle(t, ride);
        } else {
            t.push(Task.SHUTTLE, seat, ride ? 1 : 0);
        }
    }

    static void listShuttle(Table t, Choices<OnMarsAction> choices) {
        if (t.a() != 0) {
            choices.add(Plain.RIDE);
        }
        if (t.companies[t.who()].hangar > 0) {
            choices.add(Plain.FLY);
        }
        choices.add(Plain.STAY);
    }

    static void answerShuttle(Table t, OnMarsAction action) {
        int seat = t.who();
        Company c = t.companies[seat];
        t.pop();
        if (action == Plain.STAY) {
            return;
        }
        if (action == Plain.FLY) {
            c.hangar--;
            if (t.listens()) {
                t.tell(new ShipSpent(t.owner(seat)));
            }
        }
        t.push(Task.TRAVEL, seat, c.inOrbit() ? 0 : 1, 1, 0);
    }

    /** At the end everybody may still fulfil contracts, in turn order. */
    static void lastDeliveries(Table t) {
        int queue = t.a();
        if (queue == 0) {
            t.pop();
            t.phase = Table.Phase.OVER;
            return;
        }
        t.a(queue >> QUEUE_BITS);
        int seat = (queue & (1 << QUEUE_BITS) - 1) - 1;
        if (!t.isAutoma(seat)) {
            t.push(Task.FULFIL, seat);
        }
    }

    // ---- before the first round

    /** Whoever sits highest puts the shuttle down. */
    static void shuttleOwner(Table t) {
        int owner = 0;
        for (int seat = 1; seat < t.count(); seat++) {
            if (t.companies[seat].space > t.companies[owner].space) {
                owner = seat;
            }
        }
        t.pop();
        t.push(Task.SHUTTLE_SIDE, owner);
    }

    static void listSides(Choices<OnMarsAction> choices) {
        choices.add(PlaceShuttle.ORBIT);
        choices.add(PlaceShuttle.COLONY);
    }

    static void answerSide(Table t, OnMarsAction action) {
        t.pop();
        t.shuttleInOrbit = ((PlaceShuttle) action).orbit();
        if (t.listens()) {
            t.tell(new ShuttleMoved(t.shuttleInOrbit, t.shuttleSpace, false, 0));
        }
    }
}
