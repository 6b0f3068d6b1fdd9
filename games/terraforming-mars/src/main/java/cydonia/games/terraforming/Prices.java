package cydonia.games.terraforming;

import cydonia.engine.Fact;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Resource;
import java.util.List;

/** What a legal action costs a seat now, after everything that makes it cheaper; how it is paid may be asked later. */
final class Prices {

    private Prices() {
    }

    static List<Fact.Price> of(Table t, int seat, TerraformingAction action) {
        Player player = t.players[seat];
        return switch (action) {
            case TerraformingAction.Buy _ -> Payment.of(Research.CARD_PRICE, Resource.MONEY);
            case TerraformingAction.Play(var card) ->
                Payment.of(player.price(Plan.of(card.index())), Resource.MONEY);
            case TerraformingAction.Use(var card, int option) ->
                CardActions.prices(Plan.of(card.index()), option - 1);
            case TerraformingAction.Build(var project) ->
                Payment.of(Projects.price(player, project), Resource.MONEY);
            case TerraformingAction.Claim _ -> Payment.of(Milestone.PRICE, Resource.MONEY);
            case TerraformingAction.Fund _ -> Payment.of(Honours.awardPrice(t), Resource.MONEY);
            case TerraformingAction.ConvertPlants() -> Payment.of(player.greeneryPrice, Resource.PLANTS);
            case TerraformingAction.ConvertHeat() -> Payment.of(Projects.HEAT_FOR_TEMPERATURE, Resource.HEAT);
            case TerraformingAction.Pay way -> Payment.prices(player,
                    t.phase == Phase.RESEARCH ? Research.price(player) : Payment.price(t.owed()), way);
            case TerraformingAction.Amount(int n) ->
                Effects.of(Task.value(t.owed())) instanceof Effect.Exchange(Resource from, var _)
                        ? Payment.of(n, from)
                        : List.of();
            case TerraformingAction.Sell _,TerraformingAction.Discard _ ->
                List.of(new Fact.Price(TerraformingHappening.CARDS, 1));
            case TerraformingAction.Choose _,TerraformingAction.Draft _,TerraformingAction.Keep _,TerraformingAction.EndTurn _,TerraformingAction.Pass _,TerraformingAction.Enough _,TerraformingAction.Decline _,TerraformingAction.Place _,TerraformingAction.Reserve _,TerraformingAction.AddTo _,TerraformingAction.Remove _,TerraformingAction.RemoveCubes _,TerraformingAction.Decrease _,TerraformingAction.Option _,TerraformingAction.Copy _ ->
                List.of();
        };
    }
}
