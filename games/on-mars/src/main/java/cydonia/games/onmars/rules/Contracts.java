package cydonia.games.onmars.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.games.onmars.box.Bill;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.Deliver;
import cydonia.games.onmars.language.OnMarsAction.Fulfil;
import cydonia.games.onmars.language.OnMarsAction.Plain;
import cydonia.games.onmars.language.OnMarsHappening.ContractFulfilled;
import cydonia.games.onmars.language.OnMarsHappening.Delivered;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;
import java.util.List;

/** Earth contracts once they are held: deliveries, and advanced buildings in large complexes. Summary, p. 5. */
public final class Contracts {

    private static final Contract[] ALL = Contract.values();

    private Contracts() {
    }

    public static boolean isDone(Table t, Contract contract) {
        return (t.holdings.contractsDone >> contract.ordinal() & 1) != 0;
    }

    public static int missing(Table t, Contract contract, Item item) {
        return contract.wants(item) - t.holdings.delivered[place(contract, item)];
    }

    private static int place(Contract contract, Item item) {
        return 2 * contract.ordinal() + (item == contract.item() ? 0 : 1);
    }

    private static boolean wants(Table t, int seat, int contract, Item item) {
        return t.holdings.contractOwner[contract] == seat && ALL[contract].wants(item) > 0
                && missing(t, ALL[contract], item) > 0;
    }

    /** How many such items the contracts of that company still need. */
    static int wanted(Table t, int seat, Item item) {
        int wanted = 0;
        for (int i = Contract.DELIVER_MINERAL.ordinal(); i < ALL.length; i++) {
            wanted += wants(t, seat, i, item) ? missing(t, ALL[i], item) : 0;
        }
        return wanted;
    }

    /** What finds no room goes straight onto contracts that want it; tells how much does. */
    static int deliverGain(Table t, int seat, Item item, int n) {
        int delivered = n == 0 ? 0 : Math.min(n, wanted(t, seat, item));
        if (delivered > 0) {
            t.owe(new PutGain(seat, item, delivered));
        }
        return delivered;
    }

    /** Onto which of the contracts that want it, one by one. */
    record PutGain(int company, Item item, int left) implements Owed.Decision {

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            for (int i = Contract.DELIVER_MINERAL.ordinal(); i < ALL.length; i++) {
                if (wants(t, company, i, item)) {
                    out.add(Deliver.of(ALL[i], item));
                }
            }
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            if (left > 1) {
                t.owe(new PutGain(company, item, left - 1));
            }
            lay(t, company, ((Deliver) action).contract(), item);
        }

