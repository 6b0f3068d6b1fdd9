package cydonia.games.terraforming.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.language.Cause;
import cydonia.games.terraforming.language.Question;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingAction.Amount;
import cydonia.games.terraforming.table.Owed;
import cydonia.games.terraforming.table.Table;
import java.util.List;

/** As much as the player likes: production shifted, or goods exchanged. Rulebook p. 9. */
final class Amounts {

    private Amounts() {
    }

    /** Shifts production; how far is asked where there is a choice. */
    static void shift(Table t, int seat, int card, Resource from, Resource to) {
        Shift shift = new Shift(seat, card, from, to);
        int most = t.players[seat].production(from);
        if (most > 1) {
            t.owe(shift);
        } else {
            shift.carryOut(t, most);
        }
    }

    /** Exchanges goods; how many is asked where there is a choice. */
    static void exchange(Table t, int seat, int card, Resource from, Resource to) {
        Exchange exchange = new Exchange(seat, card, from, to);
        int most = t.players[seat].stock(from);
        if (most > 1) {
            t.owe(exchange);
        } else {
            exchange.carryOut(t, most);
        }
    }

    private static void list(int most, Choices<TerraformingAction> out) {
        for (int n = Math.min(most, Amount.MOST); n > 0; n--) {
            out.add(Amount.of(n));
        }
    }

    /** How many steps of production go from one resource to another. */
    record Shift(int seat, int card, Resource from, Resource to) implements Owed.ByCard {

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            list(t.players[seat].production(from), out);
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            t.done();
            carryOut(t, ((Amount) action).n());
        }

        private void carryOut(Table t, int steps) {
            Stocks.produce(t, seat, to, steps, Cause.ByCard.of(card));
            Stocks.produce(t, seat, from, -steps, Cause.ByCard.of(card));
        }

        @Override
        public Question question(Table t) {
            return new Question.HowManySteps(from, to);
        }
    }

    /** How much of a resource is given for another. */
    record Exchange(int seat, int card, Resource from, Resource to) implements Owed.ByCard {

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            list(t.players[seat].stock(from), out);
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            t.done();
            carryOut(t, ((Amount) action).n());
        }

        private void carryOut(Table t, int n) {
            Stocks.pay(t, seat, from, n);
            Stocks.gain(t, seat, to, n);
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat who, TerraformingAction action) {
            return Payment.of(((Amount) action).n(), from);
        }

        @Override
        public Question question(Table t) {
            return new Question.HowMuch(from, to);
        }
    }
}
