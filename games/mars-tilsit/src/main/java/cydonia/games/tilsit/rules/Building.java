package cydonia.games.tilsit.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.tilsit.box.Amounts;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.Cost;
import cydonia.games.tilsit.box.Effect;
import cydonia.games.tilsit.box.Hand;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.Facts;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsAction.Break;
import cydonia.games.tilsit.language.MarsAction.Build;
import cydonia.games.tilsit.language.MarsAction.Buy;
import cydonia.games.tilsit.language.MarsAction.Done;
import cydonia.games.tilsit.language.MarsAction.Play;
import cydonia.games.tilsit.language.MarsHappening;
import cydonia.games.tilsit.language.MarsObstacle;
import cydonia.games.tilsit.language.Question;
import cydonia.games.tilsit.table.Colony;
import cydonia.games.tilsit.table.Owed;
import cydonia.games.tilsit.table.Table;
import java.util.List;

/** Installations and contracts, paid to the reserve (rulebook, 6, 6 b, 6 f). */
public final class Building {

    /** What the discount card is worth. */
    private static final int PREFABRICATED = RdCard.PREFABRICATION.effects()
            .get(0) instanceof Effect.Discount(int cards)
                    ? cards
                    : 0;

    private static final Construct CONSTRUCT = new Construct();

    private Building() {
    }

    /** Tiles still in the box: of that level, or of the whole kind where tiles carry no level. */
    public static int tilesLeft(Table table, Installation what, int level) {
        boolean byLevel = countedByLevel(table, what);
        int left = byLevel ? what.tiles(level) : what.tilesInAll();
        for (Colony colony : table.colonies) {
            int built = colony.built(what);
            left -= byLevel ? (built >= level ? 1 : 0) : built;
        }
        return what.isMine() ? left - table.minesRemoved[what.ore().ordinal()] : left;
    }

    private static boolean countedByLevel(Table table, Installation what) {
        return !what.isMine() && !table.terms.tilesByType();
    }

    static boolean canBuild(Table table, Colony colony, Installation what, Why why) {
        return canBuild(table, colony, what, discount(table, colony), why);
    }

    private static boolean canBuild(Table table, Colony colony, Installation what, int discount, Why why) {
        if (colony.built(what) == what.topLevel()) {
            return why.asked() && why.not(new MarsObstacle.FullyBuilt(what));
        }
        int level = colony.built(what) + 1;
        boolean place = !what.isMine() || colony.mines() < Installation.MINE_PLACES
                || why.asked() && why.not(new MarsObstacle.NoMinePlace(Installation.MINE_PLACES));
        boolean tile = tilesLeft(table, what, level) > 0
                || why.asked() && why.not(
                        new MarsObstacle.NoTileLeft(what, level, countedByLevel(table, what) && what.topLevel() > 1));
        return place & tile & canPay(colony, what.cost(level), discount, why);
    }

    /** Cards the next installation may cost less; at least one is always paid. */
    public static int discount(Table table, Colony colony) {
        return table.turn.prefabricated + (table.turn.discounted ? 0 : colony.perks.discount());
    }

    /** Cards of that cost that need not be paid. */
    private static int spared(Table table, Colony colony, Cost cost) {
        return Math.min(discount(table, colony), cost.total() - 1);
    }

    private static boolean canPay(Colony colony, Cost cost, int discount, Why why) {
        int missing = 0;
        for (Resource what : Resource.ALL) {
            missing += Math.max(0, cost.of(what) - colony.hand[what.ordinal()]);
        }
        if (missing <= Math.min(discount, cost.total() - 1)) {
            return true;
        }
        if (why.asked()) {
            for (Resource what : Resource.ALL) {
                int have = colony.hand[what.ordinal()];
                if (have < cost.of(what)) {
                    why.not(new MarsObstacle.TooFewCards(what, have, cost.of(what)));
                }
            }
        }
        return false;
    }

    static boolean canBuy(Table table, Colony colony, Contract contract, Why why) {
        if ((colony.contracts & contract.bit()) != 0) {
            return why.asked() && why.not(new MarsObstacle.ContractHeld());
        }
        boolean free = (takenContracts(table) & contract.bit()) == 0
                || why.asked() && why.not(new MarsObstacle.ContractTaken());
        boolean room = colony.contractCount() < colony.contractLimit()
                || why.asked() && why.not(new MarsObstacle.ContractLimit(colony.contractLimit()));
        return free & room & canPay(colony, Contract.PRICE, 0, why);
    }

    private static int takenContracts(Table table) {
        int bits = 0;
        for (Colony colony : table.colonies) {
            bits |= colony.contracts;
        }
        return bits;
    }

    /** A discount card is of use only if something can be built with it. */
    static boolean canPlay(Table table, Colony colony, Why why) {
        int discount = discount(table, colony) + PREFABRICATED;
        boolean useful = false;
        for (Installation what : Installation.ALL) {
            useful |= canBuild(table, colony, what, discount, Why.NOT_ASKED);
        }
        return useful || why.asked() && why.not(new MarsObstacle.NothingToBuildWithIt());
    }

