package cydonia.ai.terraforming;

import cydonia.ai.Hopes;
import cydonia.ai.Knowledge;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.games.terraforming.TerraformingAction;
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.TerraformingRollout;
import cydonia.games.terraforming.cards.Resource;
import java.util.List;

/**
 * Points at the end are what counts; until then money is points to come, and production is money to come. Alone, what
 * counts is whether all that money will finish Mars in time.
 */
public final class TerraformingKnowledge implements Knowledge<TerraformingPosition, TerraformingAction> {

    private static final double HEAT_FOR_A_STEP = 8;
    private static final Resource[] RESOURCES = Resource.values();

    @Override
    public void value(Rollout<TerraformingPosition, TerraformingAction> rollout, double[] hopes) {
        var outcome = rollout.outcome();
        TerraformingRollout table = (TerraformingRollout) rollout;
        if (outcome.isPresent()) {
            Hopes.ended(outcome.get(), hopes);
        } else if (hopes.length == 1) {
            hopes[0] = alone(table);
        } else {
            double generations = Prices.generationsToCome(table);
            double[] estimates = new double[hopes.length];
            for (int i = 0; i < hopes.length; i++) {
                Seat seat = Seat.of(i);
                Prices prices = Prices.amongOthers(table, seat, generations);
                double money = wealth(table, seat, prices) + Honours.milestones(table.survey(), seat, prices);
                estimates[i] = table.score(seat) + Honours.awards(table.survey(), seat, generations)
                        + money / prices.point;
            }
            Hopes.byLead(estimates, 3 + 0.8 * generations, hopes);
        }
    }

    /** All that will be turned into money or points, in money of this moment. */
    private static double wealth(TerraformingRollout table, Seat seat, Prices prices) {
        double wealth = prices.times * table.rating(seat);
        for (Resource what : RESOURCES) {
            int i = what.ordinal();
            wealth += prices.unit[i] * table.stock(seat, what) + prices.production[i] * table.production(seat, what);
        }
        return wealth + cards(table, seat, prices);
    }

    private static double cards(TerraformingRollout table, Seat seat, Prices prices) {
        double worth = CardWorth.hand(table, seat, prices);
        for (int card = table.survey().nextInPlay(seat, 0); card >= 0; card = table.survey().nextInPlay(seat,
                card + 1)) {
            CardSheet sheet = CardSheet.of(card);
            if (sheet.lasting) {
                double uses = prices.times + (table.survey().used(sheet.card) ? 0 : 0.7);
                worth += CardWorth.lasting(table, seat, sheet, prices, uses);
                if (sheet.convertsCubes) {
                    worth += 0.8 * table.survey().cubes(sheet.card) * sheet.cube.worth(prices);
                }
            }
        }
        return worth;
    }

    private static double alone(TerraformingRollout table) {
        Seat seat = Seat.of(0);
        Prices prices = Prices.alone(table, seat);
        double generations = prices.generations;
        double heat = table.stock(seat, Resource.HEAT) + table.stock(seat, Resource.ENERGY)
                + generations * (table.production(seat, Resource.HEAT) + table.production(seat, Resource.ENERGY));
        double plants = table.stock(seat, Resource.PLANTS) + generations * table.production(seat, Resource.PLANTS);
        double money = table.stock(seat, Resource.MONEY)
                + generations * (table.rating(seat) + table.production(seat, Resource.MONEY));
        for (Resource metal : List.of(Resource.STEEL, Resource.TITANIUM)) {
            money += prices.unit[metal.ordinal()]
                    * (table.stock(seat, metal) + generations * table.production(seat, metal));
        }
        double warm = Math.max(0, prices.left[0] - heat / HEAT_FOR_A_STEP);
        double green = Math.max(0, prices.left[1] - plants / table.survey().greeneryPrice(seat));
        double steps = prices.left[0] + prices.left[1] + prices.left[2];
        double cost = Prices.discount(generations)
                * (Prices.ASTEROID * warm + Prices.GREENERY * green + Prices.AQUIFER * prices.left[2]);
        money += 0.35 * generations * steps + cards(table, seat, prices);
        return 0.02 + 0.94 * Hopes.chance((money - cost) / (12 + 9 * generations));
    }

    @Override
    public boolean settled(Rollout<TerraformingPosition, TerraformingAction> table) {
        return ((TerraformingRollout) table).betweenActions();
    }

    @Override
    public void weigh(Rollout<TerraformingPosition, TerraformingAction> rollout, Seat seat,
            List<TerraformingAction> legal, double[] weights) {
        TerraformingRollout table = (TerraformingRollout) rollout;
        Wishes wishes = new Wishes(table, seat);
        for (int i = 0; i < legal.size(); i++) {
            weights[i] = wishes.weight(legal.get(i));
        }
    }

    @Override
    public double weight(Rollout<TerraformingPosition, TerraformingAction> table, Seat seat,
            TerraformingAction action) {
        return new Wishes((TerraformingRollout) table, seat).weight(action);
    }
}
