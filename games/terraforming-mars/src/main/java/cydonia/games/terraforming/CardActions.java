package cydonia.games.terraforming;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.terraforming.TerraformingAction.Use;
import cydonia.games.terraforming.cards.Card;
import cydonia.games.terraforming.cards.CardAction.Price;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Cube;
import cydonia.games.terraforming.cards.Resource;
import java.util.List;

/** Actions of cards and corporations: once per card and generation, the price in full. Rulebook p. 11. */
final class CardActions {

    /** Every card that has an action. */
    static final CardSet WITH_ACTION = new CardSet();

    static {
        for (Card card : Cards.all()) {
            if (!card.actions().isEmpty()) {
                WITH_ACTION.add(card.index());
            }
        }
    }

    private CardActions() {
    }

    static void list(Table t, int seat, Choices<TerraformingAction> into) {
        CardSet inPlay = t.players[seat].inPlay;
        for (int card = inPlay.next(0, WITH_ACTION, t.used); card >= 0; card = inPlay.next(card + 1, WITH_ACTION,
                t.used)) {
            int options = CardPlan.of(card).actions.length;
            for (int option = 0; option < options; option++) {
                if (payable(t, seat, card, option, Why.NOT_ASKED)) {
                    into.add(Use.of(card, option + 1));
                }
            }
        }
    }

    static boolean usable(Table t, int seat, int card, int option, Why why) {
        boolean fresh = !t.used.has(card) || why.asked() && why.not(new TerraformingObstacle.AlreadyUsed());
        return payable(t, seat, card, option, why) && fresh;
    }

    private static boolean payable(Table t, int seat, int card, int option, Why why) {
        Player player = t.players[seat];
        return switch (CardPlan.of(card).actions[option].price()) {
            case Price.Free() -> true;
            case Price.Money(int n) -> Payment.affordable(player, n, why);
            case Price.MoneyOr(int n, Resource metal) ->
                Payment.affordable(player, n, metal == Resource.STEEL, metal == Resource.TITANIUM, 0, why);
            case Price.MoneyAfterRaise(int n) -> {
                boolean raised = player.raised || why.asked() && why.not(new TerraformingObstacle.RatingNotRaised());
                yield Payment.affordable(player, n, why) && raised;
            }
            case Price.Stock(int n, Resource what) -> player.stock(what) >= n || why.asked()
                    && why.not(new TerraformingObstacle.StockShort(what, player.stock(what), n));
            case Price.SomeOf(Resource what) -> player.stock(what) > 0
                    || why.asked() && why.not(new TerraformingObstacle.StockShort(what, 0, 1));
            case Price.Steps(int n, Resource what) -> Stocks.canLose(player, what, n) || why.asked()
                    && why.not(new TerraformingObstacle.ProductionShort(what, player.production(what), n));
            case Price.CubesHere(int n, Cube what) -> Stocks.cubes(t, card) >= n
                    || why.asked() && why.not(new TerraformingObstacle.CubesShort(what, Stocks.cubes(t, card), n));
            case Price.CubeAnywhere(Cube what) -> t.solo() || Victims.anyCubes(t, seat, what)
                    || why.asked() && why.not(new TerraformingObstacle.NoCubeToTake(what));
        };
    }

    /** What stands before the arrow, as far as it is the player's own and its amount is known. */
    static List<Fact.Price> prices(CardPlan plan, int option) {
        return switch (plan.actions[option].price()) {
            case Price.Free(),Price.SomeOf _,Price.CubeAnywhere _ -> List.of();
            case Price.Money(int n) -> Payment.of(n, Resource.MONEY);
            case Price.MoneyAfterRaise(int n) -> Payment.of(n, Resource.MONEY);
            case Price.MoneyOr(int n, var _) -> Payment.of(n, Resource.MONEY);
            case Price.Stock(int n, Resource what) -> Payment.of(n, what);
            case Price.Steps(int n, Resource what) -> List.of(new Fact.Price(what.production(), n));
            case Price.CubesHere(int n, Cube what) -> List.of(new Fact.Price(what.thing(), n));
        };
    }

    static void use(Table t, int seat, int card, int option) {
        CardPlan plan = CardPlan.of(card);
        if (t.listens()) {
            t.tell(new TerraformingHappening.ActionUsed(Seat.of(seat), plan.card));
        }
        t.used.add(card);
        t.owe(seat, card, plan.actionEffects.get(option));
        switch (plan.actions[option].price()) {
            case Price.Free(),Price.SomeOf _ -> {
                // nothing to pay before the effect
            }
            case Price.Money(int n) -> Payment.charge(t, seat, n, Cause.ByCard.of(card));
            case Price.MoneyAfterRaise(int n) -> Payment.charge(t, seat, n, Cause.ByCard.of(card));
            case Price.MoneyOr(int n, Resource metal) ->
                Payment.charge(t, seat, n, metal == Resource.STEEL, metal == Resource.TITANIUM, 0,
                        Cause.ByCard.of(card));
            case Price.Stock(int n, Resource what) -> Stocks.pay(t, seat, what, n);
            case Price.Steps(int n, Resource what) ->
                Stocks.payProduction(t, seat, what, n, Cause.ByCard.of(card));
            case Price.CubesHere(int n, var _) -> Stocks.payCubes(t, card, n);
            case Price.CubeAnywhere(Cube what) -> {
                if (!t.solo()) {
                    t.owe(new Victims.TakeCube(seat, card, what));
                }
            }
        }
    }
}
