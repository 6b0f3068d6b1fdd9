package cydonia.ai.terraforming;

import cydonia.ai.Account;
import cydonia.ai.Account.Measure;
import cydonia.ai.Account.Part;
import cydonia.ai.Counting;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.terraforming.Survey;
import cydonia.games.terraforming.TerraformingRollout;
import java.util.List;

/** What a person counts: money, that of the rest of the game included, at the prices of one moment. */
record Accounts(Seat seat, Prices prices) implements Counting<TerraformingRollout> {

    static final Text HAND = new Text("cards in hand", "les cartes en main");
    static final Text IN_PLAY = new Text("cards in play", "les cartes en jeu");

    private static final Measure WORTH = new Measure(
            new Text("Worth in MC over the game", "Valeur en M€ sur la partie"), 0, false);
    private static final Text POINTS = new Text("points", "les points");
    private static final Text STOCK = new Text("stock", "le stock");
    private static final Text PRODUCTION = new Text("production and rating", "la production et le NT");
    private static final Text HONOURS = new Text("milestones and awards", "les objectifs et les récompenses");

    @Override
    public Account of(TerraformingRollout rollout) {
        Survey table = rollout.survey();
        if (table.seats() == 1) {
            return Alone.account(table, seat);
        }
        double hand = CardWorth.hand(table, seat, prices);
        double honours = prices.point * Honours.awards(table, seat, prices.generations)
                + Honours.milestones(table, seat, prices);
        return new Account(WORTH, List.of(new Part(POINTS, prices.point * table.score(seat)),
                new Part(STOCK, Rivals.stock(table, seat, prices)),
                new Part(PRODUCTION, Rivals.production(table, seat, prices)), new Part(HAND, hand),
                new Part(IN_PLAY, CardWorth.inPlay(table, seat, prices)), new Part(HONOURS, honours)));
    }

    @Override
    public boolean isDone(TerraformingRollout rollout) {
        return rollout.survey().betweenActions();
    }
}
