package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.engine.Why;
import cydonia.games.onmars.OnMarsAction.Unload;
import cydonia.games.onmars.OnMarsAction.UseTech;
import cydonia.games.onmars.OnMarsAction.Welcome;
import cydonia.games.onmars.OnMarsHappening.ShipWelcomed;
import cydonia.games.onmars.OnMarsObstacle.NoShipLeft;
import cydonia.games.onmars.OnMarsObstacle.ShipsPerLevel;
import cydonia.games.onmars.cards.Beginner;
import cydonia.games.onmars.cards.Executive;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.Tech;

/** Welcoming ships: never more than the colony level in all. */
final class Ships {

    static final int COST = Payment.one(Item.PLANT) + Payment.one(Item.WATER);
    /** The colonists each ship brings stand above the flags. */
    private static final int COLONISTS_SHIFT = 16;

    private Ships() {
    }

    static boolean possible(Table t, int seat, boolean pay, Why why) {
        Company c = t.companies[seat];
        boolean ok = c.ships != 0 || why.asked() && why.not(new NoShipLeft());
        ok &= c.shipsTaken() < t.level || why.asked() && why.not(new ShipsPerLevel(c.shipsTaken(), t.level));
        return ok & (!pay || Payment.can(c, 0, COST, why));
    }

    static void begin(Table t, int seat, int colonists, boolean pay, int boost, int must) {
        t.push(Task.WELCOME, seat, 1, boost,
                must | Effects.TECH | (pay ? Effects.PAYING : 0) | colonists << COLONISTS_SHIFT);
    }

    static void list(Table t, Choices<OnMarsAction> choices) {
        int seat = t.who();
        if (t.canRepeat() && possible(t, seat, (t.c() & Effects.PAYING) != 0, Why.NOT_ASKED)) {
            for (int slot = 0; slot < Executive.SHIPS; slot++) {
                if ((t.companies[seat].ships >> slot & 1) != 0) {
                    choices.add(Welcome.of(slot));
                }
            }
            if ((t.c() & Effects.TECH) != 0) {
                Laboratory.listTiles(t, seat, Tech.SHIP, 1, choices);
            }
        }
        t.offerEnough();
    }

    static void answer(Table t, OnMarsAction action) {
        int seat = t.who();
        switch (action) {
            case UseTech(var owner) -> {
                int level = t.companies[owner.index()].level(Tech.SHIP.ordinal());
                t.c((t.c() & ~Effects.TECH) + (level << COLONISTS_SHIFT));
                Laboratory.use(t, seat, owner.index(), Tech.SHIP);
            }
            case Welcome(Executive slot) -> {
                Company c = t.companies[seat];
                t.spendRepeat();
                int flags = t.c();
                c.ships &= ~(1 << slot.ordinal());
                c.hangar++;
                if (t.listens()) {
                    t.tell(new ShipWelcomed(t.owner(seat), slot));
                }
                t.push(Task.UNLOAD, seat, flags >> COLONISTS_SHIFT);
                Payment.owe(t, seat, (flags & Effects.PAYING) != 0 ? COST : Payment.FREE);
                FirstColonists.done(t, seat, Beginner.Task.SHIP_WELCOMED);
            }
            default -> t.pop();
        }
    }

    static void listUnload(Table t, Choices<OnMarsAction> choices) {
        choices.add(Unload.COLONISTS);
        if (t.companies[t.who()].bots < Company.BOTS) {
            choices.add(Unload.BOT);
        }
    }

    static void answerUnload(Table t, OnMarsAction action) {
        int seat = t.who();
        int colonists = t.a();
        boolean bot = ((Unload) action).bot();
        t.pop();
        Economy.gainColonists(t, seat, bot ? colonists - 1 : colonists);
        if (bot) {
            t.push(Task.PLACE_BOT, seat);
        }
    }
}
