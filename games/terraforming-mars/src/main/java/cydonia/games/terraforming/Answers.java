package cydonia.games.terraforming;

import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tile;

/** Takes the decision of a seat and goes on until the next one is needed. Trusts that it is legal. */
final class Answers {

    private Answers() {
    }

    static void take(Table t, int seat, TerraformingAction action) {
        switch (t.phase) {
            case SETUP, DRAFT, RESEARCH -> choose(t, seat, action);
            case ACTIONS, LAST_GREENERIES -> act(t, seat, action);
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    /** Where all choose at once. */
    private static void choose(Table t, int seat, TerraformingAction action) {
        switch (action) {
            case TerraformingAction.Choose(var corporation) -> Research.choose(t, seat, corporation.index());
            case TerraformingAction.Buy(var card) -> Research.buy(t, seat, card.index());
            case TerraformingAction.Draft(var card) -> Draft.pick(t, seat, card.index());
            case TerraformingAction.Pay(var _, var _, int heat) -> Research.pay(t, seat, heat);
            case TerraformingAction.Enough() -> Research.enough(t, seat);
            default -> throw new IllegalArgumentException(action + " is not what was asked");
        }
    }

    private static void act(Table t, int seat, TerraformingAction action) {
        switch (action) {
            case TerraformingAction.Buy _ -> Looking.answerBuy(t, seat, true);
            case TerraformingAction.Keep(var card) -> Looking.keep(t, seat, card.index());
            case TerraformingAction.Play(var card) -> Playing.begin(t, seat, card.index());
            case TerraformingAction.Use(var card, int option) -> CardActions.use(t, seat, card.index(), option - 1);
            case TerraformingAction.Build(var project) -> Projects.begin(t, seat, project);
            case TerraformingAction.Claim(var milestone) -> Honours.begin(t, seat, milestone);
            case TerraformingAction.Fund(var award) -> Honours.begin(t, seat, award);
            case TerraformingAction.ConvertPlants() -> Projects.convertPlants(t, seat);
            case TerraformingAction.ConvertHeat() -> Projects.convertHeat(t, seat);
            case TerraformingAction.EndTurn() -> {
                Turns.end(t, seat);
                return;
            }
            case TerraformingAction.Pass() -> {
                Turns.pass(t, seat);
                return;
            }
            case TerraformingAction.Enough() -> {
                if (!t.owes()) {
                    LastGreeneries.done(t);
                    return;
                }
                t.settle();
            }
            case TerraformingAction.Decline() -> decline(t, seat);
            case TerraformingAction.Pay(int steel, int titanium, int heat) ->
                Payment.pay(t, t.settle(), steel, titanium, heat);
            case TerraformingAction.Place(var area) -> Placement.lay(t, seat, tile(t.settle()), area.index());
            case TerraformingAction.Reserve(var area) -> {
                t.settle();
                Placement.reserve(t, seat, area.index());
            }
            case TerraformingAction.AddTo(var card) ->
                Stocks.addCubes(t, card.index(), cubes(Effects.of(Task.value(t.settle()))));
            case TerraformingAction.Remove(int n, var from) ->
                Victims.remove(t, seat, Effects.of(Task.value(t.settle())), n, from.index());
            case TerraformingAction.RemoveCubes(int n, var from) -> Victims.removeCubes(t, n, from.index());
            case TerraformingAction.Decrease(var victim) -> decrease(t, victim.index());
            case TerraformingAction.Option(int number) -> {
                if (Task.kind(t.owed()) == Task.ORDER) {
                    Ordering.choose(t, number);
                } else {
                    Alternatives.choose(t, t.settle(), number - 1);
                }
            }
            case TerraformingAction.Amount(int n) -> amount(t, seat, n);
            case TerraformingAction.Copy(var card) -> {
                t.settle();
                Resolution.copy(t, seat, card.index());
            }
            case TerraformingAction.Discard(var card) -> {
                t.settle();
                Deck.discardHeld(t, seat, card.index());
                Deck.drawToHand(t, seat, 1);
            }
            case TerraformingAction.Sell(var card) -> Projects.sell(t, seat, card.index());
            case TerraformingAction.Choose _,TerraformingAction.Draft _ ->
                throw new IllegalArgumentException(action + " is not what was asked");
        }
        goOn(t);
    }

    /** Works off what is owed; when nothing is, the action of the turn is done. */
    private static void goOn(Table t) {
        Resolution.run(t);
        if (!t.owes()) {
            if (t.phase == Phase.ACTIONS) {
                Turns.actionDone(t);
            } else if (t.phase == Phase.LAST_GREENERIES) {
                LastGreeneries.goOn(t);
            }
        }
    }

    private static void decline(Table t, int seat) {
        if (Task.kind(t.owed()) == Task.BUY) {
            Looking.answerBuy(t, seat, false);
        } else {
            t.settle();
        }
    }

    private static Tile tile(long task) {
        return Effects.of(Task.value(task)) instanceof Effect.PlaceTile(Tile tile, var _) ? tile : Tile.OCEAN;
    }

    private static int cubes(Effect effect) {
        return effect instanceof Effect.Add(int n, var _) ? n : 1;
    }

    private static void decrease(Table t, int victim) {
        long task = t.settle();
        if (Effects.of(Task.value(task)) instanceof Effect.DecreaseAny(int steps, Resource what)) {
            Stocks.produce(t, victim, what, -steps, Cause.ByCard.of(Task.card(task)));
        }
    }

    private static void amount(Table t, int seat, int n) {
        long task = t.settle();
        switch (Effects.of(Task.value(task))) {
            case Effect.ShiftProduction(Resource from, Resource to) ->
                Resolution.shift(t, seat, from, to, n, Task.card(task));
            case Effect.Exchange(Resource from, Resource to) -> Resolution.exchange(t, seat, from, to, n);
            default -> throw new IllegalStateException("no amount was asked for");
        }
    }
}