        @Override
        public Question question(Table t) {
            return new Question.PutGain(who(), item, left);
        }
    }

    private static void lay(Table t, int seat, Contract contract, Item item) {
        t.holdings.delivered[place(contract, item)]++;
        if (t.listens()) {
            t.tell(new Delivered(t.owner(seat), contract, item));
        }
        if (missing(t, contract, contract.item()) == 0
                && (contract.item() == Item.MINERAL || missing(t, contract, Item.MINERAL) == 0)) {
            fulfil(t, seat, contract);
        }
    }

    private static void fulfil(Table t, int seat, Contract contract) {
        t.holdings.contractsDone |= 1 << contract.ordinal();
        t.stirred = true;
        if (t.listens()) {
            t.tell(new ContractFulfilled(t.owner(seat), contract));
        }
        Missions.contribute(t, seat, Mission.CONTRACTS);
    }

    /** An upgrade contract is fulfilled once a marker stands in a complex of four; the automa's count at the end. */
    public static void checkUpgrades(Table t) {
        for (int i = 0; i < Contract.DELIVER_MINERAL.ordinal(); i++) {
            int seat = t.holdings.contractOwner[i];
            if (seat >= 0 && !t.isAutoma(seat) && !isDone(t, ALL[i]) && isMet(t, seat, ALL[i])) {
                fulfil(t, seat, ALL[i]);
            }
        }
    }

    private static boolean isMet(Table t, int seat, Contract contract) {
        for (int card = 0; card < t.holdings.planOwner.length; card++) {
            if (t.holdings.planOwner[card] == seat && t.holdings.planHex[card] >= 0
                    && Blueprint.of(card).building() == contract.building()
                    && Surface.complex(t, t.holdings.planHex[card]) >= Contract.COMPLEX) {
                return true;
            }
        }
        return false;
    }

    /** One item each. */
    static void listDeliveries(Table t, int seat, Choices<OnMarsAction> choices) {
        for (int i = Contract.DELIVER_MINERAL.ordinal(); i < ALL.length; i++) {
            if (t.holdings.contractOwner[i] == seat && !isDone(t, ALL[i])) {
                listDelivery(t, seat, ALL[i], ALL[i].item(), choices);
                if (ALL[i].item() != Item.MINERAL) {
                    listDelivery(t, seat, ALL[i], Item.MINERAL, choices);
                }
            }
        }
    }

    static boolean canDeliver(Table t, int seat) {
        for (int i = Contract.DELIVER_MINERAL.ordinal(); i < ALL.length; i++) {
            if (wants(t, seat, i, ALL[i].item()) && has(t.companies[seat], ALL[i].item()) > 0
                    || wants(t, seat, i, Item.MINERAL) && has(t.companies[seat], Item.MINERAL) > 0) {
                return true;
            }
        }
        return false;
    }

    private static void listDelivery(Table t, int seat, Contract contract, Item item, Choices<OnMarsAction> choices) {
        if (has(t.companies[seat], item) > 0 && missing(t, contract, item) > 0) {
            choices.add(Deliver.of(contract, item));
        }
    }

    private static int has(Company c, Item item) {
        return item == Item.CRYSTAL ? c.crystals + c.waiting : c.stock[item.ordinal()];
    }

    /** Crystals that still wait go first: they cannot be spent, but put on a card like everything just gained. */
    static void deliver(Table t, int seat, Contract contract, Item item) {
        Company c = t.companies[seat];
        if (item == Item.CRYSTAL && c.waiting > 0) {
            c.waiting--;
        } else if (item == Item.CRYSTAL) {
            c.crystals--;
        } else {
            c.stock[item.ordinal()]--;
        }
        lay(t, seat, contract, item);
    }

    private static boolean canFill(Table t, Company c, Contract contract) {
        return has(c, contract.item()) >= missing(t, contract, contract.item())
                && (contract.item() == Item.MINERAL || c.stock[0] >= missing(t, contract, Item.MINERAL));
    }

    /** At the end of the game whole contracts may be filled. */
    record LastContracts(int company) implements Owed.Decision {

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            for (int i = Contract.DELIVER_MINERAL.ordinal(); i < ALL.length; i++) {
                if (t.holdings.contractOwner[i] == company && !isDone(t, ALL[i])
                        && canFill(t, t.companies[company], ALL[i])) {
                    out.add(Fulfil.of(ALL[i]));
                }
            }
            out.add(Plain.ENOUGH);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            if (!(action instanceof Fulfil(Contract contract))) {
                t.done();
                return;
            }
            while (missing(t, contract, contract.item()) > 0) {
                deliver(t, company, contract, contract.item());
            }
            while (contract.item() != Item.MINERAL && missing(t, contract, Item.MINERAL) > 0) {
                deliver(t, company, contract, Item.MINERAL);
            }
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            Bill bill = new Bill();
            if (action instanceof Fulfil(Contract contract)) {
                bill.add(contract.item().thing(), missing(t, contract, contract.item()));
                bill.add(Item.MINERAL.thing(), contract.item() == Item.MINERAL
                        ? 0
                        : missing(t, contract, Item.MINERAL));
            }
            return bill.prices();
        }

        @Override
        public Question question(Table t) {
            return new Question.Fulfil(who());
        }
    }
}
