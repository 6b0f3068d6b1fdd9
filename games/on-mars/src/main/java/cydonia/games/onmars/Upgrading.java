package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.engine.Why;
import cydonia.games.onmars.OnMarsAction.At;
import cydonia.games.onmars.OnMarsAction.Upgrade;
import cydonia.games.onmars.OnMarsAction.UseTech;
import cydonia.games.onmars.OnMarsHappening.Paid;
import cydonia.games.onmars.OnMarsHappening.Upgraded;
import cydonia.games.onmars.OnMarsObstacle.NoBlueprintToBuild;
import cydonia.games.onmars.OnMarsObstacle.NoBuildingFor;
import cydonia.games.onmars.OnMarsObstacle.TooFew;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.Mission;
import cydonia.games.onmars.cards.Tech;
import org.jspecify.annotations.Nullable;

/** Upgrading a building: a marker moves from a blueprint onto the map. */
final class Upgrading {

    private Upgrading() {
    }

    static boolean possible(Table t, int seat, boolean pay, boolean anywhere, Why why) {
        boolean paid = !pay || t.companies[seat].stock[0] > 0
                || why.asked() && why.not(new TooFew(Item.MINERAL, t.companies[seat].stock[0], 1));
        if (!paid && !why.asked()) {
            return false;
        }
        boolean site = false;
        boolean any = false;
        for (int card = 0; card < t.planOwner.length; card++) {
            if (waiting(t, seat, card)) {
                any = true;
                if (sites(t, seat, card, anywhere, null)) {
                    site = true;
                    break;
                }
                if (why.asked()) {
                    why.not(new NoBuildingFor(Blueprint.of(card)));
                }
            }
        }
        return paid & site & (any || why.asked() && why.not(new NoBlueprintToBuild()));
    }

    /** A blueprint that still carries its marker. */
    static boolean waiting(Table t, int seat, int card) {
        return t.planOwner[card] == seat && t.planHex[card] < 0;
    }

    static boolean sites(Table t, int seat, int card, boolean anywhere,
            @Nullable Choices<OnMarsAction> choices) {
        Blueprint plan = Blueprint.of(card);
        int kind = Surface.kind(plan.building().ordinal(), seat);
        boolean found = false;
        for (int word = 0; word < 2; word++) {
            long near = t.built[2 * kind + word] & (anywhere ? -1L : Surface.zone(t, seat, word));
            for (long rest = near; rest != 0; rest &= rest - 1) {
                int hex = 64 * word + Long.numberOfTrailingZeros(rest);
                if (t.piece[hex] < Table.MARKER && (plan.level() == 1 || Surface.complex(t, hex) >= plan.level())) {
                    if (choices == null) {
                        return true;
                    }
                    choices.add(At.of(hex));
                    found = true;
                }
            }
        }
        return found;
    }

    static void list(Table t, Choices<OnMarsAction> choices) {
        int seat = t.who();
        boolean anywhere = (t.c() & Effects.ANYWHERE) != 0;
        if ((t.c() & Effects.PAYING) == 0 || t.companies[seat].stock[0] > 0) {
            boolean repeat = t.canRepeat();
            boolean any = false;
            for (int card = 0; card < t.planOwner.length; card++) {
                if (waiting(t, seat, card) && sites(t, seat, card, anywhere, null)) {
                    any = true;
                    if (repeat) {
                        choices.add(Upgrade.of(Blueprint.of(card)));
                    }
                }
            }
            if (any && (t.c() & Effects.TECH) != 0) {
                Laboratory.listTiles(t, seat, Tech.UPGRADE, 1, choices);
            }
        }
        t.offerEnough();
    }

    static void answer(Table t, OnMarsAction action) {
        int seat = t.who();
        switch (action) {
            case UseTech(var owner) -> {
                t.a(t.a() + t.companies[owner.index()].level(Tech.UPGRADE.ordinal()));
                t.c(t.c() & ~Effects.TECH);
                Laboratory.use(t, seat, owner.index(), Tech.UPGRADE);
            }
            case Upgrade(Blueprint card) -> {
                t.spendRepeat();
                t.push(Task.UPGRADE_AT, seat, card.ordinal(), 0, t.c());
            }
            default -> t.pop();
        }
    }

    static void listSites(Table t, Choices<OnMarsAction> choices) {
        sites(t, t.who(), t.a(), (t.c() & Effects.ANYWHERE) != 0, choices);
    }

    static void answerSite(Table t, OnMarsAction action) {
        int seat = t.who();
        int card = t.a();
        boolean pay = (t.c() & Effects.PAYING) != 0;
        t.pop();
        if (pay) {
            t.companies[seat].stock[0]--;
            if (t.listens()) {
                t.tell(new Paid(t.owner(seat), Item.MINERAL, 1));
            }
        }
        place(t, seat, Blueprint.of(card), ((At) action).hex());
    }

    /** A bot or rover there is set down elsewhere, a miner goes home. */
    static void place(Table t, int seat, Blueprint card, int hex) {
        int piece = t.piece[hex];
        if (piece >= Table.MINER) {
            Economy.bringHome(t, piece & 3, 1);
        } else {
            Surface.displace(t, hex);
        }
        t.piece[hex] = (byte) (Table.MARKER + seat);
        t.planHex[card.ordinal()] = (byte) hex;
        if (t.listens()) {
            t.tell(new Upgraded(t.owner(seat), card, hex));
        }
        Missions.contribute(t, seat, Mission.ADVANCED);
        Contracts.checkUpgrades(t);
    }
}
