package cydonia.games.tilsit;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.tilsit.MarsAction.Barter;
import cydonia.games.tilsit.MarsAction.Done;
import cydonia.games.tilsit.MarsAction.Earth;
import cydonia.games.tilsit.MarsAction.Play;
import cydonia.games.tilsit.MarsAction.Swap;
import cydonia.games.tilsit.MarsAction.Trade;
import cydonia.games.tilsit.MarsHappening.With;
import java.util.List;

/**
 * Exchanges with Earth, by contract and with other colonies (rulebook, 5 a, 5 b, 5 c, 6 i), which come to terms by
 * {@link Negotiation}; and cards played meanwhile.
 */
final class Exchange {

    private static final int SPACEPORT_RATE = 2;

    private Exchange() {
    }

    /** How many alike Earth asks for one. */
    static int earthRate(Colony colony) {
        return colony.active(Installation.SPACEPORT) > 0
                ? Math.min(SPACEPORT_RATE, colony.perks.earthRate())
                : colony.perks.earthRate();
    }

    static boolean canGet(Table table, Colony colony, Contract pair, int count, Why why) {
        int have = colony.hand[pair.give().ordinal()];
        boolean cards = have >= count
                || why.asked() && why.not(new MarsObstacle.TooFewCards(pair.give(), have, count));
        boolean pile = table.reserve[pair.get().ordinal()] > 0
                || why.asked() && why.not(new MarsObstacle.PileEmpty(pair.get()));
        return cards & pile;
    }

    /** Once per turn, whatever is given. */
    static boolean canBarter(Table table, Colony colony, Contract pair, Why why) {
        boolean fresh = !table.turn.bartered || why.asked() && why.not(new MarsObstacle.AlreadyUsed());
        return fresh & canGet(table, colony, pair, 1, why);
    }

    static boolean canPlay(Table table, Colony colony, RdCard card, Why why) {
        return card != RdCard.SPY_SATELLITE || Effects.PickVictim.anyTarget(table, colony.seat)
                || why.asked() && why.not(new MarsObstacle.NobodyToSpyOn());
    }

    record Exchanging(Seat who) implements Owed.ByOne {
        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            Colony colony = table.colony(who);
            int rate = earthRate(colony);
            boolean barter = colony.perks.bartering() > 0 && !table.turn.bartered;
            for (Contract pair : Contract.ALL) {
                int have = colony.hand[pair.give().ordinal()];
                if (have == 0 || table.reserve[pair.get().ordinal()] == 0) {
                    continue;
                }
                if (have >= rate) {
                    out.add(Earth.of(pair));
                }
                if ((colony.contracts & pair.bit()) != 0) {
                    out.add(Swap.of(pair));
                }
                if (barter) {
                    out.add(Barter.of(pair));
                }
            }
            for (RdCard card : Hand.PLAYED_WHEN_EXCHANGING) {
                if (colony.held[card.ordinal()] > 0 && canPlay(table, colony, card, Why.NOT_ASKED)) {
                    out.add(Play.of(card));
                }
            }
            for (Seat other : table.seats()) {
                if (other != who && Negotiation.canTrade(table, who, other, Why.NOT_ASKED)) {
                    out.add(Trade.of(other));
                }
            }
            out.add(MarsAction.DONE);
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            Colony colony = table.colony(who);
            switch (action) {
                case Earth(Resource give, Resource get) ->
                    swap(table, colony, With.EARTH, earthRate(colony), give, get);
                case Swap(Contract contract) -> swap(table, colony, With.CONTRACT, 1, contract.give(), contract.get());
                case Barter(Resource give, Resource get) -> {
                    table.turn.bartered = true;
                    swap(table, colony, With.SUPREMACY, 1, give, get);
                }
                case Play(RdCard card) -> Effects.playFromHand(table, who, card);
                case Trade(Seat partner) -> Negotiation.open(table, who, partner);
                case Done _ -> table.pop();
                default -> throw new IllegalArgumentException(action.toString());
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.Exchange();
        }

        @Override
        public List<Fact.Price> prices(Table table, Seat seat, MarsAction action) {
            return switch (action) {
                case Earth(Resource give, Resource _) -> price(give, earthRate(table.colony(who)));
                case Swap(Contract contract) -> price(contract.give(), 1);
                case Barter(Resource give, Resource _) -> price(give, 1);
                default -> List.of();
            };
        }

        private static List<Fact.Price> price(Resource what, int count) {
            return List.of(new Fact.Price(what.thing(), count));
        }

        @Override
        public void explain(Table table, Seat seat, Reasons<MarsAction> out) {
            Colony colony = table.colony(who);
            for (Contract pair : Contract.ALL) {
                out.unless(Earth.of(pair), why -> canGet(table, colony, pair, earthRate(colony), why));
                if ((colony.contracts & pair.bit()) != 0) {
                    out.unless(Swap.of(pair), why -> canGet(table, colony, pair, 1, why));
                }
            }
            for (Contract pair : colony.perks.bartering() > 0 ? Contract.ALL : List.<Contract>of()) {
                out.unless(Barter.of(pair), why -> canBarter(table, colony, pair, why));
            }
            for (RdCard card : Hand.PLAYED_WHEN_EXCHANGING) {
                if (colony.held[card.ordinal()] > 0) {
                    out.unless(Play.of(card), why -> canPlay(table, colony, card, why));
                }
            }
            for (Seat other : table.seats()) {
                if (other != who) {
                    out.unless(Trade.of(other), why -> Negotiation.canTrade(table, who, other, why));
                }
            }
        }
    }

    private static void swap(Table table, Colony colony, With with, int count, Resource give, Resource get) {
        table.returnToReserve(colony, give, count);
        table.takeFromReserve(colony, get);
        if (table.listens()) {
            table.tell(new MarsHappening.Exchanged(colony.seat, with, count, give, get));
        }
    }

    /** When the active player has finished exchanging, everybody who could trade with them may propose to. */
    record ForeignTrade(Seat active) implements Owed.Decision {
        @Override
        public int asked(Table table) {
            int seats = table.terms.seats();
            for (Seat seat = active.next(seats); seat != active; seat = seat.next(seats)) {
                if ((table.turn.noForeignTrade & seat.bit()) == 0
                        && Negotiation.canTrade(table, seat, active, Why.NOT_ASKED)) {
                    return seat.bit();
                }
            }
            return 0;
        }

        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            out.add(Trade.of(active));
            out.add(MarsAction.DONE);
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            switch (action) {
                case Trade(Seat partner) -> {
                    table.push(new BackToExchange(seat, table.turn.refused[seat.index()]));
                    Negotiation.open(table, seat, partner);
                }
                case Done _ -> table.turn.noForeignTrade |= seat.bit();
                default -> throw new IllegalArgumentException(action.toString());
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.ForeignTrade(active);
        }
    }

    /**
     * After a trade that another player began, the active player may go on exchanging: if it was made.
     *
     * @param refused
     *            how many of the maker's offers had come to nothing before this one
     */
    record BackToExchange(Seat maker, int refused) implements Owed.Chore {
        @Override
        public void run(Table table) {
            if (table.turn.refused[maker.index()] == refused) {
                table.push(new Exchanging(table.active));
            }
        }
    }
}
