package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.games.onmars.OnMarsAction.At;
import cydonia.games.onmars.OnMarsAction.Explore;
import cydonia.games.onmars.OnMarsAction.Plain;
import cydonia.games.onmars.OnMarsAction.Recall;
import cydonia.games.onmars.OnMarsAction.TakeSpace;
import cydonia.games.onmars.OnMarsHappening.*;
import cydonia.games.onmars.cards.Discovery;
import cydonia.games.onmars.cards.MainAction;
import cydonia.games.onmars.cards.TurnSpace;

/** Journeys between Orbit and Colony: exploration or production, colonists come home, a new turn-order space. */
final class Travel {

    static final int IN_ORBIT = 0;
    static final int IN_COLONY = 1;
    static final int ANYWHERE = 2;

    private Travel() {
    }

    static void begin(Table t) {
        int seat = t.who();
        boolean toOrbit = t.a() != 0;
        boolean withTile = t.b() != 0;
        t.pop();
        if (t.listens()) {
            t.tell(new Travelled(t.owner(seat), toOrbit));
        }
        if (t.isAutoma(seat)) {
            LacerdaOnTheRoad.travel(t, toOrbit);
            return;
        }
        t.push(Task.SPACE, seat, toOrbit ? IN_ORBIT : IN_COLONY);
        t.push(Task.COME_HOME, seat, toOrbit ? 1 : 0);
        if (toOrbit) {
            Production.produce(t, seat);
        } else if (withTile) {
            t.push(Task.EXPLORE, seat);
        }
    }

    static void comeHome(Table t) {
        int seat = t.who();
        boolean toOrbit = t.a() != 0;
        t.pop();
        comeHome(t, seat, toOrbit);
    }

    /** Colonists of the working area and of the actions on that side return to the living quarters. */
    static void comeHome(Table t, int seat, boolean orbit) {
        Company c = t.companies[seat];
        int home = c.working;
        c.working = 0;
        for (MainAction main : MainAction.WITH_SLOTS) {
            if (main.inOrbit() == orbit) {
                home += t.slots(main.ordinal(), seat);
                t.slots[4 * main.ordinal() + seat] = 0;
            }
        }
        Economy.bringHome(t, seat, home);
    }

    static int onSlots(Table t, int seat) {
        int there = 0;
        for (int at = seat; at < t.slots.length; at += 4) {
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

    static void listTiles(Table t, Choices<OnMarsAction> choices) {
        if (anySite(t, t.who())) {
            listShown(t, choices);
        }
    }

    static void listRadar(Table t, Choices<OnMarsAction> choices) {
        for (byte tile : t.exploration) {
            if (tile >= 0 && Effects.possible(t, t.who(), Discovery.of(tile).effect())) {
                choices.add(Explore.of(Discovery.of(tile)));
            }
        }
    }

    private static void listShown(Table t, Choices<OnMarsAction> choices) {
        for (byte tile : t.exploration) {
            if (tile >= 0) {
                choices.add(Explore.of(Discovery.of(tile)));
            }
        }
    }

    static void answerTile(Table t, OnMarsAction action) {
        int seat = t.who();
        t.pop();
        t.push(Task.EXPLORE_AT, seat, ((Explore) action).tile().ordinal());
    }

    static void listSites(Table t, Choices<OnMarsAction> choices) {
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (isSite(t, t.who(), hex)) {
                choices.add(At.of(hex));
            }
        }
    }

    static void answerSite(Table t, OnMarsAction action) {
        int seat = t.who();
        int tile = t.a();
        t.pop();
        place(t, seat, Discovery.of(tile), ((At) action).hex());
    }

    static void place(Table t, int seat, Discovery tile, int hex) {
        t.tile[hex] = (byte) tile.ordinal();
        if (t.listens()) {
            t.tell(new Explored(t.owner(seat), tile, hex));
        }
        replace(t, tile);
    }

    /** Another tile takes the place of one that left the exploration space. */
    static void replace(Table t, Discovery tile) {
        for (int i = 0; i < t.exploration.length; i++) {
            if (t.exploration[i] == tile.ordinal()) {
                t.exploration[i] = Table.NONE;
                if (t.discoveriesUnseen != 0) {
                    int next = t.drawn(t.discoveriesUnseen);
                    t.discoveriesUnseen &= ~(1 << next);
                    t.exploration[i] = (byte) next;
                }
            }
        }
    }

    // ---- turn-order spaces

    static boolean isFree(Table t, int space) {
        for (Company c : t.companies) {
            if (c.space == space) {
                return false;
            }
        }
        return true;
    }

    static void listSpaces(Table t, Choices<OnMarsAction> choices) {
        int from = t.a() == IN_COLONY ? 5 : 1;
        int to = t.a() == IN_ORBIT ? 4 : 8;
        for (int space = from; space <= to; space++) {
            if (isFree(t, space)) {
                choices.add(TakeSpace.of(TurnSpace.of(space)));
            }
        }
    }

    static void answerSpace(Table t, OnMarsAction action) {
        int seat = t.who();
        t.pop();
        settle(t, seat, ((TakeSpace) action).space());
    }

    static void settle(Table t, int seat, TurnSpace space) {
        t.companies[seat].space = space.number();
        if (t.listens()) {
            t.tell(new SpaceTaken(t.owner(seat), space));
        }
        Effects.owe(t, seat, Effects.SPACE + space.ordinal(), false);
    }

    // ---- colonists brought home one by one

    static void listRecall(Table t, Choices<OnMarsAction> choices) {
        int seat = t.who();
        if (t.a() > 0) {
            if ((t.c() & Effects.SLOTS) != 0) {
                for (MainAction main : MainAction.WITH_SLOTS) {
                    if (t.slots(main.ordinal(), seat) > 0) {
                        choices.add(Recall.of(main));
                    }
                }
            }
            if ((t.c() & Effects.WORK) != 0 && t.companies[seat].working > 0) {
                choices.add(Plain.RECALL_WORKER);
            }
        }
        t.offerEnough();
    }

    static void answerRecall(Table t, OnMarsAction action) {
        int seat = t.who();
        switch (action) {
            case Recall(MainAction main) -> {
                t.a(t.a() - 1);
                Slots.leave(t, seat, main);
            }
            case Plain.RECALL_WORKER -> {
                t.a(t.a() - 1);
                t.companies[seat].working--;
                Economy.bringHome(t, seat, 1);
            }
            default -> t.pop();
        }
    }
}
