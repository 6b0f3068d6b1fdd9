package cydonia.games.onmars.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Bill;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Effect;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.Things;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.Hire;
import cydonia.games.onmars.language.OnMarsAction.Offer;
import cydonia.games.onmars.language.OnMarsAction.Plain;
import cydonia.games.onmars.language.OnMarsAction.Sign;
import cydonia.games.onmars.language.OnMarsHappening.ContractOffered;
import cydonia.games.onmars.language.OnMarsHappening.ContractSigned;
import cydonia.games.onmars.language.OnMarsHappening.Hired;
import cydonia.games.onmars.language.OnMarsObstacle.NotOffered;
import cydonia.games.onmars.language.OnMarsObstacle.TooFewColonists;
import cydonia.games.onmars.language.OnMarsObstacle.TooFewCrystals;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.table.OnMarsSource;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;
import java.util.List;

/** Hiring scientists and taking Earth contracts. Summary, p. 5. */
public final class Hiring {

    public static final int CONTRACTS = Scientist.ALL.size();
    private static final int CONTRACT_COST = 1;
    private static final int SCIENTIST_COST = 2;
    /** Two of each resource. */
    private static final Cost[] COSTS = Item.ALL.stream().limit(Item.RESOURCES).map(Cost::of)
            .map(one -> one.plus(one)).toArray(Cost[]::new);

    private Hiring() {
    }

    static boolean possible(Table t, int seat, Effect.Hire terms, int quarters, int crystals) {
        for (byte card : t.market.offers) {
            if (card >= 0 && canTake(t, seat, card, terms, quarters, crystals, Why.NOT_ASKED)) {
                return true;
            }
        }
        return false;
    }

    private static boolean canTake(Table t, int seat, int card, Effect.Hire terms, int quarters, int crystals,
            Why why) {
        boolean pay = terms.paying();
        if (card >= CONTRACTS) {
            return (terms.contracts() || why.asked() && why.not(new NotOffered(true)))
                    & (!pay || crystals >= CONTRACT_COST
                            || why.asked() && why.not(new TooFewCrystals(crystals, CONTRACT_COST)));
        }
        if (!terms.scientists()) {
            return why.asked() && why.not(new NotOffered(false));
        }
        Scientist scientist = Scientist.of(card);
        if (!pay) {
            return true;
        }
        return scientist.costsColonists()
                ? quarters >= SCIENTIST_COST
                        || why.asked() && why.not(new TooFewColonists(quarters, SCIENTIST_COST))
                : cost(scientist).covered(t.companies[seat], 0, why);
    }

    private static Cost cost(Scientist scientist) {
        return COSTS[scientist.cost().ordinal()];
    }

    /** How a card of the display is taken. */
    private static OnMarsAction action(int card) {
        return card < CONTRACTS ? Hire.of(Scientist.of(card)) : Sign.of(Contract.of(card - CONTRACTS));
    }

    record HireOrSign(int company, Effect.Hire terms, boolean must) implements Owed.Decision {

        private boolean canTake(Table t, int card, Why why) {
            return Hiring.canTake(t, company, card, terms, t.companies[company].quarters, Economy.power(t, company),
                    why);
        }

        @Override
        public boolean isBetweenSteps() {
            return true;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            for (byte card : t.market.offers) {
                if (card >= 0 && canTake(t, card, Why.NOT_ASKED)) {
                    out.add(action(card));
                }
            }
            if (!must || out.isEmpty()) {
                out.add(Plain.ENOUGH);
            }
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            switch (action) {
                case Hire(Scientist scientist) -> {
                    hire(t, company, scientist);
                    if (terms.paying() && scientist.costsColonists()) {
                        Economy.sendToWork(t, company, SCIENTIST_COST);
                    } else if (terms.paying()) {
                        Payment.owe(t, company, cost(scientist));
                    }
                }
                case Sign(Contract contract) -> {
                    sign(t, company, contract);
                    Payment.oweCrystals(t, company, terms.paying() ? CONTRACT_COST : 0);
                }
                default -> {
                    // enough
                }
            }
        }

        @Override
        public void explain(Table t, Seat seat, Reasons<OnMarsAction> out) {
            for (byte card : t.market.offers) {
                if (card >= 0) {
                    out.unless(action(card), why -> canTake(t, card, why));
                }
            }
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            Bill bill = new Bill();
            if (terms.paying() && action instanceof Hire(Scientist scientist)) {
                bill.add(scientist.costsColonists() ? Things.COLONIST : scientist.cost().thing(), SCIENTIST_COST);
            } else if (terms.paying() && action instanceof Sign) {
                bill.add(Item.CRYSTAL.thing(), CONTRACT_COST);
            }
            return bill.prices();
        }

        @Override
        public Question question(Table t) {
            return new Question.Hire(who());
        }
    }

    static void hire(Table t, int seat, Scientist scientist) {
        leaveDisplay(t, scientist.ordinal());
        t.holdings.scientistOwner[scientist.ordinal()] = (byte) seat;
        t.stirred = true;
        if (t.listens()) {
            t.tell(new Hired(t.owner(seat), scientist));
        }
        Missions.contribute(t, seat, Mission.SCIENTISTS);
        FirstColonists.done(t, seat, Beginner.Task.SCIENTIST_HIRED);
    }

    static void sign(Table t, int seat, Contract contract) {
        leaveDisplay(t, CONTRACTS + contract.ordinal());
        t.holdings.contractOwner[contract.ordinal()] = (byte) seat;
        t.stirred = true;
        if (t.listens()) {
            t.tell(new ContractSigned(t.owner(seat), contract));
        }
        Contracts.checkUpgrades(t);
    }

    private static void leaveDisplay(Table t, int card) {
        for (int at = 0; at < t.market.offers.length; at++) {
            if (t.market.offers[at] == card) {
                t.market.offers[at] = Printed.NONE;
                t.market.gaps |= 1 << at;
            }
        }
    }

    /** At the end of the turn a contract of the deck fills each gap. */
    record Gaps(int company) implements Owed.Chore {

        @Override
        public void run(Table t) {
            if (t.market.gaps == 0 || t.market.contractDeck == 0) {
                t.market.gaps = 0;
                return;
            }
            t.owe(this);
            int at = Integer.numberOfTrailingZeros(t.market.gaps);
            t.market.gaps &= t.market.gaps - 1;
            if (t.isAutoma(company)) {
                Hiring.offer(t, at, Contract.of(t.drawn(OnMarsSource.CONTRACTS, t.market.contractDeck)));
            } else {
                t.owe(new FillGap(company, at));
            }
        }
    }

    record FillGap(int company, int at) implements Owed.Decision {

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            for (int rest = t.market.contractDeck; rest != 0; rest &= rest - 1) {
                out.add(Offer.of(Contract.of(Integer.numberOfTrailingZeros(rest))));
            }
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            Hiring.offer(t, at, ((Offer) action).contract());
        }

        @Override
        public Question question(Table t) {
            return new Question.Refill(who());
        }
    }

    public static boolean isOffered(Table t, Contract contract) {
        for (byte card : t.market.offers) {
            if (card == CONTRACTS + contract.ordinal()) {
                return true;
            }
        }
        return false;
    }

    private static void offer(Table t, int at, Contract contract) {
        t.market.offers[at] = (byte) (CONTRACTS + contract.ordinal());
        t.market.contractDeck &= ~(1 << contract.ordinal());
        if (t.listens()) {
            t.tell(new ContractOffered(contract));
        }
    }
}