    record Constructing(Seat who) implements Owed.ByOne {
        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            Colony colony = table.colony(who);
            for (Installation what : Installation.ALL) {
                if (canBuild(table, colony, what, Why.NOT_ASKED)) {
                    out.add(Build.of(what));
                }
            }
            if (canPay(colony, Contract.PRICE, 0, Why.NOT_ASKED)) {
                offerContracts(table, colony, out);
            }
            for (RdCard card : Hand.PLAYED_WHEN_BUILDING) {
                if (colony.held[card.ordinal()] > 0 && canPlay(table, colony, Why.NOT_ASKED)) {
                    out.add(Play.of(card));
                }
            }
            out.add(MarsAction.DONE);
        }

        private static void offerContracts(Table table, Colony colony, Choices<MarsAction> out) {
            boolean room = colony.contractCount() < colony.contractLimit();
            int taken = takenContracts(table);
            if (taken == Contract.ALL_BITS) {
                return;
            }
            for (Contract contract : Contract.ALL) {
                if (room && (taken & contract.bit()) == 0) {
                    out.add(Buy.of(contract));
                } else if (!room && (colony.contracts & contract.bit()) != 0) {
                    out.add(Break.of(contract));
                }
            }
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            Colony colony = table.colony(who);
            switch (action) {
                case Build(Installation what) -> pay(table, colony, what);
                case Buy(Contract contract) -> {
                    payContract(table, colony);
                    buy(table, colony, contract, Contract.PRICE);
                }
                case Break(Contract contract) -> {
                    colony.contracts &= ~contract.bit();
                    payContract(table, colony);
                    if (table.listens()) {
                        table.tell(new MarsHappening.ContractReturned(who, contract, Contract.PRICE));
                    }
                    table.push(new Replace(who, contract));
                }
                case Play(RdCard card) -> Effects.playFromHand(table, who, card);
                case Done _ -> table.pop();
                default -> throw new IllegalArgumentException(action.toString());
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.Build();
        }

        @Override
        public List<Fact.Price> prices(Table table, Seat seat, MarsAction action) {
            return switch (action) {
                case Build(Installation what) -> price(table, table.colony(who), what);
                case Buy _,Break _ -> Contract.PRICE.prices();
                default -> List.of();
            };
        }

        /** With a discount the owner chooses which cards are paid: so many. */
        private static List<Fact.Price> price(Table table, Colony colony, Installation what) {
            Cost cost = what.cost(colony.built(what) + 1);
            int spared = spared(table, colony, cost);
            return spared == 0 ? cost.prices() : List.of(new Fact.Price(Facts.CARD, cost.total() - spared));
        }

        @Override
        public void explain(Table table, Seat seat, Reasons<MarsAction> out) {
            Colony colony = table.colony(who);
            for (Installation what : Installation.ALL) {
                out.unless(Build.of(what), why -> canBuild(table, colony, what, why));
            }
            for (Contract contract : Contract.ALL) {
                out.unless(Buy.of(contract), why -> canBuy(table, colony, contract, why));
            }
            for (RdCard card : Hand.PLAYED_WHEN_BUILDING) {
                if (colony.held[card.ordinal()] > 0) {
                    out.unless(Play.of(card), why -> canPlay(table, colony, why));
                }
            }
        }
    }

    private static void pay(Table table, Colony colony, Installation what) {
        Cost cost = what.cost(colony.built(what) + 1);
        int spared = spared(table, colony, cost);
        if (spared > 0) {
            table.push(new Paying(colony.seat, what, Amounts.NONE, spared, CONSTRUCT));
            return;
        }
        for (Resource resource : Resource.ALL) {
            table.returnToReserve(colony, resource, cost.of(resource));
        }
        CONSTRUCT.make(table, colony, what, cost);
    }

    private static void payContract(Table table, Colony colony) {
        for (Resource resource : Resource.ALL) {
            table.returnToReserve(colony, resource, Contract.PRICE.of(resource));
        }
    }

    private static void buy(Table table, Colony colony, Contract contract, Cost paid) {
        colony.contracts |= contract.bit();
        if (table.listens()) {
            table.tell(new MarsHappening.ContractBought(colony.seat, contract, paid));
        }
    }

    /** The tile arrives unstaffed; a habitation is powered at once if a unit of energy is free. */
    record Construct() implements Paying.Purchase {
        @Override
        public void make(Table table, Colony colony, Installation what, Cost paid) {
            colony.built[what.ordinal()]++;
            int level = colony.built(what);
            if (table.listens()) {
                table.tell(new MarsHappening.Built(colony.seat, what, level, paid));
            }
            if (what == Installation.HABITATION) {
                if (Arrangement.canPowerUp(table, colony, Why.NOT_ASKED)) {
                    Arrangement.powerUp(table, colony);
                } else if (table.listens()) {
                    table.tell(new MarsHappening.HabitationPending(colony.seat, level));
                }
            }
        }
    }

    /** A contract was given up for another one, which is chosen now; the price is paid. */
    record Replace(Seat who, Contract broken) implements Owed.ByOne {
        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            int taken = takenContracts(table);
            for (Contract contract : Contract.ALL) {
                if ((taken & contract.bit()) == 0 && !contract.equals(broken)) {
                    out.add(Buy.of(contract));
                }
            }
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            if (action instanceof Buy(Contract contract)) {
                buy(table, table.colony(who), contract, Cost.NONE);
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.ReplaceContract(broken);
        }
    }
}
