package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.games.onmars.OnMarsAction.Deliver;
import cydonia.games.onmars.OnMarsAction.Fulfil;
import cydonia.games.onmars.OnMarsAction.Plain;
import cydonia.games.onmars.OnMarsHappening.ContractFulfilled;
import cydonia.games.onmars.OnMarsHappening.Delivered;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Contract;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.Mission;

/** Earth contracts once they are held: deliveries, and advanced buildings in large complexes. */
final class Contracts {

    private static final Contract[] ALL = Contract.values();

    private Contracts() {
    }

    static boolean isDone(Table t, Contract contract) {
        return (t.contractsDone >> contract.ordinal() & 1) != 0;
    }

    static int missing(Table t, Contract contract, Item item) {
        return contract.wants(item) - t.delivered[place(contract, item)];
    }

    private static int place(Contract contract, Item item) {
        return 2 * contract.ordinal() + (item == contract.item() ? 0 : 1);
    }

    /** The first contract of that company that still needs such an item, or negative. */
    static int wantedBy(Table t, int p, Item item) {
        for (int i = Contract.DELIVER_MINERAL.ordinal(); i < ALL.length; i++) {
            if (t.contractOwner[i] == p && ALL[i].wants(item) > 0 && missing(t, ALL[i], item) > 0) {
                return i;
            }
        }
        return -1;
    }

    /** What finds no room goes straight onto a contract, if one wants it. */
    static boolean deliverGain(Table t, int p, Item item) {
        int wanted = wantedBy(t, p, item);
        if (wanted < 0) {
            return false;
        }
        lay(t, p, ALL[wanted], item);
        return true;
    }

    private static void lay(Table t, int p, Contract contract, Item item) {
        t.delivered[place(contract, item)]++;
        if (t.told()) {
            t.tell(new Delivered(t.owner(p), contract, item));
        }
        if (missing(t, contract, contract.item()) == 0
                && (contract.item() == Item.MINERAL || missing(t, contract, Item.MINERAL) == 0)) {
            fulfil(t, p, contract);
        }
    }

    private static void fulfil(Table t, int p, Contract contract) {
        t.contractsDone |= 1 << contract.ordinal();
        if (t.told()) {
            t.tell(new ContractFulfilled(t.owner(p), contract));
        }
        Missions.contribute(t, p, Mission.CONTRACTS);
    }

    /** An upgrade contract is fulfilled once a marker stands in a complex of four; the automa's count at the end. */
    static void checkUpgrades(Table t) {
        for (int i = 0; i < Contract.DELIVER_MINERAL.ordinal(); i++) {
            int p = t.contractOwner[i];
            if (p >= 0 && !t.isAutoma(p) && !isDone(t, ALL[i]) && isMet(t, p, ALL[i])) {
                fulfil(t, p, ALL[i]);
            }
        }
    }

    private static boolean isMet(Table t, int p, Contract contract) {
        for (int card = 0; card < t.planOwner.length; card++) {
            if (t.planOwner[card] == p && t.planHex[card] >= 0
                    && Blueprint.of(card).building() == contract.building()
                    && Surface.complex(t, t.planHex[card]) >= Contract.COMPLEX) {
                return true;
            }
        }
        return false;
    }

    /** One item each. */
    static void listDeliveries(Table t, int p, Choices<OnMarsAction> choices) {
        for (int i = Contract.DELIVER_MINERAL.ordinal(); i < ALL.length; i++) {
            if (t.contractOwner[i] == p && !isDone(t, ALL[i])) {
                listDelivery(t, p, ALL[i], ALL[i].item(), choices);
                if (ALL[i].item() != Item.MINERAL) {
                    listDelivery(t, p, ALL[i], Item.MINERAL, choices);
                }
            }
        }
    }

    private static void listDelivery(Table t, int p, Contract contract, Item item, Choices<OnMarsAction> choices) {
        if (has(t.companies[p], item) > 0 && missing(t, contract, item) > 0) {
            choices.add(Deliver.of(contract, item));
        }
    }

    private static int has(Company c, Item item) {
        return item == Item.CRYSTAL ? c.crystals : c.stock[item.ordinal()];
    }

    static void deliver(Table t, int p, Contract contract, Item item) {
        Company c = t.companies[p];
        if (item == Item.CRYSTAL) {
            c.crystals--;
        } else {
            c.stock[item.ordinal()]--;
        }
        lay(t, p, contract, item);
    }

    // ---- at the end of the game whole contracts may be filled

    static void listFulfil(Table t, Choices<OnMarsAction> choices) {
        int p = t.who();
        for (int i = Contract.DELIVER_MINERAL.ordinal(); i < ALL.length; i++) {
            if (t.contractOwner[i] == p && !isDone(t, ALL[i]) && canFill(t, t.companies[p], ALL[i])) {
                choices.add(Fulfil.of(ALL[i]));
            }
        }
        choices.add(Plain.ENOUGH);
    }

    private static boolean canFill(Table t, Company c, Contract contract) {
        return has(c, contract.item()) >= missing(t, contract, contract.item())
                && (contract.item() == Item.MINERAL || c.stock[0] >= missing(t, contract, Item.MINERAL));
    }

    static void answerFulfil(Table t, OnMarsAction action) {
        int p = t.who();
        if (!(action instanceof Fulfil(Contract contract))) {
            t.pop();
            return;
        }
        while (missing(t, contract, contract.item()) > 0) {
            deliver(t, p, contract, contract.item());
        }
        while (contract.item() != Item.MINERAL && missing(t, contract, Item.MINERAL) > 0) {
            deliver(t, p, contract, Item.MINERAL);
        }
    }
}
