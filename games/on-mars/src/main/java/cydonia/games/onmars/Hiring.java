package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.engine.Why;
import cydonia.games.onmars.OnMarsAction.Hire;
import cydonia.games.onmars.OnMarsAction.Offer;
import cydonia.games.onmars.OnMarsAction.Sign;
import cydonia.games.onmars.OnMarsHappening.ContractOffered;
import cydonia.games.onmars.OnMarsHappening.ContractSigned;
import cydonia.games.onmars.OnMarsHappening.Hired;
import cydonia.games.onmars.OnMarsObstacle.NotOffered;
import cydonia.games.onmars.OnMarsObstacle.TooFewColonists;
import cydonia.games.onmars.OnMarsObstacle.TooFewCrystals;
import cydonia.games.onmars.cards.Beginner;
import cydonia.games.onmars.cards.Contract;
import cydonia.games.onmars.cards.Mission;
import cydonia.games.onmars.cards.Scientist;

/** Hiring scientists and taking Earth contracts. */
final class Hiring {

    static final int CONTRACTS = Scientist.ALL.size();
    static final int CONTRACT_COST = 1;
    static final int SCIENTIST_COST = 2;

    private Hiring() {
    }

    static boolean possible(Table t, int seat, int flags, int quarters, int crystals) {
        for (byte card : t.offers) {
            if (card >= 0 && canTake(t, seat, card, flags, quarters, crystals, Why.NOT_ASKED)) {
                return true;
            }
        }
        return false;
    }

    static boolean canTake(Table t, int seat, int card, int flags, int quarters, int crystals, Why why) {
        boolean pay = (flags & Effects.PAYING) != 0;
        if (card >= CONTRACTS) {
            return ((flags & Effects.CONTRACTS) != 0 || why.asked() && why.not(new NotOffered(true)))
                    & (!pay || crystals >= CONTRACT_COST
                            || why.asked() && why.not(new TooFewCrystals(crystals, CONTRACT_COST)));
        }
        if ((flags & Effects.SCIENTISTS) == 0) {
            return why.asked() && why.not(new NotOffered(false));
        }
        Scientist scientist = Scientist.of(card);
        if (!pay) {
            return true;
        }
        return scientist.costsColonists()
                ? quarters >= SCIENTIST_COST
                        || why.asked() && why.not(new TooFewColonists(quarters, SCIENTIST_COST))
                : Payment.can(t.companies[seat], 0, SCIENTIST_COST * Payment.one(scientist.cost()), why);
    }

    static void list(Table t, Choices<OnMarsAction> choices) {
        int seat = t.who();
        int quarters = t.companies[seat].quarters;
        int crystals = Economy.power(t, seat);
        for (byte card : t.offers) {
            if (card >= 0 && canTake(t, seat, card, t.c(), quarters, crystals, Why.NOT_ASKED)) {
                choices.add(action(card));
            }
        }
        t.offerEnough();
    }

    /** How a card of the display is taken. */
    static OnMarsAction action(int card) {
        return card < CONTRACTS ? Hire.of(Scientist.of(card)) : Sign.of(Contract.of(card - CONTRACTS));
    }

    static void answer(Table t, OnMarsAction action) {
        int seat = t.who();
        boolean pay = (t.c() & Effects.PAYING) != 0;
        t.pop();
        switch (action) {
            case Hire(Scientist scientist) -> {
                hire(t, seat, scientist);
                if (pay && scientist.costsColonists()) {
                    Economy.sendToWork(t, seat, SCIENTIST_COST);
                } else if (pay) {
                    Payment.owe(t, seat, SCIENTIST_COST * Payment.one(scientist.cost()));
                }
            }
            case Sign(Contract contract) -> {
                sign(t, seat, contract);
                Payment.oweCrystals(t, seat, pay ? CONTRACT_COST : 0);
            }
            default -> {
            }
        }
    }

    static void hire(Table t, int seat, Scientist scientist) {
        leaveDisplay(t, scientist.ordinal());
        t.scientistOwner[scientist.ordinal()] = (byte) seat;
        if (t.listens()) {
            t.tell(new Hired(t.owner(seat), scientist));
        }
        Missions.contribute(t, seat, Mission.SCIENTISTS);
        FirstColonists.done(t, seat, Beginner.Task.SCIENTIST_HIRED);
    }

    static void sign(Table t, int seat, Contract contract) {
        leaveDisplay(t, CONTRACTS + contract.ordinal());
        t.contractOwner[contract.ordinal()] = (byte) seat;
        if (t.listens()) {
            t.tell(new ContractSigned(t.owner(seat), contract));
        }
        Contracts.checkUpgrades(t);
    }

    private static void leaveDisplay(Table t, int card) {
        for (int at = 0; at < t.offers.length; at++) {
            if (t.offers[at] == card) {
                t.offers[at] = Table.NONE;
                t.gaps |= 1 << at;
            }
        }
    }

    // ---- at the end of the turn a contract of the deck fills the gap

    static void nextGap(Table t) {
        if (t.gaps == 0 || t.contractDeck == 0) {
            t.gaps = 0;
            t.pop();
            return;
        }
        int at = Integer.numberOfTrailingZeros(t.gaps);
        t.gaps &= t.gaps - 1;
        if (t.isAutoma(t.who())) {
            offer(t, at, Contract.of(t.drawn(t.contractDeck)));
        } else {
            t.push(Task.REFILL, t.who(), at);
        }
    }

    static void listRefill(Table t, Choices<OnMarsAction> choices) {
        for (int rest = t.contractDeck; rest != 0; rest &= rest - 1) {
            choices.add(Offer.of(Contract.of(Integer.numberOfTrailingZeros(rest))));
        }
    }

    static void answerRefill(Table t, OnMarsAction action) {
        int at = t.a();
        t.pop();
        offer(t, at, ((Offer) action).contract());
    }

    static boolean isOffered(Table t, Contract contract) {
        for (byte card : t.offers) {
            if (card == CONTRACTS + contract.ordinal()) {
                return true;
            }
        }
        return false;
    }

    private static void offer(Table t, int at, Contract contract) {
        t.offers[at] = (byte) (CONTRACTS + contract.ordinal());
        t.contractDeck &= ~(1 << contract.ordinal());
        if (t.listens()) {
            t.tell(new ContractOffered(contract));
        }
    }
}
