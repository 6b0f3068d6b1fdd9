package cydonia.server.page.terraforming;

import cydonia.engine.Text;
import cydonia.games.terraforming.Question;
import cydonia.games.terraforming.TerraformingAction;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.cards.Card;
import java.util.Optional;
import java.util.function.Function;

/**
 * Several cards ticked and confirmed together.
 *
 * @param each
 *            what ticking a card does
 * @param last
 *            what ends the choice; empty where it ends by itself
 * @param price
 *            what each costs, or brings where negative
 * @param most
 *            how many may be ticked
 * @param none
 *            what confirming without any tick means
 */
public record Picking(Function<Card, TerraformingAction> each, String last, int price, int most, Text none, Text some) {

    private static final int ANY = 99;

    static Optional<Picking> of(Question question) {
        return Optional.ofNullable(switch (question) {
            case Question.KeepFirstCards(int kept, int money) -> buying(money / TerraformingMars.CARD_PRICE - kept);
            case Question.BuyCards(int chosen, int money) -> buying(money / TerraformingMars.CARD_PRICE - chosen);
            case Question.SellPatents _ ->
                new Picking(TerraformingAction.Sell::new, "enough", 1, ANY, Terms.SELL_CHOSEN, Terms.SELL_SOME);
            case Question.KeepCards(int n) ->
                new Picking(TerraformingAction.Keep::new, "", 0, n, Terms.KEEP_CHOSEN, Terms.KEEP_SOME);
            default -> null;
        });
    }

    private static Picking buying(int most) {
        return new Picking(TerraformingAction.Buy::new, "enough", TerraformingMars.CARD_PRICE, most, Terms.BUY_NONE,
                Terms.BUY_SOME);
    }
}
