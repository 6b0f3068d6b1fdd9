package cydonia.games.tilsit;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.games.tilsit.MarsAction.Discard;
import cydonia.games.tilsit.MarsAction.Return;
import java.util.Optional;

/** The turn (rulebook, Tour de jeu, 6 d, 7, Fin de la partie): its phases in order, and what is checked at the end. */
final class Turn {

    private Turn() {
    }

    static void begin(Table table, Seat who) {
        table.active = who;
        table.turns++;
        table.turn.forget();
        if (table.listens()) {
            table.tell(new MarsHappening.TurnBegan(who, table.turns));
        }
        table.push(new Enter(Phase.RESEARCH));
        table.phase = Phase.EVENT;
        Events.draw(table, who);
    }

    /** Moves on to a phase of the active player's turn. */
    record Enter(Phase phase) implements Owed.Chore {
        @Override
        public void run(Table table) {
            Seat who = table.active;
            table.phase = phase;
            switch (phase) {
                case RESEARCH -> {
                    table.push(new Enter(Phase.EXCHANGE));
                    table.push(new Supply.SupplyAndProduction(who));
                    table.push(new Research.FightOrResearch(who));
                }
                case EXCHANGE -> {
                    table.push(new Enter(Phase.BUILD));
                    table.push(new Exchange.ForeignTrade(who));
                    table.push(new Exchange.Exchanging(who));
                }
                case BUILD -> {
                    table.push(new Enter(Phase.END));
                    table.push(new Building.Constructing(who));
                }
                case END -> {
                    table.push(new CountPoints(who));
                    table.push(new Arrangement.Arranging(who));
                    Losses.measureBorrowedEnergy(table);
                }
                case SETUP, EVENT, OVER -> throw new IllegalStateException("no phase to move on to: " + phase);
            }
        }
    }

    /** Once the colonists stand: borrowed energy again, victory points, hand and contract limits. */
    record CountPoints(Seat who) implements Owed.Chore {
        @Override
        public void run(Table table) {
            table.push(new CheckVictory(who));
            table.push(new ReturnContracts(who, 0));
            table.push(new DiscardCards(who, Amounts.NONE));
            table.push(new SetMarker(who));
            Losses.measureBorrowedEnergy(table);
        }
    }

    record SetMarker(Seat who) implements Owed.Chore {
        @Override
        public void run(Table table) {
            Colony colony = table.colony(who);
            colony.marker = Scoring.points(table, colony);
            if (table.listens()) {
                table.tell(new MarsHappening.PointsCounted(who, colony.marker, table.terms.target()));
            }
        }
    }

    /** Down to the hand limit, own choice, in the order of resources so that no choice is reached twice. */
    record DiscardCards(Seat who, int discarded) implements Owed.Decision {
        @Override
        public int asked(Table table) {
            return excess(table) > 0 ? who.bit() : 0;
        }

        private int excess(Table table) {
            Colony colony = table.colony(who);
            return colony.handSize() - colony.handLimit();
        }

        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            Amounts.offer(table.colony(who).hand, discarded, excess(table), Discard.ALL, out);
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            if (action instanceof Discard(Resource what)) {
                table.returnToReserve(table.colony(who), what, 1);
                table.push(new DiscardCards(who, Amounts.plus(discarded, what)));
                if (table.listens()) {
                    table.tell(new MarsHappening.Discarded(who, what));
                }
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.DiscardCards(excess(table));
        }

        @Override
        public Optional<Several<MarsAction>> several(Table table, Seat seat) {
            int count = Amounts.count(discarded) + excess(table);
            return Amounts.choice(count, table.colony(who).hand, discarded, Discard::of);
        }
    }

    /**
     * Down to the contract limit, own choice, in one order so that no choice is met twice.
     *
     * @param returned
     *            bits of those given back so far
     */
    record ReturnContracts(Seat who, int returned) implements Owed.Decision {

        private static final Text CONTRACTS = new Text("contracts", "contrats");

        @Override
        public int asked(Table table) {
            return excess(table) > 0 ? who.bit() : 0;
        }

        private int excess(Table table) {
            Colony colony = table.colony(who);
            return colony.contractCount() - colony.contractLimit();
        }

        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            int after = returned == 0 ? 0 : Integer.SIZE - Integer.numberOfLeadingZeros(returned);
            int left = table.colony(who).contracts >> after << after;
            int excess = excess(table);
            for (Contract contract : Contract.ALL) {
                if ((left & contract.bit()) != 0 && Integer.bitCount(left) >= excess) {
                    out.add(Return.of(contract));
                    left &= ~contract.bit();
                }
            }
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            if (action instanceof Return(Contract contract)) {
                table.colony(who).contracts &= ~contract.bit();
                table.push(new ReturnContracts(who, returned | contract.bit()));
                if (table.listens()) {
                    table.tell(new MarsHappening.ContractReturned(who, contract, Cost.NONE));
                }
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.ReturnContracts(excess(table));
        }

        @Override
        public Optional<Several<MarsAction>> several(Table table, Seat seat) {
            int picked = Integer.bitCount(returned);
            int count = picked + excess(table);
            Several.Builder<MarsAction> choice = Several.<MarsAction>of(CONTRACTS, count, count).picked(picked);
            Contract.in(table.colony(who).contracts | returned)
                    .forEach(contract -> choice.item(Return.of(contract), 1));
            return count == 1 ? Optional.empty() : Optional.of(choice.build());
        }
    }

    /** Whoever has the target at the end of the own turn wins at once. */
    record CheckVictory(Seat who) implements Owed.Chore {
        @Override
        public void run(Table table) {
            int points = Scoring.points(table, table.colony(who));
            if (points >= table.terms.target()) {
                table.winner = who.index();
                table.phase = Phase.OVER;
                table.agenda.clear();
                if (table.listens()) {
                    table.tell(new MarsHappening.Won(who, points));
                }
                return;
            }
            begin(table, who.next(table.terms.seats()));
        }
    }
}
